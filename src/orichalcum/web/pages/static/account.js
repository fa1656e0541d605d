// The account: a name at the tables, signing in and out.
import { $, api, failed, note, takeOver, w } from "./house.js";

function show(me) {
  $("name").elements.name.value = me.name;
  $("signed").textContent = me.account ? w("signed-in", { name: me.account }) : w("not-signed-in");
  $("signed-deeds").hidden = $("change").hidden = !me.account;
  $("sign-in").hidden = Boolean(me.account);
  if ($("letters")) $("letters").elements.mail.value = me.preferences.mail;
  takeOver(me);
}

const tried = (deed) => async (event) => {
  event.preventDefault();
  try {
    const me = await deed(event);
    if (me?.name !== undefined) show(me);
    note(w("saved"));
  } catch (trouble) {
    failed(trouble);
  }
};
const said = (form) => Object.fromEntries(new FormData(form));

$("name").addEventListener("submit", tried(() => api("/api/me", { name: $("name").elements.name.value.trim() })));
$("letters")?.addEventListener("submit", tried(async () => {
  const me = await api("/api/me");
  return api("/api/me", { preferences: { ...me.preferences, mail: $("letters").elements.mail.value.trim() } });
}));
$("login").addEventListener("submit", tried((event) => api(event.submitter?.value === "up" ? "/api/account" : "/api/account/login", said($("login")))));
$("password").addEventListener("submit", tried(async () => {
  const me = await api("/api/account/password", said($("password")));
  $("password").reset();
  return me;
}));
for (const one of document.querySelectorAll("[data-post]")) one.addEventListener("click", tried(() => api(`/api/account/${one.dataset.post}`, {})));
$("delete").addEventListener("click", tried(async () => {
  const button = $("delete");
  if (!button.dataset.sure) {
    button.dataset.sure = "1";
    button.textContent = w("sure", { deed: w("delete-account") });
    throw new Error(w("delete-hint"));
  }
  return api("/api/account/delete", {});
}));
api("/api/me").then(show).catch(failed);
