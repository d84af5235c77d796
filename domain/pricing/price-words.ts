import { formatCents } from '../amounts/money.ts'
import { clockText } from '../time/operating-hours.ts'
import { baseValue, measureTolerance } from '../amounts/typed-measure.ts'
import { displayUnit, formatMeasure, type UnitPreference } from '../amounts/units.ts'
import { daySeconds } from '../time/zoned-time.ts'
import type { Charge, PriceRule, RangeBand, RangeCategory, WindowDay } from './types.ts'

/** The three sets of bands: what they measure, and how people read it. */
export const measures = {
  distanceRanges: { name: 'Distance', category: 'largeDistance' },
  weightRanges: { name: 'Weight', category: 'weight' },
  volumeRanges: { name: 'Volume', category: 'volume' },
} as const satisfies Record<string, { readonly name: string; readonly category: RangeCategory }>

export type RangeProperty = keyof typeof measures
export const rangeProperties = ['distanceRanges', 'weightRanges', 'volumeRanges'] as const satisfies RangeProperty[]

/** The rules that price by bands, and where their bands stand. */
export const rangePropertyOf = {
  distance_range: 'distanceRanges',
  weight_range: 'weightRanges',
  volume_range: 'volumeRanges',
} as const satisfies Partial<Record<PriceRule, RangeProperty>>

export type RangeRule = keyof typeof rangePropertyOf

const shownDecimals = 3

/** "14.3 km", from metres, kilograms or cubic metres, in the reader's units. */
export function measureText(property: RangeProperty, value: number, units: UnitPreference): string {
  return formatMeasure(value, measures[property].category, units, shownDecimals)
}

/** The unit of a set of bands as a person reads it, where a step is one of it: a price "a lb". Null for any other step. */
export function stepUnit(property: RangeProperty, step: number, units: UnitPreference): string | null {
  const { category } = measures[property]
  const unit = displayUnit(category, units)
  return Math.abs(step - baseValue({ number: 1, unit }, category)) < measureTolerance(category, unit) ? unit : null
}

/** "up to 5 km", "5 to 25 km", "above 25 km". */
export function bandText(
  property: RangeProperty,
  { from, to }: Pick<RangeBand, 'from' | 'to'>,
  units: UnitPreference,
): string {
  if (to === null) return from === 0 ? 'any' : `above ${measureText(property, from, units)}`
  if (from === 0) return `up to ${measureText(property, to, units)}`
  // The unit is said once.
  const [begin] = measureText(property, from, units).split(' ')
  return `${begin} to ${measureText(property, to, units)}`
}

/** "$1.10 a km", "$1.50 per 10 kg, rounded up", "$5.00 flat + $1.10 a km", "free". */
export function bandChargeText(property: RangeProperty, band: RangeBand, units: UnitPreference): string {
  const { flatCadCents, perStepCadCents, step, stepCount } = band
  if (perStepCadCents === 0) return flatCadCents === 0 ? 'free' : formatCents(flatCadCents)
  const unit = stepUnit(property, step, units)
  const per = unit === null ? `per ${measureText(property, step, units)}` : `a ${unit}`
  const rounded = stepCount === 'started' ? ', rounded up' : ''
  return `${flatCadCents === 0 ? '' : `${formatCents(flatCadCents)} flat + `}${formatCents(perStepCadCents)} ${per}${rounded}`
}

/** "40 %" or "$3.00". */
export function chargeText(charge: Charge): string {
  return 'percent' in charge ? `${charge.percent} %` : formatCents(charge.amountCadCents)
}

/** "17:00 – 20:00", "22:00 – 06:00 the next day". */
export function windowText({ from, to }: { readonly from: number; readonly to: number }): string {
  return `${clockText(from)} – ${to > daySeconds ? `${clockText(to - daySeconds)} the next day` : clockText(to)}`
}

/** "Friday", "Holiday". */
export function dayText(day: WindowDay): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`
}

/** "90 min", "2 h", "2 h 30 min", from seconds. */
export function spanText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${minutes} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** "up to 2 h", "2 h to 4 h", "above 24 h". */
export function spanRangeText({ from, to }: { readonly from: number; readonly to: number | null }): string {
  if (to === null) return `above ${spanText(from)}`
  return from === 0 ? `up to ${spanText(to)}` : `${spanText(from)} to ${spanText(to)}`
}
