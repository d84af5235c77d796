import { percentOf } from '../amounts/money.ts'
import { preTaxTotal } from './totals.ts'
import type { PriceAdjustment, PriceLine, PriceRule } from './types.ts'

/** Whose rate a driver earns: that of the order, of the driver, of the service, or the usual one. */
export type RateSource = 'order' | 'driver' | 'service' | 'usual'

/** A rate in percent of the payable amount; 100 is the full pre-tax total. */
export interface SourcedRate {
  readonly rate: number
  readonly from: RateSource
}

/** Rates in percent of the payable amount, most particular first. Null: none is set. */
export interface DriverRates {
  readonly override: number | null
  readonly driver: number | null
  readonly service: number | null
  readonly courierDefault: number | null
  /** What this driver was paid by for this order before; it stays, whatever becomes of the rates. */
  readonly paid?: SourcedRate | null
}

/** What a courier leaves out of the amount that drivers are paid on (docs/rules/driver-pay-and-wait-time.md, "Driver pay"). */
export interface DriverPayExclusions {
  readonly fuel: boolean
  readonly waitTime: boolean
  readonly adjustments: boolean
}

export const nothingLeftOut: DriverPayExclusions = { fuel: false, waitTime: false, adjustments: false }

/** A courier's own rules for what it pays its drivers. */
export interface DriverPaySettings {
  /** Percent; null when every driver has a rate of his own. */
  readonly defaultRate: number | null
  readonly leaveOut: DriverPayExclusions
}

/** A driver's pay for an order, in Canadian cents; commission is always what is earned. */
export interface DriverPay {
  readonly rate: number
  readonly totalCadCents: number
  readonly adjustments: readonly PriceAdjustment[]
  readonly adjustmentsTotalCadCents: number
  readonly plusAdjustmentsTotalCadCents: number
}

/**
 * The rate that a driver earns of an order: the order's override, else the driver's, else the service's, else the courier's usual one,
 * else null (docs/rules/driver-pay-and-wait-time.md, "Driver pay"). Once it was paid, the rate that it was paid by stands in place of all
 * but the override: no later change reaches back. One that was the order's own and was taken away since is none any more.
 */
export function rateOf({ override, driver, service, courierDefault, paid = null }: DriverRates): SourcedRate | null {
  if (override !== null) return { rate: override, from: 'order' }
  if (paid !== null && paid.from !== 'order') return paid
  if (driver !== null) return { rate: driver, from: 'driver' }
  if (service !== null) return { rate: service, from: 'service' }
  return courierDefault === null ? null : { rate: courierDefault, from: 'usual' }
}

/** The rate of {@link rateOf} alone, in percent. */
export function driverRate(rates: DriverRates): number | null {
  return rateOf(rates)?.rate ?? null
}

/**
 * The part of a price that pay is a share of: the pre-tax total without what the courier leaves out, and never below zero,
 * however large a discount is of what remains (docs/rules/pricing.md, "Adjustments and discounts").
 */
export function payableCadCents(lines: readonly PriceLine[], leaveOut: DriverPayExclusions): number {
  const excluded = new Set<PriceRule>([
    ...(leaveOut.fuel ? (['fuel_surcharge'] as const) : []),
    ...(leaveOut.waitTime ? (['wait_time'] as const) : []),
    ...(leaveOut.adjustments ? (['adjustment', 'floor'] as const) : []),
  ])
  return Math.max(0, preTaxTotal(lines.filter((line) => !excluded.has(line.reason.rule))))
}

/**
 * Rate percent of the payable cents, rounded once, plus the driver's own adjustments
 * (docs/rules/driver-pay-and-wait-time.md, "Driver pay").
 */
export function driverPay(payable: number, rate: number, adjustments: readonly PriceAdjustment[] = []): DriverPay {
  const totalCadCents = percentOf(payable, rate)
  const adjustmentsTotalCadCents = adjustments.reduce((sum, { priceCadCents }) => sum + priceCadCents, 0)
  return {
    rate,
    totalCadCents,
    adjustments,
    adjustmentsTotalCadCents,
    plusAdjustmentsTotalCadCents: totalCadCents + adjustmentsTotalCadCents,
  }
}

interface PaidOrder {
  /** Null while there is no price. */
  readonly lines: readonly PriceLine[] | null
  readonly rates: DriverRates
  readonly leaveOut?: DriverPayExclusions | undefined
  readonly adjustments: readonly PriceAdjustment[]
}

/** The pay of an order as it is shown. Amounts are null while there is no price, or no rate. */
export function shownDriverPay({ lines, rates, leaveOut = nothingLeftOut, adjustments }: PaidOrder) {
  const sourced = rateOf(rates)
  const rate = sourced?.rate ?? null
  const payable = lines === null ? null : payableCadCents(lines, leaveOut)
  const pay = payable === null || rate === null ? null : driverPay(payable, rate, adjustments)
  return {
    earningType: 'Commission' as const,
    rate,
    rateFrom: sourced?.from ?? null,
    rateOverride: rates.override,
    defaultRate: driverRate({ ...rates, override: null }),
    payableCadCents: payable,
    totalCadCents: pay?.totalCadCents ?? null,
    adjustments: [...adjustments],
    adjustmentsTotalCadCents: adjustments.reduce((sum, { priceCadCents }) => sum + priceCadCents, 0),
    plusAdjustmentsTotalCadCents: pay?.plusAdjustmentsTotalCadCents ?? null,
  }
}
