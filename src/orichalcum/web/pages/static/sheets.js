// Sheets beside the board: a seat, standing answers, the menu of the table.
import { $, api, failed, given, h, isNight, sign, w } from "./house.js";
import { accountTable } from "./ending.js";
import { base, code, here, line, nameOf, query } from "./here.js";
import { load, show } from "./showing.js";

export const standing = () => here.state.windows.filter((one) => one.answer !== "ask");

export function openStanding() {
  const way = (one, answer) => h("button.btn.quiet", { "aria-pressed": String(one.answer === answer), "data-standing": `${one.name} ${answer}`, onclick: () => leaveWord(openStanding, [one.name, answer]) }, w(`standing-${answer}`));
  openSheet(w("standing"), h("p.small", {}, w("standing-hint")), h("ul.rows", {}, ...here.state.windows.map((one) => h("li.standing", { role: "group", "aria-label": one.label }, h("span.grow", {}, h("b", {}, one.label), h("small", {}, one.hint)), h("span.btns", {}, way(one, "ask"), way(one, "able"), way(one, "pass"))))));
}

export async function leaveWord(then, ...words) {
  try {
    for (const [window, answer] of words) await show(await api(`${base}/standing?${query(-40)}`, { window, answer, seat: here.state.seat }), { mine: true });
    then();
  } catch (trouble) {
    failed(trouble);
  }
}

let opener = null; // what is gone back to when the sheet closes

export function openSheet(title, ...inside) {
  if (!$("sheet").contains(document.activeElement)) opener = document.activeElement;
  $("sheet-title").textContent = title;
  $("sheet-body").replaceChildren(...inside);
  $("sheet").hidden = false;
  $("sheet-close").focus();
}

export function closeSheet() {
  const inside = $("sheet").contains(document.activeElement);
  $("sheet").hidden = true;
  if (inside) (opener?.isConnected ? opener : $("asks")).focus({ preventScroll: true });
  setTab("");
}

export const setTab = (name) => {
  document.body.dataset.tab = name;
  for (const one of $("tabs").children) one.setAttribute("aria-pressed", one.dataset.tab === (name || "hand"));
};

export function openSeat(one) {
  const account = here.state.accounts.find((a) => a.seat === one.who);
  const about = new URLSearchParams({ tones: isNight() ? "night" : "day", ...(here.state.seat >= 0 ? { seat: here.state.seat } : {}) });
  const lies = h("img.lies", { src: `${base}/seats/${one.who}.svg?${about}`, alt: w("lies-before", { name: nameOf(one.who) }), onerror: (event) => event.currentTarget.remove() });
  openSheet(nameOf(one.who), lies, h("ul.rows", {}, ...one.signs.map((s) => h("li", {}, sign(s.sign), h("span.grow", {}, s.title)))), account ? accountTable([account], here.state) : "");
}

export async function deedOf(name, body) {
  try {
    const back = await api(`${base}/${name}`, body);
    if (name === "rematch") location.href = `/tables/${back.table.code}`;
    else if (name === "close") location.href = "/";
    else await load();
  } catch (trouble) {
    failed(trouble);
  }
}

export function openMenu() {
  const can = new Set(here.state.can), deeds = [];
  const row = (words, hint, go, kind = "quiet") => deeds.push(h("li", {}, h(`button.btn.${kind}`, { onclick: go }, words), h("span.grow.small", {}, hint)));
  const twice = (words, go) => (event) => {
    const button = event.currentTarget;
    if (button.dataset.sure) return go();
    button.dataset.sure = "1";
    button.textContent = w("sure", { deed: words });
  };
  if (can.has("standing")) row(w("standing"), w("standing-hint"), openStanding);
  if (can.has("leave")) row(w("leave"), w(`leaving-${line.leaving}`), twice(w("leave"), () => deedOf("leave", { seat: here.state.seat })));
  if (can.has("resign")) row(w("resign"), w("resign-hint"), twice(w("resign"), () => deedOf("resign", { seat: here.state.seat })));
  if (can.has("close")) row(w("close-table"), w("close-hint"), twice(w("close-table"), () => deedOf("close", {})));
  if (can.has("rematch")) row(w("rematch"), w("rematch-hint"), () => deedOf("rematch", {}));
  if (can.has("token")) row(w("move-seat"), w("move-seat-hint"), async () => {
    const key = await api(`${base}/token`, { seat: here.state.seat });
    openSheet(w("move-seat"), h("p", {}, w("move-seat-link")), h("div.linkline", {}, h("input", { id: "seat-link", type: "text", readonly: true, "aria-label": w("move-seat"), value: `${location.origin}/seat#${key.token}` }), h("button.btn", { "data-do": "copy", "data-from": "seat-link" }, w("copy"))));
  });
  const own = here.state.seat >= 0 ? `seat=${here.state.seat}` : "";
  const now = here.state.accounts.length && here.state.status !== "over" ? h("button.btn.quiet", { onclick: () => openSheet(w("if-now"), accountTable(here.state.accounts, here.state)) }, w("if-now")) : "";
  openSheet(w("menu"), h("ul.rows", {}, ...deeds), h("p.btns", {}, h("a.btn.quiet", { href: `/games/${here.state.game}/rules`, target: "_blank" }, w("rules")), now,
    h("a.btn.quiet", { href: `/tables/${code}/replay?at=${here.state.at}` }, w("replay")), h("a.btn.quiet", { href: `${base}/picture.png?width=1600&${own}`, download: `${code}.png` }, w("save-picture")),
    h("a.btn.quiet", { href: `${base}/record?${own}`, download: `${code}.txt` }, w("save-record")), h("button.btn.quiet", { onclick: () => $("settings").showModal() }, w("settings")), h("button.btn.quiet", { onclick: openTold }, w("told")), h("button.btn.quiet", { onclick: openKeys }, w("keys"))));
}
export const openTold = () => openSheet(w("told"), ...here.state.told.split("\n").filter(Boolean).map((part) => h("p", {}, part)));

export const openKeys = () => openSheet(w("keys"), h("ul.rows", {}, ...given.keys.map(([key, words]) => h("li", {}, h("kbd", {}, key), h("span.grow", {}, words)))));
