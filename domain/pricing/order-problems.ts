import { brokerageExceptions, isBrokerageException } from '../orders/brokerage-exceptions.ts'
import { settingReference, type SettingReference } from './explain-price.ts'
import { measureText } from './price-words.ts'
import type { PriceException, PriceRule } from './types.ts'
import type { UnitPreference } from '../amounts/units.ts'

/** What keeps an order in the list of those that need their courier's attention. */
export const orderProblemCodes = [
  'price_pending',
  'price_missing',
  'price_changed_after_export',
  ...brokerageExceptions,
] as const
export type OrderProblemCode = (typeof orderProblemCodes)[number]

/** Orders that nobody has to bring anywhere any more: what they wait for can wait until they are billed. */
export const carriedOutStatuses = ['completed', 'cancelled'] as const

/** Seconds by which these come after all others: more than the unix time of any order. */
export const carriedOutOffset = 10_000_000_000

/**
 * By what the list is sorted: orders that are still to be carried out come first, those after that nobody drives any more; of
 * either the first to be available first.
 * @param order `availableAt` in unix seconds
 */
export function urgencyOf({ status, availableAt }: { readonly status: string; readonly availableAt: number }): number {
  return availableAt + (carriedOutStatuses.some((each) => each === status) ? carriedOutOffset : 0)
}

/** What is wrong with an order, and what to do about it: both in sentences for a dispatcher. */
export interface OrderProblem {
  readonly code: OrderProblemCode
  readonly message: string
  readonly advice: string
  /** The part of its service that lacks something. */
  readonly setting: SettingReference | null
}

interface TroubledOrder {
  readonly status: string
  /** Cents; null while it has no price. */
  readonly totalCents: number | null
  readonly exceptions: readonly string[]
  /** Why the price is missing, as it is stored with its inputs. */
  readonly priceExceptions: readonly PriceException[]
}

/**
 * What an order waits for: a price that nobody typed, one that lacks a band, zone, option or rate
 * (docs/rules/pricing.md, "A price that is missing"), and what else
 * stands among its exceptions. A cancelled order waits for no price.
 * @param units of the person who reads it
 */
export function orderProblems(
  { status, totalCents, exceptions, priceExceptions }: TroubledOrder,
  units: UnitPreference,
): OrderProblem[] {
  const isUnpriced = totalCents === null && status !== 'cancelled'
  const isMissing = exceptions.includes('price_missing')
  return [
    ...(isUnpriced && !isMissing ? [pending] : []),
    ...(isUnpriced && isMissing ? missing(priceExceptions, units) : []),
    ...exceptions.flatMap((code) => told[code as keyof typeof told] ?? []),
  ]
}

const pending: OrderProblem = {
  code: 'price_pending',
  message: 'This service is priced by hand, and nobody has typed the price yet.',
  advice: 'Type it before the order is billed.',
  setting: null,
}

function missing(priceExceptions: readonly PriceException[], units: UnitPreference): OrderProblem[] {
  if (priceExceptions.length === 0) {
    const message = 'No band, zone or rate of the service matches this order.'
    return [{ code: 'price_missing', message, advice: adviceOf('base_fee'), setting: null }]
  }
  return priceExceptions.map((exception) => ({
    code: 'price_missing',
    message: messageOf(exception, units),
    advice: adviceOf(exception.rule),
    setting: settingReference(exception),
  }))
}

const measured: Partial<Record<PriceRule, readonly [Parameters<typeof measureText>[0], string]>> = {
  distance_range: ['distanceRanges', 'distanceM'],
  weight_range: ['weightRanges', 'weightKg'],
  volume_range: ['volumeRanges', 'volumeM3'],
}

/** "The distance falls in no band of the service: 132.4 km." */
function messageOf({ rule, message, input }: PriceException, units: UnitPreference): string {
  const [property, name = ''] = measured[rule] ?? []
  const value = input[name]
  if (property === undefined || typeof value !== 'number') return message
  return `${message.replace(/\.$/, '')}: ${measureText(property, value, units)}.`
}

function adviceOf(rule: PriceRule): string {
  switch (rule) {
    case 'distance_range':
    case 'weight_range':
    case 'volume_range':
      return 'Correct the order, or type its price. Or publish a band or a fallback for it, and price it again.'
    case 'zone':
      return 'Type its price. Or publish a zone there or a fallback fee, and price it again.'
    case 'fuel_surcharge':
      return 'Type its price. Or add the fuel price and table of that day, and price it again.'
    case 'tax':
      return 'Set the province of the location, and price it again. Or type its price, which then bears the GST.'
    default:
      return 'Type its price.'
  }
}

const told: Readonly<Record<Exclude<OrderProblemCode, 'price_pending' | 'price_missing'>, OrderProblem>> = {
  price_changed_after_export: {
    code: 'price_changed_after_export',
    message: 'The price changed after the order was billed.',
    advice: 'Bill the difference, then set its billing status.',
    setting: null,
  },
  bought_price_changed: {
    code: 'bought_price_changed',
    message: 'The courier that carries it out asks another price for it.',
    advice: 'Accept the price, or answer.',
    setting: null,
  },
  sold_order_edited: {
    code: 'sold_order_edited',
    message: 'The courier that sold it edited its order.',
    advice: 'Accept the edit, or answer.',
    setting: null,
  },
  brokerage_answered: {
    code: 'brokerage_answered',
    message: 'The other courier answered what you changed.',
    advice: 'Read the answer.',
    setting: null,
  },
}

/** Whether it is the price that is waited for. */
export function isPriceProblem(code: OrderProblemCode): boolean {
  return code !== 'price_changed_after_export' && !isBrokerageException(code)
}
