import {
  type DayHours,
  type HoursField,
  type OperatingHours,
  type OperatingHoursErrors,
  validateOperatingHours,
} from '#domain/time/operating-hours.ts'
import { daySeconds, weekdays, type Weekday } from '#domain/time/zoned-time.ts'
import { isRecord } from '../../schema-walk.ts'

/** The four times of a day in the order they are typed. */
export const hoursFields = ['openTime', 'closeTime', 'breakStartTime', 'breakEndTime'] as const satisfies HoursField[]

/** Operating hours while they are edited: a time may also be text that is no time yet. */
export type EditedHours = Partial<Record<Weekday, EditedDay>>

export interface EditedDay {
  readonly closed: boolean
  readonly hours?: Partial<Record<HoursField, number | string | null>>
}

/** The form's data as operating hours; anything else reads as no hours at all. */
export function editedHours(data: unknown): EditedHours {
  if (!isRecord(data)) return {}
  return Object.fromEntries(
    weekdays.flatMap((weekday) => {
      const day = data[weekday]
      return isRecord(day) ? [[weekday, { closed: day.closed === true, hours: timesOf(day.hours) }] as const] : []
    }),
  )
}

/**
 * The hours with one time changed; the day begins to exist by it, and no hours are left where none are set. A person who closes at 00:00 closes
 * at midnight, which is the end of the day: a close before the open is refused (docs/rules/messages-and-words.md, "Operating hours").
 */
export function withTime(
  hours: EditedHours,
  weekday: Weekday,
  field: HoursField,
  value: number | string | undefined,
): EditedHours {
  const day = hours[weekday]
  const times = { ...day?.hours }
  if (value === undefined) delete times[field]
  else times[field] = field === 'closeTime' && value === 0 ? daySeconds : value
  return { ...hours, [weekday]: dayOf(day?.closed ?? false, times) }
}

/** The hours with a day opened or closed; its times stay, for when it opens again. */
export function withClosed(hours: EditedHours, weekday: Weekday, closed: boolean): EditedHours {
  return { ...hours, [weekday]: dayOf(closed, hours[weekday]?.hours ?? {}) }
}

/** The hours of one day on every day from Monday to Friday. */
export function copyToWeekdays(hours: EditedHours, from: Weekday): EditedHours {
  const { closed, hours: times } = hours[from] ?? { closed: false }
  const copies = weekdays.slice(0, 5).map((weekday) => [weekday, dayOf(closed, times ?? {})] as const)
  return { ...hours, ...Object.fromEntries(copies) }
}

/** The messages of docs/rules/messages-and-words.md, "Operating hours", for hours being edited; text that is no time counts as not set. */
export function hoursMessages(data: unknown): OperatingHoursErrors {
  return validateOperatingHours(readableHours(data))
}

/** The hours with only what can be read as a time. */
function readableHours(data: unknown): OperatingHours {
  const days = Object.entries(editedHours(data)).map(([weekday, day]): [string, DayHours] => {
    const times = Object.entries(day.hours ?? {}).filter(([, value]) => typeof value === 'number')
    return [weekday, { closed: day.closed, hours: Object.fromEntries(times) }]
  })
  return Object.fromEntries(days)
}

function dayOf(closed: boolean, times: NonNullable<EditedDay['hours']>): EditedDay {
  return Object.keys(times).length === 0 ? { closed } : { closed, hours: times }
}

function timesOf(hours: unknown): NonNullable<EditedDay['hours']> {
  if (!isRecord(hours)) return {}
  const times: NonNullable<EditedDay['hours']> = {}
  for (const field of hoursFields) {
    const value = hours[field]
    if (typeof value === 'number' || typeof value === 'string') times[field] = value
  }
  return times
}
