import type { OrderStatus } from '#domain/orders/order-status.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { DeliveryOrderFilter } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { orderFilter, type OrderFilterName } from '#src/orders/find/order-filters.ts'
import type { Session } from '#src/session/session.ts'

/** A number on the home screen: the orders that a filter matches, and the list of just these. */
export interface Figure {
  readonly label: string
  /** Says what exactly is counted. */
  readonly explanation: string
  readonly status: OrderStatus
  readonly filter: DeliveryOrderFilter
  readonly to: string
}

/** The filters of a list as its address has them. */
type Listed = Partial<Record<OrderFilterName, string>>

/**
 * The figures that a person's work starts from. A courier's office looks for what waits; a customer who ordered looks for where
 * their parcels are. Each counts by the filter that its list reads from the address, so that the two cannot differ.
 * @param now unix seconds
 */
export function figuresFor(session: Session, now: number): readonly Figure[] {
  if (!can.readOrders(session).allowed) return []
  const dispatches = can.dispatch(session).allowed
  const today = wallTimeAt(now, session.timeZone).date
  const open = session.features.has('Courier') ? paths.orderHistory() : paths.orderTracking()
  const listed = (list: string, asked: Listed): Pick<Figure, 'filter' | 'to'> => ({
    filter: orderFilter({ filter: (name) => new Map(Object.entries(asked)).get(name) ?? '' }, session.timeZone),
    to: `${list}?${new URLSearchParams(asked)}`,
  })
  return [
    {
      label: 'Unassigned',
      explanation: 'Available today or earlier, without a driver',
      status: 'created',
      ...listed(open, { status: 'created', to: today, ...(dispatches && { carrier: 'own' }) }),
    },
    {
      label: 'Dispatched',
      explanation: 'With a driver, not picked up yet',
      status: 'assigned',
      ...listed(open, { status: 'assigned' }),
    },
    {
      label: 'On the way',
      explanation: 'Picked up, not dropped off yet',
      status: 'pickedUp',
      ...listed(open, { status: 'pickedUp' }),
    },
    {
      label: 'Done today',
      explanation: 'Dropped off or completed, of today’s orders',
      status: 'completed',
      ...listed(paths.orderHistory(), { status: 'droppedOff,completed', from: today, to: today }),
    },
  ]
}
