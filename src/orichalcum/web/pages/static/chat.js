// Talk at a table: plain words, put in as text. Who is muted is neither shown nor counted.
import { $, api, failed, h, tell, w } from "./house.js";

export class Chat {
  constructor(base) {
    this.base = base;
    this.said = [];
    this.unread = 0;
    this.muted = new Set(JSON.parse(localStorage.getItem("muted") ?? "[]"));
    const form = $("chat-form");
    if (!form) return;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = form.elements.text.value.trim();
      if (!text) return;
      try {
        this.add(await api(`${base}/chat`, { text }));
        form.reset();
      } catch (trouble) {
        failed(trouble);
      }
    });
    $("chat").addEventListener("toggle", () => this.read());
    this.load();
  }

  async load() {
    try {
      this.said = await api(`${this.base}/chat`);
      this.show();
    } catch { /* no talk here */ }
  }

  add(one) {
    if (this.said.some((old) => old.id === one.id)) return;
    this.said.push(one);
    if (!this.muted.has(one.speaker)) {
      this.unread += 1;
      tell(`${one.name}: ${one.text}`);
    }
    this.show();
  }

  read() {
    this.unread = 0;
    this.show();
  }

  mute(one) {
    const on = !this.muted.has(one.speaker);
    on ? this.muted.add(one.speaker) : this.muted.delete(one.speaker);
    localStorage.setItem("muted", JSON.stringify([...this.muted]));
    api("/api/me/mute", { speaker: one.speaker, mute: on }).catch(() => {});
    this.show();
  }

  show() {
    const open = $("chat").open || document.body.dataset.tab === "chat";
    if (open) this.unread = 0;
    for (const one of document.querySelectorAll("[data-unread]")) {
      one.textContent = this.unread || "";
      one.hidden = !this.unread;
    }
    const shown = this.said.filter((one) => !this.muted.has(one.speaker));
    const hidden = new Map(this.said.filter((one) => this.muted.has(one.speaker)).map((one) => [one.speaker, one]));
    $("chat-list").replaceChildren(
      ...shown.map((one) => h("li", {}, h("b", {}, h("bdi", {}, one.name), ": "), h("bdi", {}, one.text), " ", h("button.plain.small", { onclick: () => this.mute(one), "aria-label": w("mute-name", { name: one.name }) }, w("mute")))),
      ...[...hidden.values()].map((one) => h("li.small", {}, w("muted", { name: one.name }), " ", h("button.plain", { onclick: () => this.mute(one) }, w("unmute")))),
    );
    $("chat-list").scrollTop = $("chat-list").scrollHeight;
  }
}
