// The log, and what has happened since, one thing after another.
import { $, badge, h, pace, pause, tell } from "./house.js";
import { board, colourOf, here, isAsked } from "./here.js";

// What of the log is new; the rest is kept.
export function heard(fresh) {
  const old = here.lines;
  here.lines = [...old.filter((one) => one.fact < fresh.log_from), ...fresh.log];
  if (!here.state || !old.length) return [];
  let common = 0;
  while (common < old.length && common < here.lines.length && old[common].fact === here.lines[common].fact && old[common].text === here.lines[common].text) common++;
  return here.lines.slice(common);
}

export function showLog() {
  const list = $("log"), down = list.scrollTop + list.clientHeight > list.scrollHeight - 40 || !list.children.length;
  list.replaceChildren(...here.lines.map((one, n) => {
    const follows = n && (one.who < 0 || here.lines.slice(0, n).findLast((old) => old.who >= 0)?.who === one.who);
    const inside = [one.who >= 0 && !follows ? badge(colourOf(one.who)) : "", h("span", {}, one.text)];
    const item = h(`li${n === here.seen && n ? ".since" : ""}${follows ? ".follows" : ""}`, {}, one.places.length ? h("button", { onclick: () => lightUp(one.places), onmouseenter: () => lightUp(one.places), onmouseleave: () => lightUp([]) }, ...inside) : h("div", {}, ...inside));
    return item;
  }));
  if (down) list.scrollTop = list.scrollHeight;
}

let lightTimer = 0;

function lightUp(places) {
  clearTimeout(lightTimer);
  board.rings("place", places, ["outer", "place"]);
  if (places.length) lightTimer = setTimeout(() => board.rings("place", [], []), 1200);
}
let stop = () => {};

export const skip = () => stop();

export async function oneByOne(fresh, mine) {
  const told = fresh.filter((one) => one.text);
  const items = [...$("log").children].slice(-fresh.length);
  items.forEach((one) => one.classList.add("fresh"));
  if (document.hidden || !pace() || !told.some((one) => one.places.length) || (mine && told.length < 2)) return;
  const each = Math.min(520, 4000 / told.length) * pace();
  let stopped = false;
  const skipped = new Promise((done) => (stop = () => { stopped = true; done(); }));
  (async () => {
    for (const one of told) {
      if (stopped) break;
      if (!one.places.length) continue;
      board.rings("place", one.places, ["outer", "place"]);
      raise(one);
      await Promise.race([pause(each), skipped]);
    }
    $("flag").hidden = true;
    if (board.root) board.rings("place", [], []);
  })();
}

// What happened, said where it happened.
function raise(one) {
  const place = one.places.map((name) => board.anchor(name)).find(Boolean), flag = $("flag");
  flag.hidden = !place;
  if (!place) return;
  flag.textContent = one.text;
  const at = place.getBoundingClientRect(), sea = board.holder.getBoundingClientRect();
  const left = at.x + at.width / 2 - flag.offsetWidth / 2, top = at.y - flag.offsetHeight - 8;
  flag.style.left = `${Math.min(Math.max(left, sea.left + 4), sea.right - flag.offsetWidth - 4)}px`;
  flag.style.top = `${top < sea.top ? at.bottom + 8 : top}px`;
}

export function speakUp(was, fresh) {
  const said = fresh.map((one) => one.text).filter(Boolean);
  if (isAsked() && (!was || was.number !== here.state.number)) said.push(here.state.question.asks);
  if (said.length) tell(said.slice(-6).join(" "));
}
