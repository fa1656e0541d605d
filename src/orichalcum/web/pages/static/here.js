// What the modules of a table share: the table, its pictures, what is being chosen, and who looks.
import { $, given, h, w } from "./house.js";
import { Choosing } from "./choosing.js";
import { zones } from "./narrow.js";
import { Picture } from "./picture.js";

export const code = given.line.code, base = `/api/tables/${code}`;
export const board = new Picture($("picture"), { zoomed: true }), hand = new Picture($("hand"));
export const choosing = new Choosing();

export const line = given.line;
export const here = { state: null, seat: null, zone: "", lines: [], refusals: [], seen: 0 };

export const query = (log) => {
  const about = { shape: zones().join(","), log };
  if (here.seat !== null && here.seat >= 0) about.seat = here.seat;
  return new URLSearchParams(about);
};
export const isAsked = () => Boolean(here.state?.question);
export const nameOf = (who) => (who < 0 ? w("luck") : here.state.plates.find((one) => one.who === who)?.name || here.state.seats[who]?.name || w("seat", { n: who + 1 }));
export const colourOf = (who) => here.state.plates.find((one) => one.who === who)?.seat ?? "neutral";

export const named = (anchor) => (board.anchor(anchor) ?? hand.anchor(anchor))?.getAttribute("aria-label") ?? anchor;

// The rule about what stands at an anchor: the room names it by the beginning of the anchor's id.
export function ruleOf(anchor) {
  const parts = (anchor ?? "").split("-");
  for (; parts.length; parts.pop()) {
    const number = given.rules?.[parts.join("-")];
    if (number) return ruleLink(number);
  }
  return "";
}

export const ruleLink = (number) => h("a", { href: `/games/${here.state.game}/rules#r${number}`, target: "_blank" }, w("rule", { number }));
