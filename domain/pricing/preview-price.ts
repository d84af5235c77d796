import { exactValue } from '../amounts/typed-measure.ts'
import type { UnitCategory, UnitPreference } from '../amounts/units.ts'
import { explanationFor, settingReference } from './explain-price.ts'
import { type CourierCalendar, inputOfDay } from './new-order.ts'
import { priceOrder } from './price-order.ts'
import type { PricingInput, RevisionPricing } from './types.ts'

/** What somebody asks the price of, without an order: what is left out is not known. Measures in kilograms and cubic metres. */
export interface AskedPrice {
  readonly serviceSpeedId: number | null
  readonly tagIds?: readonly number[]
  readonly parcels?: PricingInput['parcels']
  readonly weightKg?: number | null
  readonly volumeM3?: number | null
  readonly manualPriceCadCents?: number | null
  readonly pickupProvince?: PricingInput['pickupProvince']
  readonly dropoffProvince?: PricingInput['dropoffProvince']
  readonly pickup?: PricingInput['pickup']
  readonly dropoff?: PricingInput['dropoff']
  /** Unix seconds. */
  readonly availableAt: number
}

/** What a delivery depends on beside what is asked; the way in metres, when it is due in unix seconds. */
interface Circumstances {
  readonly calendar: CourierCalendar
  readonly distanceM: number | null
  readonly dueAt: number | null
  readonly units: UnitPreference
  readonly by: { readonly serviceId: number; readonly serviceRevisionId: number }
}

/**
 * What a delivery would cost by a revision, why, and what it has no price for.
 * @throws PriceBeyondBound
 */
export function previewPrice(
  pricing: RevisionPricing,
  asked: AskedPrice,
  { calendar, distanceM, dueAt, units, by }: Circumstances,
) {
  const { serviceSpeedId, tagIds = [], parcels = [], manualPriceCadCents = null, availableAt } = asked
  const { pickup = null, dropoff = null, pickupProvince = null, dropoffProvince = null } = asked
  const { lines, exceptions, ...totals } = priceOrder(pricing, {
    distanceM,
    weightKg: exactOrUnknown(asked.weightKg, 'weight'),
    volumeM3: exactOrUnknown(asked.volumeM3, 'volume'),
    parcels,
    serviceSpeedId,
    tagIds,
    manualPriceCadCents,
    waitTimeCadCents: 0,
    adjustments: [],
    dropoffProvince,
    pickupProvince,
    timeZone: calendar.timeZone,
    ...inputOfDay(pricing, calendar, availableAt),
    dueAt,
    pickup,
    dropoff,
    isHypothetical: true,
  })
  return {
    ...totals,
    dueAt,
    missing: exceptions.map((missing) => ({
      message: missing.message,
      component: settingReference(missing)?.component ?? null,
    })),
    explanation: explanationFor({ isOffice: true }, lines, { revision: pricing, waits: [], units }, by),
  }
}

function exactOrUnknown(value: number | null | undefined, category: UnitCategory): number | null {
  return value === null || value === undefined ? null : exactValue(value, category)
}
