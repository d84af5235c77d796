import type { OrderStatus } from '#domain/order-status.ts'
import type { DeliveryOrderFilter } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { endOfToday, startOfToday } from '#src/lib/today.ts'
import { paths } from '#src/paths.ts'
import type { Session } from '#src/session/session.ts'

/** A number on the home screen: the orders that a filter matches, and where to see them. */
export interface Figure {
  readonly label: string
  /** Says what exactly is counted. */
  readonly explanation: string
  readonly status: OrderStatus
  readonly filter: DeliveryOrderFilter
  readonly to: string
}

/**
 * The figures that a person's work starts from. A courier's office looks for what waits; whoever ordered looks for where
 * their parcels are.
 * @param now unix seconds
 */
export function figuresFor(session: Session, now: number): readonly Figure[] {
  if (!can.readOrders(session).allowed) return []
  const dispatches = can.dispatch(session).allowed
  const list = dispatches ? paths.dispatch() : paths.orderTracking()
  const readable = session.features.has('Courier') && !dispatches ? paths.orderHistory() : list
  const today = {
    availableFrom: startOfToday(now, session.timeZone),
    availableBefore: endOfToday(now, session.timeZone),
  }
  return [
    {
      label: 'Unassigned',
      explanation: 'Available today or earlier, without a driver',
      status: 'created',
      filter: {
        statuses: ['created'],
        availableBefore: today.availableBefore,
        ...(dispatches && { carriedOutHere: true }),
      },
      to: readable,
    },
    {
      label: 'Dispatched',
      explanation: 'With a driver, not picked up yet',
      status: 'assigned',
      filter: { statuses: ['assigned'] },
      to: readable,
    },
    {
      label: 'On the way',
      explanation: 'Picked up, not dropped off yet',
      status: 'pickedUp',
      filter: { statuses: ['pickedUp'] },
      to: readable,
    },
    {
      label: 'Done today',
      explanation: 'Dropped off or completed, of today’s orders',
      status: 'completed',
      filter: { statuses: ['droppedOff', 'completed'], ...today },
      to: paths.orderHistory(),
    },
  ]
}
