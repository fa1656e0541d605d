// Previews, tips and why not: what a piece is, what a choice would do, before anything is done.
import { $, api, h, tell, w } from "./house.js";
import { base, board, choosing, hand, here, named, ruleLink, ruleOf } from "./here.js";
import { phone, zones } from "./narrow.js";

export function refuse(anchor) {
  const about = here.refusals.filter((one) => one.anchors.includes(anchor) && choosing.picked.every((picked) => picked === anchor || one.anchors.includes(picked)));
  const found = about.length ? about : here.refusals.filter((one) => one.anchors.includes(anchor));
  const place = board.anchor(anchor) ?? hand.anchor(anchor);
  if (!place) return;
  untip();
  const said = [...new Set(found.map((one) => one.why))].slice(0, 3);
  showTip(place, h("b", {}, named(anchor)), ...said.map((why) => h("span.warn", {}, why)), found[0]?.paragraph ? ruleLink(found[0].paragraph) : ruleOf(anchor));
  if (said.length) tell(said.join(" "));
}

export async function preview(one) {
  if (!one) return void board.lay("");
  const key = `${one.code} ${here.zone}`;
  if (!previews.has(key))
    previews.set(key, api(`${base}/overlay?${new URLSearchParams({ choice: one.code, shape: here.zone || zones()[0], ...(here.state.seat >= 0 ? { seat: here.state.seat } : {}) })}`).then((made) => made.svg).catch(() => ""));
  const asked = (showing = key), made = await previews.get(key);
  if (asked === showing && (choosing.chosen === one || tipFor === one)) board.lay(made);
}

let tipFor = null, tipTimer = 0, previews = new Map(), showing = 0;
export const forgetPreviews = () => void (previews = new Map());

export function hint(place, fitting) {
  if (!place) return;
  tipFor = fitting.length === 1 ? fitting[0] : null;
  const label = place.getAttribute("aria-label"), anchor = place.dataset.anchor, more = place.getAttribute("aria-description");
  const besides = more ? [h("span.more", {}, more)] : [];
  if (fitting.length === 1) {
    if (fitting[0].preview || more || !place.dataset.code) showTip(place, h("b", {}, fitting[0].label), ...(fitting[0].preview ? [fitting[0].preview] : besides), " ", ruleOf(anchor));
    if (!choosing.chosen) preview(fitting[0]);
  } else if (label) {
    const why = fitting.length ? [] : here.refusals.filter((one) => one.anchors.includes(anchor));
    showTip(place, h("b", {}, label), fitting.length ? w("choices", { n: fitting.length }) : "", why.length ? h("span.warn", {}, why[0].why) : "", ...besides, " ", ruleOf(anchor));
  }
}

function showTip(place, ...inside) {
  const tip = $("tip"), at = place.getBoundingClientRect();
  tip.replaceChildren(...inside);
  tip.hidden = false;
  const wide = tip.offsetWidth, high = tip.offsetHeight;
  const right = at.right + 12 + wide < innerWidth ? at.right + 12 : at.left - wide - 12;
  tip.style.left = `${Math.max(8, Math.min(right, innerWidth - wide - 8))}px`;
  const above = phone.matches ? at.top - high - 12 : at.top + at.height / 2 - high / 2;
  tip.style.top = `${Math.max(8, Math.min(above < 8 && phone.matches ? at.bottom + 12 : above, innerHeight - high - 8))}px`;
}

export function untipSoon() {
  clearTimeout(tipTimer);
  if (!$("tip").hidden) tipTimer = setTimeout(untip, 500);
}
export function hintSoon(place, fitting) {
  clearTimeout(tipTimer);
  tipTimer = setTimeout(() => hint(place, fitting), 350);
}

$("tip").addEventListener("pointerenter", () => clearTimeout(tipTimer));
$("tip").addEventListener("pointerleave", untipSoon);

export function openRule() {
  const link = $("tip").hidden ? document.querySelector("#why a") : $("tip").querySelector("a");
  link?.click();
  return Boolean(link);
}

export function untip() {
  clearTimeout(tipTimer);
  $("tip").hidden = true;
  if (tipFor && tipFor !== choosing.chosen) board.lay("");
  tipFor = null;
}

export function hintFor(one) {
  tipFor = one;
  if (one) preview(one);
  else if (!choosing.chosen) board.lay("");
  board.rings("point", one ? one.anchors : [], ["outer", "inner"]);
  hand.rings("point", one ? one.anchors : [], ["outer", "inner"]);
}
