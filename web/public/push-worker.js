// Shows what the portal tells this device, and opens it. It stores nothing, and answers no page's requests.
self.addEventListener('push', (event) => {
  const { title, path, ...options } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { ...options, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin)));
});

async function open({ origin, href }) {
  if (origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === href);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}
