import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { TenantFeature } from '#domain/access/navigation.ts'
import {
  partyOfReport,
  sideOfReport,
  whyNoReport,
  type ReportKind,
  type ReportParty,
  type ReportSide,
} from '#domain/accounting/reports.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { featuresOf } from '#server/access/held-there.ts'
import type { Database } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { courierPay, type CourierPay } from '../courier-pay.ts'
import { refuseDays, revenueRows, type Days } from '../revenue-rows.ts'

export interface AskedReport extends Days {
  readonly kind: ReportKind
  readonly filter?: Schema<'ReportFilter'> | undefined
}

/** A report that the request's organization can have, with what its rows are made by. */
export interface Report {
  readonly kind: ReportKind
  readonly days: Days
  readonly filter: Schema<'ReportFilter'>
  readonly party: ReportParty | null
  readonly side: ReportSide
  readonly tenantId: number
  /** Only used of what was carried out. */
  readonly pay: CourierPay
}

/** @throws formError of days as `refuseDays`, of a report that the organization cannot have */
export async function reportOf(
  ctx: Pick<Context, 'db' | 'tenantId'>,
  { kind, filter = {}, ...days }: AskedReport,
): Promise<Report> {
  refuseDays(days)
  const features = await featuresOf(ctx.db, ctx.tenantId)
  refuseKind(kind, features)
  const side = sideOfReport(kind, features)
  const pay = await courierPay(ctx)
  return { kind, days, filter, party: partyOfReport(kind), side, tenantId: ctx.tenantId, pay }
}

/** @throws formError at `/reportKind` */
export function refuseKind(kind: ReportKind, features: ReadonlySet<TenantFeature>): void {
  const reason = whyNoReport(kind, features)
  if (reason !== null) throw formError({ '/reportKind': [reason] })
}

const partyColumns: Readonly<Record<ReportParty, RawBuilder<number>>> = {
  Driver: sql`coalesce(r.driver_user_id, 0)`,
  Customer: sql`r.customer_tenant_id`,
  Courier: sql`r.tenant_id`,
  Supplier: sql`r.supplier_tenant_id`,
}

/**
 * The orders of a report, a row for each: `party_id` is 0 where nobody is it, and of all orders. Cents are null where the reader does not
 * see them; `cost_cents` is what a partner gets.
 * @param onlyIds of these orders alone
 */
export function reportRows(report: Report, onlyIds?: readonly number[]): RawBuilder<unknown> {
  const { party, side } = report
  const partyId = party === null ? sql`0` : partyColumns[party]
  const rows = side === 'carriedOut' ? carriedOut(report, onlyIds) : ordered(report, onlyIds)
  const { customerIds, driverIds, courierIds, supplierIds, serviceIds, hasDriver } = report.filter
  const conditions = [
    sql`true`,
    ...(party === 'Supplier' ? [sql`r.supplier_tenant_id is not null`] : []),
    ...(customerIds ? [sql`r.customer_tenant_id = any (${customerIds}::bigint[])`] : []),
    ...(driverIds ? [sql`r.driver_user_id = any (${driverIds}::bigint[])`] : []),
    ...(courierIds ? [sql`r.tenant_id = any (${courierIds}::bigint[])`] : []),
    ...(supplierIds ? [sql`r.supplier_tenant_id = any (${supplierIds}::bigint[])`] : []),
    ...(serviceIds ? [sql`r.service_id = any (${serviceIds}::bigint[])`] : []),
    ...(hasDriver === undefined ? [] : [sql`(r.driver_user_id is not null) = ${hasDriver}`]),
  ]
  return sql`select r.*, (${partyId})::bigint as party_id from (${rows}) as r where ${sql.join(conditions, sql` and `)}`
}

/** The price of the bought order, or what was agreed on, as the partner ledger has it. */
function carriedOut({ tenantId, days, pay }: Report, onlyIds: readonly number[] | undefined): RawBuilder<unknown> {
  const rows = revenueRows(
    { tenantId, days, filter: undefined, pay },
    onlyIds && sql`r.delivery_order_id = any (${onlyIds}::bigint[])`,
  )
  return sql`
    select v.delivery_order_id, v.tenant_id, v.customer_tenant_id, v.supplier_tenant_id, v.driver_user_id, v.service_id, v.billable_on,
      v.parcels, v.weight_kg, v.distance_m, v.due_at, v.dropped_off_at, v.wait_cents, v.pre_tax_cents, v.tax_cents, v.total_cents,
      v.pay_cents, v.driver_user_id is not null and v.rate is null as is_without_pay,
      coalesce(price.pre_tax_cents, bought.agreed_pre_tax_cents) as cost_cents,
      case when bought.sell_order_id is null or coalesce(price.pre_tax_cents, bought.agreed_pre_tax_cents) is not null
        then v.pre_tax_cents - coalesce(v.pay_cents, 0) - coalesce(price.pre_tax_cents, bought.agreed_pre_tax_cents, 0) end as margin_cents
    from (${rows}) as v
    left join order_brokerages bought
      on bought.sell_order_id = v.delivery_order_id and bought.tenant_id = ${tenantId} and bought.ended_at is null
    left join delivery_order_prices price on price.delivery_order_id = bought.buy_order_id`
}

