import { sql, type Kysely, type RawBuilder } from 'kysely'
import { courierPay } from '#server/billing/courier-pay.ts'
import { revenueRows } from '#server/billing/revenue-rows.ts'
import type { Database } from '#server/db/schema.ts'
import { inTurn } from '#server/db/in-turn.ts'
import type { Deps } from '#server/http/context.ts'

/** Orders of one transaction. */
const batch = 1_000

/** Any number that no other advisory lock of ours has: "figu". */
const keepersLock = 0x66696775

const everyDay = { from: '0001-01-01', until: '9999-12-31' } as const

/**
 * Brings the figures up to what was committed until now (0389_figures.sql). Processes may do so at once: one keeps them at a time, and
 * another goes on should it end.
 */
export async function keepFigures(
  deps: Pick<Deps, 'systemTransaction' | 'clock' | 'events'>,
  signal?: AbortSignal,
): Promise<void> {
  let isMore = true
  while (isMore) {
    const tenantIds = await inTurn(deps, keepersLock, (db) => keepBatch(db, deps.clock()), signal)
    isMore = tenantIds !== null
    // Those who look at them: by itself the outbox is read once a second.
    if (tenantIds !== null && tenantIds.length > 0) deps.events.wake()
  }
}

/** @returns whose figures are others now; null: there was nothing to do */
async function keepBatch(db: Kysely<Database>, now: number): Promise<readonly number[] | null> {
  const single = await takeOrders(db)
  const ids = single.length > 0 ? single : await takeOfTenant(db)
  if (ids === null) return null
  const changed = new Set<number>()
  for (const [courierId, orderIds] of await byCourier(db, ids))
    for (const tenantId of await keepOf(db, courierId, orderIds)) changed.add(tenantId)
  const events = [...changed].map((id) => ({
    tenant_id: id,
    audience_tenant_ids: [id],
    topic: 'figures',
    payload: JSON.stringify({ key: String(id) }),
    created_at: now,
  }))
  if (events.length > 0) await db.insertInto('outbox').values(events).execute()
  return [...changed]
}

