import { sql } from 'kysely'
import { expectedCents } from '#domain/planner/revenue.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import type { LookedAt } from './looked-at.ts'
import type { ShownRow } from './planner-calendar.ts'
import type { Range } from './shown-days.ts'

/** What days of recurring orders cost, of those that were looked up together. Cents, with tax; null: nobody knows, or the caller may not. */
export type PriceOf = (row: ShownRow, state: DayState, date: LocalDate) => number | null
type DayState = Schema<'RecurringOrderDay'>['state']

/** Of one: the last order with a price, and the prices of those that were made for days of the range, by the rule's own day. */
interface PricesRow {
  readonly recurring_order_id: number
  readonly last_pre_tax_cents: number | null
  readonly last_total_cents: number | null
  readonly made: Readonly<Record<LocalDate, number>> | null
}

/**
 * Whether the caller may know what orders of it cost: with `pricing.read`, which also says what was agreed, and of what they pay for or earn
 * by. A supplier that plans for a customer learns no price, as of orders (server/orders/core/order-viewer.ts).
 */
export function readsPriceOf(
  { permissions, tenantId }: Context,
  {
    customer_tenant_id: customerId,
    courier_tenant_id: courierId,
  }: Pick<ShownRow, 'customer_tenant_id' | 'courier_tenant_id'>,
): boolean {
  return permissions.has('pricing.read') && (tenantId === customerId || tenantId === courierId)
}

/** Looks up the prices of many at once, in one statement. What was cancelled costs what was charged for it, and says nothing of the next. */
export async function pricesOf(
  ctx: Context,
  looked: readonly LookedAt<ShownRow>[],
  { from, until }: Range,
): Promise<PriceOf> {
  const asked = new Map(looked.filter(({ row }) => readsPriceOf(ctx, row)).map(({ row }) => [row.id, row]))
  const ids = [...asked.keys()]
  if (ids.length === 0) return () => null
  // As in lists of orders: who neither pays for an order nor carries it out sees none of it.
  const order = sql`recurring_order_days d
    join delivery_orders o on o.id = d.delivery_order_id and ${ctx.tenantId}::bigint in (o.sender_tenant_id, o.receiver_tenant_id)
    join delivery_order_prices price on price.delivery_order_id = o.id and price.total_cents is not null`
  const { rows } = await sql<PricesRow>`
    select asked.id as recurring_order_id, last.pre_tax_cents as last_pre_tax_cents, last.total_cents as last_total_cents, made.prices as made
    from unnest(${ids}::bigint[]) asked (id)
    left join lateral (select price.pre_tax_cents, price.total_cents from ${order}
      where d.recurring_order_id = asked.id and o.status <> 'cancelled' order by d.date desc limit 1) last on true
    left join lateral (select json_object_agg(d.date, price.total_cents) as prices from ${order}
      where d.recurring_order_id = asked.id and d.ran_on between ${from} and ${until}) made on true`.execute(ctx.db)
  // All days to come of one cost the same.
  const byId = new Map(
    rows.map(({ recurring_order_id: id, last_total_cents: totalCents, last_pre_tax_cents: preTaxCents, made }) => {
      const last = totalCents === null ? null : { preTaxCents, totalCents }
      return [id, { made, expected: expectedCents(asked.get(id)?.agreed_price_cad_cents ?? null, last) }]
    }),
  )
  return ({ id }, state, date) => {
    const known = byId.get(id)
    if (known === undefined) return null
    if (state === 'made') return known.made?.[date] ?? null
    return state === 'planned' ? known.expected : null
  }
}
