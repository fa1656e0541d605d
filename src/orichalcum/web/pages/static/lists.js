// Lists of tables: where it is my turn, my tables, the open ones.
import { $, api, failed, h, news, notice, w } from "./house.js";

const seatsOf = (line) => line.seats.map((one) => (one.who === "open" ? w("seat-is-open") : one.name)).join(", ");
const to = (line) => (line.status === "gathering" && !line.mine.length ? `/join/${line.code}` : `/tables/${line.code}`);

function row(line) {
  const free = line.seats.filter((one) => one.who === "open").length;
  const deeds = line.status === "over" ? [h("a.btn.quiet", { href: `/tables/${line.code}/replay` }, w("replay"))] : [];
  const words = line.my_turn ? w("go-to-table") : line.mine.length ? w("go-to-table") : free ? w("sit-down") : w("watch");
  return h("li", {}, h("span.grow", {}, h("b", {}, line.title), h("small", {}, `${seatsOf(line)} · ${line.my_turn ? w("waits-for-you") : free && line.status === "gathering" ? w("seats-free", { n: free }) : w(`status-${line.status}`)}${line.result.length ? ` · ${line.result.join(" : ")}` : ""}`)),
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
    strip.replaceChildren(strip.firstElementChild, ...turns.slice(0, 3).map((one) => h("a.one", { href: to(one) }, h("span", {}, h("b", {}, one.title), h("small", {}, seatsOf(one))))), ...(turns.length ? [h("a.btn.go", { href: to(turns[0]) }, w("go-to-table"))] : []));
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
