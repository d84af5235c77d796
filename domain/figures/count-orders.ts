import type { LocalDate } from '../time/zoned-time.ts'
import type { PeriodDays } from '../accounting/period-words.ts'
import type { FigureDimension, FigureMeasure, FigureSide } from './figures.ts'

/** An order as figures count it, by the calendar of the courier that carries it out. */
export interface CountedOrder {
  /** What it is put together with, by each dimension; no driver is ''. */
  readonly keys: Readonly<Record<FigureDimension, string>>
  readonly placedOn: LocalDate
  /** When it was dropped off. */
  readonly deliveredOn: LocalDate | null
  readonly cancelledOn: LocalDate | null
  /** When it was completed, or cancelled at a charge. */
  readonly earnedOn: LocalDate | null
  /** Null: nothing was promised, or it was not dropped off. */
  readonly isOnTime: boolean | null
  /** Whole minutes at both stops together, and from the pickup to the drop-off; null: not known, or not dropped off. */
  readonly waitMinutes: number | null
  readonly wayMinutes: number | null
  /** Cents before tax, of what was earned; null: no price, or not for that side. */
  readonly revenueCents: number | null
  readonly payCents: number | null
  readonly boughtCents: number | null
  /** By `marginOfOrder` of the reports. */
  readonly marginCents: number | null
  readonly isUnpriced: boolean
  readonly lacksPay: boolean
}

/** The least of some values that a part of them, in tenths, stays within; null of none. It is one of them. */
export function withinTenths(values: readonly number[], tenths: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil((tenths * sorted.length) / 10) - 1] ?? null
}

/** Whether a figure of these days counts an order (docs/rules/figures.md). The database has the same: this is the exact rule. */
export function isCounted(order: CountedOrder, measure: FigureMeasure, { from, until }: PeriodDays): boolean {
  const within = (day: LocalDate | null) => day !== null && day >= from && day <= until
  switch (measure) {
    case 'placed':
      return within(order.placedOn)
    case 'cancelled':
      return within(order.cancelledOn)
    case 'delivered':
      return within(order.deliveredOn)
    case 'promised':
      return within(order.deliveredOn) && order.isOnTime !== null
    case 'onTime':
      return within(order.deliveredOn) && order.isOnTime === true
    case 'late':
      return within(order.deliveredOn) && order.isOnTime === false
    case 'waited':
      return within(order.deliveredOn) && order.waitMinutes !== null
    case 'underway':
      return within(order.deliveredOn) && order.wayMinutes !== null
    case 'earned':
      return within(order.earnedOn)
    case 'unpriced':
      return within(order.earnedOn) && order.isUnpriced
    case 'withoutPay':
      return within(order.earnedOn) && order.lacksPay
  }
}

/** How many of these orders a figure of these days counts, and how long they took. */
export function countOrders(orders: readonly CountedOrder[], days: PeriodDays) {
  const of = (measure: FigureMeasure) => orders.filter((order) => isCounted(order, measure, days))
  const count = (measure: FigureMeasure) => of(measure).length
  return {
    orders: { placed: count('placed'), delivered: count('delivered'), cancelled: count('cancelled') },
    onTime: {
      delivered: count('delivered'),
      promised: count('promised'),
      onTime: count('onTime'),
      waits: spreadOf(of('waited').map(({ waitMinutes }) => waitMinutes ?? 0)),
      ways: spreadOf(of('underway').map(({ wayMinutes }) => wayMinutes ?? 0)),
    },
  }
}

function spreadOf(minutes: readonly number[]) {
  return { orders: minutes.length, median: withinTenths(minutes, 5), ninetieth: withinTenths(minutes, 9) }
}

/** What the orders brought in that were earned on these days; cents before tax. Of what others carry out only what it costs. */
export function amountsOfOrders(orders: readonly CountedOrder[], days: PeriodDays, side: FigureSide) {
  const earned = orders.filter((order) => isCounted(order, 'earned', days))
  const sum = (of: (order: CountedOrder) => number | null) =>
    earned.reduce((total, order) => total + (of(order) ?? 0), 0)
  const revenueCents = sum((order) => order.revenueCents)
  const counts = { earned: earned.length, unpriced: earned.filter(({ isUnpriced }) => isUnpriced).length }
  if (side !== 'carried') {
    const none = { payCadCents: null, boughtCadCents: null, marginCadCents: null }
    return { ...counts, withoutPay: null, revenueCadCents: revenueCents, ...none }
  }
  return {
    ...counts,
    withoutPay: earned.filter(({ lacksPay }) => lacksPay).length,
    revenueCadCents: revenueCents,
    payCadCents: sum(({ payCents }) => payCents),
    boughtCadCents: sum(({ boughtCents }) => boughtCents),
    marginCadCents: sum(({ marginCents }) => marginCents),
  }
}
