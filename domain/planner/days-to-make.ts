import { addDays, type LocalDate } from '../time/zoned-time.ts'
import { plannedDays, type PlannedDay, type PlannerCalendar } from './calendar.ts'
import type { RecurrenceRule } from './recurrence.ts'

export interface Look {
  /** By the courier's clock. */
  readonly today: LocalDate
  /** How many days before a day its order is made; 0: on the day itself. */
  readonly daysAhead: number
  /** The rule's own days that have an order, or that somebody has decided about. */
  readonly made: ReadonlySet<LocalDate>
  /** The day of the last look, or the one on which the rule was changed or resumed since; null: nobody has looked yet. */
  readonly lastLookedOn: LocalDate | null
}

/** What a look at a rule finds to be done; a day is in one of the two at most. */
export interface DaysToMake {
  /** Orders to be made now, in the order in which they run. */
  readonly make: readonly PlannedDay[]
  /** What should have run before today and has no order: somebody decides whether it is made up for. */
  readonly missed: readonly PlannedDay[]
}

/**
 * What is to be made for a rule that is active (docs/rules/planner.md, "What the runner makes"). Each of the rule's days is made once, since `made`
 * names it from then on, no matter how often it is moved. What ran before the first look is nobody's fault and not missed.
 * @throws RangeError for a date that does not exist
 */
export function daysToMake(rule: RecurrenceRule, calendar: PlannerCalendar, look: Look): DaysToMake {
  const { today, daysAhead, made, lastLookedOn } = look
  const since = lastLookedOn === null || lastLookedOn > today ? today : lastLookedOn
  const open = plannedDays(rule, calendar, since, addDays(today, daysAhead)).filter(
    ({ date, runsOn }) => runsOn !== null && !made.has(date),
  )
  const isPast = ({ runsOn }: PlannedDay) => runsOn !== null && runsOn < today
  return { make: open.filter((day) => !isPast(day)), missed: open.filter(isPast) }
}
