import type { LocalDate } from '../time/zoned-time.ts'
import { dateWords } from './days.ts'
import type { RecurringOrderEvent } from './status.ts'

/** An entry of the history, and what it is about. */
export interface RecurringOrderEntry {
  readonly event: RecurringOrderEvent
  /** The rule's own day, of an order that was made and of what concerns a single day; null for the others. */
  readonly day: LocalDate | null
  /** Of an order that was made. */
  readonly orderId: number | null
}

/** What an entry says: "Order #10482 made for November 27, 2026", "November 27, 2026 disabled", "Paused". */
export function entryWords({ event, day, orderId }: RecurringOrderEntry): string {
  const order = orderId === null ? 'Order' : `Order #${orderId}`
  const onDay = day === null ? 'A single day' : dateWords(day)
  switch (event) {
    case 'created':
      return 'Created'
    case 'delivery_order_created':
      return day === null ? `${order} made` : `${order} made for ${dateWords(day)}`
    case 'settings_updated':
      return 'Settings changed'
    case 'single_day_settings_updated':
      return `${onDay} changed`
    case 'single_day_disabled':
      return `${onDay} disabled`
    case 'single_day_enabled':
      return `${onDay} enabled again`
    case 'paused':
      return 'Paused'
    case 'resumed':
      return 'Resumed'
    case 'terminated':
      return 'Terminated'
    case 'completed':
      return 'Completed: the last day has gone by'
  }
}
