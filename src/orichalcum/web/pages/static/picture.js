// Pictures on the page: patched by id, so that pieces glide; rings around places; zoom. It knows no game.
import { pace } from "./house.js";

const SVG = "http://www.w3.org/2000/svg";
const drawing = new DOMParser();

export function svg(name, about = {}) {
  const one = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(about)) one.setAttribute(key, value);
  return one;
}

function parsed(text) {
  const root = drawing.parseFromString(text, "image/svg+xml").documentElement;
  return root.nodeName === "svg" ? document.importNode(root, true) : null;
}

// Make `old` like `fresh`, touching only what differs; what has an id stays the same element.
function patch(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const known = new Map([...old.children].filter((one) => one.id).map((one) => [one.id, one]));
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    let mine = wanted.id ? known.get(wanted.id) : at && !at.id && at.nodeName === wanted.nodeName ? at : null;
    if (mine && mine.nodeName !== wanted.nodeName) mine = null;
    if (!mine) old.insertBefore(wanted, at);
    else {
      if (mine === at) at = at.nextSibling;
      else old.insertBefore(mine, at);
      if (mine.nodeType !== 1) mine.nodeValue = wanted.nodeValue;
      else if (!mine.isEqualNode(wanted)) patch(mine, wanted);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

const matrix = (m) => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;

function glide(root, before) {
  const moving = new Set();
  for (const one of root.querySelectorAll("[id]")) {
    const was = before.get(one.id), own = one.getScreenCTM?.(), frame = one.parentNode.getScreenCTM?.();
    if (!own || !frame || one.closest("defs, .over")) continue;
    for (let up = one.parentNode; up !== root; up = up.parentNode) if (moving.has(up)) { moving.add(one); break; }
    if (moving.has(one)) continue;
    if (!was) {
      if (before.size && !one.classList.contains("lit")) one.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 320 * pace() });
      continue;
    }
    const far = Math.hypot(was.e - own.e, was.f - own.f);
    const turned = Math.abs(was.b - own.b) + Math.abs(was.a - own.a);
    if (far < 1.5 && turned < 0.02) continue;
    moving.add(one);
    const from = frame.inverse().multiply(was), to = frame.inverse().multiply(own);
    one.animate([{ transform: matrix(from) }, { transform: matrix(to) }], { duration: Math.min(640, 220 + 0.45 * far) * pace(), easing: "cubic-bezier(.22,.8,.28,1)" });
  }
}

export class Picture {
  constructor(holder, { zoomed = false } = {}) {
    this.holder = holder;
    this.root = null;
    this.view = null; // the whole of it: x, y, width, height
    this.near = { k: 1, x: 0, y: 0 };
    if (zoomed) this.watchFingers();
  }

  show(text, still = false) {
    if (!text) return void (this.holder.replaceChildren(), (this.root = null));
    const fresh = parsed(text);
    if (!fresh) return;
    if (!this.root || this.shape !== fresh.getAttribute("viewBox")) {
      this.holder.replaceChildren(fresh);
      this.root = fresh;
      this.near = { k: 1, x: 0, y: 0 };
    } else {
      const before = new Map();
      if (!still && pace()) for (const one of this.root.querySelectorAll("[id]")) { const m = one.getScreenCTM?.(); if (m) before.set(one.id, m); }
      const held = document.activeElement?.closest?.("[data-anchor]");
      const anchor = held && this.root.contains(held) ? held.dataset.anchor : null;
      this.root.querySelectorAll(":scope > .over").forEach((one) => one.remove());
      this.root.getAnimations({ subtree: true }).forEach((one) => one.effect?.getKeyframes?.().some((k) => "transform" in k) && one.finish());
      patch(this.root, fresh);
      if (before.size) glide(this.root, before);
      if (anchor) this.anchor(anchor)?.focus({ preventScroll: true });
    }
    this.shape = fresh.getAttribute("viewBox");
    this.view = this.shape.split(/[ ,]+/).map(Number);
    this.root.setAttribute("role", "group");
    const title = this.root.querySelector(":scope > title");
    if (title) {
      this.root.setAttribute("aria-label", title.textContent);
      title.remove(); // else the browser shows it as a tooltip everywhere
    }
    this.root.setAttribute("focusable", "false");
    this.zoom();
  }

  anchor(name) {
    return this.root?.querySelector(`[data-anchor="${CSS.escape(name)}"]`) ?? null;
  }

  anchors() {
    return this.root ? [...this.root.querySelectorAll("[data-anchor]")] : [];
  }

  layer(name) {
    let found = this.root.querySelector(`:scope > .over.${name}`);
    if (!found) this.root.append((found = svg("g", { class: `over ${name}`, "pointer-events": "none" })));
    return found;
  }

