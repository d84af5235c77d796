import { isNow, nextSlot, slotsOfDate } from '#domain/schedule-time.ts'
import { clockText } from '#domain/operating-hours.ts'
import { wallTimeAt } from '#domain/zoned-time.ts'
import type { LocalDate } from '#domain/zoned-time.ts'

export interface Slot {
  /** Unix seconds. */
  readonly at: number
  /** "14:30", or "Now · 14:30" for what is meant by now: the next slot, and a chosen time within 15 minutes. */
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
export function daySlots(date: LocalDate, chosen: number, now: number, timeZone: string): DaySlots {
  const next = nextSlot(now)
  const slots = slotsOfDate(date, timeZone)
  const all = slots.includes(chosen) || wallTimeAt(chosen, timeZone).date !== date ? slots : [...slots, chosen]
  const sorted = all.toSorted((a, b) => a - b).map((at) => slot(at, { next, chosen, now, timeZone }))
  return { open: sorted.filter(({ at }) => at >= next), past: sorted.filter(({ at }) => at < next) }
}

interface Choice {
  readonly next: number
  readonly chosen: number
  readonly now: number
  readonly timeZone: string
}

function slot(at: number, { next, chosen, now, timeZone }: Choice): Slot {
  const clock = clockText(wallTimeAt(at, timeZone).secondsFromMidnight)
  const isNear = isNow(at, now)
  return {
    at,
    label: isNear && (at === next || at === chosen) ? `Now · ${clock}` : clock,
    isNow: isNear && at === next,
  }
}
