import type { PaidDriver, PayableOrder } from '../pay/types.ts'

export const marek: PaidDriver = { id: 7, name: 'Marek Kowalski', email: 'marek@prairiesky.example', isGone: false }
export const ravi: PaidDriver = { id: 8, name: 'Ravi Patel', email: 'ravi@prairiesky.example', isGone: false }
export const drivers = new Map([marek, ravi].map((driver) => [driver.id, driver]))

/** The worked example of the price (docs/rules/pricing.md): $61.62 before tax, driven by Marek at 60 %. */
export function payableOrder(more: Partial<PayableOrder> = {}): PayableOrder {
  return {
    orderId: 1042,
    day: '2026-11-12',
    serviceId: 1,
    serviceName: 'City',
    isCancelled: false,
    pickup: 'Northline Warehouse',
    dropoff: 'Elm Bakery',
    driverId: marek.id,
    amounts: { preTaxCents: 6_162, fuelCents: 730, waitCents: 900, adjustmentCents: -500 },
    rates: { override: null, driver: 60, service: null, courierDefault: 50 },
    adjustmentsCents: 0,
    paid: null,
    paidOut: [],
    distanceM: 14_300,
    minutes: 40,
    ...more,
  }
}
