import { groupOf } from '../accounting/periods.ts'
import type { PeriodDays } from '../accounting/period-words.ts'
import { dateOfDay, dayNumber, firstOfMonth, monthOfDay } from '../planner/days.ts'
import { addDays, daysBetween } from '../time/zoned-time.ts'

/** How figures put days together (docs/rules/figures.md). */
export const figureSpans = ['day', 'week', 'month'] as const

export type FigureSpan = (typeof figureSpans)[number]

/** As they are chosen. */
export const figureSpanLabels: Readonly<Record<FigureSpan, string>> = {
  day: 'By day',
  week: 'By week',
  month: 'By month',
}

/** More could neither be drawn nor read. */
const mostSpans = 400

/** How many days one has, as few as it may. */
const shortest: Readonly<Record<FigureSpan, number>> = { day: 1, week: 7, month: 28 }

const groupings = { week: 'CustomerWeek', month: 'CustomerMonth' } as const

/** The span that is read best: days of a month or two, weeks of a year, else months. */
export function usualSpan({ from, until }: PeriodDays): FigureSpan {
  const days = daysBetween(from, until) + 1
  return days <= 62 ? 'day' : days <= 190 ? 'week' : 'month'
}

/** Whether so many spans may be asked for. */
export function areTooMany({ from, until }: PeriodDays, span: FigureSpan): boolean {
  return (daysBetween(from, until) + 1) / shortest[span] > mostSpans
}

/**
 * The days, weeks from Monday or months from the first to the last day, without a gap; the outer ones are cut off at these days.
 * @param days the first not after the last
 */
export function spansOf({ from, until }: PeriodDays, span: FigureSpan): readonly PeriodDays[] {
  const spans: PeriodDays[] = []
  let first = from
  while (first <= until) {
    const whole = span === 'day' ? first : (groupOf(groupings[span], { orderId: 0, date: first }).until ?? first)
    const last = whole < until ? whole : until
    spans.push({ from: first, until: last })
    first = addDays(last, 1)
  }
  return spans
}

/** The whole months among some days; null where there is none. */
export function wholeMonthsOf({ from, until }: PeriodDays): PeriodDays | null {
  const [first, after] = [dayNumber(from), dayNumber(until) + 1]
  const month = monthOfDay(first)
  const begin = firstOfMonth(month) === first ? first : firstOfMonth(month + 1)
  const end = firstOfMonth(monthOfDay(after))
  return begin < end ? { from: dateOfDay(begin), until: dateOfDay(end - 1) } : null
}

/**
 * What figures are held against: as many whole months before where whole months are asked for, else as many days.
 *
 *     1 to 30 November 2026 → 1 to 31 October
 *     10 to 16 November 2026 → 3 to 9 November
 */
export function daysBefore({ from, until }: PeriodDays): PeriodDays {
  const [first, last] = [dayNumber(from), dayNumber(until)]
  const [month, after] = [monthOfDay(first), monthOfDay(last + 1)]
  const areMonths = firstOfMonth(month) === first && firstOfMonth(after) === last + 1
  const begin = areMonths ? firstOfMonth(month - (after - month)) : first - (last + 1 - first)
  return { from: dateOfDay(begin), until: dateOfDay(first - 1) }
}
