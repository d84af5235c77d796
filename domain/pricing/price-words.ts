import { formatCents } from '../money.ts'
import { clockText } from '../operating-hours.ts'
import { daySeconds } from '../zoned-time.ts'
import type { Charge, RangeBand, WindowDay } from './types.ts'

/** The three sets of bands: what they measure and the unit in which people read it. */
export const measures = {
  distanceRanges: { name: 'Distance', unit: 'km', perUnit: 1_000 },
  weightRanges: { name: 'Weight', unit: 'kg', perUnit: 1 },
  volumeRanges: { name: 'Volume', unit: 'm³', perUnit: 1 },
} as const

export type RangeProperty = keyof typeof measures
export const rangeProperties = ['distanceRanges', 'weightRanges', 'volumeRanges'] as const satisfies RangeProperty[]

const upToThreeDecimals = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 3 })

/** "14.3 km", from metres, kilograms or cubic metres. */
export function measureText(property: RangeProperty, value: number): string {
  const { unit, perUnit } = measures[property]
  return `${upToThreeDecimals.format(value / perUnit)} ${unit}`
}

/** "up to 5 km", "5 to 25 km", "above 25 km". */
export function bandText(property: RangeProperty, { from, to }: Pick<RangeBand, 'from' | 'to'>): string {
  if (to === null) return from === 0 ? 'any' : `above ${measureText(property, from)}`
  if (from === 0) return `up to ${measureText(property, to)}`
  return `${upToThreeDecimals.format(from / measures[property].perUnit)} to ${measureText(property, to)}`
}

/** "$1.10 a km", "$1.50 per 10 kg, rounded up", "$5.00 flat + $1.10 a km", "free". */
export function bandChargeText(property: RangeProperty, band: RangeBand): string {
  const { flatCadCents, perStepCadCents, step, stepCount } = band
  if (perStepCadCents === 0) return flatCadCents === 0 ? 'free' : formatCents(flatCadCents)
  const per =
    step === measures[property].perUnit ? `a ${measures[property].unit}` : `per ${measureText(property, step)}`
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
