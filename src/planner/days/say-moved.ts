import { movedToNow } from '#domain/planner/moved-day.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { updateRecurringOrderDay } from '#generated/client/planner/planner.ts'
import type { RecurringOrderDay } from '#generated/model/index.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { dayText } from '../day-text.ts'
import { shownOn } from './day-words.ts'

interface Said {
  /** What it is called; its day when left out. */
  readonly name?: string
  /** By which days are named. */
  readonly today: LocalDate
  /** Asks anew for what shows it. */
  readonly refresh: () => Promise<unknown>
}

/** Says on which day it runs now, and offers to put it back. */
export function sayMoved(before: RecurringOrderDay, saved: RecurringOrderDay, { name, today, refresh }: Said): void {
  const from = dayText(shownOn(before), today)
  const putBack = async () => {
    try {
      await updateRecurringOrderDay(before.recurringOrderId, before.date, { movedTo: movedToNow(before) })
      showSuccess(`${name ?? 'It'} runs on ${from} again`)
    } catch (error) {
      tellRefusal(error, 'put the day back')
    }
    await refresh()
  }
  showSuccess(`Moved ${name ?? from} to ${dayText(shownOn(saved), today)}`, {
    label: 'Undo',
    run: () => void putBack(),
  })
}
