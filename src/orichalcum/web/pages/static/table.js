// The table: shows a state as the house sends it.  It knows no rule and no game.
import { $, badge, badgeTab, h, news, notice, w } from "./house.js";
import { closeTray, openTray, showAsk } from "./asking.js";
import { Chat } from "./chat.js";
import { accountTable } from "./ending.js";
import { base, board, code, here, line } from "./here.js";
import { onTurn } from "./narrow.js";
import { showPlates } from "./seats.js";
import { closeSheet, openMenu, openSheet, setTab } from "./sheets.js";
import { load, take, watchOn } from "./showing.js";
import { listenBy, unwatch } from "./watching.js";
import "./hands.js";

$("sheet-close").onclick = closeSheet;

document.addEventListener("end-closed", () => showAsk());

$("tray-close").onclick = closeTray;
$("menu").onclick = openMenu;
$("now-account").onclick = () => openSheet(w("if-now"), accountTable(here.state.accounts, here.state));

for (const one of document.querySelectorAll("[data-zoom]")) one.onclick = () => board.nearer(Number(one.dataset.zoom));

for (const one of $("tabs").children)
  one.onclick = () => {
    const name = one.dataset.tab, open = document.body.dataset.tab === name;
    closeTray();
    $("sheet").hidden = true;
    if (name === "hand" || open) return setTab("");
    setTab(name);
    if (name === "list") openTray();
    if (name === "seats") openSheet(w("seats"), h("div.stack", {}, ...here.state.plates.map((plate) => h("div", {}, h("h3.one", {}, badge(plate.seat), plate.name, plate.points ? ` · ${w("points-of", { n: plate.points })}` : ""), h("ul.small", {}, ...plate.signs.map((s) => h("li", {}, s.title)))))));
    setTab(name);
    if (name === "chat") ($("chat").open = true), chat.read();
  };

onTurn(() => watchOn());

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) badgeTab(0);
  else here.seen = here.lines.length;
});
const chat = new Chat(base, here.state, () => line.mine);

const where = { table: code };
if (line.mine.length === 1) here.seat = line.mine[0];
if (here.seat !== null) where.seat = here.seat;

listenBy(news(where, (one) => {
  if (one.kind === "hello") watchOn();
  else if (one.kind === "state") take(one.change);
  else if (one.kind === "table") load();
  else if (one.kind === "chat") chat.add(one.said);
  else if (one.kind === "notice") notice(one.notice, { here: code });
  else if (one.kind === "present" && here.state) {
    here.state.seats.forEach((place) => (place.here = one.seats.includes(place.seat)));
    showPlates();
  }
}, (gone) => {
  if (gone) unwatch();
  $("offline").hidden = !gone;
  $("bar").hidden = !gone && !$("bar-words").textContent;
}));
setTimeout(() => here.state || load(), 800); // a socket that does not open keeps nobody out
