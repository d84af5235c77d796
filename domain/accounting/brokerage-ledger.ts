import { formatCents, roundHalfAwayFromZero } from '../amounts/money.ts'
import { bareLetters } from '../text/bare-letters.ts'

/** What the ledger puts together (docs/rules/brokerage.md, "The ledger"). */
export const ledgerGroupings = ['partner', 'lane', 'order'] as const

export type LedgerGrouping = (typeof ledgerGroupings)[number]

/** As they are chosen. */
export const ledgerGroupingLabels: Readonly<Record<LedgerGrouping, string>> = {
  partner: 'By partner',
  lane: 'By lane',
  order: 'By order',
}

/** Where an order was picked up, or dropped off. */
export interface LaneEnd {
  /** Empty: nobody wrote it down. */
  readonly city: string
  /** Two letters; empty: nobody wrote it down. */
  readonly province: string
}

export interface Lane {
  readonly pickup: LaneEnd
  readonly dropoff: LaneEnd
}

/** An order that was sold and bought, in cents before tax. */
export interface BrokeredAmounts {
  /** Null: it has no price. */
  readonly soldCents: number | null
  /** What the bought order costs; null: it has no price. */
  readonly boughtCents: number | null
  /** What buying was to cost as it was agreed to last; null: it had no price then. */
  readonly agreedCents: number | null
  /** What the partner billed of it; null: nothing. */
  readonly billedCents: number | null
}

/** What an order costs the courier that sold it: the price of the bought order, or where that has none the one agreed on. */
export function costOf({ boughtCents, agreedCents }: BrokeredAmounts): number | null {
  return boughtCents ?? agreedCents
}

/** Whether {@link costOf} is what was agreed on, since the bought order has no price. */
export function isCostAgreed({ boughtCents, agreedCents }: BrokeredAmounts): boolean {
  return boughtCents === null && agreedCents !== null
}

/** Cents that stay with the broker: sold less bought, both before tax; null where either is not known. */
export function marginOf(soldCents: number | null, costCents: number | null): number | null {
  return soldCents === null || costCents === null ? null : soldCents - costCents
}

/**
 * A margin in percent of what was sold, to one decimal; null where that is nothing, or not known.
 * @param soldCents of the orders whose margin it is
 */
export function marginPercent(marginCents: number | null, soldCents: number | null): number | null {
  if (marginCents === null || soldCents === null || soldCents === 0) return null
  return roundHalfAwayFromZero((1_000 * marginCents) / soldCents) / 10
}

/**
 * Cents that the partner billed above what was agreed on, below zero beneath it; null where it billed nothing, or no price was agreed on.
 * What it billed by several invoices counts together.
 */
export function differenceOf({ billedCents, agreedCents }: BrokeredAmounts): number | null {
  return billedCents === null || agreedCents === null ? null : billedCents - agreedCents
}

/** "$3.20 more than agreed"; null where there is no difference. @param cents of {@link differenceOf} */
export function differenceText(cents: number | null): string | null {
  if (cents === null || cents === 0) return null
  return `${formatCents(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'} than agreed`
}

/** What brokered orders come to together; cents before tax. */
export interface LedgerSums {
  readonly orders: number
  /** How many have no sold price, and how many neither a bought nor an agreed one. */
  readonly unsold: number
  readonly unbought: number
  /** How many count at the agreed price. */
  readonly agreed: number
  readonly atLoss: number
  /** How many the partner billed at another price than was agreed on. */
  readonly different: number
  readonly soldCents: number
  readonly boughtCents: number
  /** Of the orders that have both prices: one without a cost would count as all margin. */
  readonly marginCents: number
  /** What those were sold at: of it the margin is so many percent. */
  readonly comparedCents: number
}

export function ledgerSums(orders: readonly BrokeredAmounts[]): LedgerSums {
  const sum = (of: (order: BrokeredAmounts) => number | null) =>
    orders.reduce((total, order) => total + (of(order) ?? 0), 0)
  const count = (is: (order: BrokeredAmounts) => boolean) => orders.filter(is).length
  const margin = (order: BrokeredAmounts) => marginOf(order.soldCents, costOf(order))
  return {
    orders: orders.length,
    unsold: count(({ soldCents }) => soldCents === null),
    unbought: count((order) => costOf(order) === null),
    agreed: count(isCostAgreed),
    atLoss: count((order) => (margin(order) ?? 0) < 0),
    different: count((order) => (differenceOf(order) ?? 0) !== 0),
    soldCents: sum(({ soldCents }) => soldCents),
    boughtCents: sum(costOf),
    marginCents: sum(margin),
    comparedCents: sum((order) => (margin(order) === null ? null : order.soldCents)),
  }
}

/** "1 without a sold price, 2 without a bought price"; empty where none is missing. */
export function missingPricesText({ unsold, unbought }: Pick<LedgerSums, 'unsold' | 'unbought'>): string {
  const parts = [
    ...(unsold === 0 ? [] : [`${unsold} without a sold price`]),
    ...(unbought === 0 ? [] : [`${unbought} without a bought price`]),
  ]
  return parts.join(', ')
}

/** A place as lanes compare it, however it is written: "st johns,nl". The database has the same as `lane_end_key`. */
export function laneEndKey({ city, province }: LaneEnd): string {
  const bare = bareLetters(city)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  return `${bare},${province.trim().toLowerCase()}`
}

/** Which lane an order went: the same for all that went between the same cities. */
export function laneKey({ pickup, dropoff }: Lane): string {
  return `${laneEndKey(pickup)}>${laneEndKey(dropoff)}`
}

/**
 * "Saskatoon → Regina"; with provinces where the cities do not tell two places apart: "Lloydminster, SK → Lloydminster, AB".
 * @param hasTwin whether another lane goes between cities of the same names in other provinces
 */
export function laneText({ pickup, dropoff }: Lane, hasTwin: boolean): string {
  const [from, to] = [laneEndKey(pickup), laneEndKey(dropoff)]
  const withProvinces = hasTwin || (from !== to && from.split(',')[0] === to.split(',')[0])
  return [pickup, dropoff].map((place) => laneEndText(place, withProvinces)).join(' → ')
}

function laneEndText({ city, province }: LaneEnd, withProvince: boolean): string {
  const name = city.trim() === '' ? 'No city' : city.trim()
  return withProvince && province.trim() !== '' ? `${name}, ${province.trim().toUpperCase()}` : name
}

/** What one of two partners owes the other, in cents with tax. */
export interface Debt {
  /** Of orders that no run has billed, and what those have changed by that were billed; below zero: it gets something back. */
  readonly unbilledCents: number
  /** Of invoices less credit notes. */
  readonly outstandingCents: number
}

export function owedTogether({ unbilledCents, outstandingCents }: Debt): number {
  return unbilledCents + outstandingCents
}

/** What is left when both pay: above zero the partner owes it, below zero we do. Cents. */
export function netBalance(owedToUs: Debt, owedByUs: Debt): number {
  return owedTogether(owedToUs) - owedTogether(owedByUs)
}

/** "They owe us $12.00", "We owe them $12.00", "Even". @param netCents of {@link netBalance} */
export function balanceText(netCents: number): string {
  if (netCents === 0) return 'Even'
  return netCents > 0 ? `They owe us ${formatCents(netCents)}` : `We owe them ${formatCents(-netCents)}`
}
