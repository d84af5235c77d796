import { Box } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import { orderStatusLabels } from '#domain/orders/order-status.ts'
import type { ZoneOffsets } from '#domain/time/zoned-time.ts'
import { useGetPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import { useGetUserInProgressDeliveryOrders } from '#generated/client/users/users.ts'
import type { DeliveryOrderListItem, DeliveryOrderPagination } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { builtSections } from '#src/layouts/built-sections.ts'
import { formatFull, formatWhen } from '#src/lib/format-time.ts'
import { endOfToday } from '#src/lib/today.ts'
import { paths } from '#src/paths.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { displayName, type Session, useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from './home.module.css'

const shown = 8

/** The orders that this person most likely came for: what waits to be dispatched, their own deliveries, or the latest. */
export function OrdersAtHand({ now }: { readonly now: number }) {
  const session = useSession()
  if (can.dispatch(session).allowed)
    return <OrderCard title="Next to dispatch" pagination={waiting(session, now)} now={now} all={paths.dispatch()} />
  if (isDriver(session)) return <OwnDeliveries now={now} />
  if (!can.readOrders(session).allowed) return null
  return <OrderCard title="Latest orders" pagination={latest} now={now} all={paths.orderHistory()} />
}

/** Somebody who reads no orders but those they drive. */
function isDriver(session: Session): boolean {
  return session.permissions.has('delivery-orders.drive') && seesOnlyOwnOrders(session)
}

const latest: DeliveryOrderPagination = { page: 0, pageSize: shown, sort: [{ field: 'createdAt', direction: 'desc' }] }

function waiting({ timeZone }: Session, now: number): DeliveryOrderPagination {
  return {
    page: 0,
    pageSize: shown,
    sort: [{ field: 'availableAt', direction: 'asc' }],
    filter: { statuses: ['created'], carriedOutHere: true, availableBefore: endOfToday(now, timeZone) },
  }
}

interface OrderCardProps {
  readonly title: string
  readonly pagination: DeliveryOrderPagination
  readonly now: number
  /** Where the rest is. */
  readonly all: string
}

function OrderCard({ title, pagination, now, all }: OrderCardProps) {
  const { tenant } = useSession()
  const { data, error, isPending, refetch } = useGetPaginatedDeliveryOrders(
    tenant.id,
    { pagination },
    { query: { refetchInterval: refetchIntervalMs } },
  )
  return (
    <section className={`wb-card ${styles.orders}`}>
      <header className={styles.cardHead}>
        <h2 className="wb-section-title">{title}</h2>
        <Link to={all} className="wb-lone-link">
          Show all
        </Link>
      </header>
      {isPending && <SkeletonLines count={shown} />}
      {error !== null && (
        <ErrorState title="The orders could not be loaded" error={error} retry={() => void refetch()} />
      )}
      {data !== undefined && <OrderList orders={data.data} now={now} />}
    </section>
  )
}

function OwnDeliveries({ now }: { readonly now: number }) {
  const { me } = useSession()
  const { data, error, isPending, refetch } = useGetUserInProgressDeliveryOrders(me.id, {
    query: { refetchInterval: refetchIntervalMs },
  })
  return (
    <section className={`wb-card ${styles.orders}`}>
      <header className={styles.cardHead}>
        <h2 className="wb-section-title">Your deliveries</h2>
      </header>
      {isPending && <SkeletonLines count={shown} />}
      {error !== null && (
        <ErrorState title="Your deliveries could not be loaded" error={error} retry={() => void refetch()} />
      )}
      {data !== undefined && <OrderList orders={data.data} now={now} />}
    </section>
  )
}

function OrderList({ orders, now }: { readonly orders: readonly DeliveryOrderListItem[]; readonly now: number }) {
  const session = useSession()
  if (orders.length === 0) return <NoOrders session={session} />
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRow order={order} tenantId={session.tenant.id} timeZone={session.timeZone} now={now} />
        </li>
      ))}
    </ul>
  )
}

interface OrderRowProps {
  readonly order: DeliveryOrderListItem
  readonly tenantId: number
  readonly timeZone: ZoneOffsets
  readonly now: number
}

function OrderRow({ order, tenantId, timeZone, now }: OrderRowProps) {
  const drawerPath = useOrderDrawerPath()
  return (
    <Link to={drawerPath(order.id)} state={drawerState} className={styles.order}>
      <span className={styles.orderNumber}>#{order.id}</span>
      <span className={styles.orderStops}>
        {order.pickupLocation.name} <span className={styles.arrow}>→</span> {order.dropoffLocation.name}
      </span>
      <span className={styles.orderWho}>{whoFor(order, tenantId)}</span>
      <span className={styles.orderWhen} title={formatFull(order.availableAt, timeZone)}>
        {formatWhen(order.availableAt, timeZone, now)}
      </span>
      <span className="wb-status" data-status={order.status}>
        {orderStatusLabels[order.status]}
      </span>
    </Link>
  )
}

/** The driver once there is one, else the other party of the order. */
function whoFor({ driver, senderTenant, receiverTenant }: DeliveryOrderListItem, tenantId: number): string {
  if (driver !== null) return displayName(driver)
  return senderTenant.id === tenantId ? receiverTenant.name : senderTenant.name
}

function NoOrders({ session }: { readonly session: Session }) {
  if (can.dispatch(session).allowed)
    return (
      <EmptyState icon={<Box size={18} />} title="Nothing waits">
        Orders that are available today and have no driver show here.
      </EmptyState>
    )
  if (isDriver(session))
    return (
      <EmptyState icon={<Box size={18} />} title="No deliveries in hand">
        What your dispatcher assigns to you shows here.
      </EmptyState>
    )
  const mayOrder = can.createOrder(session).allowed && builtSections.has('scheduler')
  return (
    <EmptyState
      icon={<Box size={18} />}
      title="No orders yet"
      actions={mayOrder && <ButtonLink to={paths.scheduler()} text="Place the first order" />}
    >
      The orders of {session.tenant.name} show here, the newest first.
    </EmptyState>
  )
}
