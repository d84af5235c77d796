import { noticeTarget } from '#domain/notices/target.ts'
import { getPersonalNotificationSettings } from '#generated/client/users/users.ts'
import type { Notification as Notice } from '#generated/model/index.ts'
import { pushRegistration } from './push/browser-push.ts'

/**
 * Shows notices of the browser, of the types for which the person switched them on; a press opens what one is about. Where this browser
 * is told by push as well, both are one: they have the same tag.
 */
export async function showBrowserNotices(
  userId: number,
  notices: readonly Notice[],
  go: (path: string) => void,
): Promise<void> {
  const { choices } = await getPersonalNotificationSettings(userId)
  const wanted = new Set(choices.flatMap(({ type, push }) => (push ? type : [])))
  const registration = await pushRegistration(userId)
  for (const { id, type, shortDescription, longDescription, payload } of notices.toReversed()) {
    if (!wanted.has(type)) continue
    const path = noticeTarget(type, payload)
    const options = { body: longDescription, tag: `notice-${id}`, icon: '/favicon.svg' }
    if (registration) {
      await registration.showNotification(shortDescription, { ...options, data: { path } })
      continue
    }
    const shown = new Notification(shortDescription, options)
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      if (path !== null) go(path)
    })
  }
}
