import type { LatLng } from '../geo/geo.ts'
import type { TypedMeasures } from '../amounts/typed-measure.ts'
import type { WaitTimeTerms } from '../orders/wait-time.ts'
import type { LocalDate, WallTime, Weekday } from '../time/zoned-time.ts'
import type { ZonePriority } from './zone-priority.ts'

/** A charge that is either a fixed amount or a percentage of B, the base price; never of another modifier. */
export type Charge = { readonly amountCadCents: number } | { readonly percent: number }

/**
 * One band of a range set. It holds a value when `value > from and value <= to`; `to` null has no end. Bounds and
 * `step` are in the base unit of what is measured: metres, kilograms or cubic metres.
 */
export interface RangeBand {
  readonly from: number
  readonly to: number | null
  /** Charged once when the band is reached. */
  readonly flatCadCents: number
  /** Charged per `step` of the band's value. */
  readonly perStepCadCents: number
  /** Size of one step: 1000 for a price per kilometre. Must be above 0. */
  readonly step: number
  /** `started` counts steps rounded up; `exact` charges the very fraction ("priced exactly"). */
  readonly stepCount: 'started' | 'exact'
  /** Its measures as somebody typed them; in base units they stand above. */
  readonly typed?: TypedMeasures<BandMeasure>
}

/** What of a band is a measure. */
export type BandMeasure = 'from' | 'to' | 'step'

/** What bands measure, by how people read it. */
export type RangeCategory = 'largeDistance' | 'weight' | 'volume'

/**
 * The bands of one measure. *Slab*: the whole value pays the band it falls in. *Graduated*: each band pays for its
 * own part of the value. `fallbackCadCents` is charged when no band matches; without it the price is missing.
 */
export interface RangeSet {
  readonly mode: 'slab' | 'graduated'
  readonly bands: readonly RangeBand[]
  readonly fallbackCadCents: number | null
}

export interface PricedParcelType {
  readonly id: number
  readonly name: string
  readonly feeCadCents: number
}

/** A service speed or tag: what it is called and what it adds. */
export interface PricedOption {
  readonly id: number
  readonly name: string
  readonly charge: Charge
}

/** A day of the week, or a day of the courier's calendar of holidays, which counts as its own weekday. */
export type WindowDay = Weekday | 'holiday'

/** A window of the day that costs extra, read on the courier's clock: it holds `from <= time < to`. */
export interface TimeWindow {
  readonly id: number
  readonly name: string
  readonly days: readonly WindowDay[]
  /** Seconds from midnight. */
  readonly from: number
  /** Seconds from midnight; past 86,400 it covers the next morning of the day it started on. */
  readonly to: number
  readonly charge: Charge
  /** Added to the highest of those that do not stack. */
  readonly stacks: boolean
}

/** What a short, or a long, promise costs: it holds a span of seconds when `from < span <= to`; `to` null has no end. */
export interface TimeRange {
  readonly id: number
  readonly name: string
  readonly from: number
  readonly to: number | null
  readonly charge: Charge
}

/** Which stop of an order is looked up: both (each distinct zone once), or the dearer of the two. */
export type ZoneStrategy = 'pickup' | 'dropoff' | 'both' | 'highest'

/** [latitude, longitude] of each corner; the first may be repeated at the end. */
export type ZoneOutline = readonly (readonly [number, number])[]

/** What lies within an outline and in none of its holes. */
export interface ZonePart {
  readonly bounds: ZoneOutline
  readonly holes?: readonly ZoneOutline[]
}

/** An area with a price: `flat + (multiplier - 1) x B`. Its own outline is its first part; all parts are one zone. */
export interface ServiceZone extends ZonePart {
  readonly id: number
  readonly name: string
  readonly parts?: readonly ZonePart[]
  readonly flatFeeCadCents: number
  readonly multiplier: number
  /** Where zones overlap the higher one wins. A number only in revisions of before there were levels. */
  readonly priority: ZonePriority | number
}

export interface ServiceMap {
  readonly id: number
  readonly name: string
  /** `both` when it is not said. */
  readonly strategy?: ZoneStrategy
  /** Charged once for stops outside every zone; null: such an order has no price. */
  readonly fallbackFeeCadCents: number | null
  readonly zones: readonly ServiceZone[]
}

export type FuelType = 'regular' | 'diesel'

export type PricingType = 'variable' | 'fixed' | 'manual'

/**
 * The pricing half of a published service revision: what is pinned to an order and stored with it. What is optional came later:
 * `read-snapshot.ts` says how a revision without it is read.
 */
