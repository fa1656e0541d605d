// The house's service worker: it shows a notice that comes while no page of ours is looked at.

self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));

async function show(one) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === "visible")) return; // the page has said it
  await self.registration.showNotification("Orichalcum", {
    body: one.says, tag: `orichalcum-${one.id}`, icon: "/mark.svg", data: one.path,
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