  // Where a thing lies in the picture's own units, without the unseen target around it.
  box(one) {
    const shown = [...one.children].filter((part) => !part.classList.contains("target") && !part.classList.contains("lit") && part.getBBox);
    const rects = (shown.length ? shown : [one]).map((part) => part.getBoundingClientRect()).filter((r) => r.width);
    if (!rects.length) return null;
    const left = Math.min(...rects.map((r) => r.left)), top = Math.min(...rects.map((r) => r.top));
    const right = Math.max(...rects.map((r) => r.right)), bottom = Math.max(...rects.map((r) => r.bottom));
    const back = this.root.getScreenCTM().inverse();
    const a = new DOMPoint(left, top).matrixTransform(back), b = new DOMPoint(right, bottom).matrixTransform(back);
    return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
  }

  rings(layer, names, kinds) {
    if (!this.root) return;
    const over = this.layer(layer);
    over.replaceChildren();
    for (const name of names) {
      const one = this.anchor(name) ?? this.root.querySelector(`#${CSS.escape(name)}`), place = one && this.box(one);
      if (!place) continue;
      const out = 5;
      for (const kind of kinds)
        over.append(svg("rect", { class: `ring ${kind}`, x: place.x - out, y: place.y - out, width: place.width + 2 * out, height: place.height + 2 * out, rx: 12 }));
    }
  }

  // Only these anchors are lit, and only what may be touched is met by the keyboard.
  light(lit, live, taken = new Set()) {
    if (!this.root) return;
    for (const one of this.root.querySelectorAll(".lit")) {
      const name = one.id.replace(/^lit-/, "");
      one.classList.toggle("unlit", !lit.has(name) && !taken.has(name));
      one.classList.toggle("taken", taken.has(name));
    }
    for (const one of this.anchors()) {
      const can = live.has(one.dataset.anchor);
      one.setAttribute("role", can ? "button" : "img");
      one.classList.toggle("live", can);
      if (can) one.setAttribute("tabindex", 0);
      else one.removeAttribute("tabindex");
    }
  }

  lay(fragment) {
    if (!this.root) return;
    const over = this.layer("preview");
    over.replaceChildren();
    if (!fragment) return;
    const made = parsed(fragment.startsWith("<svg") ? fragment : `<svg xmlns="${SVG}">${fragment}</svg>`);
    if (made) over.append(...made.childNodes);
  }

  // -- nearer and farther

  zoom() {
    if (!this.view) return;
    const [x, y, w, h] = this.view, { k } = this.near;
    this.near.x = Math.min(Math.max(this.near.x, 0), w - w / k);
    this.near.y = Math.min(Math.max(this.near.y, 0), h - h / k);
    this.root.setAttribute("viewBox", `${x + this.near.x} ${y + this.near.y} ${w / k} ${h / k}`);
    this.holder.classList.toggle("zoomed", k > 1.01);
  }

  nearer(factor, clientX, clientY) {
    if (!this.root) return;
    const box = this.holder.getBoundingClientRect();
    const spot = new DOMPoint(clientX ?? box.x + box.width / 2, clientY ?? box.y + box.height / 2).matrixTransform(this.root.getScreenCTM().inverse());
    const k = Math.min(3, Math.max(1, factor ? this.near.k * factor : 1));
    const [x, y] = this.view;
    this.near = { k, x: spot.x - x - ((spot.x - x - this.near.x) * this.near.k) / k, y: spot.y - y - ((spot.y - y - this.near.y) * this.near.k) / k };
    this.zoom();
  }

  watchFingers() {
    const down = new Map();
    let gap = 0, tapped = 0;
    this.dragged = false;
    this.holder.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.nearer(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX, event.clientY);
    }, { passive: false });
    this.holder.addEventListener("pointerdown", (event) => {
      down.set(event.pointerId, event);
      this.dragged = false;
      if (down.size === 1 && event.pointerType === "touch" && !event.target.closest(".live")) {
        if (event.timeStamp - tapped < 300) this.nearer(this.near.k > 1 ? 0 : 2, event.clientX, event.clientY);
        tapped = event.timeStamp;
      }
      gap = 0;
    });
    this.holder.addEventListener("pointermove", (event) => {
      const was = down.get(event.pointerId);
      if (!was) return;
      down.set(event.pointerId, event);
      if (down.size === 2) {
        const [a, b] = [...down.values()], now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
        if (gap) this.nearer(now / gap, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
        gap = now;
        this.dragged = true;
      } else if (this.near.k > 1.01) {
        const m = this.root.getScreenCTM(), dx = event.clientX - was.clientX, dy = event.clientY - was.clientY;
        if (Math.abs(dx) + Math.abs(dy) > 3) this.dragged = true;
        this.near.x -= dx / m.a;
        this.near.y -= dy / m.d;
        this.zoom();
      }
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) this.holder.addEventListener(end, (event) => down.delete(event.pointerId));
  }
}
