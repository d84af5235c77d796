import { sql, type RawBuilder } from 'kysely'
import type { Exclusion } from '#domain/accounting/exclusions.ts'
import { leakKinds, leakText, type LeakFacts, type LeakKind } from '#domain/accounting/leaks.ts'
import { largestQuietDiscountPercent } from '#domain/pricing/adjustments.ts'
import { wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { actRows } from '#server/audit.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { actorOf } from '#server/orders/core/order-timeline.ts'
import { eventRows } from '#server/outbox.ts'
import { courierPay } from './courier-pay.ts'
import { refuseForeign } from './refuse-foreign.ts'

type Leak = Schema<'RevenueLeak'>

/** Of the orders that a run up to this day would bill, or correct. */
interface LeakQuestion {
  readonly until: LocalDate
  readonly customerIds?: readonly number[] | undefined
  readonly orderIds?: readonly number[] | undefined
  /** The exclusions of the run, whose leaks do not count. */
  readonly excluded?: readonly Exclusion[] | undefined
}

/**
 * The leaks as `found`, a row for each order and kind: which orders those are is said here and nowhere else
 * (docs/rules/exports-and-accounting.md, "The leak queue"). Each is a condition on the narrow row of an order, but for two that ask
 * another table: what was never completed has no such row, and what was bought stands with the order that was bought.
 */
async function leakParts(
  ctx: Context,
  { until, customerIds, orderIds, excluded = [] }: LeakQuestion,
): Promise<RawBuilder<unknown>> {
  const { db, tenantId, now } = ctx
  const [{ defaultRate }, courier] = await Promise.all([
    courierPay(ctx),
    db.selectFrom('tenants').select('time_zone').where('id', '=', tenantId).executeTakeFirstOrThrow(),
  ])
  const today = wallTimeAt(now, courier.time_zone).date
  const ofCustomers = (column: RawBuilder<unknown>) =>
    customerIds ? sql`${column} = any (${customerIds}::bigint[])` : sql`true`
  const ofOrders = (column: RawBuilder<unknown>) =>
    orderIds ? sql`${column} = any (${orderIds}::bigint[])` : sql`true`
  const excludedCustomers = excluded.flatMap(({ customerId }) => customerId ?? [])
  const excludedOrders = excluded.flatMap(({ orderId }) => orderId ?? [])
  const isTaken = (customer: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    excluded.length === 0
      ? sql`true`
      : sql`${customer} <> all (${excludedCustomers}::bigint[]) and ${order} <> all (${excludedOrders}::bigint[])`
  const kind = (leak: LeakKind, condition: RawBuilder<unknown>, cents: RawBuilder<unknown>, from = sql`due`) => sql`
    select due.delivery_order_id as order_id, ${leakKinds.indexOf(leak)}::int as place, ${leak}::text as leak, due.billable_on as day,
      ${cents}::bigint as cents
    from ${from} where ${condition}`
  return sql`
    due as materialized (
      select r.* from order_revenues r
      where r.tenant_id = ${tenantId} and r.state in ('unbilled', 'changed') and r.billable_on <= ${until}::date
        and ${ofCustomers(sql`r.customer_tenant_id`)} and ${ofOrders(sql`r.delivery_order_id`)}
        and ${isTaken(sql`r.customer_tenant_id`, sql`r.delivery_order_id`)}),
    bought as materialized (
      select due.delivery_order_id, price.pre_tax_cents as cents
      from due join order_brokerages brokerage on brokerage.sell_order_id = due.delivery_order_id and brokerage.ended_at is null
      join delivery_order_prices price on price.delivery_order_id = brokerage.buy_order_id),
    never as materialized (
      select o.id, (to_timestamp(o.dropped_off_at) at time zone ${courier.time_zone}::text)::date as day, o.total_cents
      from delivery_order_parties p join delivery_orders o on o.id = p.delivery_order_id
      where p.tenant_id = ${tenantId} and p.status = 'droppedOff' and p.is_receiver
        and ${ofCustomers(sql`p.sender_tenant_id`)} and ${ofOrders(sql`p.delivery_order_id`)}
        and ${isTaken(sql`p.sender_tenant_id`, sql`p.delivery_order_id`)}),
    leaks as materialized (
      select id as order_id, 0 as place, 'notCompleted' as leak, day, total_cents as cents
      from never where day <= ${until}::date and day < ${today}::date
      union all ${kind('noPrice', sql`due.total_cents is null`, sql`null`)}
      union all ${kind('waitNotCharged', sql`due.unbilled_wait_cents > 0 or due.has_open_wait`, sql`nullif(due.unbilled_wait_cents, 0)`)}
      union all ${kind('changedSinceBilled', sql`due.state = 'changed'`, sql`abs(coalesce(due.total_cents, 0) - due.billed_total_cents)`)}
      union all ${kind('taxOfElsewhere', sql`due.is_taxed_elsewhere`, sql`due.tax_cents`)}
      union all ${kind('zoneFallback', sql`due.fallback_cents is not null`, sql`due.fallback_cents`)}
      union all ${kind(
        'noDriverRate',
        sql`due.driver_user_id is not null and ${defaultRate}::double precision is null and own.rate is null and of_service.rate is null
          and by_hand.rate_override is null and due.paid_rate is null`,
        sql`due.pre_tax_cents`,
        sql`due left join driver_pay_rates own on own.tenant_id = due.tenant_id and own.user_id = due.driver_user_id
          left join service_pay_rates of_service on of_service.tenant_id = due.tenant_id and of_service.service_id = due.service_id
          left join delivery_order_driver_pay by_hand on by_hand.delivery_order_id = due.delivery_order_id`,
      )}
      union all ${kind(
        'boughtDearer',
        sql`bought.cents > due.pre_tax_cents`,
        sql`bought.cents - due.pre_tax_cents`,
        sql`due join bought on bought.delivery_order_id = due.delivery_order_id`,
      )}
      union all ${kind(
        'largeDiscount',
        sql`100 * due.discount_cents > ${largestQuietDiscountPercent} * (due.pre_tax_cents + due.discount_cents)`,
        sql`due.discount_cents`,
      )}
      union all ${kind('longWay', sql`due.distance_m > 0 and due.stamped_m > 2 * due.distance_m`, sql`null`)}),
    found as materialized (
      select leaks.*, accepted.reason, accepted.accepted_by_name, accepted.accepted_at
      from leaks left join accepted_leaks accepted on accepted.tenant_id = ${tenantId}
        and accepted.delivery_order_id = leaks.order_id and accepted.leak = leaks.leak and accepted.cents is not distinct from leaks.cents)`
}

interface FoundLeak {
  readonly id: number
  readonly order_id: number
  readonly leak: LeakKind
  readonly day: string
  readonly cents: number | null
  readonly reason: string | null
  readonly accepted_by_name: string | null
  readonly accepted_at: number | null
  readonly customer_tenant_id: number
  readonly driver_user_id: number | null
  readonly service_name: string
  readonly facts: Omit<LeakFacts, 'day'>
}

export async function leakPage(
  ctx: Context,
  { until, pagination }: Input<'getRevenueLeaks'>['query'],
): Promise<Schema<'RevenueLeakPage'>> {
  const filter = pagination?.filter ?? {}
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'cents', direction: 'desc' })
  const sort = sql<string | number | null>`${sql.raw(field === 'cents' ? 'l.cents' : 'l.day')}`
  const wanted = ctx.db
    .selectFrom(
      sql<FoundLeak>`(
        select found.order_id * 16 + found.place as id, found.order_id, found.leak, found.day::text as day, found.cents, found.reason,
          found.accepted_by_name, found.accepted_at, o.sender_tenant_id as customer_tenant_id, o.driver_user_id, o.service_name,
          json_build_object('totalCents', o.total_cents, 'billedCents', due.billed_total_cents, 'boughtCents', bought.cents,
            'preTaxCents', due.pre_tax_cents, 'discountCents', coalesce(due.discount_cents, 0),
            'unbilledWaitCents', coalesce(due.unbilled_wait_cents, 0), 'distanceM', o.distance_m, 'stampedM', due.stamped_m) as facts
        from found join delivery_orders o on o.id = found.order_id
        left join due on due.delivery_order_id = found.order_id
        left join bought on bought.delivery_order_id = found.order_id
        where ${isWanted(filter)})`.as('l'),
    )
    .selectAll()
  const page = await countedPage(
    ctx.db,
    wanted.select(sort.as('sort_key')),
    {
      sort,
      nullsLast: field === 'cents',
      id: sql.ref<number>('l.id'),
      direction,
      cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
    },
    request,
    { with: await leakParts(ctx, { until, customerIds: filter.customerIds }), total: cappedCount(wanted) },
  )
  const names = await namesOf(ctx, page.rows)
  return pageBody(page, request, (row) => shownLeak(row, names))
}

