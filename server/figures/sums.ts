import { sql } from 'kysely'
import type { FigureSide } from '#domain/figures/figures.ts'
import type { Schema } from '#generated/handlers.ts'

/** Columns of `figure_days`, added up. */
export interface StoredSums {
  readonly placed: number
  readonly delivered: number
  readonly cancelled: number
  readonly promised: number
  readonly on_time: number
  readonly earned: number
  readonly unpriced: number
  readonly without_pay: number
  readonly revenue_cents: number
  readonly pay_cents: number
  readonly bought_cents: number
  readonly margin_cents: number
}

/** The columns of {@link StoredSums}, of rows of `figure_days` as `d`. */
export const storedSums = sql`
  coalesce(sum(d.placed), 0)::int as placed, coalesce(sum(d.delivered), 0)::int as delivered,
  coalesce(sum(d.cancelled), 0)::int as cancelled, coalesce(sum(d.promised), 0)::int as promised,
  coalesce(sum(d.on_time), 0)::int as on_time, coalesce(sum(d.earned), 0)::int as earned,
  coalesce(sum(d.unpriced), 0)::int as unpriced, coalesce(sum(d.without_pay), 0)::int as without_pay,
  coalesce(sum(d.revenue_cents), 0)::bigint as revenue_cents, coalesce(sum(d.pay_cents), 0)::bigint as pay_cents,
  coalesce(sum(d.bought_cents), 0)::bigint as bought_cents,
  coalesce(sum(d.margin_cents), 0)::bigint as margin_cents`

export const noSums: StoredSums = {
  placed: 0,
  delivered: 0,
  cancelled: 0,
  promised: 0,
  on_time: 0,
  earned: 0,
  unpriced: 0,
  without_pay: 0,
  revenue_cents: 0,
  pay_cents: 0,
  bought_cents: 0,
  margin_cents: 0,
}

/** Of how many orders minutes are known, with what half and nine in ten of them stay within. */
export type Minutes = Schema<'MinuteFigures'>

export interface MinutesOf {
  readonly waits: Minutes
  readonly ways: Minutes
}

export const noMinutes: MinutesOf = {
  waits: { orders: 0, median: null, ninetieth: null },
  ways: { orders: 0, median: null, ninetieth: null },
}

export function orderFigures({ placed, delivered, cancelled }: StoredSums): Schema<'OrderFigures'> {
  return { placed, delivered, cancelled }
}

export function onTimeFigures(
  { delivered, promised, on_time: onTime }: StoredSums,
  minutes: MinutesOf,
): Schema<'OnTimeFigures'> {
  return { delivered, promised, onTime, waits: minutes.waits, ways: minutes.ways }
}

/** @param side what is paid for an order is known of what one carries out alone */
export function revenueFigures(sums: StoredSums, side: FigureSide): Schema<'RevenueFigures'> {
  const { earned, unpriced, revenue_cents: revenueCadCents } = sums
  return { earned, unpriced, ...withoutPayOf(sums, side), revenueCadCents, ...costsOf(sums, side) }
}

function withoutPayOf({ without_pay: withoutPay }: StoredSums, side: FigureSide) {
  return { withoutPay: side === 'carried' ? withoutPay : null }
}

/** What is paid for orders, and what is left; cents. */
export function costsOf(sums: Pick<StoredSums, 'pay_cents' | 'bought_cents' | 'margin_cents'>, side: FigureSide) {
  if (side !== 'carried') return { payCadCents: null, boughtCadCents: null, marginCadCents: null }
  return { payCadCents: sums.pay_cents, boughtCadCents: sums.bought_cents, marginCadCents: sums.margin_cents }
}
