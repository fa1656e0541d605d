// What every page has: the house's words, its API, news, settings, notices.

export const given = JSON.parse(document.getElementById("given").textContent);
const root = document.documentElement;

export function w(key, about = {}) {
  let said = given.words[key] ?? key;
  for (const [name, value] of Object.entries(about)) said = said.replaceAll(`{${name}}`, value);
  return said;
}

export const $ = (id) => document.getElementById(id);

// An element: its name with classes ("li.fresh"), what it has, what is in it.
export function h(kind, about = {}, ...inside) {
  const [name, ...classes] = kind.split(".");
  const one = document.createElement(name);
  if (classes.length) one.className = classes.join(" ");
  for (const [key, value] of Object.entries(about)) {
    if (value === false || value === null || value === undefined) continue;
    if (key.startsWith("on")) one.addEventListener(key.slice(2), value);
    else if (key in one && typeof value !== "string") one[key] = value;
    else one.setAttribute(key, value === true ? "" : value);
  }
  one.append(...inside.flat().filter((part) => part !== null && part !== undefined && part !== false));
  return one;
}

export function drawn(id, className) {
  const NS = "http://www.w3.org/2000/svg";
  const one = document.createElementNS(NS, "svg"), use = document.createElementNS(NS, "use");
  one.setAttribute("class", className);
  one.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#${id}`);
  one.append(use);
  return one;
}
export const badge = (seat) => drawn(`badge-${document.getElementById(`badge-${seat}`) ? seat : "neutral"}`, "badge");
export const sign = (name) => drawn(`sign-${document.getElementById(`sign-${name}`) ? name : "disc"}`, "sign");

// -- the API

export class Refused extends Error {
  constructor(status, trouble) {
    super(trouble?.message || w("trouble"));
    this.status = status;
    this.trouble = trouble ?? {};
  }
}

export async function api(path, body) {
  const how = body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, how);
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const data = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refused(answer.status, isJson ? data : null);
  return data;
}

// An answer that may be sent twice: as long as the house does not answer, it is sent again.
export async function surely(path, body) {
  for (let tries = 0; ; tries++) {
    try {
      return await api(path, body);
    } catch (trouble) {
      const passing = trouble instanceof TypeError || trouble.status === 502 || trouble.status === 503;
      if (!passing || tries > 60) throw trouble;
      await pause(300);
    }
  }
}

