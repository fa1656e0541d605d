// A state as the house sends it: fetched, shown, handed over.
import { $, api, badge, badgeTab, failed, h, Refused, surely, tell, w } from "./house.js";
import { closeTray, paint, showAsk, steps } from "./asking.js";
import { showEnd } from "./ending.js";
import { heard, oneByOne, showLog, speakUp } from "./happened.js";
import { base, board, choosing, hand, here, isAsked, line, query } from "./here.js";
import { zones } from "./narrow.js";
import { showPlates } from "./seats.js";
import { deedOf, leaveWord, standing } from "./sheets.js";
import { forgetPreviews, untip } from "./tips.js";
import { begun, came, latest, put, watch } from "./watching.js";

let fetching = null, again = false, sending = 0, taken = 0;

// From now on the socket brings every state, as whoever sits here now sees it; where there is none, it is fetched.
export async function watchOn() {
  if (!watch(here.seat, zones(), here.lines.at(-40)?.fact ?? 0) || !(await begun())) await load();
}

export async function take(change) {
  let fresh = null;
  try {
    fresh = put(change);
  } catch {
    return void watchOn(); // it does not fit what is here: once more, whole
  }
  taken++;
  await show(fresh, { mine: sending > 0 });
}

// An answer or a taking back.  The socket brings what has come of it; where it does not, it comes with the reply.
export async function deed(name, body) {
  sending++;
  try {
    const before = taken;
    const brief = latest && latest.seat === here.state.seat, back = await surely(`${base}/${name}?${query(-40)}${brief ? "&brief=1" : ""}`, body);
    if (!brief) await showUnlessLate(back, before, { mine: true });
    else if (!(await came(body.number, body.seat))) await load();
  } finally {
    sending--;
  }
}

// What was fetched may be older than what the socket has brought meanwhile, and goes on bringing.
const showUnlessLate = async (fresh, before, how) => (taken === before || latest?.seat !== fresh.seat) && (await show(fresh, how));

export async function load() {
  if (fetching) return void (again = true);
  fetching = (async () => {
    do {
      again = false;
      try {
        const before = taken;
        await showUnlessLate(await surely(`${base}/state?${query(here.lines.length ? -40 : 0)}`), before);
      } catch (trouble) {
        if (trouble instanceof Refused && trouble.status === 404) location.reload();
        else failed(trouble);
      }
    } while (again);
  })();
  await fetching;
  fetching = null;
}

export async function show(fresh, { mine = false } = {}) {
  if (line.mine.length > 1 && ((here.seat !== null && fresh.seat !== here.seat) || handOver(fresh))) return;
  const was = here.state, same = was && was.version === fresh.version && was.seat === fresh.seat && was.lang === fresh.lang;
  here.state = fresh;
  line.mine = fresh.mine;
  const news = heard(fresh);
  if (!same || choosing.choices.length !== fresh.choices.length) {
    choosing.ask(fresh.choices);
    steps.ask(fresh.question ? fresh.choices : []);
    forgetPreviews();
    untip();
    closeTray();
  }
  showZones();
  paint(!was);
  await whyNot(fresh);
  showPlates();
  showLog();
  showBar();
  $("told").textContent = fresh.told;
  const end = fresh.status === "over" && !$("end").dataset.seen;
  if (was && news.length) await oneByOne(news, mine);
  if (end) showEnd(fresh), showAsk();
  badgeTab(isAsked() && !mine ? 1 : isAsked() && document.hidden ? 1 : 0);
  speakUp(was, news);
}

