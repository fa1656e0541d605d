// The account: where the points of every seat come from, at the end or as if it ended now.
import { $, api, badge, failed, h, isNight, listed, ring, w } from "./house.js";

const colour = (state, seat) => state.plates.find((one) => one.who === seat)?.seat ?? "neutral";

export function accountTable(accounts, state) {
  const keys = [...new Map(accounts.flatMap((one) => one.entries.map((entry) => [entry.key, entry]))).values()];
  const cell = (one, key) => {
    const found = one.entries.filter((entry) => entry.key === key);
    return h("td", {}, found.length ? signed(found.reduce((sum, entry) => sum + entry.points, 0)) : "–");
  };
  return h("div.sumbox", { tabIndex: 0, role: "region", "aria-label": w("account") }, h("table.sums", {},
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, w("source")), ...accounts.map((one) => h("th", { scope: "col" }, badge(colour(state, one.seat)), one.name)))),
    h("tbody", {}, ...keys.map((entry) => h("tr", {}, h("th", { scope: "row" }, entry.label, entry.paragraph ? [" ", h("a.small", { href: `/games/${state.game}/rules#r${entry.paragraph}`, target: "_blank" }, entry.paragraph)] : ""), ...accounts.map((one) => cell(one, entry.key))))),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, w("sum")), ...accounts.map((one) => h("td", {}, signed(one.points)))))));
}

const signed = (n) => (n < 0 ? `−${-n}` : String(n));

// What lies under the account is met by no key meanwhile.
function covering(on) {
  for (const one of document.querySelectorAll(".sea, #dock")) one.inert = on;
}

export function showEnd(state) {
  const end = $("end"), ranked = [...state.accounts].sort((a, b) => a.rank - b.rank);
  if (!end.dataset.seen) ring("end");
  end.dataset.seen = "1";
  const best = ranked.filter((one) => one.rank === 1), next = ranked.find((one) => one.rank > 1);
  const names = listed(best.map((one) => one.name));
  const won = best.length > 1 ? w("win-shared", { names }) : next && best[0].points > next.points ? w("wins-by", { names, n: best[0].points - next.points, points: best[0].points }) : w("wins", { names });
  $("end-words").textContent = state.verdict ? state.verdict : ranked.length ? won : w("is-over");
  $("end-picture").replaceChildren(h("img", { src: `/api/tables/${state.code}/account.svg?lang=${state.lang}&tones=${isNight() ? "night" : "day"}${matchMedia("(min-width: 701px) and (max-width: 1100px)").matches ? "&shape=wide" : ""}`, alt: w("account-picture"), onerror: (event) => event.currentTarget.remove() }));
  $("end-course").replaceChildren(...(state.status === "over" && state.plates.length ? [h("img", { src: `/api/tables/${state.code}/course.svg?lang=${state.lang}&tones=${isNight() ? "night" : "day"}`, alt: w("course-picture"), onerror: (event) => event.currentTarget.remove() })] : []));
  $("end-table").replaceChildren(ranked.length ? accountTable(ranked, state) : "");
  const deeds = [h("button.btn.quiet", { onclick: () => { end.hidden = true; covering(false); document.dispatchEvent(new Event("end-closed")); } }, w("see-board")), h("a.btn.quiet", { href: `/tables/${state.code}/replay` }, w("replay"))];
  if (state.can.includes("rematch") || state.rematch)
    deeds.push(h("button.btn.go", { onclick: async () => {
      try {
        location.href = `/tables/${state.rematch || (await api(`/api/tables/${state.code}/rematch`, {})).table.code}`;
      } catch (trouble) {
        failed(trouble);
      }
    } }, w("rematch")));
  $("end-deeds").replaceChildren(...deeds);
  covering(true);
  end.hidden = false;
  $("end-words").focus();
}
