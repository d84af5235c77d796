import { Button } from '@blueprintjs/core'
import { Notifications } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  getGetUnreadNotificationCountQueryKey,
  refreshNotifications,
  useGetUnreadNotificationCount,
} from '#generated/client/users/users.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { useIdle } from '#src/lib/use-idle.ts'
import { useSession } from '#src/session/session.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { mayNotify, useNewNotices } from './use-new-notices.ts'
import styles from './notices.module.css'

const drawer = lazyComponent(async () => (await import('./NoticeDrawer.tsx')).NoticeDrawer, { covers: true })

/** Milliseconds (docs/rules/units-and-formats.md, "Intervals"). */
const countIntervalMs = 10_000

/** How many the server counts: so many, or more. */
const mostCounted = 100

/** What one was told since one last looked, and the drawer with all of it. */
export function Bell() {
  const { me } = useSession()
  const client = useQueryClient()
  const isIdle = useIdle()
  const [isOpen, setOpen] = useState(false)
  const [readUpTo, setReadUpTo] = useState(0)
  const bell = useRef<HTMLButtonElement>(null)
  const { data } = useGetUnreadNotificationCount(me.id, {
    // Out of sight it goes on for those who are told by notices of the browser.
    query: { enabled: isIdle, refetchInterval: countIntervalMs, refetchIntervalInBackground: mayNotify() },
  })
  const count = data?.count ?? 0
  useNewNotices(data?.count ?? null, { isOpen, onShowAll: showAll })

  /** From a snackbar, which goes away: the focus comes from the bell, and has a place to come back to. */
  function showAll(): void {
    bell.current?.focus()
    setOpen(true)
  }

  function close(newestId: number | null): void {
    setOpen(false)
    const key = getGetUnreadNotificationCountQueryKey(me.id)
    client.setQueryData(key, { count: 0 })
    if (newestId === null) return
    setReadUpTo(newestId)
    // What was told in the last moment, and not seen, is counted again.
    void refreshNotifications(me.id, { upTo: newestId }).then(
      ({ count: left }) => client.setQueryData(key, { count: left }),
      () => client.invalidateQueries({ queryKey: key }),
    )
  }

  return (
    <>
      <Button
        ref={bell}
        variant="minimal"
        className={styles.bell}
        icon={<Notifications />}
        aria-label={
          count === 0
            ? 'Notifications'
            : `Notifications, ${count >= mostCounted ? `${mostCounted} or more` : count} unread`
        }
        aria-expanded={isOpen}
        onPointerEnter={() => void drawer.load()}
        onFocus={() => void drawer.load()}
        onClick={() => setOpen(true)}
      >
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count >= mostCounted ? `${mostCounted - 1}+` : count}
          </span>
        )}
      </Button>
      <span role="status" className="wb-visually-hidden">
        {count > 0 && countText(count, { one: 'unread notification', many: 'unread notifications' })}
      </span>
      {isOpen && <drawer.Part readUpTo={readUpTo} onClose={close} />}
    </>
  )
}
