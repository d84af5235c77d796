import { Button, Classes } from '@blueprintjs/core'
import { ChevronDown, ChevronUp, Cog, Notifications } from '@blueprintjs/icons'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { foldNotices } from '#domain/notices/fold.ts'
import { noticeTarget } from '#domain/notices/target.ts'
import { noticeText } from '#domain/notices/text.ts'
import { getGetNotificationsQueryKey, getNotifications, refreshNotifications } from '#generated/client/users/users.ts'
import type { Notification } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerFoot } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { swallowRelease } from '#src/ui/swallow-release.ts'
import styles from './notices.module.css'

const pageSize = 25

interface NoticeDrawerProps {
  /** The newest that was read before; 0: none is known to be. What the server had said before that may still be shown first. */
  readonly readUpTo: number
  /** Is given the newest that was shown; null: none. */
  readonly onClose: (newestId: number | null) => void
}

/** All that one was told, the newest first. To open it is to have read it: what was unread stays marked until it is closed. */
export function NoticeDrawer({ readUpTo, onClose }: NoticeDrawerProps) {
  const { me } = useSession()
  const query = useInfiniteQuery({
    queryKey: [...getGetNotificationsQueryKey(me.id), 'drawer'],
    queryFn: ({ pageParam, signal }) =>
      getNotifications(me.id, { pagination: { pageSize, ...(pageParam !== '' && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  })
  const { data, error, refetch, isFetched, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const notices = data?.pages.flatMap((page) => page.data) ?? []
  // What happened last need not be what was told last.
  const newest = notices.length === 0 ? null : Math.max(...notices.map(({ id }) => id))
  const unread = useUnreadSinceOpening(notices, readUpTo)
  useEffect(() => {
    if (newest !== null) void refreshNotifications(me.id, { upTo: newest }).catch(() => undefined)
  }, [me.id, newest])
  const close = () => onClose(newest)
  const follow = () => {
    // The bell has the focus again before the key is let go, which would press it.
    swallowRelease()
    close()
  }
  const groups = foldNotices(
    notices.map((notice) => ({ ...notice, isUnread: unread.has(notice.id), orderIds: notice.deliveryOrderIds })),
  )

  return (
    <SideDrawer title="Notifications" width={440} onClose={close}>
      <SideDrawerBody>
        {error !== null && notices.length === 0 && (
          <ErrorState what="notifications" error={error} retry={() => void refetch()} />
        )}
        {!isFetched && notices.length === 0 && <SkeletonLines count={8} what="the notifications" />}
        {isFetched && error === null && notices.length === 0 && (
          <EmptyState icon={<Notifications size={18} />} title="No notifications">
            You have not received any notifications yet
          </EmptyState>
        )}
        {groups.length > 0 && (
          <ul className={styles.list}>
            {groups.map((group) => (
              <li key={group[0]?.id}>
                {group.length > 1 ? (
                  <Folded notices={group} onFollow={follow} />
                ) : (
                  <Notice {...group[0]!} onFollow={follow} />
                )}
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button
            fill
            variant="minimal"
            text="Show earlier ones"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          />
        )}
      </SideDrawerBody>
      <SideDrawerFoot>
        <Link to={paths.profileNotifications()} className={styles.settings} onClick={follow}>
          <Cog size={14} />
          Notification settings
        </Link>
      </SideDrawerFoot>
    </SideDrawer>
  )
}

/** Ids of what was unread when it first came into sight. */
function useUnreadSinceOpening(notices: readonly Notification[], readUpTo: number): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlyMap<number, boolean>>(new Map())
  const fresh = notices.filter(({ id }) => !seen.has(id))
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh.map(({ id, isUnread }) => [id, isUnread] as const)]))
  return new Set([...seen].flatMap(([id, isUnread]) => (isUnread && id > readUpTo ? [id] : [])))
}

interface NoticeProps extends Notification {
  readonly onFollow: () => void
}

function Notice({
  type,
  shortDescription,
  longDescription,
  createdAt,
  isUnread,
  payload,
  deliveryOrderIds,
  onFollow,
}: NoticeProps) {
  const target = noticeTarget(type, payload)
  const words = (
    <>
      <span className={styles.head}>
        <span className={styles.type}>{shortDescription}</span>
        <span className={styles.when}>
          <Moment at={createdAt} />
        </span>
      </span>
      <span className={styles.text}>{longDescription}</span>
      {isUnread && <span className="wb-visually-hidden">Unread</span>}
    </>
  )
  return target === null ? (
    <div className={styles.notice} data-unread={isUnread}>
      {words}
      {deliveryOrderIds.length > 0 && <span className={styles.gone}>You cannot see this order any more.</span>}
    </div>
  ) : (
    <Link to={target} className={styles.notice} data-unread={isUnread} onClick={onFollow}>
      {words}
    </Link>
  )
}

interface FoldedProps {
  readonly notices: readonly (Notification & { readonly orderIds: readonly number[] })[]
  readonly onFollow: () => void
}

/** Several of one kind, as one line that opens. */
function Folded({ notices, onFollow }: FoldedProps) {
  const { me } = useSession()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const [newest] = notices
  if (!newest) return null
  const { driver_id: driverId, driver_name: driverName } = newest.payload
  const isSameDriver = driverId !== undefined && notices.every(({ payload }) => payload.driver_id === driverId)
  const orderIds = [...new Set(notices.flatMap((notice) => notice.orderIds))]
  const { title, sentence } = noticeText(newest.type, {
    orderIds,
    ...(isSameDriver && { isOwn: driverId === me.id, ...(driverName !== undefined && { driverName }) }),
  })
  return (
    <>
      <button
        type="button"
        className={`${Classes.FOCUS_STYLE_MANAGER_IGNORE} ${styles.notice}`}
        data-unread={newest.isUnread}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.head}>
          <span className={styles.type}>{title}</span>
          <span className={styles.when}>
            <Moment at={newest.createdAt} />
          </span>
        </span>
        <span className={styles.text}>
          {sentence} {isOpen ? <ChevronUp size={12} /> : <ChevronDown size={12} />}
        </span>
        {newest.isUnread && <span className="wb-visually-hidden">Unread</span>}
      </button>
      {isOpen && (
        <ul id={id} className={styles.inner}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <Notice {...notice} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
