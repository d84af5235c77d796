import { isWithinDispatchHours } from '#domain/operating-hours.ts'
import type { OperatingHours } from '#domain/operating-hours.ts'
import type { PriceResult } from '#domain/pricing/types.ts'
import type { DispatchHours } from '#server/db/schema/hours.ts'
import type { Schema } from '#server/http/handler-types.ts'

export type OrderWarning = Schema<'DeliveryOrderPreview'>['warnings'][number]

/** A stop as far as its opening hours go; null hours: open around the clock. */
export interface WarnedStop {
  readonly name: string
  readonly operatingHours: OperatingHours | null
  readonly timezone: string
}

export interface WarnedOrder {
  readonly dispatchHours: DispatchHours
  /** Of the courier. */
  readonly timeZone: string
  readonly pickup: WarnedStop
  readonly dropoff: WarnedStop
  /** Unix seconds. */
  readonly availableAt: number
  /** Unix seconds: the promise, or when the drive would end. */
  readonly arrivesAt: number
  readonly priceStatus: PriceResult['status']
}

/**
 * What one should know before ordering; none of it keeps anyone from it. Dispatch hours are read on the courier's clock, a
 * place's hours on the clock at that place.
 */
export function orderWarnings(order: WarnedOrder): OrderWarning[] {
  const { pickup, dropoff, availableAt, arrivesAt, priceStatus } = order
  const warnings: OrderWarning[] = []
  if (!isWithinDispatchHours(asOperatingHours(order.dispatchHours), availableAt, order.timeZone)) {
    const message = 'The selected time is outside of typical dispatch hours for this courier'
    warnings.push({ code: 'outside_dispatch_hours', message })
  }
  if (!isOpen(pickup, availableAt)) {
    warnings.push({ code: 'pickup_closed', message: `${pickup.name} is closed at the pickup time` })
  }
  if (!isOpen(dropoff, arrivesAt)) {
    warnings.push({ code: 'dropoff_closed', message: `${dropoff.name} is closed when the delivery would arrive` })
  }
  if (priceStatus === 'missing') {
    const message = 'No price is set for this delivery; the courier will look at it'
    warnings.push({ code: 'price_missing', message })
  }
  if (priceStatus === 'pending') {
    warnings.push({ code: 'price_pending', message: 'The courier sets the price of this service by hand' })
  }
  return warnings
}

function isOpen({ operatingHours, timezone }: WarnedStop, at: number): boolean {
  return operatingHours === null || isWithinDispatchHours(operatingHours, at, timezone)
}

function asOperatingHours(hours: DispatchHours): OperatingHours {
  return Object.fromEntries(Object.entries(hours).map(([weekday, day]) => [weekday, { hours: day }]))
}
