// The plates of the seats, with their clocks.
import { $, badge, h, sign, w } from "./house.js";
import { here, nameOf } from "./here.js";
import { openSeat } from "./sheets.js";

export function showPlates() {
  const plates = $("plates");
  plates.classList.toggle("five", here.state.plates.length > 4);
  plates.replaceChildren(...here.state.plates.map(plateOf));
}

function plateOf(one) {
  const place = here.state.seats[one.who], thinks = here.state.thinking.includes(one.who);
  const now = here.state.waiting.includes(one.who), away = place && (place.away || place.resigned);
  const status = [place?.who === "open" ? w("seat-open") : "", place?.resigned ? w("resigned") : place?.away ? w("bot-plays") : "", one.who === here.state.seat ? w("you") : "", place?.who === "person" && !place.here && one.who !== here.state.seat && !away ? w("not-here") : ""].filter(Boolean);
  const clock = here.state.time?.left?.[one.who];
  return h(`button.seat.panel${now ? ".now" : ""}${away ? ".away" : ""}`, { onclick: () => openSeat(one), "aria-label": `${nameOf(one.who)}, ${one.points ? w("points-of", { n: one.points }) + ", " : ""}${one.signs.map((s) => s.title).join(", ")}${now ? ", " + w("has-turn") : ""}` },
    badge(one.seat),
    h("span.who", {}, h("span.line", {}, h("b", {}, nameOf(one.who)), h("span.state", {}, status.join(" · "), clock !== undefined ? h("span", { "data-clock": one.who }, ` ${time(clock)}`) : "")), h("span.signs", {}, ...one.signs.map((s) => h("span", { title: s.title }, sign(s.sign), s.text)))),
    h("span.sum", {}, one.points.replace("-", "−") || instead(one), h("small", {}, one.points ? w("points") : "")),
    thinks ? waves() : "");
}

// Where points are secret, a narrow plate says the first thing that is known of the seat.
const instead = (one) => (one.signs.length ? h("span.instead", {}, sign(one.signs[0].sign), one.signs[0].text) : "");

function waves() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "thinking");
  svg.setAttribute("viewBox", "0 0 60 8");
  for (const x of [2, 22, 42]) {
    const path = document.createElementNS(svg.namespaceURI, "path");
    path.setAttribute("d", `M${x} 4q4 -5 8 0t8 0`);
    path.setAttribute("fill", "none");
    path.setAttribute("stroke", "currentColor");
    path.setAttribute("stroke-width", 2);
    svg.append(path);
  }
  return svg;
}

const time = (ms) => {
  const s = Math.max(0, Math.round(ms / 1000));
  return s > 86400 ? w("days-left", { n: Math.floor(s / 86400) }) : s > 3600 ? `${Math.floor(s / 3600)}:${String(Math.floor((s % 3600) / 60)).padStart(2, "0")} h` : `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
};

setInterval(() => {
  for (const who of here.state?.time?.running ?? []) {
    here.state.time.left[who] -= 1000;
    const shown = document.querySelector(`[data-clock="${who}"]`);
    if (shown) shown.textContent = ` ${time(here.state.time.left[who])}`;
  }
}, 1000);
