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
}

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

export type PricingType = 'variable' | 'fixed' | 'manual'

/** The pricing half of a published service revision: what is pinned to an order and stored with it. */
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
  readonly minimumCadCents: number | null
  readonly maximumCadCents: number | null
  /** What the fuel percentage is taken of: everything before wait, adjustments and tax, or B only. Null: no fuel. */
  readonly fuelSurchargeOf: 'subtotal' | 'base' | null
  readonly tax: TaxTreatment
}

export interface TaxTreatment {
  /** `taxable` follows the drop-off province; the others print a zero line under their own name. */
  readonly kind: 'taxable' | 'exempt' | 'zeroRated'
  /** Saskatchewan's provincial sales tax, off unless the service switches it on. */
  readonly pstSk: boolean
}

export type ResolvedModifierKind = 'time_of_day' | 'time_range' | 'zone'

/**
 * A modifier whose condition has been decided outside: the winning time window, the zone of a stop. `missing` says
 * that one was needed and none was found and there is no fallback, which leaves the order without a price.
 */
export type ResolvedModifier = {
  readonly kind: ResolvedModifierKind
  readonly name: string
} & (Charge | { readonly missing: true })

export interface PriceAdjustment {
  /** Names it within its order once it is stored. */
  readonly id?: number
  readonly name: string
  /** Negative for a discount. */
  readonly priceCadCents: number
}

/** The fuel percentage in force for the order. Price and row are kept with the order by whoever looked them up. */
export interface FuelSurcharge {
  readonly percent: number
}

/** The order's half of a price. A measure that is null is unknown, which is not the same as 0. */
export interface PricingInput {
  readonly distanceM: number | null
  readonly weightKg: number | null
  readonly volumeM3: number | null
  readonly parcels: readonly { readonly parcelTypeId: number; readonly quantity: number }[]
  readonly serviceSpeedId: number | null
  readonly tagIds: readonly number[]
  readonly modifiers: readonly ResolvedModifier[]
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
  /** Unix seconds: decides which tax row is in force. */
  readonly availableAt: number
  /** The courier's IANA zone, in which `availableAt` is read. */
  readonly timeZone: string
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
  | ResolvedModifierKind
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

/** The order is saved without a price and shown to the dispatcher (domain-rules 2.8). */
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
export type Stage = (revision: RevisionPricing, input: PricingInput, soFar: readonly PriceLine[]) => StageResult

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
