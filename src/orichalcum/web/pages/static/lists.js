// Lists of tables: where it is my turn, my tables, the open ones.
import { $, api, failed, h, listed, news, notice, w } from "./house.js";

const nameOf = (one) => (one.who === "open" ? w("seat-is-open") : one.name || w("seat", { n: one.seat + 1 }));
const points = (n) => (n < 0 ? `−${-n}` : String(n));
const seatsOf = (line) => line.seats.map((one, seat) => (line.result.length ? `${nameOf(one)} ${points(line.result[seat])}` : nameOf(one))).join(", ");
const scene = (line) => h("img.thumb", { src: `/api/games/${line.game}/scene.svg`, alt: "", width: 64, height: 40 });

// How a table stands, in a few words: what it waits for, or how it ended.
function stands(line) {
  const free = line.seats.filter((one) => one.who === "open").length, best = line.seats.filter((one, seat) => line.ranking[seat] === 1);
  if (line.my_turn) return w("waits-for-you");
  if (line.status === "gathering" && free) return w("seats-free", { n: free });
  if (line.status === "over" && best.length === 1 && line.seats.length > 1) return w("wins", { names: nameOf(best[0]) });
  const asked = line.status === "playing" ? line.waiting.filter((seat) => seat >= 0).map((seat) => nameOf(line.seats[seat])) : [];
  return asked.length ? w("waits-for", { names: listed(asked) }) : w(`status-${line.status}`);
}
const to = (line) => (line.status === "gathering" && !line.mine.length ? `/join/${line.code}` : `/tables/${line.code}`);

function row(line) {
  const free = line.seats.filter((one) => one.who === "open").length;
  const deeds = line.status === "over" ? [h("a.btn.quiet", { href: `/tables/${line.code}/replay` }, w("replay"))] : [];
  const words = line.my_turn ? w("go-to-table") : line.mine.length ? w("go-to-table") : free ? w("sit-down") : w("watch");
  return h("li", {}, scene(line), h("span.grow", {}, h("b", {}, line.title), h("small", {}, seatsOf(line)), h("small", {}, stands(line))),
    ...deeds, h(`a.btn${line.my_turn ? ".go" : ""}`, { href: to(line) }, words));
}

function fill(id, lines) {
  const list = $(id);
  if (!list) return;
  list.replaceChildren(...(lines.length ? lines.map(row) : [h("li.small", {}, list.dataset.empty)]));
}

async function load() {
  try {
    const [mine, open] = await Promise.all([api("/api/me/tables"), $("lobby") ? api("/api/lobby") : []]);
    fill("mine", $("mine")?.dataset.all ? mine : mine.slice(0, 6));
    fill("lobby", open.filter((one) => !one.mine.length));
    const turns = mine.filter((one) => one.my_turn), strip = $("turns");
    if (!strip) return;
    strip.hidden = !turns.length;
    strip.replaceChildren(strip.firstElementChild, ...turns.slice(0, 3).map((one) => h("a.one", { href: to(one) }, scene(one), h("span", {}, h("b", {}, one.title), h("small", {}, seatsOf(one))))), ...(turns.length ? [h("a.btn.go", { href: to(turns[0]) }, w("go-to-table"))] : []));
  } catch (trouble) {
    failed(trouble);
  }
}

async function statistics() {
  const table = $("statistics");
  if (!table) return;
  const lines = await api("/api/me/statistics");
  const titles = Object.fromEntries((await api("/api/games")).map((one) => [one.id, one.title]));
  table.hidden = !lines.length;
  $("no-statistics").hidden = Boolean(lines.length);
  table.tBodies[0].replaceChildren(...lines.map((one) => h("tr", {}, h("th", { scope: "row" }, titles[one.game] ?? one.game), ...[one.played, one.won, one.best, one.average.toFixed(1)].map((n) => h("td", {}, String(n))))));
}

$("import")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target.elements, file = form.file.files[0];
  try {
    const made = await api("/api/records", { record: file ? await file.text() : form.record.value });
    location.href = made.status === "over" ? `/tables/${made.code}/replay` : `/tables/${made.code}`;
  } catch (trouble) {
    failed(trouble);
  }
});

load();
statistics().catch(() => {});
news({ lobby: 1 }, (one) => {
  if (one.kind === "lobby" || one.kind === "hello") load();
  if (one.kind === "notice") notice(one.notice), load();
});
// A notice comes to one page only: the others of this browser see it noted, and whoever comes back looks anew.
addEventListener("storage", (event) => event.key === "noticed" && load());
document.addEventListener("visibilitychange", () => document.hidden || load());