export interface RevisionPricing {
  readonly type: PricingType
  readonly baseFeeCadCents: number
  /** Bands over metres; null when the service does not price by distance. */
  readonly distanceRanges: RangeSet | null
  /** Bands over kilograms, the order's total. */
  readonly weightRanges: RangeSet | null
  /** Bands over cubic metres, the order's total. */
  readonly volumeRanges: RangeSet | null
  readonly parcelTypes: readonly PricedParcelType[]
  readonly serviceSpeeds: readonly PricedOption[]
  readonly tags: readonly PricedOption[]
  readonly timesOfDay?: readonly TimeWindow[]
  readonly timeRanges?: readonly TimeRange[]
  /** Null: the service does not price by zone. */
  readonly serviceMap?: ServiceMap | null
  readonly minimumCadCents: number | null
  readonly maximumCadCents: number | null
  /** What the fuel percentage is taken of: everything before wait, adjustments and tax, or B only. Null: no fuel. */
  readonly fuelSurchargeOf: 'subtotal' | 'base' | null
  /** Whose prices and table the surcharge follows. */
  readonly fuelType?: FuelType
  /** What waiting costs with this service; null: nothing. */
  readonly waitTime?: WaitTimeTerms | null
  readonly tax: TaxTreatment
}

/**
 * The tax types that invoices and tax settings name: those of docs/rules/names-and-values.md, "Values", and the QST
 * (docs/rules/fuel-and-tax.md, "Tax").
 */
export const taxTypes = ['GST', 'QST', 'PST SK', 'GST/HST', 'Exempt', 'Zero Rated'] as const

export type TaxType = (typeof taxTypes)[number]

/** A rate in force in a province from a date on, until its last day or a later row of the same type and province. */
export interface TaxRow {
  /** Of the courier's own rows, with the name under which it is printed. */
  readonly id?: number
  readonly name?: string
  readonly type: TaxType
  /** Null: everywhere. */
  readonly province: string | null
  readonly percent: number
  readonly effectiveFrom: LocalDate
  /** The last day. */
  readonly effectiveUntil?: LocalDate | null
}

export interface TaxTreatment {
  /** `taxable` follows the drop-off province; the others print a zero line under their own name. */
  readonly kind: 'taxable' | 'exempt' | 'zeroRated'
  /** Saskatchewan's provincial sales tax, off unless the service switches it on. */
  readonly pstSk: boolean
  /** The courier's own rows, which come before the standing ones on the days on which they hold. */
  readonly rows?: readonly TaxRow[]
}

export interface PriceAdjustment {
  /** Names it within its order once it is stored. */
  readonly id?: number
  readonly name: string
  /** Negative for a discount. */
  readonly priceCadCents: number
}

/** Where a fuel percentage comes from (docs/rules/fuel-and-tax.md, "Fuel surcharge"). */
export interface FuelBasis {
  readonly fuelType: FuelType
  /** The month whose mean counts, as `YYYY-MM`. */
  readonly month: string
  /** The month whose prices were used, an earlier one where that month has none. */
  readonly pricesOf: string
  /** The mean of the month's weekly prices, 4 decimals. */
  readonly dollarsPerLitre: number
  /** In force from this day to `until`, both included. */
  readonly from: LocalDate
  readonly until: LocalDate
  /** The row of the table; null below it. */
  readonly row: { readonly priceFrom: number; readonly priceTo: number } | null
  /** `above`: past the table's last row, which goes on. */
  readonly within: 'row' | 'below' | 'above'
}

/** The fuel percentage in force for the order, with what it was read from; orders of before the tables know the percentage alone. */
export interface FuelSurcharge {
  readonly percent: number
  readonly basis?: FuelBasis
}

