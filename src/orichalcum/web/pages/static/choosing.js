// From touches to an answer. Options are known by the anchors they mean; nothing is known of any game.

export class Choosing {
  constructor() {
    this.ask([]);
  }

  ask(choices) {
    this.choices = choices;
    this.picked = []; // anchors touched so far
    this.chosen = null; // the one choice that waits for its deed
  }

  fitting(picked = this.picked) {
    return this.choices.filter((one) => picked.every((anchor) => one.anchors.includes(anchor)));
  }

  // What may be touched next: every anchor that tells the fitting options apart.
  open() {
    const fitting = this.fitting();
    const open = new Set(fitting.flatMap((one) => one.anchors));
    for (const anchor of this.picked) open.delete(anchor);
    return open;
  }

  // What is lit: at first the first anchor of every option and all of one's own hand; then whatever tells the rest apart.
  lit(inHand) {
    if (this.chosen) return new Set();
    if (this.picked.length) return this.open();
    return new Set([...this.choices.map((one) => one.anchors[0]).filter(Boolean), ...[...this.open()].filter(inHand)]);
  }

  live() {
    return new Set(this.choices.flatMap((one) => one.anchors));
  }

  // Returns what came of it: "one" (chosen), "more" (touch on), "menu" (only words tell them apart), "none".
  touch(anchor) {
    if (this.picked.includes(anchor) && !this.chosen) {
      this.picked = this.picked.filter((one) => one !== anchor);
      return this.picked.length ? this.settle() : "more";
    }
    if (this.chosen) {
      this.chosen = null;
      if (!this.fitting([...this.picked, anchor]).length || this.picked.includes(anchor)) this.picked = this.swap(anchor);
      else this.picked.push(anchor);
    } else if (this.fitting([...this.picked, anchor]).length) this.picked.push(anchor);
    else this.picked = this.swap(anchor);
    return this.settle();
  }

  // A touch that does not fit what was touched before: keep what goes with it, the last first.
  swap(anchor) {
    const kept = [anchor];
    for (const old of [...this.picked].reverse()) if (old !== anchor && this.fitting([...kept, old]).length) kept.unshift(old);
    return this.fitting(kept).length ? kept : [];
  }

  settle() {
    const fitting = this.fitting();
    if (!this.picked.length || !fitting.length) return "none";
    if (fitting.length === 1) {
      this.chosen = fitting[0];
      return "one";
    }
    return this.apart(fitting) ? "more" : "menu";
  }

  // Whether a further touch can tell these apart.
  apart(fitting) {
    const more = fitting.map((one) => one.anchors.filter((anchor) => !this.picked.includes(anchor)).sort().join(" "));
    return more.some((one) => one) && new Set(more).size > 1;
  }

  // Fitting options that no further touch could mean.
  complete() {
    if (!this.picked.length || this.chosen) return [];
    return this.fitting().filter((one) => one.anchors.every((anchor) => this.picked.includes(anchor)));
  }

  back() {
    if (this.chosen && this.picked.length) this.chosen = null;
    else if (this.chosen) this.chosen = null;
    if (this.picked.length) this.picked.pop();
    while (this.picked.length && this.fitting().length === 1) this.picked.pop();
  }
}
