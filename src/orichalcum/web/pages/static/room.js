// The waiting room: who is there, who is missing, and the start.
import { $, api, failed, given, h, news, notice, w } from "./house.js";
import { Chat } from "./chat.js";

let line = given.line;
const base = `/api/tables/${line.code}`;
const chat = new Chat(base);

async function deed(name, body) {
  try {
    const back = await api(`${base}/${name}`, body);
    if (name === "close") return void (location.href = "/");
    show(back.table ?? back);
  } catch (trouble) {
    failed(trouble);
  }
}

function seatRow(one) {
  const mine = line.mine.includes(one.seat), can = new Set(line.can);
  const deeds = [];
  if (one.who === "open" && can.has("sit") && line.mine.length) deeds.push(h("button.btn.quiet", { onclick: () => deed("sit", { seat: one.seat }) }, w("sit-here")));
  if (one.who === "open" && can.has("seat")) deeds.push(h("select.pick", { "aria-label": `${w("seat", { n: one.seat + 1 })}: ${w("put-bot")}`, "data-bot": one.seat, onchange: (event) => deed("seat", { seat: one.seat, wish: { who: "bot", level: event.target.value } }) }, h("option", { value: "" }, w("put-bot")), ...given.card.levels.map((level) => h("option", { value: level }, w("seat-bot", { name: w(`level-${level}`) })))));
  if (one.who === "bot" && can.has("seat")) deeds.push(h("button.btn.quiet", { onclick: () => deed("seat", { seat: one.seat, wish: { who: "open" } }) }, w("free-seat")));
  if (mine && can.has("stand")) deeds.push(h("button.btn.quiet", { onclick: () => deed("stand", { seat: one.seat }) }, w("stand-up")));
  if (mine && !one.ready && can.has("ready")) deeds.push(h("button.btn.go", { onclick: () => deed("ready", { seat: one.seat, ready: true }) }, w("i-am-ready")));
  if (mine && one.ready && can.has("unready")) deeds.push(h("button.btn.quiet", { onclick: () => deed("ready", { seat: one.seat, ready: false }) }, w("wait-more")));
  const name = one.who === "open" ? w("seat-is-open") : one.who === "bot" ? `${one.name || w("seat-bot", { name: "" })}${one.level ? ` (${w(`level-${one.level}`)})` : ""}` : one.name;
  return h("li", {}, h("span.grow", {}, h("b", {}, w("seat", { n: one.seat + 1 })), ` ${name}`, h("small", {}, one.who === "open" ? "" : one.ready || one.who === "bot" ? w("ready") : w("not-ready"))), ...deeds);
}

function show(fresh) {
  line = fresh;
  if (line.status === "playing" || line.status === "over") return void location.replace(`/tables/${line.code}`);
  if (line.status === "closed") return void location.replace("/");
  const free = line.seats.filter((one) => one.who === "open"), waits = line.seats.filter((one) => one.who === "person" && !one.ready);
  const says = free.length ? w("room-free", { n: free.length }) : waits.length ? w("room-waits", { names: waits.map((one) => one.name).join(", ") }) : w("room-go");
  if ($("room-says").textContent !== says) $("room-says").textContent = says;
  $("seats").replaceChildren(...line.seats.map(seatRow));
  $("sit").hidden = !line.can.includes("sit") || Boolean(line.mine.length) || !free.length;
  const deeds = [];
  const host = line.can.includes("start") || line.can.includes("seat") || line.can.includes("close");
  if (host) deeds.push(h(`button.btn.${line.can.includes("start") ? "go" : "off"}`, { id: "start", disabled: !line.can.includes("start"), onclick: () => deed("start", {}) }, line.can.includes("start") ? w("start") : w("start-missing", { n: free.length + waits.length })));
  if (line.can.includes("close")) deeds.push(h("button.btn.quiet", { onclick: (event) => (event.currentTarget.dataset.sure ? deed("close", {}) : ((event.currentTarget.dataset.sure = "1"), (event.currentTarget.textContent = w("sure", { deed: w("close-table") })))) }, w("close-table")));
  $("room-deeds").replaceChildren(...deeds);
  agreed();
}

function agreed() {
  const said = [];
  for (const option of given.card.options) {
    const value = line.options[option.name];
    if (value === undefined || value === option.default) continue;
    said.push(typeof value === "boolean" ? `${value ? "✓" : "✗"} ${option.label}` : `${option.label}: ${option.values.find(([one]) => one === value)?.[1] ?? value}`);
  }
  if (!said.length) said.push(w("nothing-special"));
  if (line.clock.kind !== "none") said.push(w("clock-is", { name: w(`clock-of-${line.clock.kind}`, { n: line.clock.kind === "live" ? line.clock.minutes : line.clock.days, number: line.clock.increment }) }));
  said.push(w("if-leaving", { name: w(`leaving-${line.leaving}`) }));
  if (line.companion) said.push(w("companion-hint"));
  $("agreed").replaceChildren(...said.map((one) => h("li", {}, one)));
}

$("sit").addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = event.target.elements.name.value.trim();
  try {
    if (name) await api("/api/me", { name });
    const sat = await api(`${base}/sit`, { name });
    history.replaceState(null, "", `/tables/${line.code}`);
    show(sat.table);
    const seat = sat.table.mine[0];
    if (sat.table.can.includes("ready") && sat.table.status === "gathering") await deed("ready", { seat, ready: true });
  } catch (trouble) {
    failed(trouble);
  }
});
api("/api/me").then((me) => ($("sit").elements.name.value ||= me.name)).catch(() => {});

news({ table: line.code }, async (one) => {
  if (one.kind === "hello" || one.kind === "table" || one.kind === "lobby") show(await api(base));
  else if (one.kind === "chat") chat.add(one.said);
  else if (one.kind === "notice") notice(one.notice, { here: line.code });
});
show(line);
