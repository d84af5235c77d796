import type { PriceLine, PriceRule } from './types.ts'

const baseRules: ReadonlySet<PriceRule> = new Set([
  'base_fee',
  'manual_price',
  'distance_range',
  'weight_range',
  'volume_range',
  'parcel_type',
])

/** Rules that come after the subtotal of which fuel is taken. */
const afterSubtotal: ReadonlySet<PriceRule> = new Set(['fuel_surcharge', 'wait_time', 'adjustment', 'floor', 'tax'])

/** The sum of lines, in cents. */
export function sumOf(lines: readonly PriceLine[]): number {
  let sum = 0
  for (const { priceCadCents } of lines) sum += priceCadCents
  return sum
}

/**
 * B: base fee, ranges and parcels, or the typed price. Wait time stands in the same group but is no part of it, and the parcel
 * fees on top of a fixed price stand in another.
 */
export function baseTotal(lines: readonly PriceLine[]): number {
  let sum = 0
  for (const { group, reason, priceCadCents } of lines) {
    if (group === 'base' && baseRules.has(reason.rule)) sum += priceCadCents
  }
  return sum
}

/** Everything before fuel, wait, adjustments and tax, after the clamp once that has run. */
export function subtotal(lines: readonly PriceLine[]): number {
  return sumOf(lines.filter((line) => !afterSubtotal.has(line.reason.rule)))
}

/** Everything but tax. */
export function preTaxTotal(lines: readonly PriceLine[]): number {
  return sumOf(lines.filter((line) => line.group !== 'tax'))
}

/** Whether a line came on top of what the service charges: an adjustment, or a wait that costs something. */
export function isAdded({ reason, priceCadCents }: PriceLine): boolean {
  return reason.rule === 'adjustment' || (reason.rule === 'wait_time' && priceCadCents !== 0)
}
