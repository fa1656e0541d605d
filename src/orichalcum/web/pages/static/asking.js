// What is asked, what may be answered in words, and the tray of every choice.
import { $, h, listed, sign, w } from "./house.js";
import { advise, canUndo, choose, send, stepBack, undo } from "./deeds.js";
import { showEnd } from "./ending.js";
import { board, choosing, hand, here, isAsked, named, nameOf, ruleLink } from "./here.js";
import { closeSheet, leaveWord, openStanding, standing } from "./sheets.js";
import { Steps } from "./steps.js";
import { hint, hintFor, preview, untip } from "./tips.js";

export const steps = new Steps(() => showStep());

export function paint(still = false) {
  const shown = here.state.boards.find((one) => one.shape === here.zone) ?? here.state.boards[0];
  board.show(shown?.svg ?? "", still);
  hand.show(here.state.hand, still);
  if (hand.root) hand.root.style.minWidth = `${hand.view[2] * LEAST}px`;
  $("dock").classList.toggle("handless", !here.state.hand);
  light();
}

export function light() {
  const inHand = (anchor) => Boolean(hand.anchor(anchor));
  const lit = choosing.lit(inHand), live = choosing.live();
  const taken = choosing.chosen ? choosing.chosen.anchors.slice(0, Math.max(1, choosing.picked.length)) : choosing.picked;
  for (const picture of [board, hand]) {
    picture.light(lit, live, new Set(taken));
  }
  for (const button of $("zones").children)
    button.classList.toggle("asks", button.dataset.zone !== here.zone && here.state.boards.some((one) => one.shape === button.dataset.zone && [...lit].some((anchor) => one.svg.includes(`data-anchor="${anchor}"`))));
  showAsk();
  showDeeds();
  preview(choosing.chosen);
}

const LEAST = 0.8; // of its own size; what does not fit then is scrolled to

export function showAsk() {
  const ask = $("main"), { chosen, picked } = choosing;
  let asks = "", why = "", deeds = [];
  ask.classList.toggle("rest", !isAsked());
  ask.dataset.number = here.state.number;
  if (here.state.status === "over") [asks, why] = [winners(), ""];
  else if (here.state.status === "closed") {
    [asks, why] = [w("table-closed"), w("table-closed-why")];
    deeds = [h("a.btn.quiet", { href: `/tables/${here.state.code}/replay` }, w("replay")), h("a.btn.go", { href: "/" }, w("to-the-door"))];
  }
  else if (!isAsked()) {
    const waiting = here.state.waiting.filter((who) => who >= 0).map(nameOf);
    asks = here.state.waiting[0] === -1 ? w("waits-luck") : here.state.thinking.length ? w("thinking", { names: listed(waiting) }) : w("waits-for", { names: listed(waiting) });
    if (canUndo()) why = w("sealed-still");
  } else if (chosen) {
    asks = chosen.label;
    why = chosen.preview || (chosen.final ? w("is-final") : "");
    deeds = [h("button.btn.quiet", { onclick: stepBack, id: "back" }, w("back")), h("button.btn.go", { onclick: () => send(chosen), id: "deed" }, verb(chosen.label))];
  } else if (picked.length) {
    asks = w("which-one", { things: picked.map(named).join(", ") });
    why = w("choose-of", { n: choosing.fitting().length });
    const complete = choosing.complete();
    deeds = [h("button.btn.quiet", { onclick: stepBack, id: "back" }, w("back")), ...complete.map((one) => h("button.btn", { onclick: () => choose(one) }, one.label))];
  } else {
    asks = here.state.question.asks;
    why = here.state.passing ? w("passes-itself") : here.state.question.why || (here.state.choices.length > 1 ? w("choose-of", { n: here.state.choices.length }) : "");
    if (steps.on) deeds = [h("button.btn.go", { onclick: () => choose(steps.chosen), id: "deed" }, verb(steps.chosen.label))];
  }
  $("asks").textContent = asks;
  $("why").replaceChildren(why, ...(isAsked() && here.state.question.paragraph && !chosen ? [" ", ruleLink(here.state.question.paragraph)] : []));
  if (here.state.status === "over" && $("end").hidden) deeds.push(h("button.btn.go", { onclick: () => { showEnd(here.state); showAsk(); } }, w("see-account")));
  $("ask-deeds").replaceChildren(...deeds);
}

function showStep() {
  const deed = $("deed");
  if (deed && steps.on) deed.textContent = verb(steps.chosen.label);
}

// A deed repeats its verb: the label itself where it is short, else its first word.
const verb = (label) => (label.length <= 22 ? label : label.split(/[\s,:;]/)[0]);