function handOver(fresh) {
  const asked = fresh.waiting.filter((who) => line.mine.includes(who));
  if (!asked.length || asked.includes(fresh.seat)) return false;
  const next = asked[0], plate = fresh.plates.find((one) => one.who === next);
  const name = plate?.name || w("seat", { n: next + 1 });
  const curtain = $("handover");
  curtain.querySelector(".badge")?.remove();
  curtain.querySelector("h2").textContent = w("hand-to", { name });
  curtain.querySelector("h2").before(badge(plate?.seat ?? "neutral"));
  $("handover-go").textContent = w("i-am", { name });
  offerLook(fresh, name);
  curtain.hidden = false;
  board.holder.replaceChildren();
  hand.show("");
  board.root = null;
  $("told").textContent = "";
  choosing.ask([]);
  $("ask-deeds").replaceChildren();
  $("deeds").replaceChildren();
  $("handover-go").onclick = () => {
    here.seat = next;
    here.lines = [];
    here.state = null;
    curtain.hidden = true;
    watchOn().then(() => $("asks").focus?.());
  };
  $("handover-go").focus();
  tell(w("hand-to", { name }));
  return true;
}

// Whoever has just acted may see what came of it, before the table goes on to the next.
function offerLook(fresh, next) {
  const look = $("handover-look"), mover = fresh.plates.find((one) => one.who === fresh.seat);
  look.hidden = !here.state || !mover;
  if (look.hidden) return;
  look.textContent = w("look-back", { name: mover.name || w("seat", { n: mover.who + 1 }) });
  look.onclick = () => {
    $("handover").hidden = true;
    here.state = fresh;
    heard(fresh);
    steps.ask([]);
    showZones();
    paint(true);
    showPlates();
    showLog();
    $("told").textContent = fresh.told;
    $("ask-deeds").replaceChildren(h("button.btn.go", { id: "deed", onclick: () => handOver(fresh) }, w("hand-to", { name: next })));
    $("deed").focus();
  };
}

function showZones() {
  const names = zones();
  const first = here.state.choices.flatMap((one) => one.anchors)[0];
  if (!names.includes(here.zone)) here.zone = names[0];
  if (names.length > 1 && first && !here.state.boards.some((one) => one.shape === here.zone && one.svg.includes(`data-anchor="${first}"`))) {
    const better = here.state.boards.find((one) => one.svg.includes(`data-anchor="${first}"`));
    if (better) here.zone = better.shape;
  }
  $("zones").classList.toggle("on", names.length > 1);
  $("zones").replaceChildren(...(names.length > 1 ? here.state.boards.map((one) => h("button", { "data-zone": one.shape, "aria-pressed": String(one.shape === here.zone), onclick: () => toZone(one.shape) }, one.name)) : []));
}

function toZone(name) {
  here.zone = name;
  for (const one of $("zones").children) one.setAttribute("aria-pressed", String(one.dataset.zone === name));
  paint(true);
}

function showBar() {
  const can = new Set(here.state.can), mine = here.state.seat;
  const bar = $("bar-words");
  let words = "", deed = null;
  if (can.has("back")) [words, deed] = [w("bot-plays-for-you"), h("button.plain", { onclick: () => deedOf("back", { seat: mine }) }, w("play-on-myself"))];
  else if (line.companion && here.state.waiting[0] === -1) words = w("companion-luck");
  else if (here.state.mine.length === 0 && here.state.status === "playing") words = w("you-watch");
  else if (standing().length) [words, deed] = [w("passes-alone", { things: standing().map((one) => one.label).join("; ") }), h("button.plain", { onclick: () => leaveWord(() => {}, ...standing().map((one) => [one.name, "ask"])) }, w("ask-again"))];
  else if (here.state.rematch) [words, deed] = [w("rematch-waits"), h("a", { href: `/tables/${here.state.rematch}` }, w("go-there"))];
  bar.replaceChildren(words, ...(deed ? [" ", deed] : []));
  $("bar").hidden = !words && $("offline").hidden;
  $("now-account").hidden = !here.state.accounts.length || here.state.status === "over";
}

let asking = 0;
async function whyNot(fresh) {
  const mine = ++asking;
  here.refusals = [];
  if (!fresh.question) return;
  api(`${base}/refusals?${query(0)}`).then((found) => mine === asking && (here.refusals = found)).catch(() => {});
}
