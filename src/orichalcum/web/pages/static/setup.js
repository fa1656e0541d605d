// Setting up a table: who sits where, and what is agreed.
import { $, api, failed, given, h, note, openTable, w } from "./house.js";

const form = $("setup"), card = given.card, rows = $("seat-rows");
const chosen = new Map(), names = new Map();
let me = { name: "" };
api("/api/me").then((found) => (me = found)).catch(() => {});

const kinds = () => [["me", w("seat-me")], ["open", w("seat-open")], ["here", w("seat-here")], ...card.levels.map((level) => [`bot ${level}`, w("seat-bot", { name: w(`level-${level}`) })])];

function show() {
  const count = Number(form.elements.seats.value);
  rows.replaceChildren(...Array.from({ length: count }, (_, n) => {
    const kind = chosen.get(n) ?? (n ? "open" : "me");
    const pick = h("select", { id: `seat-${n}`, onchange: (event) => { chosen.set(n, event.target.value); show(); $(`seat-${n}`).focus(); } }, ...kinds().map(([value, words]) => h("option", { value, selected: value === kind }, words)));
    const label = h("label.grow", {}, h("span", {}, w("seat", { n: n + 1 })), pick);
    const name = kind === "here" ? h("label.grow", {}, h("span", {}, w("seat-name")), h("input", { type: "text", id: `name-${n}`, maxlength: 24, value: names.get(n) ?? w("seat", { n: n + 1 }), oninput: (event) => names.set(n, event.target.value) })) : "";
    return h("li", {}, label, name);
  }));
  $("make-hint").hidden = false;
}

function wish() {
  const all = form.elements, count = Number(all.seats.value);
  const seats = Array.from({ length: count }, (_, n) => {
    const [who, level] = $(`seat-${n}`).value.split(" ");
    if (who === "here") return { who: "me", name: $(`name-${n}`).value.trim() };
    if (who === "me") return { who, name: me.name || w("guest") };
    return level ? { who, level } : { who };
  });
  const options = {};
  for (const one of card.options) {
    const field = all[`option:${one.name}`];
    options[one.name] = typeof one.default === "boolean" ? field.checked : field.value;
  }
  const about = { game: card.id, seats, options, edition: all.edition?.value ?? card.editions[0]?.name ?? "reconstructed", visibility: all.visibility.value, leaving: all.leaving.value, shuffle: all.shuffle.checked, companion: all.companion.checked, position: all.position.value.trim() };
  if (all.clock.value === "live") about.clock = { kind: "live", minutes: Number(all.minutes.value), increment: Number(all.increment.value) };
  if (all.clock.value === "days") about.clock = { kind: "days", days: Number(all.days.value) };
  return about;
}

form.addEventListener("change", (event) => {
  if (event.target.name === "seats") show();
  if (event.target.name === "clock") {
    $("clock-live").hidden = event.target.value !== "live";
    $("clock-days").hidden = event.target.value !== "days";
  }
});
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const about = wish();
  if (!about.seats.some((one) => one.who === "me")) return note(w("no-me"), "", "warn");
  $("make").disabled = true;
  try {
    await openTable(about);
  } catch (trouble) {
    failed(trouble);
  } finally {
    $("make").disabled = false;
  }
});
show();
