import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { DatabaseConnection } from '#server/db/connect.ts'
import type { Database } from '#server/db/schema.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'

const batchRows = 25_000
/** Of the orders that are there once 5,000 are. */
const someOrder = 4_242

/** A word that stands in one order alone, of those that {@link growOrders} adds. */
export const uniqueName = createHash('md5').update(String(someOrder)).digest('hex').slice(0, 8)

/** An organisation that has a few orders, those of the demo and ten, however many there are. */
export const tinyTenant = 'Northline Medical Supply'
const tinyOrders = [5_000, 5_009] as const

/** How many orders there are to be, and how many of ten are those of the demo's courier. */
export interface Growth {
  readonly total: number
  readonly tenths: number
}

/**
 * Adds orders by copying those that are there with other numbers, locations and times. The rest belongs to another courier, which
 * serves itself, and ten orders to {@link tinyTenant}.
 * @param say told how far it is
 */
export async function growOrders(
  { pool }: DatabaseConnection,
  { total, tenths }: Growth,
  say: (message: string) => void,
): Promise<void> {
  const { systemTransaction } = createTransactions(pool)
  const count = () => systemTransaction((db) => countOrders(db))
  for (let present = await count(); present < total; present = await count()) {
    say(`${present.toLocaleString('en-CA')} of ${total.toLocaleString('en-CA')} orders`)
    await systemTransaction((db) => copyOrders(db, present, Math.min(batchRows, total - present), tenths))
  }
  // What autovacuum does in time: the planner has to know how many rows there are now.
  for (const table of [
    'delivery_orders',
    'delivery_order_parties',
    'delivery_order_prices',
    'delivery_order_parcels',
  ]) {
    await pool.query(`vacuum analyze ${table}`)
  }
}

async function countOrders(db: Kysely<Database>): Promise<number> {
  const { orders } = await db
    .selectFrom('delivery_orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  return orders
}

/** Columns that a copy has from its model. */
const copiedColumns = sql.raw(
  [
    'status, sender_user_id, sender_user_name, driver_user_id, service_id, service_revision_id',
    'service_name, vehicle_name, service_speed_id, service_speed_name, service_speed_text_color, pickup_location_id',
    'dropoff_location_id, pickup_location, order_notes, distance_m, time_s, distance_estimated, total_weight_kg',
    'total_volume_m3, total_parcels, assigned_at, picked_up_at, dropped_off_at, completed_at, cancelled_at',
    'cancellation_reason, cancelled_by_user_id, cancelled_by_name, cancelled_by_tenant_id, cancelled_by_tenant_name',
    'bill_status, exceptions, geostamps_enabled, total_cents',
  ].join(', '),
)

/** The first orders of the demo, numbered from 0. */
const modelOrders = sql`models as materialized (
  select o.*, row_number() over (order by o.id) - 1 as position, count(*) over () as models
  from delivery_orders o where o.id < 10326)`

/** Two years of orders, spread evenly; a name and a purchase order number that no other order has. */
async function copyOrders(db: Kysely<Database>, from: number, count: number, tenths: number): Promise<void> {
  const { last } = await db
    .selectFrom('delivery_orders')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const isTiny = sql`n between ${tinyOrders[0]}::int and ${tinyOrders[1]}::int`
  const sender = sql`case when ${isTiny} then tiny.id when n % 10 < ${tenths}::int then sender_tenant_id else stranger.id end`
  await sql`
    with ${modelOrders}, stranger as (select id from tenants where name = 'Queen City Rush'),
      tiny as (select id from tenants where name = ${tinyTenant})
    insert into delivery_orders (${copiedColumns}, sender_tenant_id, receiver_tenant_id, scheduled_by_tenant_id,
      dropoff_location, po_number, available_at, due_at, created_at)
    select ${copiedColumns},
      ${sender},
      case when ${isTiny} then tiny.id when n % 10 < ${tenths}::int then receiver_tenant_id else stranger.id end,
      ${sender},
      dropoff_location || jsonb_build_object('name', 'Clinic ' || substr(md5(n::text), 1, 8)), 'PO-' || n,
      available_at - (n * 7919::bigint) % 63072000, due_at - (n * 7919::bigint) % 63072000,
      created_at - (n * 7919::bigint) % 63072000
    from generate_series(${from}::int, ${from + count - 1}::int) n
    join models on position = n % models
    cross join stranger
    cross join tiny`.execute(db)
  const copied = sql`from delivery_orders o join models on position = substr(o.po_number, 4)::int % models
    where o.id > ${last}`
  await sql`
    with ${modelOrders}
    insert into delivery_order_prices (delivery_order_id, service_revision_id, pricing_type, inputs, lines, base_cents,
      pre_tax_cents, tax_cents, total_cents, computed_at)
    select copy.id, price.service_revision_id, price.pricing_type, price.inputs, price.lines, price.base_cents,
      price.pre_tax_cents, price.tax_cents, price.total_cents, price.computed_at
    from (select o.id, models.id as model ${copied}) copy
    join delivery_order_prices price on price.delivery_order_id = copy.model`.execute(db)
  await sql`
    with ${modelOrders}
    insert into delivery_order_parcels (delivery_order_id, position, parcel_type_id, name, quantity, length_m, width_m,
      height_m, weight_kg)
    select copy.id, parcel.position, parcel.parcel_type_id, parcel.name, parcel.quantity, parcel.length_m, parcel.width_m,
      parcel.height_m, parcel.weight_kg
    from (select o.id, models.id as model ${copied}) copy
    join delivery_order_parcels parcel on parcel.delivery_order_id = copy.model`.execute(db)
}