export const listed = (names) => new Intl.ListFormat(given.lang).format(names);
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// News come as long as the page is open.  Returns how to say something; false where nobody hears it.
export function news(query, heard, offline = () => {}) {
  let wait = 200, socket = null, timer = 0, silence = 0;
  const connect = () => {
    clearTimeout(timer);
    const url = new URL(`/api/news?${new URLSearchParams(query)}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    socket = new WebSocket(url);
    socket.onopen = () => {
      wait = 200;
      clearTimeout(silence);
      silence = 0;
      offline(false);
    };
    socket.onmessage = (event) => heard(JSON.parse(event.data));
    socket.onclose = () => {
      silence ||= setTimeout(() => offline(true), 400);
      timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, 1000);
    };
  };
  connect();
  const again = () => {
    if (document.visibilityState === "visible" && socket.readyState > 1) connect();
  };
  addEventListener("online", again);
  document.addEventListener("visibilitychange", again);
  addEventListener("pagehide", () => { socket.onclose = null; socket.close(); });
  addEventListener("pageshow", (event) => event.persisted && connect());
  return (what) => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(what));
    return true;
  };
}

// -- settings, kept in a cookie of this browser so that pages come right at once

const kept = (name) => document.cookie.split("; ").find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
export const look = new Proxy(Object.fromEntries(new URLSearchParams(decodeURIComponent(kept("look")))), {
  get: (all, name) => all[name] ?? given.look[name] ?? "",
  set(all, name, value) {
    all[name] = value;
    keep("look", encodeURIComponent(new URLSearchParams(all).toString()));
    return true;
  },
});
function keep(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
export const pace = () => (still.matches ? 0 : { calm: 1.5, normal: 1, quick: 0.5, none: 0 }[look.pace || "normal"]);

function settle(name, value) {
  look[name] = value;
  share().catch(() => {}); // this browser keeps it in any case
  if (["light", "size", "pace", "hand"].includes(name)) value ? root.setAttribute(`data-${name}`, value) : root.removeAttribute(`data-${name}`);
  if (name === "sound" && value !== "off") ring("turn");
  if (name === "notices" && "Notification" in window) bePushed(value === "on").catch(() => {}); // the page itself tells in any case
}

// Somebody with an account finds the same settings on every device.
async function share() {
  if (!given.account) return;
  const me = await api("/api/me");
  await api("/api/me", { preferences: { ...me.preferences, look: decodeURIComponent(kept("look")) } });
}
export function takeOver(me) {
  if (me.account && me.preferences.look && me.preferences.look !== decodeURIComponent(kept("look"))) {
    keep("look", encodeURIComponent(me.preferences.look));
    location.reload();
  }
}

// Told even while no page is open, where the keeper of the house has switched that on.
async function bePushed(on) {
  if (on && (await Notification.requestPermission()) !== "granted") return;
  const { key } = await api("/api/push");
  if (!key || !navigator.serviceWorker) return;
  const worker = await navigator.serviceWorker.register("/static/push.js");
  if (!on) {
    const old = await worker.pushManager.getSubscription();
    if (old) await api("/api/me/push/off", { endpoint: old.endpoint });
    return void (await old?.unsubscribe());
  }
  while (!worker.active) await pause(100);
  const raw = Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: raw })).toJSON();
  await api("/api/me/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

async function speak(lang) {
  keep("lang", lang);
  try {
    const me = await api("/api/me");
    if (me.account || me.preferences.lang) await api("/api/me", { preferences: { ...me.preferences, lang } });
  } catch { /* the cookie is enough */ }
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  location.replace(url);
  if (url.hash) location.reload();
}

function wireSettings() {
  const sheet = $("settings");
  for (const one of sheet.querySelectorAll("input[name]")) {
    if (one.name === "lang") one.checked = one.value === given.lang;
    else one.checked = one.value === (look[one.name] || "");
    one.addEventListener("change", () => (one.name === "lang" ? speak(one.value) : settle(one.name, one.value)));
  }
  for (const one of document.querySelectorAll("[data-open]")) one.addEventListener("click", () => $(one.dataset.open).showModal());
  for (const one of document.querySelectorAll("dialog")) {
    one.addEventListener("click", (event) => event.target === one && one.close());
    one.querySelector("[data-close]")?.addEventListener("click", () => one.close());
  }
  for (const one of document.querySelectorAll("[data-lang]")) one.addEventListener("click", () => speak(one.dataset.lang));
  for (const one of document.querySelectorAll("[data-flip=light]"))
    one.addEventListener("click", () => settle("light", isNight() ? "day" : "night"));
}
export const isNight = () => (root.dataset.light ? root.dataset.light === "night" : matchMedia("(prefers-color-scheme: dark)").matches);

// -- sounds, made of tones and noise

let ears = null;
const TONES = { turn: [[392, 0, 0.34], [523.25, 0.16, 0.4]], stone: [[150, 0, 0.12]], end: [[261.6, 0, 0.9], [329.6, 0.02, 0.9], [392, 0.04, 0.9]] };
export function ring(kind) {
  const loud = { off: 0, soft: 0.05, full: 0.12 }[look.sound || "off"];
  if (!loud || !TONES[kind]) return;
  ears ??= new AudioContext();
  for (const [pitch, late, long] of TONES[kind]) {
    const from = ears.currentTime + late, tone = ears.createOscillator(), volume = ears.createGain();
    tone.type = kind === "stone" ? "triangle" : "sine";
    tone.frequency.setValueAtTime(pitch, from);
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud, from + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + long);
    tone.connect(volume).connect(ears.destination);
    tone.start(from);
    tone.stop(from + long);
  }
}

// -- notices: each once, in whichever page of this browser hears it first

const title = document.title;
export function badgeTab(turns) {
  document.title = turns ? `● ${w("your-turn")} · ${title}` : title;
  document.querySelector("link[rel=icon]").href = turns ? "/mark-turn.svg" : "/mark.svg";
}

export async function notice(one, { here = "" } = {}) {
  const mine = await navigator.locks?.request(`notice-${one.id}`, () => {
    const last = Number(localStorage.getItem("noticed") ?? 0);
    if (one.id <= last) return false;
    localStorage.setItem("noticed", one.id);
    return true;
  }) ?? true;
  if (!mine) return;
  ring(one.kind === "over" ? "end" : "turn");
  const words = w(`notice-${one.kind}`, { title: one.title });
  if (document.visibilityState === "hidden" && look.notices === "on" && window.Notification?.permission === "granted") {
    const card = new Notification("Orichalcum", { body: words, tag: `orichalcum-${one.id}`, icon: "/mark.svg" });
    card.onclick = () => { window.focus(); if (here !== one.code) location.href = `/tables/${one.code}`; };
  }
  if (here !== one.code) note(words, `/tables/${one.code}`);
  else tell(words);
}

// One line under the top, with a way to go.
export function note(words, href = "", kind = "") {
  const bar = $("note");
  if (!bar) return;
  bar.className = `note panel ${kind}`;
  bar.replaceChildren(words, ...(href ? [" ", h("a", { href }, w("go-there"))] : []));
  bar.hidden = false;
}

let telling = 0;
export function tell(words) {
  const live = $("live");
  clearTimeout(telling);
  telling = setTimeout(() => (live.textContent = words), 60);
}

export const failed = (trouble) => note(trouble.message, "", "warn");

// -- deeds that any page may have: data-do names one of these

export async function openTable(wish) {
  const sat = await api("/api/tables", wish);
  location.href = `/tables/${sat.table.code}`;
}

const DEEDS = {
  async play(button) {
    const seats = Number(button.dataset.seats);
    const me = await api("/api/me");
    await openTable({ game: button.dataset.game, seats: [{ who: "me", name: me.name || w("guest") }, ...Array(seats - 1).fill({ who: "bot", level: look.level || "medium" })] });
  },
  async copy(button) {
    const field = $(button.dataset.from);
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select();
      document.execCommand("copy");
    }
    const was = button.textContent;
    button.textContent = w("copied");
    tell(w("copied"));
    setTimeout(() => (button.textContent = was), 1600);
  },
  async share(button) {
    await navigator.share({ title: document.title, url: $(button.dataset.from).value }).catch(() => {});
  },
  async join() {
    const code = $("join-code").value.trim().split("/").pop();
    if (code) location.href = `/join/${encodeURIComponent(code.toLowerCase())}`;
  },
};

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-do]");
  if (!button || !DEEDS[button.dataset.do]) return;
  event.preventDefault();
  button.disabled = true;
  try {
    await DEEDS[button.dataset.do](button);
  } catch (trouble) {
    failed(trouble);
  } finally {
    button.disabled = false;
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.id === "join-code") DEEDS.join();
});
for (const one of document.querySelectorAll("[data-do=share]")) one.hidden = !navigator.share;

wireSettings();
