import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { DeliveryOrderListItem } from '#generated/model/index.ts'

export type PromiseTone = 'late' | 'soon' | 'calm'

export interface PromiseState {
  /** "8 min left", "14 min late", "No due time": as much as a strip has room for. */
  readonly short: string
  /** "8 min left", "14 min late: not picked up", "No promised time". */
  readonly text: string
  readonly tone: PromiseTone
}

/** Less than this many seconds to the promise is worth a second look. */
const soonS = 30 * 60

/** What has not happened yet and keeps the promise from being held. */
const waitsFor: Readonly<Record<OrderStatus, string | null>> = {
  created: 'not assigned',
  assigned: 'not picked up',
  pickedUp: 'not dropped off',
  droppedOff: null,
  completed: null,
  cancelled: null,
}

/** How an order stands to its promise. @param now unix seconds */
export function promiseState({ status, dueAt }: PromisedOrder, now: number): PromiseState {
  const reason = waitsFor[status]
  if (reason === null) return { short: 'Delivered', text: 'Delivered', tone: 'calm' }
  if (dueAt === null) return { short: 'No due time', text: 'No promised time', tone: 'calm' }
  const span = spanText(Math.abs(dueAt - now))
  if (dueAt < now) return { short: `${span} late`, text: `${span} late: ${reason}`, tone: 'late' }
  return { short: `${span} left`, text: `${span} left`, tone: dueAt - now < soonS ? 'soon' : 'calm' }
}

type PromisedOrder = Pick<DeliveryOrderListItem, 'status' | 'dueAt'>

/** The order in which a dispatcher looks: the shortest time to the promise first, those without one by when they are ready. */
export function byPromise(
  a: Pick<DeliveryOrderListItem, 'id' | 'dueAt' | 'availableAt'>,
  b: Pick<DeliveryOrderListItem, 'id' | 'dueAt' | 'availableAt'>,
): number {
  if (a.dueAt !== b.dueAt) return (a.dueAt ?? Infinity) - (b.dueAt ?? Infinity)
  return a.availableAt - b.availableAt || a.id - b.id
}

/** Seconds as a dispatcher writes them: "8 min", "2h10", "3 days". Hours keep their minutes: half an hour decides here. */
export function spanText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`
  return `${Math.round(minutes / 1_440)} days`
}
