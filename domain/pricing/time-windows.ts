import { addDays, daySeconds, weekdayOf, type LocalDate, type WallTime } from '../time/zoned-time.ts'
import { chargeCents } from './charge-line.ts'
import type { TimeRange, TimeWindow, WindowDay } from './types.ts'

/** A window that holds a time, and how the time was read in it. */
export interface WindowMatch {
  readonly window: TimeWindow
  /** The day on which the window started. */
  readonly day: WindowDay
  /** Seconds from the midnight of that day, past 86,400 on the morning after it. */
  readonly time: number
}

/** What a date counts as: a holiday is its own weekday and no other. */
function windowDayOf(date: LocalDate, holidays: readonly LocalDate[]): WindowDay {
  return holidays.includes(date) ? 'holiday' : weekdayOf(date)
}

/**
 * The windows that count at a time of the courier's clock: of those that do not stack the dearest by what it comes to on B (of
 * equal ones the lower id), and every one that stacks. The wall clock decides, so a clock change neither doubles nor skips one.
 */
export function timesOfDayFor(
  windows: readonly TimeWindow[],
  clock: WallTime,
  holidays: readonly LocalDate[],
  baseCadCents: number,
): readonly WindowMatch[] {
  const matches = matchesAt(windows, clock, holidays)
  if (matches.length === 0) return matches
  const alone = matches.filter(({ window }) => !window.stacks).map(({ window }) => window)
  const highest = dearest(alone, baseCadCents)
  return matches
    .filter(({ window }) => window.stacks || window === highest)
    .toSorted((left, right) => left.window.id - right.window.id)
}

/** The range that holds a span in seconds, or null; of several the dearest. */
export function timeRangeFor(ranges: readonly TimeRange[], spanS: number, baseCadCents: number): TimeRange | null {
  const holding = ranges.filter(({ from, to }) => spanS > from && (to === null || spanS <= to))
  return dearest(holding, baseCadCents)
}

/** A window holds a time once, though it may be reached from two days. */
function matchesAt(
  windows: readonly TimeWindow[],
  { date, weekday, secondsFromMidnight: time }: WallTime,
  holidays: readonly LocalDate[],
): readonly WindowMatch[] {
  const today: WindowDay = holidays.includes(date) ? 'holiday' : weekday
  let yesterday: WindowDay | null = null
  const matches: WindowMatch[] = []
  for (const window of windows) {
    const { days, from, to } = window
    if (from <= time && time < to && days.includes(today)) {
      matches.push({ window, day: today, time })
    } else if (time + daySeconds < to && from <= time + daySeconds) {
      yesterday ??= windowDayOf(addDays(date, -1), holidays)
      if (days.includes(yesterday)) matches.push({ window, day: yesterday, time: time + daySeconds })
    }
  }
  return matches
}

function dearest<T extends TimeWindow | TimeRange>(candidates: readonly T[], baseCadCents: number): T | null {
  let best: T | null = null
  for (const each of candidates) {
    const more = best === null ? 1 : chargeCents(each.charge, baseCadCents) - chargeCents(best.charge, baseCadCents)
    if (best === null || more > 0 || (more === 0 && each.id < best.id)) best = each
  }
  return best
}