/** The order's half of a price. A measure that is null is unknown, which is not the same as 0. */
export interface PricingInput {
  readonly distanceM: number | null
  readonly weightKg: number | null
  readonly volumeM3: number | null
  readonly parcels: readonly { readonly parcelTypeId: number; readonly quantity: number }[]
  readonly serviceSpeedId: number | null
  readonly tagIds: readonly number[]
  /** The dispatcher's price for a `manual` service; null while it is pending. */
  readonly manualPriceCadCents: number | null
  readonly fuel: FuelSurcharge | null
  /** What waiting costs, already worked out from the closed periods. */
  readonly waitTimeCadCents: number
  /** What the waits come to by themselves, while an amount that a person typed is in force in its place. */
  readonly waitTimeInsteadOfCadCents?: number
  readonly adjustments: readonly PriceAdjustment[]
  /** Two letters, such as "SK": tax follows the drop-off. */
  readonly dropoffProvince: string | null
  /** The same of the pickup: within Québec the QST is due as well. Null: not known, and no QST. */
  readonly pickupProvince?: string | null
  /** Another carrier bought it of one that zero rates such orders (interlining, docs/rules/fuel-and-tax.md, "Tax"). */
  readonly isInterlined?: boolean
  /** The number by which its customer bears no tax, empty where nobody wrote it down; null or left out: the customer bears it. */
  readonly taxExemption?: string | null
  /** Unix seconds: decides which tax row and which windows of the day are in force. */
  readonly availableAt: number
  /** The promised time in unix seconds; null when none is promised. */
  readonly dueAt?: number | null
  /** The courier's IANA zone, in which `availableAt` is read. */
  readonly timeZone: string
  /** The courier's calendar of holidays: those of the day of `availableAt` and of the day before matter. */
  readonly holidays?: readonly LocalDate[]
  /** Where the stops are; null when it is not known. */
  readonly pickup?: LatLng | null
  readonly dropoff?: LatLng | null
  /** Nobody ordered it: a stop that is not given is left out, where one of an order whose place is not known is outside every zone. */
  readonly isHypothetical?: boolean
}

/** What was stored, with the parts that it may lack: made by `read-snapshot.ts` alone. */
export type ReadRevision = RevisionPricing &
  Required<Pick<RevisionPricing, 'timesOfDay' | 'timeRanges' | 'serviceMap' | 'fuelType'>>

/** The same of the order's half, with the courier's clock at `availableAt`. */
export type ReadInput = PricingInput &
  Required<
    Pick<PricingInput, 'dueAt' | 'holidays' | 'pickup' | 'dropoff' | 'pickupProvince' | 'isInterlined' | 'taxExemption'>
  > & {
    readonly clock: WallTime
  }

export type PriceRule =
  | 'base_fee'
  | 'manual_price'
  | 'distance_range'
  | 'weight_range'
  | 'volume_range'
  | 'parcel_type'
  | 'service_speed'
  | 'tag'
  | 'time_of_day'
  | 'time_range'
  | 'zone'
  | 'minimum'
  | 'maximum'
  | 'fuel_surcharge'
  | 'wait_time'
  | 'adjustment'
  | 'floor'
  | 'cancellation_charge'
  | 'tax'

/** Why a line is there, for a person who asks and for a test that checks: which rule, on which input, in which band. */
export interface LineReason {
  readonly rule: PriceRule
  readonly input: Readonly<Record<string, string | number | boolean | null>>
  readonly band?: Pick<RangeBand, 'from' | 'to'>
}

export interface PriceLine {
  /** Unique within a price and the same whenever the same thing is priced again. */
  readonly key: string
  readonly group: 'base' | 'other' | 'cancellation' | 'tax'
  readonly name: string
  readonly priceCadCents: number
  readonly reason: LineReason
}

/** The order is saved without a price and shown to the dispatcher (docs/rules/pricing.md, "A price that is missing"). */
export interface PriceException {
  readonly code: 'price_missing'
  readonly rule: PriceRule
  /** A sentence for the dispatcher. */
  readonly message: string
  readonly input: LineReason['input']
}

/** What a stage adds to a price. Exceptions end the price at the phase they arise in. */
export interface StageResult {
  readonly lines: readonly PriceLine[]
  readonly exceptions: readonly PriceException[]
}

/** One step of pricing: pure, from the revision, the order and the lines so far to further lines. */
export type Stage = (revision: ReadRevision, input: ReadInput, soFar: readonly PriceLine[]) => StageResult

/**
 * A price. `pending` waits for the dispatcher, `missing` lacks a band, zone or rate: neither has a total, and neither
 * is ever zero. All amounts are Canadian cents; `baseCadCents` is B.
 */
export type PriceResult =
  | {
      readonly status: 'priced'
      readonly lines: readonly PriceLine[]
      readonly baseCadCents: number
      readonly preTaxCadCents: number
      readonly taxCadCents: number
      readonly totalCadCents: number
      readonly exceptions: readonly []
    }
  | {
      readonly status: 'pending' | 'missing'
      readonly lines: readonly PriceLine[]
      readonly baseCadCents: null
      readonly preTaxCadCents: null
      readonly taxCadCents: null
      readonly totalCadCents: null
      readonly exceptions: readonly PriceException[]
    }
