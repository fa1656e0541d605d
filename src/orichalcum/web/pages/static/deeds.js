// From a touch to an answer: choosing, sending, taking back, asking for advice.
import { $, api, failed, look, ring, tell, w } from "./house.js";
import { closeTray, light, openTray, showAsk, steps } from "./asking.js";
import { skip } from "./happened.js";
import { base, board, choosing, here, isAsked } from "./here.js";
import { deed, show } from "./showing.js";
import { hint, refuse, untip } from "./tips.js";

let busy = false;
export function touch(anchor) {
  if (busy || !isAsked()) return isAsked() ? null : void hint(board.anchor(anchor), []);
  skip();
  untip();
  if (!choosing.live().has(anchor)) return refuse(anchor);
  if (steps.on && steps.chosen.anchors.includes(anchor)) return void steps.to(steps.at + 1);
  const came = choosing.touch(anchor);
  if (came === "one" && !mustConfirm(choosing.chosen)) return void send(choosing.chosen);
  light();
  if (came === "menu") openTray(choosing.fitting());
  else closeTray();
  if (came === "one") {
    tell(`${choosing.chosen.label}. ${choosing.chosen.preview}`);
    if (choosing.byKeys) $("deed")?.focus();
  } else tell(`${$("asks").textContent} ${$("why").textContent}`);
}

export function choose(one) {
  closeTray();
  if (!mustConfirm(one)) return void send(one);
  choosing.chosen = one;
  choosing.picked = one.anchors.slice();
  light();
  tell(`${one.label}. ${one.preview}`);
  $("deed")?.focus();
}

const mustConfirm = (one) => look.confirm === "always" || (one.final && look.confirm !== "never" && here.state.choices.length > 1);

export function stepBack() {
  closeTray();
  choosing.back();
  light();
  tell(`${$("asks").textContent}`);
}

export async function send(one) {
  if (busy || !here.state) return;
  busy = true;
  $("main").classList.add("busy");
  const asker = here.state.waiting[0] === -1 ? -1 : here.state.seat;
  ring("stone");
  try {
    await deed("answer", { number: asker < 0 ? here.state.luck : here.state.number, choice: one.code, seat: asker });
  } catch (trouble) {
    if (trouble.trouble?.state) await show(trouble.trouble.state);
    else failed(trouble);
    if (!here.state) return;
    choosing.ask(here.state.choices);
    light();
  } finally {
    busy = false;
    $("main").classList.remove("busy");
  }
}

export const canUndo = () => Boolean(here.state?.undo || here.state?.can.includes("take-back"));

export async function undo() {
  if (busy || !canUndo()) return;
  busy = true;
  try {
    await deed("undo", here.state.can.includes("take-back") ? { number: here.state.luck, seat: -1 } : { number: here.state.number, seat: here.state.seat });
    tell(w("undone"));
  } catch (trouble) {
    if (trouble.trouble?.state) await show(trouble.trouble.state);
    else failed(trouble);
  } finally {
    busy = false;
  }
}

export async function advise() {
  if (busy || !here.state?.can.includes("hint")) return;
  busy = true;
  $("main").classList.add("busy");
  $("why").textContent = w("hint-coming");
  tell(w("hint-coming"));
  try {
    const found = await api(`${base}/hint?${new URLSearchParams({ seat: here.state.seat })}`);
    const one = found.number === here.state.number && here.state.choices.find((choice) => choice.code === found.code);
    if (steps.rungs.includes(one)) {
      steps.to(steps.rungs.indexOf(one));
      showAsk();
      $("why").prepend(`${w("hint-is")} `);
    } else if (one) {
      choosing.chosen = one;
      choosing.picked = one.anchors.slice();
      light();
      $("why").prepend(`${w("hint-is")} `);
      tell(`${w("hint-is")} ${one.label}`);
    }
  } catch (trouble) {
    failed(trouble);
    showAsk();
  } finally {
    busy = false;
    $("main").classList.remove("busy");
  }
}