/** Whether a row of `found` is asked for; the customers are left out sooner. */
function isWanted({ leaks, isAccepted }: Schema<'RevenueLeakFilter'>): RawBuilder<unknown> {
  const ofKinds = leaks ? sql`found.leak = any (${leaks})` : sql`true`
  if (isAccepted === undefined) return ofKinds
  return isAccepted ? sql`(${ofKinds} and found.reason is not null)` : sql`(${ofKinds} and found.reason is null)`
}

interface Names {
  readonly customers: ReadonlyMap<number, string>
  readonly drivers: ReadonlyMap<number, string>
}

async function namesOf({ db }: Context, rows: readonly FoundLeak[]): Promise<Names> {
  const customers = rows.map(({ customer_tenant_id: id }) => id)
  const drivers = rows.flatMap(({ driver_user_id: id }) => id ?? [])
  const [tenants, users] = await Promise.all([
    db
      .selectFrom('tenants')
      .select(['id', 'name'])
      .where('id', '=', sql<number>`any(${customers}::bigint[])`)
      .execute(),
    db
      .selectFrom('users')
      .select(['id', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
      .where('id', '=', sql<number>`any(${drivers}::bigint[])`)
      .execute(),
  ])
  const byId = (found: readonly { id: number; name: string }[]) => new Map(found.map(({ id, name }) => [id, name]))
  return { customers: byId(tenants), drivers: byId(users) }
}

function shownLeak(row: FoundLeak, { customers, drivers }: Names): Leak {
  const { order_id: orderId, leak, day, cents, driver_user_id: driverId } = row
  return {
    id: `${leak}-${orderId}`,
    orderId,
    leak,
    day,
    customer: { id: row.customer_tenant_id, name: customers.get(row.customer_tenant_id) ?? '' },
    driver: driverId === null ? null : { id: driverId, name: drivers.get(driverId) ?? '' },
    serviceName: row.service_name,
    totalCadCents: row.facts.totalCents,
    cents,
    detail: leakText(leak, { ...row.facts, day }),
    acceptance:
      row.reason === null ? null : { reason: row.reason, by: row.accepted_by_name ?? '', at: row.accepted_at ?? 0 },
  }
}

/** How many of each kind there are, in the order in which a run asks. */
export async function leakCounts(
  ctx: Context,
  {
    until,
    filter = {},
    excluded,
  }: Pick<LeakQuestion, 'until' | 'excluded'> & { filter?: Schema<'RevenueLeakFilter'> | undefined },
): Promise<Schema<'RevenueLeakCounts'>> {
  const { rows } = await sql<Schema<'RevenueLeakCount'>>`
    with ${await leakParts(ctx, { until, customerIds: filter.customerIds, excluded })}
    select leak, (count(*) filter (where reason is null))::int as open, (count(*) filter (where reason is not null))::int as accepted,
      coalesce(sum(cents) filter (where reason is null), 0)::bigint as cents,
      (count(*) filter (where reason is null and cents is null))::int as unknown
    from found where ${isWanted(filter)} group by leak, place order by place`.execute(ctx.db)
  return { kinds: rows }
}

/** Accepts those of them that are there, each for the money that it is now. */
export async function acceptLeaks(
  ctx: Context,
  { leaks, reason }: Schema<'LeaksAccept'>,
): Promise<Schema<'LeaksChanged'>> {
  const orderIds = leaks.map(({ orderId }) => orderId)
  await refuseForeign(ctx, 'orders', orderIds, pointerOf)
  const parts = await leakParts(ctx, { until: '9999-12-31', orderIds })
  const { name } = actorOf(ctx)
  const { rows } = await sql<Schema<'LeakRef'>>`
    with ${parts},
    accepted as (
      insert into accepted_leaks (tenant_id, delivery_order_id, leak, cents, reason, accepted_by_user_id, accepted_by_name, accepted_at)
      select ${ctx.tenantId}::bigint, found.order_id, found.leak, found.cents, ${reason.trim()}, ${ctx.userId}::bigint, ${name}, ${ctx.now}::bigint
      from found join unnest(${orderIds}::bigint[], ${leaks.map(({ leak }) => leak)}::text[]) as asked (id, leak)
        on asked.id = found.order_id and asked.leak = found.leak
      on conflict (tenant_id, delivery_order_id, leak) do update set cents = excluded.cents, reason = excluded.reason,
        accepted_by_user_id = excluded.accepted_by_user_id, accepted_by_name = excluded.accepted_by_name, accepted_at = excluded.accepted_at
      returning delivery_order_id, leak)
    select delivery_order_id as "orderId", leak from accepted`.execute(ctx.db)
  await writeDown(ctx, 'accepted', rows, reason)
  return { changed: rows.length }
}

const pointerOf = (index: number) => `/leaks/${index}/orderId`

export async function reopenLeaks(ctx: Context, { leaks }: Schema<'LeaksReopen'>): Promise<Schema<'LeaksChanged'>> {
  const orderIds = leaks.map(({ orderId }) => orderId)
  await refuseForeign(ctx, 'orders', orderIds, pointerOf)
  const { rows } = await sql<Schema<'LeakRef'>>`
    delete from accepted_leaks using unnest(${orderIds}::bigint[], ${leaks.map(({ leak }) => leak)}::text[])
      as asked (id, leak)
    where tenant_id = ${ctx.tenantId} and delivery_order_id = asked.id and accepted_leaks.leak = asked.leak
    returning delivery_order_id as "orderId", accepted_leaks.leak`.execute(ctx.db)
  await writeDown(ctx, 'reopened', rows)
  return { changed: rows.length }
}

async function writeDown(
  ctx: Context,
  verb: string,
  rows: readonly Schema<'LeakRef'>[],
  reason?: string,
): Promise<void> {
  if (rows.length === 0) return
  await writeTogether(ctx.db, [
    actRows(
      ctx,
      rows.map(({ orderId, leak }) => ({
        action: `delivery-order.leak-${verb}`,
        entity: 'delivery-order',
        entityId: orderId,
        details: { leak, reason },
      })),
    ),
    // Its customer hears nothing of it.
    eventRows(
      ctx,
      rows.map(({ orderId }) => ({
        topic: 'delivery-order.changed',
        key: orderId,
        payload: { orderId, act: `leak-${verb}` },
      })),
    ),
  ])
}
