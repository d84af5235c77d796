import { formatCents } from '../amounts/money.ts'
import type { PriceBeforeCancellation } from './cancellation.ts'
import { priceLineGroups } from './line-item-groups.ts'
import { measureText, type RangeProperty } from './price-words.ts'
import type { LineReason, PriceLine, PriceResult, PricingType } from './types.ts'

/** A line of a price with what it was taken of, for a person to read. */
interface ShownLine {
  key: string
  name: string
  priceCadCents: number
  /** The adjustment that it is. */
  modifierId?: number
  detail?: string
  measured?: { category: 'largeDistance' | 'weight' | 'volume'; value: number }
}

interface ShownGroup {
  label: string
  items: ShownLine[]
  subtotalLabel: string
  subtotalCadCents: number
}

/** A price as the contract's `Pricing` shows it; amounts in cents. */
interface ShownPricing {
  type: 'default' | 'other'
  pricingType: PricingType
  status: PriceResult['status']
  hidden: boolean
  priceCadCents: number | null
  preTaxCadCents: number | null
  lineItems: ShownGroup[]
  beforeCancellation?: { priceCadCents: number | null; lineItems: ShownGroup[] }
}

/** A price as shown: its state, its lines, and its totals in Canadian cents (null unless priced). */
export type ShownPrice = Pick<PriceResult, 'status' | 'lines' | 'totalCadCents' | 'preTaxCadCents'> & {
  readonly pricingType: PricingType
  /** What a cancellation charge replaced; null, or absent, unless it did. */
  readonly beforeCancellation?: ShownPrice | null
}

/** A stored price. One without a total waits for a dispatcher, or for a band, zone or rate that nobody set. */
export function storedPrice(row: {
  pricingType: PricingType | null
  exceptions: readonly string[]
  lines: readonly PriceLine[] | null
  preTaxCents: number | null
  totalCents: number | null
  beforeCancellation?: PriceBeforeCancellation | null
}): ShownPrice {
  const { lines, preTaxCents, totalCents } = row
  const pricingType = row.pricingType ?? 'variable'
  const before = row.beforeCancellation ?? null
  const beforeCancellation = before && storedPrice({ pricingType, exceptions: [], ...before })
  if (totalCents !== null && preTaxCents !== null) {
    const totals = { totalCadCents: totalCents, preTaxCadCents: preTaxCents }
    return { pricingType, status: 'priced', lines: lines ?? [], ...totals, beforeCancellation }
  }
  const status = row.exceptions.includes('price_missing') ? 'missing' : 'pending'
  return { pricingType, status, lines: lines ?? [], totalCadCents: null, preTaxCadCents: null, beforeCancellation }
}

/** A price for the pricing panel; without the right to read prices every amount is left out. */
export function shownPricing(price: ShownPrice, seesPrices: boolean): ShownPricing {
  const type = price.lines.some(({ reason }) => reason.rule === 'manual_price') ? 'other' : 'default'
  if (!seesPrices) {
    return {
      type,
      pricingType: price.pricingType,
      status: price.status,
      hidden: true,
      priceCadCents: null,
      preTaxCadCents: null,
      lineItems: [],
    }
  }
  return {
    type,
    pricingType: price.pricingType,
    status: price.status,
    hidden: false,
    priceCadCents: price.totalCadCents,
    preTaxCadCents: price.preTaxCadCents,
    lineItems: lineItemsOf(price),
    ...(price.beforeCancellation && {
      beforeCancellation: {
        priceCadCents: price.beforeCancellation.totalCadCents,
        lineItems: lineItemsOf(price.beforeCancellation),
      },
    }),
  }
}

function lineItemsOf(price: ShownPrice): ShownGroup[] {
  return priceLineGroups(price).map(({ label, lines, subtotalLabel, subtotalCadCents }) => ({
    label,
    items: lines.map(shownLine),
    subtotalLabel,
    subtotalCadCents,
  }))
}

/** A price for a list. */
export function listPricing(
  price: ShownPrice,
  seesPrices: boolean,
): Pick<ShownPricing, 'hidden' | 'status' | 'priceCadCents'> {
  return { hidden: !seesPrices, status: price.status, priceCadCents: seesPrices ? price.totalCadCents : null }
}

function shownLine({ key, name, priceCadCents, reason }: PriceLine): ShownLine {
  const detail = lineDetail(reason)
  const measured = lineMeasure(reason)
  const modifierId = reason.rule === 'adjustment' ? reason.input.id : undefined
  return {
    key,
    name,
    priceCadCents,
    ...(typeof modifierId === 'number' ? { modifierId } : {}),
    ...(detail === null ? {} : { detail }),
    ...(measured === null ? {} : { measured }),
  }
}

/** Which input each kind of range was taken of, in base units. */
const measuredBy: Partial<
  Record<LineReason['rule'], readonly [NonNullable<ShownLine['measured']>['category'], string]>
> = {
  distance_range: ['largeDistance', 'distanceM'],
  weight_range: ['weight', 'weightKg'],
  volume_range: ['volume', 'volumeM3'],
}

/** What the line was taken of: each person reads it in their own units (docs/rules/units-and-formats.md, "Units"). */
function lineMeasure({ rule, input }: LineReason): ShownLine['measured'] | null {
  const [category, name] = measuredBy[rule] ?? []
  const value = name === undefined ? undefined : input[name]
  return category !== undefined && typeof value === 'number' ? { category, value } : null
}

/** Why a line is that much, in a few words: `14.3 km`, `60 kg`, `40 % of $30.23`. A person who reads other units has {@link lineMeasure}. */
function lineDetail({ rule, input }: LineReason): string | null {
  switch (rule) {
    case 'distance_range':
      return measure('distanceRanges', input.distanceM)
    case 'weight_range':
      return measure('weightRanges', input.weightKg)
    case 'volume_range':
      return measure('volumeRanges', input.volumeM3)
    case 'parcel_type':
      return typeof input.feeCadCents === 'number'
        ? `${String(input.quantity)} × ${formatCents(input.feeCadCents)}`
        : null
    case 'service_speed':
    case 'tag':
    case 'time_of_day':
    case 'time_range':
    case 'zone':
    case 'fuel_surcharge':
    case 'tax':
      return percentage(input)
    case 'minimum':
    case 'maximum':
      return typeof input.boundCadCents === 'number' ? `${rule} ${formatCents(input.boundCadCents)}` : null
    case 'base_fee':
    case 'manual_price':
    case 'adjustment':
    case 'floor':
      return null
    case 'wait_time':
      return typeof input.insteadOfCadCents === 'number'
        ? `Typed, instead of ${formatCents(input.insteadOfCadCents)}`
        : null
    case 'cancellation_charge':
      return cancellationDetail(input)
  }
}

/** "50 % of $17.85", "a fee of the courier", or why nothing is charged. */
function cancellationDetail(input: LineReason['input']): string | null {
  if (input.type === 'none') return 'No charge'
  if (input.type === 'percentage') return percentage(input) ?? `${String(input.percent)} % of a price that was not set`
  return null
}

function measure(property: RangeProperty, value: LineReason['input'][string] | undefined): string | null {
  return typeof value === 'number' ? measureText(property, value, 'Metric') : null
}

function percentage({ percent, ofCadCents }: LineReason['input']): string | null {
  return typeof percent === 'number' && typeof ofCadCents === 'number'
    ? `${percent} % of ${formatCents(ofCadCents)}`
    : null
}
