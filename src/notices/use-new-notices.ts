import { useEffect, useRef } from 'react'
import { useNavigate, type NavigateFunction } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { noticeTarget } from '#domain/notices/target.ts'
import { getNotifications } from '#generated/client/users/users.ts'
import type { Notification } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { showNotice } from '#src/ui/snackbar.ts'
import { isAnyInSight, useInSight } from './in-sight.ts'
import { claimShown } from './shown-ids.ts'

/** As many stand in a corner at once; of more it is said how many there are. */
const mostShown = 3

/** How many of the newest are looked through. */
const looked = 25

interface Showing {
  readonly isOpen: boolean
  readonly onShowAll: () => void
}

interface Telling extends Showing {
  readonly navigate: NavigateFunction
}

/**
 * Says what has just come, in one of the tabs of the browser: in one that is in sight, and else by the browser's own notices, where the
 * person allowed and switched them on. What was unread when the page was opened is not said: the bell counts it.
 * @param count of unread notices; null: not known yet
 */
export function useNewNotices(count: number | null, { isOpen, onShowAll }: Showing): void {
  const { me } = useSession()
  const navigate = useNavigate()
  const before = useRef<number | null>(null)
  const current = useRef<Telling>({ isOpen, onShowAll, navigate })
  useEffect(() => {
    current.current = { isOpen, onShowAll, navigate }
  })
  useInSight()
  useEffect(() => {
    // One that was pressed while no page was in sight, by the worker that showed it.
    if (!('serviceWorker' in navigator)) return
    const follow = ({ data }: MessageEvent<unknown>) => {
      const path: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'openNotice') : undefined
      if (typeof path === 'string' && path.startsWith('/')) void current.current.navigate(path)
    }
    navigator.serviceWorker.addEventListener('message', follow)
    return () => navigator.serviceWorker.removeEventListener('message', follow)
  }, [])
  useEffect(() => {
    if (count === null) return
    const last = before.current
    before.current = count
    if (last !== null && count > last) void tellNew(me.id, count - last, current.current)
  }, [me.id, count])
}

/** @param more how many have come */
async function tellNew(userId: number, more: number, { isOpen, onShowAll, navigate }: Telling): Promise<void> {
  const go = (path: string) => void navigate(path)
  try {
    const isOutOfSight = document.hidden
    // It is for a tab that one sees.
    if (!isOpen && isOutOfSight && (await isAnyInSight())) return
    const notices = await newNotices(userId, more)
    if (isOpen || notices.length === 0) return
    if (!isOutOfSight) return say(notices, onShowAll, go)
    if (!mayNotify()) return
    const { showBrowserNotices } = await import('./browser-notice.ts')
    await showBrowserNotices(userId, notices.slice(0, mostShown), go)
  } catch {
    // The bell counts them all the same.
  }
}

/** Whether the person allowed notices of the browser. */
export function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

/** The newest that no tab has said yet; from now on they count as said. */
async function newNotices(userId: number, more: number): Promise<readonly Notification[]> {
  const { data } = await getNotifications(userId, { pagination: { pageSize: looked } })
  const unread = data
    .filter(({ isUnread }) => isUnread)
    .toSorted((a, b) => b.id - a.id)
    .slice(0, more)
  const claimed = await claimShown(
    userId,
    unread.map(({ id }) => id),
  )
  return unread.filter(({ id }) => claimed.has(id))
}

function say(notices: readonly Notification[], showAll: () => void, go: (path: string) => void): void {
  if (notices.length > mostShown) {
    const text = countText(notices.length, { one: 'new notification', many: 'new notifications' })
    return showNotice(text, { label: 'Show', run: showAll })
  }
  for (const { type, longDescription, payload } of notices.toReversed()) {
    const target = noticeTarget(type, payload)
    showNotice(longDescription, target === null ? undefined : { label: 'Open', run: () => go(target) })
  }
}
