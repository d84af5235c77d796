import { isDate } from '#domain/time/day-bounds.ts'
import { dayNumber, weekdayOfDay } from '#domain/planner/days.ts'
import { type RecurrenceKind, recurrenceKinds, recurrenceOf } from '#domain/planner/recurrence-input.ts'
import { checkRecurrence, type occurrences, type RecurrenceRule } from '#domain/planner/recurrence.ts'
import { checkTimes } from '#domain/planner/windows.ts'
import { type LocalDate, type TimeZone, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { RecurringOrder, RecurringOrderInput } from '#generated/model/index.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { type Quantity, quantityFault } from '#src/forms/quantity-text.ts'
import { faultsOf } from '../faults-of.ts'

/** When an order is repeated, as far as it has been thought of. What another kind needs is kept while one looks at this one. */
export interface RepeatDraft {
  readonly kind: RecurrenceKind
  readonly every: Quantity
  /** 0 to 6 from Sunday. */
  readonly weekdays: readonly number[]
  readonly day: Quantity
  readonly occurrence: (typeof occurrences)[number]
  readonly weekday: number
  readonly startDate: LocalDate
  /** Empty: it goes on. */
  readonly endDate: LocalDate
  /** Seconds from midnight; text that is no time; nothing. */
  readonly pickupFromS: number | string | undefined
  readonly dropoffToS: number | string | undefined
  readonly dropoffDays: Quantity
  readonly daysAhead: Quantity
  readonly remindDays: readonly number[]
}

/** The part of the contract's body that says when. */
type RepeatBody = Required<
  Pick<RecurringOrderInput, 'recurrence' | 'startDate' | 'pickupFromS' | 'dropoffDays' | 'daysAhead' | 'remindDays'>
> & { readonly endDate: LocalDate | null; readonly dropoffToS: number | null }

/** What may be sent, or the messages by JSON pointer; the rule stands beside faults that are not its own. */
type ReadRepeat =
  | { readonly body: RepeatBody; readonly rule: RecurrenceRule; readonly errors: null }
  | { readonly body: null; readonly rule: RecurrenceRule | null; readonly errors: FieldErrors }

const eightOClock = 28_800
const mostDropoffDays = 30
const mostDaysAhead = 14

/** What one begins with: every week, on the weekday of the first day. */
export function newRepeat(startDate: LocalDate): RepeatDraft {
  const weekday = weekdayOfDay(dayNumber(startDate))
  return {
    kind: 'weekly',
    every: 1,
    weekdays: [weekday],
    day: Number(startDate.slice(8)),
    occurrence: 'First',
    weekday,
    startDate,
    endDate: '',
    pickupFromS: eightOClock,
    dropoffToS: undefined,
    dropoffDays: 0,
    daysAhead: 1,
    remindDays: [],
  }
}

/** The same of an order that is repeated: on its weekday, at its time. @param availableAt unix seconds */
export function repeatOfOrder(availableAt: number, timeZone: TimeZone, startDate: LocalDate): RepeatDraft {
  const { date, secondsFromMidnight } = wallTimeAt(availableAt, timeZone)
  const { weekdays, weekday, day } = newRepeat(date)
  return { ...newRepeat(startDate), weekdays, weekday, day, pickupFromS: secondsFromMidnight }
}

/** The same of one that is changed. */
export function repeatOf(row: RecurringOrder): RepeatDraft {
  const { recurrence, startDate } = row
  const { kind, every = 1, weekdays, day, occurrence, weekday } = recurrence
  const usual = newRepeat(startDate)
  return {
    ...usual,
    kind: recurrenceKinds.find((one) => one === kind) ?? usual.kind,
    every,
    weekdays: weekdays ?? usual.weekdays,
    day: day ?? usual.day,
    occurrence: occurrence ?? usual.occurrence,
    weekday: weekday ?? usual.weekday,
    endDate: row.endDate ?? '',
    pickupFromS: row.pickupFromS,
    dropoffToS: row.dropoffToS ?? undefined,
    dropoffDays: row.dropoffDays,
    daysAhead: row.daysAhead,
    remindDays: row.remindDays,
  }
}

/** Reads what was entered, by the rules that the server has as well. */
export function readRepeat(draft: RepeatDraft): ReadRepeat {
  const { every, day, startDate, pickupFromS, dropoffToS, dropoffDays, daysAhead } = draft
  const numbers: Record<string, string | null> = {
    '/recurrence/every': draft.kind === 'weekdays' ? null : quantityFault(every, 1, 99),
    '/recurrence/day': draft.kind === 'monthly_day' ? quantityFault(day, 1, 31) : null,
    '/dropoffDays': quantityFault(dropoffDays, 0, mostDropoffDays),
    '/daysAhead': quantityFault(daysAhead, 0, mostDaysAhead),
    '/startDate': startDate === '' ? 'Required' : null,
    '/pickupFromS': pickupFromS === undefined ? 'Required' : timeFault(pickupFromS),
    '/dropoffToS': timeFault(dropoffToS),
  }
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(numbers).flatMap(([pointer, fault]) => (fault === null ? [] : [[pointer, [fault]]])),
  )
  const recurrence = recurrenceIn(draft)
  const read = recurrenceOf(recurrence)
  if ('errors' in read) return { body: null, rule: null, errors: { ...read.errors, ...errors } }
  const rule = { recurrence: read.value, startDate, endDate: draft.endDate === '' ? null : draft.endDate }
  const ofRule = startDate === '' ? {} : faultsOf(() => checkRecurrence(rule))
  const known = isDate(startDate) && Object.keys(ofRule).length === 0 ? rule : null
  if (
    Object.keys(errors).length > 0 ||
    typeof pickupFromS !== 'number' ||
    typeof dropoffToS === 'string' ||
    typeof dropoffDays !== 'number' ||
    typeof daysAhead !== 'number'
  )
    return { body: null, rule: known, errors: { ...ofRule, ...errors } }
  const times = { pickupFromS, pickupToS: pickupFromS, dropoffFromS: null, dropoffToS: dropoffToS ?? null, dropoffDays }
  const ofTimes = faultsOf(() => checkTimes(times))
  if (known === null || Object.keys(ofTimes).length > 0)
    return { body: null, rule: known, errors: { ...ofRule, ...ofTimes } }
  return {
    rule,
    errors: null,
    body: {
      recurrence,
      startDate,
      endDate: rule.endDate,
      pickupFromS,
      dropoffToS: dropoffToS ?? null,
      dropoffDays,
      daysAhead,
      remindDays: [...draft.remindDays],
    },
  }
}

/** What is sent of the kind that was chosen. */
function recurrenceIn({
  kind,
  every,
  weekdays,
  day,
  occurrence,
  weekday,
}: RepeatDraft): RecurringOrderInput['recurrence'] {
  const often = typeof every === 'number' ? every : 1
  switch (kind) {
    case 'daily':
      return { kind, every: often }
    case 'weekdays':
      return { kind }
    case 'weekly':
      return { kind, every: often, weekdays: weekdays.toSorted((one, other) => one - other) }
    case 'monthly_day':
      return { kind, every: often, ...(typeof day === 'number' && { day }) }
    case 'monthly_weekday':
      return { kind, every: often, occurrence, weekday }
  }
}

function timeFault(time: number | string | undefined): string | null {
  return typeof time === 'string' ? 'Must be a time of the day' : null
}
