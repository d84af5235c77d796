import { dayStateLabels } from '#domain/planner/feed-event.ts'
import { clockText } from '#domain/time/operating-hours.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { RecurringOrderDay, RecurringOrderDayState } from '#generated/model/index.ts'
import { dayText } from '../day-text.ts'

/** What stands beside a day, and in which colour of the order statuses. */
export const dayStates: Readonly<Record<RecurringOrderDayState, { readonly word: string; readonly status: string }>> = {
  planned: { word: dayStateLabels.planned, status: 'assigned' },
  made: { word: dayStateLabels.made, status: 'completed' },
  missed: { word: dayStateLabels.missed, status: 'created' },
  failed: { word: dayStateLabels.failed, status: 'cancelled' },
  dismissed: { word: dayStateLabels.dismissed, status: 'archived' },
  off: { word: dayStateLabels.off, status: 'archived' },
}

/** Whether somebody has to decide what becomes of it. */
export function isUndecided({ state }: Pick<RecurringOrderDay, 'state'>): boolean {
  return state === 'missed' || state === 'failed'
}

/** The day on which it runs, or would. */
export function shownOn({ date, runsOn }: Pick<RecurringOrderDay, 'date' | 'runsOn'>): LocalDate {
  return runsOn ?? date
}

/** What is to be said of a day beside its state: why it runs when it does, and what differs from the rule. */
export function dayNotes(day: RecurringOrderDay, today: LocalDate): readonly string[] {
  const { because, holiday, failure, date, changes } = day
  const own = dayText(date, today)
  return [
    because === 'moved' && `Moved from ${own}`,
    because === 'afterHoliday' && `Instead of ${own}, ${holiday ?? 'a holiday'}`,
    because === 'holiday' && (holiday ?? 'A holiday'),
    because === 'rule' && holiday !== null && `Although it is ${holiday}`,
    failure,
    changes.pickupFromS !== undefined && `Ready at ${clockText(changes.pickupFromS)}`,
    changes.dropoffToS !== undefined && `Delivered by ${clockText(changes.dropoffToS)}`,
    changes.poNumber !== undefined && `PO number ${changes.poNumber}`,
    changes.parcels?.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    changes.orderNotes,
  ].filter((note) => typeof note === 'string')
}
