import { sql, type Kysely, type RawBuilder } from 'kysely'
import { formError } from '#domain/text/refusal.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { todayOf } from '#server/accounting/today.ts'
import type { Database } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import type { CourierPay } from './courier-pay.ts'

/** Days of a courier's calendar, both of them included. */
export interface Days {
  readonly from: LocalDate
  readonly until: LocalDate
}

const mostDays = 3_653

/** @throws formError when they end before they begin, or are more than ten years */
export function refuseDays({ from, until }: Days): void {
  if (until < from) throw formError({ '/until': ['Must not be before the first day'] })
  if (until > addDays(from, mostDays)) throw formError({ '/until': ['Must be at most ten years after the first day'] })
}

/**
 * The days that a request asks for: unless given, today by the courier's calendar as the last one, and as the first one that of its month.
 * @throws as {@link refuseDays}
 */
export async function daysAsked(ctx: Context, asked: Partial<Days>): Promise<Days> {
  const until = asked.until ?? (await todayOf(ctx, ctx.tenantId))
  const days = { from: asked.from ?? `${until.slice(0, 7)}-01`, until }
  refuseDays(days)
  return days
}

export interface RevenueQuestion {
  readonly tenantId: number
  readonly days: Days
  readonly filter: Schema<'AccountingDataFilter'> | undefined
  readonly pay: CourierPay
}

/**
 * The orders that bring money in, each with what its driver earns: `rate` in percent and `pay_cents`, as `shownDriverPay` of the rules
 * says it, with both null where there is no driver, no rate or no price.
 * @param further conditions on `r`, a row of `order_revenues`
 */
export function revenueRows(
  { tenantId, days, filter = {}, pay }: RevenueQuestion,
  further = sql`true`,
): RawBuilder<unknown> {
  const { states, customerIds, driverIds, isPaid: isPaidFor, isPriced } = filter
  const { defaultRate, leaveOut } = pay
  // What was paid out stays as it was paid, whatever becomes of rates and settings.
  const isPaid = sql`r.paid_driver_user_id = r.driver_user_id`
  const payable = sql`greatest(0, case when ${isPaid}
    then r.pre_tax_cents - case when (r.paid_left_out -> 'fuel')::boolean then r.fuel_cents else 0 end
      - case when (r.paid_left_out -> 'waitTime')::boolean then r.wait_cents else 0 end
      - case when (r.paid_left_out -> 'adjustments')::boolean then r.adjustment_cents else 0 end
    else r.pre_tax_cents
      ${leaveOut.fuel ? sql`- r.fuel_cents` : sql``}
      ${leaveOut.waitTime ? sql`- r.wait_cents` : sql``}
      ${leaveOut.adjustments ? sql`- r.adjustment_cents` : sql``} end)`
  const conditions = [
    sql`r.tenant_id = ${tenantId}`,
    sql`r.billable_on between ${days.from}::date and ${days.until}::date`,
    ...(states ? [sql`r.state = any (${states})`] : []),
    ...(customerIds ? [sql`r.customer_tenant_id = any (${customerIds}::bigint[])`] : []),
    ...(driverIds ? [sql`r.driver_user_id = any (${driverIds}::bigint[])`] : []),
    ...(isPaidFor === undefined ? [] : [isPaidFor ? sql`r.paid_at is not null` : sql`r.paid_at is null`]),
    ...(isPriced === undefined ? [] : [isPriced ? sql`r.total_cents is not null` : sql`r.total_cents is null`]),
    further,
  ]
  return sql`
    select r.*, paid.rate,
      case when r.pre_tax_cents is not null then round(${payable} * paid.rate / 100)::bigint + paid.adjustments_cents end as pay_cents
    from order_revenues r
    left join (select tenant_id, user_id, rate::numeric as rate from driver_pay_rates) as own
      on own.tenant_id = r.tenant_id and own.user_id = r.driver_user_id
    left join (select tenant_id, service_id, rate::numeric as rate from service_pay_rates) as of_service
      on of_service.tenant_id = r.tenant_id and of_service.service_id = r.service_id
    left join delivery_order_driver_pay set_by_hand on set_by_hand.delivery_order_id = r.delivery_order_id
    cross join lateral (select
      case when r.driver_user_id is not null
        then coalesce(set_by_hand.rate_override::numeric, case when ${isPaid} and r.paid_rate_from <> 'order' then r.paid_rate::numeric end,
          own.rate, of_service.rate, ${defaultRate === null ? null : String(defaultRate)}::numeric) end as rate,
      case when set_by_hand.adjustments is null then 0
        else (select coalesce(sum((adjustment ->> 'priceCadCents')::bigint), 0)
          from jsonb_array_elements(set_by_hand.adjustments) as adjustment) end as adjustments_cents) as paid
    where ${sql.join(conditions, sql` and `)}`
}

