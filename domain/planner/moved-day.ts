import type { LocalDate } from '../time/zoned-time.ts'
import type { PlannedDay } from './calendar.ts'

/** A day as people see it. */
interface ShownDay extends PlannedDay {
  readonly state: string
}

/**
 * Whether a day may be put on another one: its order is still to come, and that day has not gone by and is not where it runs already.
 * @param today by the courier's clock
 */
export function mayMoveTo({ state, runsOn }: ShownDay, to: LocalDate, today: LocalDate): boolean {
  return state === 'planned' && to >= today && to !== runsOn
}

/** What is to be kept so that it runs on that day: nothing on its own, unless that is a holiday. */
export function movedToOf({ date, holiday }: Pick<PlannedDay, 'date' | 'holiday'>, to: LocalDate): LocalDate | null {
  return to === date && holiday === null ? null : to
}

/** What is kept of where it runs now, to be put back by. */
export function movedToNow({ date, runsOn, because, holiday }: PlannedDay): LocalDate | null {
  if (because === 'moved') return runsOn
  return because === 'rule' && holiday !== null ? date : null
}
