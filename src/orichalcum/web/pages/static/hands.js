// Mouse, finger and keys.
import { $ } from "./house.js";
import { closeTray, openTray } from "./asking.js";
import { advise, stepBack, touch, undo } from "./deeds.js";
import { skip } from "./happened.js";
import { board, choosing, hand, here } from "./here.js";
import { closeSheet, openKeys, openMenu, openTold } from "./sheets.js";
import { hint, hintSoon, openRule, untip, untipSoon } from "./tips.js";

function nearest(picture, event) {
  const direct = event.target.closest?.("[data-anchor]");
  if (!board.root && !hand.root) return null;
  if (direct && (event.pointerType !== "touch" || direct.classList.contains("live"))) return direct;
  const open = choosing.picked.length ? choosing.open() : choosing.live();
  const near = picture.anchors().filter((one) => open.has(one.dataset.anchor)).map((one) => {
    const r = one.getBoundingClientRect();
    return [Math.hypot(event.clientX - (r.x + r.width / 2), event.clientY - (r.y + r.height / 2)), one];
  }).sort((a, b) => a[0] - b[0]);
  return near.length && near[0][0] <= 28 ? near[0][1] : direct;
}

for (const picture of [board, hand]) {
  picture.holder.addEventListener("click", (event) => {
    if (!here.state || picture.dragged) return;
    skip();
    const one = nearest(picture, event);
    choosing.byKeys = event.detail === 0;
    if (one) touch(one.dataset.anchor);
    else untip();
  });
  picture.holder.addEventListener("pointerover", (event) => {
    const one = event.target.closest?.("[data-anchor]");
    if (!one || event.pointerType === "touch" || !here.state) return;
    hintSoon(one, choosing.fitting([...choosing.picked, one.dataset.anchor]));
  });
  picture.holder.addEventListener("pointerout", (event) => {
    if (event.pointerType !== "touch") untipSoon();
  });
  let press = 0;
  picture.holder.addEventListener("pointerdown", (event) => {
    const one = event.target.closest?.("[data-anchor]");
    if (event.pointerType !== "touch" || !one) return;
    press = setTimeout(() => { picture.dragged = true; hint(one, choosing.fitting([...choosing.picked, one.dataset.anchor])); }, 480);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) picture.holder.addEventListener(end, (event) => (end !== "pointermove" || Math.abs(event.movementX) + Math.abs(event.movementY) > 6) && clearTimeout(press));
  picture.holder.addEventListener("focusin", (event) => {
    const one = event.target.closest?.("[data-anchor]");
    if (!one || !one.matches(":focus-visible")) return;
    picture.rings("focus", [one.dataset.anchor], ["outer", "inner"]);
    hint(one, choosing.fitting([...choosing.picked, one.dataset.anchor]));
  });
  picture.holder.addEventListener("focusout", () => {
    if (picture.root) picture.rings("focus", [], []);
    untip();
  });
}

function toNeighbour(key) {
  const from = document.activeElement?.closest?.("[data-anchor].live");
  if (!from) return false;
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key], a = from.getBoundingClientRect();
  const best = [...document.querySelectorAll("[data-anchor].live")].filter((one) => one !== from).map((one) => {
    const b = one.getBoundingClientRect(), dx = b.x + b.width / 2 - a.x - a.width / 2, dy = b.y + b.height / 2 - a.y - a.height / 2;
    const along = dx * way[0] + dy * way[1], aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return [along > 2 ? along + 2 * aside : Infinity, one];
  }).sort((p, q) => p[0] - q[0])[0];
  if (best && best[0] < Infinity) best[1].focus();
  return true;
}

document.addEventListener("keydown", (event) => {
  if (!here.state || event.target.closest("input, textarea, select, dialog") || event.altKey || event.metaKey) return;
  const anchor = event.target.closest?.("[data-anchor].live");
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey && key !== "z") return;
  const done = {
    Enter: () => anchor && ((choosing.byKeys = true), touch(anchor.dataset.anchor), true),
    " ": () => (anchor ? ((choosing.byKeys = true), touch(anchor.dataset.anchor), true) : (skip(), false)),
    Escape: () => (!$("tray").hidden ? closeTray() : !$("sheet").hidden ? closeSheet() : !$("tip").hidden && !choosing.picked.length && !choosing.chosen ? untip() : stepBack(), true),
    l: () => here.state.choices.length && ($("tray").hidden ? openTray() : closeTray(), true),
    h: () => (advise(), true), r: () => openRule(),
    u: () => (undo(), true), z: () => event.ctrlKey && (undo(), true),
    t: () => (openTold(), true), "?": () => (openKeys(), true), m: () => (openMenu(), true),
    "+": () => (board.nearer(1.4), true), "-": () => (board.nearer(1 / 1.4), true), 0: () => (board.nearer(0), true),
    a: () => (($("asks").focus()), true),
    ArrowLeft: () => toNeighbour(key), ArrowRight: () => toNeighbour(key), ArrowUp: () => toNeighbour(key), ArrowDown: () => toNeighbour(key),
  }[key]?.();
  if (done) event.preventDefault();
});
