import { Button } from '@blueprintjs/core'
import { Calendar, Edit, Trash } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Outlet, useParams } from 'react-router-dom'
import { statusesInHand } from '#domain/orders/order-status.ts'
import { dayToDrive, daysOffWords, workOnDaysOff } from '#domain/orders/days-off.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import {
  deleteAbsence,
  getGetTenantAbsencesQueryKey,
  getGetTenantDriverQueryKey,
  useGetTenantAbsences,
  useGetUserAssignedOrders,
} from '#generated/client/users/users.ts'
import type { Absence } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { useNow } from '#src/lib/use-now.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { paths } from '#src/paths.ts'
import { sentence } from '#src/resources/words.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { mayChangeDaysOff } from './may-change.ts'
import styles from './drivers.module.css'

/** As many as one page holds: of a driver nobody has more to come. */
const most = 100

/** The days off of a driver, what is to come before what was, each with the orders that fall on it. */
export function DriverDaysOff() {
  const id = Number(useParams()['driverId'])
  const session = useSession()
  const { tenant, timeZone } = session
  const pagination = {
    pageSize: most,
    sort: [{ field: 'fromDay', direction: 'desc' } as const],
    filter: { userId: id },
  }
  const { data, error, refetch } = useGetTenantAbsences(tenant.id, { pagination })
  const today = wallTimeAt(useNow(), timeZone).date
  const changes = mayChangeDaysOff(session).allowed
  const add = changes && <ButtonLink intent="primary" to={paths.driverDaysOff(id).new()} text="Add day off" />
  if (data === undefined && error !== null)
    return <ErrorState title="The days off could not be loaded" error={error} retry={() => void refetch()} />
  const coming = data?.data.filter(({ untilDay }) => untilDay >= today).toReversed() ?? []
  const past = data?.data.filter(({ untilDay }) => untilDay < today) ?? []
  return (
    <div className={styles.side}>
      {data === undefined ? (
        <SkeletonLines count={3} what="the days off" />
      ) : data.data.length === 0 ? (
        <EmptyState icon={<Calendar size={18} />} title="No days off" actions={add}>
          On a day off the driver is not suggested for orders, and giving them one asks first.
        </EmptyState>
      ) : (
        <>
          {add && <div className={styles.acts}>{add}</div>}
          <Periods title="To come" periods={coming} changes={changes} />
          <Periods title="Gone by" periods={past} changes={changes} />
        </>
      )}
      <Outlet />
    </div>
  )
}

interface PeriodsProps {
  readonly title: string
  readonly periods: readonly Absence[]
  readonly changes: boolean
}

function Periods({ title, periods, changes }: PeriodsProps) {
  const [deleting, setDeleting] = useState<Absence | null>(null)
  const { tenant } = useSession()
  const client = useQueryClient()
  const work = useOpenWork(Number(useParams()['driverId']))
  if (periods.length === 0) return null
  const remove = async ({ id, userId }: Absence) => {
    await deleteAbsence(id)
    showSuccess('Day off deleted')
    const keys = [getGetTenantAbsencesQueryKey(tenant.id), getGetTenantDriverQueryKey(tenant.id, userId)]
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  return (
    <section aria-label={title}>
      <h2 className="wb-label">{title}</h2>
      <ul className={styles.rows}>
        {periods.map((period) => (
          <li key={period.id} className={styles.period}>
            <div>
              <strong>{sentence(daysOffWords(period))}</strong>
              {period.note !== null && <p className="wb-muted">{period.note}</p>}
              <Concerned orders={workOnDaysOff(period, work)} />
            </div>
            {changes && (
              <span className={styles.acts}>
                <ButtonLink
                  variant="minimal"
                  size="small"
                  icon={<Edit size={14} />}
                  to={paths.driverDaysOff(period.userId).edit(period.id)}
                  aria-label={`Edit ${daysOffWords(period)}`}
                />
                <Button
                  variant="minimal"
                  size="small"
                  icon={<Trash size={14} />}
                  aria-label={`Delete ${daysOffWords(period)}`}
                  onClick={() => setDeleting(period)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={deleting !== null}
        title="Delete the day off?"
        confirmLabel="Delete"
        danger
        onConfirm={() => (deleting === null ? undefined : remove(deleting))}
        onClose={() => setDeleting(null)}
      >
        {deleting !== null && (
          <p className="wb-dialog-message">
            {deleting.driverName} is then not off {daysOffWords(deleting)}.
          </p>
        )}
      </ConfirmDialog>
    </section>
  )
}

/** What the driver has in hand, with the day of each, for those who may see them. */
function useOpenWork(id: number) {
  const session = useSession()
  const now = useNow()
  const { data } = useGetUserAssignedOrders(
    id,
    { pagination: { pageSize: most } },
    { query: { enabled: can.dispatch(session).allowed } },
  )
  const open = data?.data.filter(({ status }) => statusesInHand.includes(status)) ?? []
  return open.map((order) => ({
    name: orderNumber(order.id),
    days: [dayToDrive(order.availableAt, now, session.timeZone)],
  }))
}

/** Which orders of the driver fall on days off, so that somebody else can be found for them. */
function Concerned({ orders }: { readonly orders: readonly string[] }) {
  if (orders.length === 0) return null
  return (
    <p className={styles.concerned}>
      Has on {orders.length === 1 ? 'it' : 'these days'}:{' '}
      {orders.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link to={paths.order(name.slice(1))} className="wb-lone-link">
            {name}
          </Link>
        </span>
      ))}
    </p>
  )
}
