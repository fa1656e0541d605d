// A number to choose, where choices differ by nothing else: one less, one more, the most. It knows no game.
import { h, w } from "./house.js";

const FEWEST = 5; // fewer are buttons, unless all of them are about one place in the picture

export function ladder(choices) {
  const numbers = choices.filter((one) => /^\d+$/.test(one.code) && String(one.anchors) === String(choices[0].anchors));
  const one = numbers.length === choices.length && choices[0]?.anchors.length;
  return numbers.length < (one ? 1 : FEWEST) ? [] : numbers.sort((a, b) => a.code - b.code);
}

export class Steps {
  constructor(changed) {
    this.changed = changed;
    this.ask([]);
  }

  ask(choices) {
    this.rungs = ladder(choices);
    this.at = 0;
  }

  get on() {
    return this.rungs.length > 0;
  }

  get chosen() {
    return this.rungs[this.at];
  }

  to(at) {
    this.at = Math.min(Math.max(at, 0), this.rungs.length - 1);
    this.tell();
    this.changed();
  }

  draw(title) {
    const button = (said, name, by) => h("button.btn", { onclick: () => this.to(this.at + by), "data-step": by, "aria-label": name }, said);
    this.less = button("−", w("one-less"), -1);
    this.more = button("+", w("one-more"), 1);
    this.shown = h("output", {});
    this.left = h("small", {});
    this.range = h("input", { type: "range", min: 0, max: this.rungs.length - 1, "aria-label": title, oninput: (event) => this.to(Number(event.target.value)) });
    const most = h("button.btn.quiet.phoneless", { onclick: () => this.to(this.rungs.length - 1) }, w("the-most", { n: this.rungs.at(-1).code }));
    const made = h("div.steps", { id: "steps", role: "group", "aria-label": title }, this.less, this.shown, this.more, most, this.range, this.left);
    this.tell();
    return made;
  }

  tell() {
    if (!this.range) return;
    const { label, preview, code } = this.chosen;
    this.shown.textContent = code;
    this.left.textContent = preview;
    this.range.value = this.at;
    this.range.setAttribute("aria-valuetext", `${label}. ${preview}`);
    this.less.disabled = this.at === 0;
    this.more.disabled = this.at === this.rungs.length - 1;
  }
}
