import { daySeconds, weekdays } from '#domain/time/zoned-time.ts'
import { isRecord } from '../../schema-walk.ts'

/** The days of a strip: a holiday is its own weekday. */
export const stripDays = [...weekdays, 'holiday'] as const

export type StripDay = (typeof stripDays)[number]

/** A part of a window on one day of the strip. */
export interface Stretch {
  /** The window's place in the list, from 0. */
  readonly window: number
  readonly name: string
  /** Seconds from midnight. */
  readonly from: number
  readonly to: number
  /** Whether it began on the day before. */
  readonly goesOn: boolean
  /** Which of the lines of the day it stands in: what overlaps stands one below the other. */
  readonly lane: number
}

/** What stands on each day of the week; a window past midnight goes on into the next morning, after a holiday of any day. */
export function weekLanes(windows: readonly unknown[]): Readonly<Record<StripDay, readonly Stretch[]>> {
  const found = windows.flatMap((window, index) => stretchesOf(window, index))
  const ofDay = (day: StripDay) => inLanes(found.filter((stretch) => stretch.day === day))
  return Object.fromEntries(stripDays.map((day) => [day, ofDay(day)] as const)) as Record<StripDay, readonly Stretch[]>
}

type Placed = Omit<Stretch, 'lane'> & { readonly day: StripDay }

function stretchesOf(window: unknown, index: number): Placed[] {
  if (!isRecord(window) || !Array.isArray(window.days)) return []
  const { from, to, name } = window
  const chosen: readonly unknown[] = window.days
  if (typeof from !== 'number' || typeof to !== 'number' || to <= from) return []
  const own = { window: index, name: typeof name === 'string' ? name : '' }
  const days = stripDays.filter((day) => chosen.includes(day))
  return days.flatMap((day) => {
    const first = { ...own, day, from, to: Math.min(to, daySeconds), goesOn: false }
    const next = weekdays[(weekdays.findIndex((each) => each === day) + 1) % weekdays.length]
    if (to <= daySeconds || day === 'holiday' || next === undefined) return [first]
    return [first, { ...own, day: next, from: 0, to: to - daySeconds, goesOn: true }]
  })
}

function inLanes(stretches: readonly Placed[]): readonly Stretch[] {
  const ends: number[] = []
  return stretches
    .toSorted((a, b) => a.from - b.from || a.window - b.window)
    .map(({ day: _, ...stretch }) => {
      const free = ends.findIndex((end) => end <= stretch.from)
      const lane = free < 0 ? ends.length : free
      ends[lane] = stretch.to
      return { ...stretch, lane }
    })
}
