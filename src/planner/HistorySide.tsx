import { Button } from '@blueprintjs/core'
import { History } from '@blueprintjs/icons'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { getGetRecurringOrderEventsQueryKey, getRecurringOrderEvents } from '#generated/client/planner/planner.ts'
import type { RecurringOrderEvent } from '#generated/model/index.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useRecurringOrder } from './use-recurring-order.ts'
import styles from './planner.module.css'

/** What happened to it, the latest first, with the orders that were made. */
export function HistorySide() {
  const { data: row } = useRecurringOrder()
  return row === undefined ? null : <Entries id={row.id} />
}

function Entries({ id }: { readonly id: number }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...getGetRecurringOrderEventsQueryKey(id), 'all'],
    queryFn: ({ pageParam, signal }) =>
      getRecurringOrderEvents(id, pageParam === null ? {} : { before: pageParam }, undefined, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: refetchIntervalMs,
  })
  if (data === undefined)
    return error === null ? (
      <SkeletonLines count={6} what="the history" />
    ) : (
      <ErrorState title="The history could not be loaded" error={error} retry={() => void refetch()} />
    )
  const entries = data.pages.flatMap((page) => page.data)
  if (entries.length === 0)
    return (
      <EmptyState icon={<History size={18} />} title="Nothing has happened yet">
        Orders that are placed, changes and days that differ stand here.
      </EmptyState>
    )
  return (
    <div className={styles.side}>
      <ol className={`wb-card ${styles.rows}`} aria-label="History">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && <Button text="Show more" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} />}
    </div>
  )
}

function Entry({ entry: { text, deliveryOrderId, actorName, createdAt } }: { readonly entry: RecurringOrderEvent }) {
  const drawerPath = useOrderDrawerPath()
  return (
    <li className={styles.entry}>
      <span>
        {deliveryOrderId === null ? (
          text
        ) : (
          <Link to={drawerPath(deliveryOrderId)} state={drawerState} className="wb-lone-link">
            {text}
          </Link>
        )}
      </span>
      <span className="wb-muted">
        {actorName !== null && `${actorName}, `}
        <Moment at={createdAt} />
      </span>
    </li>
  )
}
