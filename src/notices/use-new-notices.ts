import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { noticeTarget } from '#domain/notices/target.ts'
import { getNotifications } from '#generated/client/users/users.ts'
import type { Notification } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { showNotice } from '#src/ui/snackbar.ts'
import { claimShown } from './shown-ids.ts'

/** As many stand in a corner at once; of more it is said how many there are. */
const mostShown = 3

/** How many of the newest are looked through. */
const looked = 25

interface Showing {
  readonly isOpen: boolean
  readonly onShowAll: () => void
}

/**
 * Says what has just come, in one of the tabs of the browser. What was unread when the page was opened is not said: the bell counts it.
 * @param count of unread notices; null: not known yet
 */
export function useNewNotices(count: number | null, { isOpen, onShowAll }: Showing): void {
  const { me } = useSession()
  const navigate = useNavigate()
  const before = useRef<number | null>(null)
  const current = useRef({ isOpen, onShowAll, navigate })
  useEffect(() => {
    current.current = { isOpen, onShowAll, navigate }
  })
  useEffect(() => {
    if (count === null) return
    const last = before.current
    before.current = count
    if (count === 0 || (last !== null && count <= last)) return
    const isFirst = last === null
    void newNotices(me.id).then((notices) => {
      const { isOpen: isSeen, onShowAll: showAll, navigate: go } = current.current
      if (!isFirst && !isSeen) say(notices, showAll, (path) => void go(path))
    })
  }, [me.id, count])
}

/** Those that no tab has said yet; from now on they count as said. */
async function newNotices(userId: number): Promise<readonly Notification[]> {
  try {
    const { data } = await getNotifications(userId, { pagination: { pageSize: looked } })
    const unread = data.filter(({ isUnread }) => isUnread)
    const claimed = await claimShown(
      userId,
      unread.map(({ id }) => id),
    )
    return unread.filter(({ id }) => claimed.has(id))
  } catch {
    // The bell counts them all the same.
    return []
  }
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
