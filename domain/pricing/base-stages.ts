import { linesOf, missingPrice, emptyResult, mergeResults } from './charge-line.ts'
import { priceByRange } from './ranges.ts'
import { measures, rangePropertyOf, type RangeRule } from './price-words.ts'
import type { PricingInput, RangeSet, Stage, StageResult } from './types.ts'

/** The base fee of `fixed` and `variable` services. */
export const baseFee: Stage = ({ type, baseFeeCadCents }) =>
  linesOf([
    {
      key: 'base_fee',
      group: 'base',
      name: 'Base Fee',
      priceCadCents: baseFeeCadCents,
      reason: { rule: 'base_fee', input: { type } },
    },
  ])

/** The price that a dispatcher typed for a `manual` service. */
export const manualPrice: Stage = (_revision, { manualPriceCadCents }) => {
  if (manualPriceCadCents === null) return emptyResult
  const reason = { rule: 'manual_price' as const, input: { manualPriceCadCents } }
  return linesOf([{ key: 'manual_price', group: 'base', name: 'Price', priceCadCents: manualPriceCadCents, reason }])
}

/** Bands over the quoted distance in metres. */
export const distanceRange: Stage = ({ distanceRanges }, { distanceM }) =>
  rangeLine('distance_range', distanceRanges, { distanceM })

/** Bands over the order's total weight in kilograms. */
export const weightRange: Stage = ({ weightRanges }, { weightKg }) =>
  rangeLine('weight_range', weightRanges, { weightKg })

/** Bands over the order's total volume in cubic metres. */
export const volumeRange: Stage = ({ volumeRanges }, { volumeM3 }) =>
  rangeLine('volume_range', volumeRanges, { volumeM3 })

/** Each parcel type's fee times its quantity, a part of B. A type listed twice is one line with both quantities. */
export const parcelTypeFees: Stage = ({ parcelTypes }, input) =>
  mergeResults(
    [...quantities(input)].map(([parcelTypeId, quantity]): StageResult => {
      const parcelType = parcelTypes.find(({ id }) => id === parcelTypeId)
      return parcelType === undefined
        ? missingPrice('parcel_type', 'The service has no such parcel type.', { parcelTypeId, quantity })
        : linesOf([{ ...parcelLine(parcelType, quantity), group: 'base' }])
    }),
  )

/**
 * The same on top of a fixed price: there the base fee alone makes B, so these are no part of it, and a type that costs
 * nothing has no line.
 */
export const parcelTypeFeesOnTop: Stage = ({ parcelTypes }, input) =>
  linesOf(
    [...quantities(input)].flatMap(([parcelTypeId, quantity]) => {
      const parcelType = parcelTypes.find(({ id, feeCadCents }) => id === parcelTypeId && feeCadCents !== 0)
      return parcelType === undefined ? [] : [{ ...parcelLine(parcelType, quantity), group: 'other' as const }]
    }),
  )

function parcelLine(
  { id: parcelTypeId, name, feeCadCents }: { readonly id: number; readonly name: string; readonly feeCadCents: number },
  quantity: number,
) {
  return {
    key: `parcel_type:${parcelTypeId}`,
    name: `${name} × ${quantity}`,
    priceCadCents: feeCadCents * quantity,
    reason: { rule: 'parcel_type' as const, input: { parcelTypeId, quantity, feeCadCents } },
  }
}

function rangeLine(
  rule: RangeRule,
  ranges: RangeSet | null,
  input: Readonly<Record<string, number | null>>,
): StageResult {
  if (ranges === null) return emptyResult
  const value = Object.values(input)[0] ?? null
  const { name, category } = measures[rangePropertyOf[rule]]
  const price = priceByRange(ranges, value, category)
  if (price === null) {
    const why = value === null ? 'is not known' : 'falls in no band of the service'
    return missingPrice(rule, `The ${name.toLowerCase()} ${why}.`, input)
  }
  const { priceCadCents, band } = price
  const reason = {
    rule,
    input: { ...input, mode: ranges.mode, ...(band === null && value !== 0 && { fallback: true }) },
    ...(band !== null && { band: { from: band.from, to: band.to } }),
  }
  return linesOf([{ key: rule, group: 'base', name, priceCadCents, reason }])
}

function quantities({ parcels }: Pick<PricingInput, 'parcels'>): ReadonlyMap<number, number> {
  const totals = new Map<number, number>()
  for (const { parcelTypeId, quantity } of parcels) {
    if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a quantity: ${quantity}`)
    totals.set(parcelTypeId, (totals.get(parcelTypeId) ?? 0) + quantity)
  }
  return totals
}
