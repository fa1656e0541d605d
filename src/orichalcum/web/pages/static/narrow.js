// Which shapes of the picture a screen has room for: the wide one, or those for a phone, one at a time.
import { given } from "./house.js";

export const phone = matchMedia("(max-width: 700px)");
const upright = matchMedia("(max-width: 1100px) and (orientation: portrait)"), across = matchMedia("(max-height: 480px)");
const wide = () => given.shapes.slice(0, 1), narrow = () => given.shapes.slice(1);

// A phone held across has room for the whole board or for a part of it; where a phone sees all at once, wide is bigger.
export function zones() {
  const parts = narrow().length;
  const fit = parts && (phone.matches && !across.matches || upright.matches || (across.matches && parts > 1));
  return (fit ? narrow() : wide()).map(([name]) => name);
}

export const onTurn = (then) => [phone, upright, across].forEach((one) => one.addEventListener("change", () => then()));