const winners = () => {
  if (here.state.verdict) return here.state.verdict;
  const best = here.state.accounts.filter((one) => one.rank === 1).map((one) => one.name);
  return best.length ? (best.length > 1 ? w("win-shared", { names: listed(best) }) : w("wins", { names: listed(best) })) : w("is-over");
};

function showDeeds() {
  const plain = here.state.choices.filter((one) => !one.anchors.length && !steps.rungs.includes(one)), luck = here.state.waiting[0] === -1 && plain.length > 0;
  $("dock").classList.toggle("picking", luck);
  $("dock").classList.toggle("many", !luck && plain.length > 2);
  const buttons = (luck ? plain : plain.slice(0, 12)).map((one) => h(`button.btn${here.state.choices.length === 1 ? ".go" : ""}`, { onclick: () => choose(one), "data-code": one.code, onpointerenter: (e) => e.pointerType === "mouse" && hint(e.currentTarget, [one]), onpointerleave: untip }, one.label));
  if (steps.rungs.length > 1) buttons.unshift(steps.draw(here.state.question?.asks ?? ""));
  if (here.state.question?.passing) buttons.push(h("button.btn.quiet", { id: "always-pass", onclick: () => leaveWord(() => {}, [here.state.window, "pass"]) }, w("always-pass")));
  if ((here.state.mine.includes(here.state.seat) || canUndo()) && here.state.status === "playing")
    buttons.push(h(`button.btn.quiet${canUndo() ? "" : ".off.phoneless"}`, { id: "undo", onclick: undo, disabled: !canUndo(), "aria-label": w("undo") }, sign("undo"), h("span.phoneless", {}, w("undo")), h("small.phoneless", {}, canUndo() ? "" : w("nothing-yet"))));
  if (here.state.can.includes("hint")) buttons.push(h("button.btn.quiet", { id: "hint", onclick: advise, "aria-label": w("hint"), "aria-keyshortcuts": "h" }, sign("lamp"), h("span.phoneless", {}, w("hint"))));
  if (here.state.question?.passing && here.state.can.includes("standing")) buttons.push(h("button.btn.quiet.phoneless", { id: "standing", onclick: openStanding }, w("standing"), h("small.phoneless", {}, String(standing().length || ""))));
  if (here.state.choices.length) buttons.push(h("button.btn.quiet.phoneless", { id: "list", onclick: () => openTray(), "aria-keyshortcuts": "l" }, w("list"), h("small", {}, String(here.state.choices.length))));
  const typing = document.activeElement?.classList.contains("picker");
  if (luck) buttons.unshift(...buttons.splice(plain.length));
  if (luck && plain.length > 12) buttons.unshift(picker());
  $("deeds").replaceChildren(...buttons);
  if (typing) $("deeds").querySelector(".picker")?.focus();
}

// What luck brought, out of many: letters leave only what has them, Enter takes the first.
function picker() {
  const left = () => [...$("deeds").querySelectorAll("[data-code]")].filter((one) => !one.hidden);
  return h("input.picker", { type: "search", placeholder: w("search"), "aria-label": w("search"), oninput: (event) => {
    const wish = event.target.value.trim().toLowerCase();
    for (const one of $("deeds").querySelectorAll("[data-code]")) one.hidden = !one.textContent.toLowerCase().includes(wish) && one.dataset.code.toLowerCase() !== wish;
  }, onkeydown: (event) => event.key === "Enter" && left()[0]?.click() });
}

export function openTray(some = null) {
  const tray = $("tray"), choices = some ?? here.state.choices;
  $("tray-title").textContent = some ? w("which-one", { things: choosing.picked.map(named).join(", ") }) : w("all-choices", { n: choices.length });
  const rows = choices.map((one) => h("li", {}, h("button.choice", { onclick: () => choose(one), "data-code": one.code, onfocus: () => hintFor(one), onmouseenter: () => hintFor(one), onmouseleave: () => hintFor(null), onblur: () => hintFor(null) }, h("b", {}, one.label), one.preview ? h("small", {}, one.preview) : "")));
  const not = some ? [] : here.refusals.map((one) => h("li", {}, h("div.choice.refused", {}, h("small", {}, one.why, " ", one.paragraph ? ruleLink(one.paragraph) : ""))));
  $("tray-list").replaceChildren(...rows);
  $("tray-not").replaceChildren(...not);
  $("tray-why").hidden = !not.length;
  closeSheet();
  tray.hidden = false;
  $("tray-list").querySelector("button")?.focus();
}

export function closeTray() {
  if ($("tray").hidden) return;
  const inside = $("tray").contains(document.activeElement);
  $("tray").hidden = true;
  if (inside) $("asks").focus({ preventScroll: true }); // else whoever goes by keys or ears is at the top of the page again
  if (board.root) hintFor(null);
}
