import { shownDriverPay } from '#domain/pricing/driver-pay.ts'
import type { DriverPay } from '#generated/model/index.ts'
import type { MockOrder } from './world-types.ts'

const defaultRate = 60
export const noPaySet: NonNullable<MockOrder['driverPay']> = { version: 1, rateOverride: null, adjustments: [] }

/** What the order's driver earns by it. */
export function payOf({ price: { result }, driverPay }: MockOrder): Omit<DriverPay, 'paidOut'> {
  const { version, rateOverride, adjustments, at = null, byName = null } = driverPay ?? noPaySet
  const lines = result.status === 'priced' ? result.lines : null
  const rates = { override: rateOverride, driver: null, service: null, courierDefault: defaultRate }
  return { version, editedAt: at, editedByName: byName, ...shownDriverPay({ lines, rates, adjustments }) }
}
