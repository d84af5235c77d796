/** Whose orders figures count (docs/rules/figures.md). */
export type FigureSide = 'carried' | 'ordered' | 'supplied'

/** By what they can be put together. */
export const figureDimensions = ['service', 'party', 'driver', 'lane'] as const

export type FigureDimension = (typeof figureDimensions)[number]

/** What a figure counts: the orders that a press on it lists. */
export const figureMeasures = [
  'placed',
  'delivered',
  'cancelled',
  'promised',
  'onTime',
  'late',
  'waited',
  'underway',
  'earned',
  'unpriced',
  'withoutPay',
] as const

export type FigureMeasure = (typeof figureMeasures)[number]

/** Of orders of no driver: nobody has them, or another courier has. */
export const noDriver = 'No driver'

/** The side that an organisation looks at first. */
export function usualSide(kind: string): FigureSide {
  if (kind === 'Courier') return 'carried'
  return kind === 'Supplier' ? 'supplied' : 'ordered'
}

/** Whether orders of that side can be put together so: who drives is known of one's own alone. */
export function hasDimension(side: FigureSide, dimension: FigureDimension): boolean {
  return dimension !== 'driver' || side === 'carried'
}

/** How many of those that were promised were on time, in percent to one decimal; null where none was. */
export function onTimePercent({ promised, onTime }: { promised: number; onTime: number }): number | null {
  return promised === 0 ? null : Math.round((1_000 * onTime) / promised) / 10
}

/** How much more than before, in percent to one decimal, below zero for less; null where there was nothing. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((1_000 * (now - before)) / Math.abs(before)) / 10
}

export const tooManySpans = 'Must be longer: these days are too many for it'
export const noDriversKnown = 'Must be another one: who drives for a courier is known to that courier alone'
