import { priceByRange } from './ranges.ts'
import type { PriceException, PriceRule, PricingInput, RangeSet, Stage, StageResult } from './types.ts'

const nothing: StageResult = { lines: [], exceptions: [] }

/** The base fee of `fixed` and `variable` services; the typed price of `manual` ones. */
export const baseFee: Stage = (revision, input) => {
  if (revision.type === 'manual') return manualPrice(input)
  return {
    lines: [
      {
        key: 'base_fee',
        group: 'base',
        name: 'Base Fee',
        priceCadCents: revision.baseFeeCadCents,
        reason: { rule: 'base_fee', input: { type: revision.type } },
      },
    ],
    exceptions: [],
  }
}

/** Bands over the quoted distance in metres. */
export const distanceRange: Stage = (revision, input) =>
  revision.type === 'variable'
    ? rangeLine('distance_range', 'Distance', revision.distanceRanges, { distanceM: input.distanceM })
    : nothing

/** Bands over the order's total weight in kilograms. */
export const weightRange: Stage = (revision, input) =>
  revision.type === 'variable'
    ? rangeLine('weight_range', 'Weight', revision.weightRanges, { weightKg: input.weightKg })
    : nothing

/** Bands over the order's total volume in cubic metres. */
export const volumeRange: Stage = (revision, input) =>
  revision.type === 'variable'
    ? rangeLine('volume_range', 'Volume', revision.volumeRanges, { volumeM3: input.volumeM3 })
    : nothing

/** Each parcel type's fee times its quantity. A type listed twice is one line with both quantities. */
export const parcelTypeFees: Stage = (revision, input) => {
  if (revision.type !== 'variable') return nothing
  const results = [...quantities(input)].map(([parcelTypeId, quantity]): StageResult => {
    const parcelType = revision.parcelTypes.find(({ id }) => id === parcelTypeId)
    if (parcelType === undefined) {
      return missing('parcel_type', 'The service has no such parcel type.', { parcelTypeId, quantity })
    }
    const { name, feeCadCents } = parcelType
    const line = {
      key: `parcel_type:${parcelTypeId}`,
      group: 'base' as const,
      name: `${name} × ${quantity}`,
      priceCadCents: feeCadCents * quantity,
      reason: { rule: 'parcel_type' as const, input: { parcelTypeId, quantity, feeCadCents } },
    }
    return { lines: [line], exceptions: [] }
  })
  return { lines: results.flatMap((r) => r.lines), exceptions: results.flatMap((r) => r.exceptions) }
}

/** A stage result that leaves the order without a price. */
export function missing(rule: PriceRule, message: string, input: PriceException['input']): StageResult {
  return { lines: [], exceptions: [{ code: 'price_missing', rule, message, input }] }
}

function manualPrice({ manualPriceCadCents }: PricingInput): StageResult {
  if (manualPriceCadCents === null) return nothing
  return {
    lines: [
      {
        key: 'manual_price',
        group: 'base',
        name: 'Price',
        priceCadCents: manualPriceCadCents,
        reason: { rule: 'manual_price', input: { manualPriceCadCents } },
      },
    ],
    exceptions: [],
  }
}

function rangeLine(
  rule: 'distance_range' | 'weight_range' | 'volume_range',
  name: string,
  ranges: RangeSet | null,
  input: Readonly<Record<string, number | null>>,
): StageResult {
  if (ranges === null) return nothing
  const value = Object.values(input)[0] ?? null
  const price = value === null ? null : priceByRange(ranges, value)
  if (price === null) {
    const why = value === null ? 'is not known' : 'falls in no band of the service'
    return missing(rule, `The ${name.toLowerCase()} ${why}.`, input)
  }
  const band = price.band === null ? {} : { band: { from: price.band.from, to: price.band.to } }
  const line = {
    key: rule,
    group: 'base' as const,
    name,
    priceCadCents: price.priceCadCents,
    reason: { rule, input: { ...input, mode: ranges.mode }, ...band },
  }
  return { lines: [line], exceptions: [] }
}

function quantities({ parcels }: PricingInput): ReadonlyMap<number, number> {
  const totals = new Map<number, number>()
  for (const { parcelTypeId, quantity } of parcels) {
    if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a quantity: ${quantity}`)
    totals.set(parcelTypeId, (totals.get(parcelTypeId) ?? 0) + quantity)
  }
  return totals
}
