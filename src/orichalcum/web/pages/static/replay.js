// Replay: any game step by step, one's own view of a running one, or everything of a finished one.
import { $, api, badge, failed, given, h, pace, pause, sign, w } from "./house.js";
import { onTurn, zones as shapes } from "./narrow.js";
import { Picture } from "./picture.js";

const line = given.line, base = `/api/tables/${line.code}`, over = line.status === "over";
const board = new Picture($("picture"), { zoomed: true });
let at = Number(new URLSearchParams(location.search).get("at") ?? 0), eyes = new URLSearchParams(location.search).get("eyes") ?? "", whole = null, state = null, running = false, zone = "", asked = 0;
const lines = () => whole?.log ?? [];
const stops = () => [...new Set([0, ...lines().map((one) => one.at), whole.at])].sort((a, b) => a - b);

function query(where) {
  const about = { shape: shapes().join(","), log: 0 };
  if (where !== null) about.at = where;
  if (over && eyes) about.eyes = eyes;
  if (!over && line.mine.length) about.seat = line.mine[0];
  return new URLSearchParams(about);
}

async function go(where) {
  at = Math.max(0, Math.min(where, whole?.at ?? where));
  const mine = ++asked;
  try {
    const fresh = await api(`${base}/replay?${query(at)}`);
    if (mine === asked) show(fresh);
  } catch (trouble) {
    failed(trouble);
  }
}

function show(fresh) {
  state = fresh;
  const names = shapes();
  if (!names.includes(zone)) zone = names[0];
  board.show((state.boards.find((one) => one.shape === zone) ?? state.boards[0])?.svg ?? "");
  board.light(new Set(), new Set());
  $("zones").classList.toggle("on", names.length > 1);
  $("zones").replaceChildren(...(names.length > 1 ? state.boards.map((one) => h("button", { "aria-pressed": String(one.shape === zone), onclick: () => { zone = one.shape; show(state); } }, one.name)) : []));
  $("plates").classList.toggle("five", state.plates.length > 4);
  $("plates").replaceChildren(...state.plates.map((one) => h("div.seat.panel", {}, badge(one.seat), h("span.who", {}, h("b", {}, one.name || w("seat", { n: one.who + 1 })), h("span.signs", {}, ...one.signs.map((s) => h("span", { title: s.title }, sign(s.sign), s.text, h("span.unseen", {}, ` ${s.title}`))))), h("span.sum", {}, one.points, h("small", {}, one.points ? w("points") : "")))));
  $("slider").max = whole.at;
  $("slider").value = at;
  $("slider").setAttribute("aria-valuetext", w("replay-at", { n: at }));
  const last = lines().filter((one) => one.at <= at).pop();
  $("asks").textContent = last?.text || w("replay-at", { n: at });
  $("why").textContent = at >= whole.at && over ? w("at-end") : `${at} / ${whole.at}`;
  for (const item of $("log").children) item.classList.toggle("fresh", Number(item.dataset.at) === last?.at && at > 0);
  $("log").querySelector(".fresh")?.scrollIntoView({ block: "nearest" });
  $("told").textContent = state.told;
  board.rings("place", lines().filter((one) => one.at === last?.at).flatMap((one) => one.places), ["outer", "place"]);
  history.replaceState(null, "", `?at=${at}${eyes ? `&eyes=${eyes}` : ""}`);
  $("end").hidden = true;
}

function showLog() {
  const colour = (who) => whole.plates.find((one) => one.who === who)?.seat ?? "neutral";
  $("log").replaceChildren(...lines().map((one) => h("li", { "data-at": one.at }, h("button", { onclick: () => go(one.at) }, one.who >= 0 ? badge(colour(one.who)) : "", h("span", {}, one.text)))));
}

function step(way) {
  const all = stops(), next = way > 0 ? all.find((one) => one > at) : all.filter((one) => one < at).pop();
  if (next !== undefined) return go(next);
  run(false);
}

async function run(on = !running) {
  running = on;
  $("run").setAttribute("aria-label", on ? w("hold") : w("run"));
  $("run").querySelector("path").setAttribute("d", on ? "M-4 -7V7M4 -7V7" : "M-5 -7.500L7 0L-5 7.500Z");
  while (running) {
    if (at >= whole.at) return run(false);
    await step(1);
    await pause(1100 * (pace() || 0.8));
  }
}

async function open() {
  whole = await api(`${base}/replay?${query(null)}`).catch(() => api(`${base}/state?${query(null)}`));
  if (!new URLSearchParams(location.search).has("at")) at = 0;
  showLog();
  await go(at);
  const deeds = [];
  if (over) {
    const kinds = [["", w("eyes-table")], ["all", w("eyes-all")], ...whole.plates.map((one) => [String(one.who), one.name])];
    deeds.push(h("label", {}, h("span.unseen", {}, w("eyes")), h("select", { id: "eyes", "aria-label": w("eyes"), onchange: (event) => { eyes = event.target.value; go(at); } }, ...kinds.map(([value, words]) => h("option", { value, selected: value === eyes }, words)))));
  }
  if (whole.can.includes("branch") || over) deeds.push(h("button.btn", { id: "branch", onclick: branch }, w("play-from-here")));
  deeds.push(h("button.btn.quiet.phoneless", { "data-do": "copy", "data-from": "here" }, w("link-here")), h("input.unseen", { id: "here", "aria-hidden": "true", tabindex: -1, readonly: true }));
  $("deeds").replaceChildren(...deeds);
}

async function branch() {
  try {
    const sat = await api(`${base}/branch`, { at, seat: line.mine[0] ?? 0 });
    location.href = `/tables/${sat.table.code}`;
  } catch (trouble) {
    failed(trouble);
  }
}

$("first").onclick = () => go(0);
$("before").onclick = () => step(-1);
$("after").onclick = () => step(1);
$("last").onclick = () => go(whole.at);
$("run").onclick = () => run();
$("slider").oninput = (event) => go(Number(event.target.value));
document.addEventListener("click", (event) => event.target.closest("[data-from=here]") && ($("here").value = location.href), true);
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog")) return;
  const done = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => go(0), End: () => go(whole.at), "+": () => board.nearer(1.4), "-": () => board.nearer(1 / 1.4), 0: () => board.nearer(0) }[event.key];
  if (done) event.preventDefault(), done();
});
for (const one of document.querySelectorAll("[data-zoom]")) one.onclick = () => board.nearer(Number(one.dataset.zoom));
for (const one of $("tabs").children) {
  const name = one.dataset.tab;
  one.hidden = !["hand", "log"].includes(name);
  if (name === "hand") one.textContent = w("the-picture");
  one.onclick = () => (document.body.dataset.tab = document.body.dataset.tab === name || name === "hand" ? "" : name);
}
$("menu").hidden = true;
onTurn(() => go(at));
open().catch(failed);
