/* Shows notices while the application is closed. It keeps nothing, and answers no request: no page lies in its scope. */

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function show({ id, title, sentence, path, isSilent }) {
  const pages = await openPages()
  // A page in sight says it itself.
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  await self.registration.showNotification(title, {
    body: sentence,
    // A page out of sight may have shown it already: one takes the place of the other.
    tag: `notice-${id}`,
    icon: '/favicon.svg',
    silent: isSilent,
    data: { path },
  })
}

async function follow(path) {
  const [page] = await openPages()
  if (page === undefined) return self.clients.openWindow(path ?? '/')
  if (path) page.postMessage({ openNotice: path }, [])
  return page.focus()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(show(event.data.json()))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(follow(event.notification.data?.path))
})
