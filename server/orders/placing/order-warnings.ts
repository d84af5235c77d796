import { isWithinDispatchHours } from '#domain/time/operating-hours.ts'
import { missingPoNumber } from '#domain/orders/ordering-terms.ts'
import { pricedByHand } from '#domain/orders/order-components.ts'
import { routeNotices } from '#domain/orders/route-notices.ts'
import { scheduleNotices } from '#domain/orders/schedule-notices.ts'
import { findOddities } from '#domain/orders/unusual-order.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import type { LocationCopy } from '#server/db/json-columns.ts'
import type { Schema } from '#generated/handlers.ts'
import { pointOf, type OrderDraft } from './draft-order.ts'

export type OrderWarning = Schema<'DeliveryOrderPreview'>['warnings'][number]

/**
 * What one should know before ordering; none of it keeps anyone from it. Dispatch hours are read on the courier's clock, a
 * location's hours on the clock at that location.
 * @param now unix seconds
 * @param units of who reads it
 * @param poNumber as far as it was typed
 */
export function orderWarnings(draft: OrderDraft, now: number, units: UnitPreference, poNumber = ''): OrderWarning[] {
  const { offer, pickup, dropoff, availableAt, dueAt, route, price } = draft
  /** The promise, or when the drive would end. */
  const arrivesAt = dueAt ?? availableAt + route.timeS
  const days = { dispatchHours: offer.dispatchHours, holidays: offer.namedHolidays }
  const warnings: OrderWarning[] = [
    ...scheduleNotices(days, availableAt, offer.timeZone),
    ...findOddities(draft, now, offer.timeZone),
    ...routeNotices(
      { pickup: pointOf(pickup), dropoff: pointOf(dropoff), timeS: route.timeS, availableAt, dueAt },
      units,
    ),
  ]
  if (!isOpen(pickup, availableAt)) {
    warnings.push({ code: 'pickup_closed', message: `${pickup.name} is closed at the pickup time` })
  }
  if (!isOpen(dropoff, arrivesAt)) {
    warnings.push({ code: 'dropoff_closed', message: `${dropoff.name} is closed when the delivery would arrive` })
  }
  const noPoNumber = missingPoNumber(offer.terms, poNumber)
  if (noPoNumber !== null) warnings.push({ code: 'po_number_required', message: noPoNumber })
  if (price.status === 'missing') {
    const message = 'No price is set for this delivery; the courier will look at it'
    warnings.push({ code: 'price_missing', message })
  }
  if (price.status === 'pending') {
    warnings.push({ code: 'price_pending', message: pricedByHand })
  }
  return warnings
}

/** A location without hours is open around the clock. */
function isOpen({ operatingHours, timezone }: LocationCopy, at: number): boolean {
  return operatingHours === null || isWithinDispatchHours(operatingHours, at, timezone)
}
