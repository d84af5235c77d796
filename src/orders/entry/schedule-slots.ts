import { isNow, slotsOfDate } from '#domain/time/schedule-time.ts'
import { nextSlot } from '#domain/time/slots.ts'
import { clockText } from '#domain/time/operating-hours.ts'
import { daySeconds, utcOffsetSeconds, wallTimeAt, type LocalDate, type ZoneOffsets } from '#domain/time/zoned-time.ts'

export interface Slot {
  /** Unix seconds. */
  readonly at: number
  /**
   * "14:30", or "Now · 14:30" for what is meant by now: the next slot, and a chosen time within 15 minutes. An hour that
   * comes twice, when clocks go back, names its zone as well: "01:30 MDT", "01:30 MST".
   */
  readonly label: string
  /** Whether it is the next slot, which moves on with the clock. */
  readonly isNow: boolean
}

export interface DaySlots {
  readonly open: readonly Slot[]
  /** Of today only: what is over, for an order that is entered after the fact. */
  readonly past: readonly Slot[]
}

/**
 * The times of a day in 15-minute steps on the courier's clock.
 * @param chosen unix seconds; offered even when it is between two steps
 * @param now unix seconds
 */
export function daySlots(date: LocalDate, chosen: number, now: number, timeZone: ZoneOffsets): DaySlots {
  const next = nextSlot(now)
  const slots = slotsOfDate(date, timeZone)
  const all = slots.includes(chosen) || wallTimeAt(chosen, timeZone).date !== date ? slots : [...slots, chosen]
  const isRepeated = repeatedClocks(all, timeZone)
  const sorted = all.toSorted((a, b) => a - b).map((at) => slot(at, { next, chosen, now, timeZone, isRepeated }))
  return { open: sorted.filter(({ at }) => at >= next), past: sorted.filter(({ at }) => at < next) }
}

interface Choice {
  readonly next: number
  readonly chosen: number
  readonly now: number
  readonly timeZone: ZoneOffsets
  readonly isRepeated: (clock: string) => boolean
}

function slot(at: number, { next, chosen, now, timeZone, isRepeated }: Choice): Slot {
  const time = clockAt(at, timeZone)
  const clock = isRepeated(time) ? `${time} ${zoneName(at, timeZone)}` : time
  const isNear = isNow(at, now)
  return {
    at,
    label: isNear && (at === next || at === chosen) ? `Now · ${clock}` : clock,
    isNow: isNear && at === next,
  }
}

function clockAt(at: number, timeZone: ZoneOffsets): string {
  return clockText(wallTimeAt(at, timeZone).secondsFromMidnight)
}

/** The times that come twice on the day when clocks go back. Only such a day is longer than 24 hours. */
function repeatedClocks(times: readonly number[], timeZone: ZoneOffsets): (clock: string) => boolean {
  if (Math.max(...times) - Math.min(...times) < daySeconds) return () => false
  const clocks = times.map((at) => clockAt(at, timeZone))
  const repeated = new Set(clocks.filter((clock, index) => clocks.indexOf(clock) < index))
  return (clock) => repeated.has(clock)
}

/**
 * The zone as people abbreviate it at that instant, "MDT" in summer and "MST" in winter. Where the browser's own data has
 * another offset it would name the wrong one: then it is the offset, "UTC−06:00".
 */
function zoneName(at: number, timeZone: ZoneOffsets): string {
  const offsetS = utcOffsetSeconds(at, timeZone)
  if (offsetS !== utcOffsetSeconds(at, timeZone.timezone))
    return `UTC${offsetS < 0 ? '−' : '+'}${clockText(Math.abs(offsetS))}`
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timeZone.timezone, timeZoneName: 'short' })
  return format.formatToParts(at * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