/**
 * Which orders the words find, as the list of orders is searched: of all that were ever placed. The newest of them alone, as that list
 * has it, would be none of an earlier period.
 */
export function ordersFound(words: string): RawBuilder<unknown> {
  // An array rather than a subquery, so that the orders are looked up by it and not all walked past it.
  return sql`r.delivery_order_id = any (array(select search_delivery_orders(${words}, max_rows => 2000000000)))`
}

/** What orders come to together, of the rows of {@link revenueRows}. */
export interface Sums {
  readonly orders: number
  readonly unpriced: number
  readonly parcels: number
  readonly weight_kg: number
  readonly distance_m: number
  readonly pre_tax_cents: number
  readonly tax_cents: number
  readonly total_cents: number
  readonly pay_cents: number
  readonly without_pay: number
  readonly billed_cents: number
  readonly paid_cents: number
  readonly unbilled: number
  readonly exported: number
  readonly changed: number
  readonly not_billable: number
}

/** The money that came in for an order: by its invoices, and for one that stands on none its price once somebody said that it is paid. */
const paidCents = sql`case when billed_total_cents is null and paid_at is not null then coalesce(total_cents, 0) else paid_cents end`

/** The columns of {@link Sums}. */
export const sums = sql`
  count(*)::int as orders,
  (count(*) filter (where total_cents is null))::int as unpriced,
  coalesce(sum(parcels), 0)::bigint as parcels,
  coalesce(sum(weight_kg), 0) as weight_kg,
  coalesce(sum(distance_m), 0) as distance_m,
  coalesce(sum(pre_tax_cents), 0)::bigint as pre_tax_cents,
  coalesce(sum(tax_cents), 0)::bigint as tax_cents,
  coalesce(sum(total_cents), 0)::bigint as total_cents,
  coalesce(sum(pay_cents), 0)::bigint as pay_cents,
  (count(*) filter (where driver_user_id is not null and rate is null))::int as without_pay,
  coalesce(sum(billed_total_cents), 0)::bigint as billed_cents,
  coalesce(sum(${paidCents}), 0)::bigint as paid_cents,
  (count(*) filter (where state = 'unbilled'))::int as unbilled,
  (count(*) filter (where state = 'exported'))::int as exported,
  (count(*) filter (where state = 'changed'))::int as changed,
  (count(*) filter (where state = 'notBillable'))::int as not_billable`

/** The same of one row by itself. */
export const sumsOfOne = sql`
  1 as orders,
  (total_cents is null)::int as unpriced,
  parcels,
  coalesce(weight_kg, 0) as weight_kg,
  distance_m,
  coalesce(pre_tax_cents, 0) as pre_tax_cents,
  coalesce(tax_cents, 0) as tax_cents,
  coalesce(total_cents, 0) as total_cents,
  coalesce(pay_cents, 0) as pay_cents,
  (driver_user_id is not null and rate is null)::int as without_pay,
  coalesce(billed_total_cents, 0) as billed_cents,
  ${paidCents} as paid_cents,
  (state = 'unbilled')::int as unbilled,
  (state = 'exported')::int as exported,
  (state = 'changed')::int as changed,
  (state = 'notBillable')::int as not_billable`

export function shownSums(row: Sums): Schema<'AccountingSums'> {
  return {
    orders: row.orders,
    unpriced: row.unpriced,
    parcels: row.parcels,
    weightKg: row.weight_kg,
    distanceM: row.distance_m,
    preTaxCadCents: row.pre_tax_cents,
    taxCadCents: row.tax_cents,
    totalCadCents: row.total_cents,
    payCadCents: row.pay_cents,
    withoutPay: row.without_pay,
    billedCadCents: row.billed_cents,
    paidCadCents: row.paid_cents,
    states: {
      unbilled: row.unbilled,
      exported: row.exported,
      changed: row.changed,
      notBillable: row.not_billable,
    },
  }
}

/** The sums of all rows. */
export async function sumsOf(db: Kysely<Database>, rows: RawBuilder<unknown>): Promise<Schema<'AccountingSums'>> {
  const found = await sql<Sums>`select ${sums} from (${rows}) as r`.execute(db)
  return shownSums(found.rows[0] as Sums)
}
