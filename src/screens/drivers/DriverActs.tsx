import { Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight, History } from '@blueprintjs/icons'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { addDays, type LocalDate, wallTimeAt } from '#domain/time/zoned-time.ts'
import { dayWords } from '#domain/orders/days-off.ts'
import { getGetUserActsQueryKey, getUserActs } from '#generated/client/users/users.ts'
import type { DriverAct } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { useNow } from '#src/lib/use-now.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { updateWords } from '#src/orders/history/update-words.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { useSession } from '#src/session/session.ts'
import { dateOf } from '#src/tables/address-values.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import styles from './drivers.module.css'

/** What a driver did today, or on the day of the address, `?day=2026-11-27`. */
export function DriverActs() {
  return (
    <OrRefused verdict={can.dispatch(useSession())} title="You cannot see what drivers do here">
      <Acts />
    </OrRefused>
  )
}

function Acts() {
  const id = Number(useParams()['driverId'])
  const { timeZone } = useSession()
  const [params, setParams] = useSearchParams()
  const today = wallTimeAt(useNow(), timeZone).date
  const day = dateOf(params.get('day') ?? '') ?? today
  const paged = usePagedRows<DriverAct>({
    queryKey: getGetUserActsQueryKey(id, { day }),
    fetchPage: (pagination, signal) => getUserActs(id, { day, pagination }, undefined, signal),
    startPage: 0,
    refetchInterval: refetchIntervalMs,
  })
  const go = (next: LocalDate) => setParams(next === today ? {} : { day: next }, { replace: true })
  return (
    <div className={styles.side}>
      <div className={styles.acts}>
        <Button
          variant="minimal"
          icon={<ChevronLeft />}
          aria-label="The day before"
          onClick={() => go(addDays(day, -1))}
        />
        <h2 className={styles.day} aria-live="polite">
          {day === today ? 'Today' : dayWords(day)}
        </h2>
        <Button
          variant="minimal"
          icon={<ChevronRight />}
          aria-label="The day after"
          disabled={day >= today}
          onClick={() => go(addDays(day, 1))}
        />
      </div>
      {paged.error !== null ? (
        <ErrorState title="The day could not be loaded" error={paged.error} retry={paged.retry} />
      ) : paged.isPending ? (
        <SkeletonLines count={4} what="the day" />
      ) : paged.rows.length === 0 ? (
        <EmptyState icon={<History size={18} />} title={day === today ? 'Nothing yet today' : 'Nothing on this day'}>
          Check-ins, pickups, drop-offs, comments and files of the driver stand here.
        </EmptyState>
      ) : (
        <>
          <ol className={styles.rows} aria-label="Acts">
            {paged.rows.map((act) => (
              <Act key={act.id} act={act} />
            ))}
          </ol>
          {paged.hasMore && <Button text="Show more" onClick={paged.loadMore} />}
        </>
      )}
    </div>
  )
}

function Act({ act }: { readonly act: DriverAct }) {
  const drawerPath = useOrderDrawerPath()
  const { title, detail, media } = updateWords(act)
  return (
    <li className={styles.act}>
      <span className="wb-muted">
        <TimeCell at={act.occurredAt} />
      </span>
      <Link to={drawerPath(act.deliveryOrderId)} state={drawerState} className="wb-lone-link">
        {orderNumber(act.deliveryOrderId)}
      </Link>
      <span>
        {title}
        {(detail ?? media) !== undefined && <span className="wb-muted"> · {detail ?? media}</span>}
      </span>
    </li>
  )
}