function ordered({ side, days }: Report, onlyIds: readonly number[] | undefined): RawBuilder<unknown> {
  return sql`
    select v.*, null::bigint as driver_user_id, null::bigint as pay_cents, false as is_without_pay, null::bigint as cost_cents,
      null::bigint as margin_cents
    from ordered_revenues(${days.from}::date, ${days.until}::date, ${side === 'supplied'}, ${onlyIds ?? null}::bigint[]) as v`
}

/** What orders come to together, of the rows of {@link reportRows}. */
export interface StoredSums {
  readonly orders: number
  readonly unpriced: number
  readonly parcels: number
  readonly weight_kg: number
  readonly distance_m: number
  readonly promised: number
  readonly on_time: number
  readonly pre_tax_cents: number
  readonly tax_cents: number
  readonly total_cents: number
  readonly wait_cents: number
  readonly pay_cents: number
  readonly without_pay: number
  readonly bought_cents: number
  readonly margin_cents: number
  readonly without_margin: number
}

const isPromised = sql`r.due_at is not null and r.dropped_off_at is not null`

/** The columns of {@link StoredSums}. */
export const sumColumns = sql`
  count(*)::int as orders,
  (count(*) filter (where r.total_cents is null))::int as unpriced,
  coalesce(sum(r.parcels), 0)::bigint as parcels,
  coalesce(sum(r.weight_kg), 0) as weight_kg,
  coalesce(sum(r.distance_m), 0) as distance_m,
  (count(*) filter (where ${isPromised}))::int as promised,
  (count(*) filter (where r.dropped_off_at <= r.due_at))::int as on_time,
  coalesce(sum(r.pre_tax_cents), 0)::bigint as pre_tax_cents,
  coalesce(sum(r.tax_cents), 0)::bigint as tax_cents,
  coalesce(sum(r.total_cents), 0)::bigint as total_cents,
  coalesce(sum(r.wait_cents) filter (where r.total_cents is not null), 0)::bigint as wait_cents,
  coalesce(sum(r.pay_cents), 0)::bigint as pay_cents,
  (count(*) filter (where r.is_without_pay))::int as without_pay,
  coalesce(sum(r.cost_cents), 0)::bigint as bought_cents,
  coalesce(sum(r.margin_cents), 0)::bigint as margin_cents,
  (count(*) filter (where r.margin_cents is null))::int as without_margin`

/** @param side null is said of amounts that it does not see */
export function shownSums(row: StoredSums, side: ReportSide): Schema<'ReportSums'> {
  const paid = (cents: number) => (side === 'supplied' ? null : cents)
  const kept = (cents: number) => (side === 'carriedOut' ? cents : null)
  return {
    orders: row.orders,
    unpriced: side === 'supplied' ? 0 : row.unpriced,
    parcels: row.parcels,
    weightKg: row.weight_kg,
    distanceM: row.distance_m,
    promised: row.promised,
    onTime: row.on_time,
    preTaxCadCents: paid(row.pre_tax_cents),
    taxCadCents: paid(row.tax_cents),
    totalCadCents: paid(row.total_cents),
    waitCadCents: paid(row.wait_cents),
    payCadCents: kept(row.pay_cents),
    withoutPay: side === 'carriedOut' ? row.without_pay : 0,
    boughtCadCents: kept(row.bought_cents),
    marginCadCents: kept(row.margin_cents),
    withoutMargin: side === 'carriedOut' ? row.without_margin : 0,
  }
}

/** What all orders of a report come to. */
export async function reportTotals(db: Kysely<Database>, report: Report): Promise<Schema<'ReportSums'>> {
  const { rows } = await sql<StoredSums>`select ${sumColumns} from (${reportRows(report)}) as r`.execute(db)
  return shownSums(rows[0] as StoredSums, report.side)
}