/** The orders that something happened to, each once, and the order that was sold where one that was bought for it changed. */
async function takeOrders(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with taken as (delete from figure_changes where id = any (array(
      select id from figure_changes where delivery_order_id is not null order by id limit ${batch})) returning delivery_order_id as id)
    select id from taken union select sell_order_id from order_brokerages join taken on taken.id = buy_order_id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The next orders of an organization of which all are to be looked at, maybe none of them; null: there is no such organization. */
async function takeOfTenant(db: Kysely<Database>): Promise<number[] | null> {
  const { rows } = await sql<{ ids: number[] }>`
    with change as (select id, tenant_id, after_order_id from figure_changes where tenant_id is not null order by id limit 1),
    next as (select array(select p.delivery_order_id from delivery_order_parties p
      where p.tenant_id = change.tenant_id and p.is_receiver and p.delivery_order_id > change.after_order_id
      order by p.delivery_order_id limit ${batch}) as ids from change),
    done as (delete from figure_changes where id = (select id from change) and (select cardinality(ids) < ${batch} from next)),
    moved as (update figure_changes set after_order_id = (select ids[cardinality(ids)] from next)
      where id = (select id from change) and (select cardinality(ids) = ${batch} from next))
    select ids from next`.execute(db)
  return rows[0]?.ids ?? null
}

async function byCourier(db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const { rows } = await sql<{ tenant_id: number; ids: number[] }>`
    select receiver_tenant_id as tenant_id, array_agg(id order by id) as ids from delivery_orders
    where id = any (${ids}::bigint[]) group by 1 order by 1`.execute(db)
  return new Map(rows.map((row) => [row.tenant_id, row.ids]))
}

/** @returns whose figures are others now */
async function keepOf(db: Kysely<Database>, courierId: number, ids: readonly number[]): Promise<number[]> {
  const pay = await courierPay({ db, tenantId: courierId })
  const rows = revenueRows(
    { tenantId: courierId, days: everyDay, filter: undefined, pay },
    sql`r.delivery_order_id = any (${ids}::bigint[])`,
  )
  // What is not as it was gives way, and only then what is not there is written: a row that is as it was is left alone.
  const { rows: kept } = await sql<{ tenant_ids: number[] }>`
    with made as materialized (${figuresMade(rows, ids)}),
    gone as (delete from order_figures f where f.delivery_order_id = any (${ids}::bigint[])
      and not exists (select from made where made.figures is not distinct from f) returning f as figures),
    added as (insert into order_figures as f select (figures).* from made where (select count(*) from gone) >= 0
      on conflict do nothing returning f as figures),
    labels as (insert into figure_labels as kept (tenant_id, dimension, key, label)
      select distinct on (f.tenant_id, by.dimension, by.key) f.tenant_id, by.dimension, by.key, by.label
      from (select (figures).*, service_name, lane_name from made) as f
      cross join lateral (values ('service', f.service_id::text, f.service_name), ('lane', f.lane, f.lane_name)) as by (dimension, key, label)
      order by f.tenant_id, by.dimension, by.key, f.delivery_order_id desc
      on conflict (tenant_id, dimension, key) do update set label = excluded.label where kept.label <> excluded.label),
    changed as (select array(select figures from gone) as gone, array(select figures from added) as added)
    select add_figures(gone, added), array(select distinct f.tenant_id from unnest(gone || added) f) as tenant_ids
    from changed where cardinality(gone || added) > 0`.execute(db)
  return kept[0]?.tenant_ids ?? []
}

/**
 * The rows of `order_figures` as these orders have them now, one for each side, with what service and lane are called.
 * @param earnings what they brought in, of `revenueRows`
 */
function figuresMade(earnings: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown> {
  return sql`
    with earned as materialized (${earnings}),
    looked as materialized (
      select o.*, e.billable_on, e.pre_tax_cents, e.pay_cents, e.rate, e.delivery_order_id is not null as is_earned, t.time_zone,
        coalesce(bought.pre_tax_cents, b.agreed_pre_tax_cents) as cost_cents, b.buy_order_id is not null as is_bought,
        lane_end_key(coalesce(o.pickup_location ->> 'city', ''), coalesce(o.pickup_location ->> 'province', '')) || '>'
          || lane_end_key(coalesce(o.dropoff_location ->> 'city', ''), coalesce(o.dropoff_location ->> 'province', '')) as lane,
        lane_text(o.pickup_location) || ' → ' || lane_text(o.dropoff_location) as lane_name,
        (select floor(sum(went.occurred_at - came.occurred_at) / 60) from delivery_order_geostamps came
          join delivery_order_geostamps went on went.delivery_order_id = came.delivery_order_id and went.uid = came.uid and went.type = 'checkout'
          where came.delivery_order_id = o.id and came.type = 'checkin' and went.occurred_at >= came.occurred_at)::integer as waited
      from delivery_orders o
      join tenants t on t.id = o.receiver_tenant_id
      left join earned e on e.delivery_order_id = o.id
      left join order_brokerages b on b.sell_order_id = o.id and b.tenant_id = o.receiver_tenant_id and b.ended_at is null
      left join delivery_order_prices bought on bought.delivery_order_id = b.buy_order_id
      where o.id = any (${ids}::bigint[]))
    select row(
        side.tenant_id, side.name, o.id, side.party_id, o.service_id, case when side.name = 'carried' then o.driver_user_id end, o.lane,
        day_at(o.created_at, o.time_zone), day_at(o.dropped_off_at, o.time_zone), day_at(o.cancelled_at, o.time_zone), o.billable_on,
        case when o.dropped_off_at is not null and o.due_at is not null then o.dropped_off_at <= o.due_at end,
        case when o.dropped_off_at is not null then o.waited end,
        case when o.dropped_off_at is not null then (greatest(0, o.dropped_off_at - o.picked_up_at) / 60)::integer end,
        case when side.name <> 'supplied' then o.pre_tax_cents end,
        case when side.name = 'carried' then o.pay_cents end,
        case when side.name = 'carried' and o.is_earned then o.cost_cents end,
        case when side.name = 'carried' and (o.cost_cents is not null or not o.is_bought)
          then o.pre_tax_cents - coalesce(o.pay_cents, 0) - coalesce(o.cost_cents, 0) end,
        side.name <> 'supplied' and o.is_earned and o.pre_tax_cents is null,
        side.name = 'carried' and o.is_earned and o.driver_user_id is not null and o.rate is null
      )::order_figures as figures, o.service_name, o.lane_name
    from looked o
    cross join lateral (values
      ('carried', o.receiver_tenant_id, o.sender_tenant_id),
      ('ordered', o.sender_tenant_id, o.receiver_tenant_id),
      ('supplied', case when o.supplier_tenant_name is not null then o.scheduled_by_tenant_id end, o.receiver_tenant_id)
    ) as side (name, tenant_id, party_id)
    where side.tenant_id is not null`
}
