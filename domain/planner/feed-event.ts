import { orderStatusLabels, type OrderStatus } from '../orders/order-status.ts'
import { oneLine } from '../text/one-line.ts'
import type { LocalDate } from '../time/zoned-time.ts'
import type { PlannedDay } from './calendar.ts'
import { dateWords } from './days.ts'
import type { CalendarEvent, CalendarEventStatus } from './icalendar.ts'

/** What comes or came of a day of a recurring order, as the contract spells it. */
export type DayState = 'planned' | 'made' | 'missed' | 'failed' | 'dismissed' | 'off'

/** The word for it. */
export const dayStateLabels: Readonly<Record<DayState, string>> = {
  planned: 'Planned',
  made: 'Placed',
  missed: 'Missed',
  failed: 'Failed',
  dismissed: 'Left out',
  off: 'Left out',
}

/** A day of a recurring order, as a calendar of another program shows it (docs/rules/planner.md, "The calendar in other programs"). */
export interface FeedDay {
  readonly recurringOrderId: number
  /** The rule's own day, by which it is known. */
  readonly date: LocalDate
  readonly because: PlannedDay['because']
  readonly holiday: string | null
  readonly state: DayState
  readonly failure: string | null
  /** The recurring order has to be mended before orders are placed. */
  readonly isInvalid: boolean
  /** Of what was placed; its status is null where nobody may read it. */
  readonly order: { readonly id: number; readonly status: OrderStatus | null } | null
  readonly name: string
  readonly pickup: string
  readonly dropoff: string
  /** Null: the organization itself. */
  readonly customer: string | null
  /** Null: none, or none of the organization. */
  readonly driver: string | null
  /** Unix seconds. */
  readonly startsAt: number
  /** Unix seconds; null: nothing is promised. */
  readonly endsAt: number | null
  /** Unix seconds. */
  readonly changedAt: number
}

/** @param host the name of the installation, which makes the uid one that no other has */
export function feedEvent(day: FeedDay, host: string): CalendarEvent {
  const { recurringOrderId, date, startsAt, endsAt, changedAt } = day
  const [name, way] = [oneLine(day.name), oneLine(`${day.pickup} → ${day.dropoff}`)]
  return {
    uid: `recurring-order-${recurringOrderId}-${date}@${host}`,
    startsAt,
    endsAt,
    // One to which nobody gave a name is called by its way.
    summary: name === way ? way : `${name}: ${way}`,
    location: oneLine(day.pickup),
    description: descriptionLines(day).map(oneLine).join('\n'),
    status: eventStatus(day),
    changedAt,
  }
}

function eventStatus({ state, order, isInvalid }: FeedDay): CalendarEventStatus {
  switch (state) {
    case 'made':
      return order?.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'
    case 'planned':
      return isInvalid ? 'TENTATIVE' : 'CONFIRMED'
    case 'missed':
    case 'failed':
      return 'TENTATIVE'
    case 'dismissed':
    case 'off':
      return 'CANCELLED'
  }
}

function descriptionLines(day: FeedDay): string[] {
  const { order, date, because, holiday, failure, customer, driver } = day
  return [
    order === null ? stateWords(day) : orderWords(order),
    because === 'moved' && `Moved from ${dateWords(date)}`,
    because === 'afterHoliday' && `Instead of ${dateWords(date)}, ${holiday ?? 'a holiday'}`,
    because === 'holiday' && (holiday ?? 'A holiday'),
    because === 'rule' && holiday !== null && `Although it is ${holiday}`,
    failure,
    customer !== null && `Customer: ${customer}`,
    driver !== null && `Driver: ${driver}`,
  ].filter((line) => typeof line === 'string')
}

function orderWords({ id, status }: NonNullable<FeedDay['order']>): string {
  return status === null ? `Order #${id}` : `Order #${id}: ${orderStatusLabels[status]}`
}

function stateWords({ state, isInvalid }: FeedDay): string {
  const word = dayStateLabels[state]
  if (state === 'planned' && isInvalid) return `${word}, once the recurring order is mended`
  return state === 'missed' || state === 'failed' ? `${word}: to be decided` : word
}
