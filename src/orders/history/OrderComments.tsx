import { useGetDeliveryOrderUpdates } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderPageView, DeliveryOrderUpdate } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { WindowedList } from '#src/ui/WindowedList.tsx'
import { CommentField } from './CommentField.tsx'
import { historyIntervalMs, historyStaleMs } from './history-interval.ts'
import styles from './comments.module.css'

interface OrderCommentsProps {
  readonly order: Pick<DeliveryOrderPageView, 'id' | 'status' | 'receiverTenant'>
}

/** What people said about the order, newest first, and a field to say more. */
export function OrderComments({ order }: OrderCommentsProps) {
  const session = useSession()
  const verdict = canOrder.comment(session, order)
  return (
    <div className={styles.comments}>
      {verdict.allowed ? (
        <CommentField orderId={order.id} />
      ) : (
        <p className={`${styles.closed} wb-no-print`}>{verdict.reason}.</p>
      )}
      <CommentList orderId={order.id} />
    </div>
  )
}

function CommentList({ orderId }: { readonly orderId: number }) {
  const comments = useGetDeliveryOrderUpdates(orderId, {
    query: {
      select: ({ updates: all }) => commentsOf(all),
      refetchInterval: historyIntervalMs,
      staleTime: historyStaleMs,
    },
  })
  if (comments.data === undefined) {
    if (comments.isPending) return <SkeletonLines count={3} what="the comments" />
    const retry = () => void comments.refetch()
    return <ErrorState title="The comments could not be loaded" error={comments.error} retry={retry} />
  }
  if (comments.data.length === 0) return <EmptyState title="No comments yet" />
  return (
    <WindowedList
      items={comments.data}
      keyOf={idOf}
      usualHeight={56}
      className={styles.list}
      label="Comments"
      newText="New comment"
    >
      {({ comment, commenterName, commenterEmail, occurredAt, actorTenantName }) => (
        <article className={styles.comment}>
          <header>
            <strong title={commenterEmail}>{commenterName ?? 'Driver'}</strong>
            {actorTenantName !== undefined && <span className="wb-muted">{actorTenantName}</span>}
            <span className="wb-muted">
              <TimeCell at={occurredAt} />
            </span>
          </header>
          <p>{comment}</p>
        </article>
      )}
    </WindowedList>
  )
}

function idOf({ id }: DeliveryOrderUpdate): number {
  return id
}

/** The comments of a timeline; both are newest first. */
export function commentsOf(updates: readonly DeliveryOrderUpdate[]): readonly DeliveryOrderUpdate[] {
  return updates.filter(({ type }) => type === 'assigned_commented')
}
