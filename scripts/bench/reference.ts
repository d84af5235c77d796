import { createServer, type IncomingMessage } from 'node:http'
import type { PoolClient, QueryConfig } from 'pg'
import { connectDatabase } from '#server/db/connect.ts'

/*
 * What the product is measured against: node:http and pg on the same tables, under the same row-level security, with the statements
 * that somebody who knows PostgreSQL would write for just these three requests. Each is one prepared statement that travels
 * with the opening of its transaction in one packet, and PostgreSQL makes the JSON. No router, no validation, no
 * permissions, no rules, no prices worked out: nobody could use it, but nothing that does this work is much cheaper.
 *
 * node scripts/bench/reference.ts, with PORT, HOST, DATA_DIR, and of the one caller that it knows TOKEN (the Authorization
 * header), TENANT and USER.
 */

const { TOKEN: token, TENANT: tenantId = '', USER: userId = '', DATA_DIR: dataDir = '' } = process.env
const database = await connectDatabase({ dataDir })

const open: QueryConfig = {
  name: 'open',
  text: `select set_config('role', 'waybill_app', true), set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
  values: [tenantId, userId],
}

const list = `
  with found as (
    select delivery_order_id as id from delivery_order_parties
    where tenant_id = $1 order by delivery_order_id desc limit 26),
  counted as (
    select count(*) as total from (select from delivery_order_parties where tenant_id = $1 limit 1001) first),
  items as (
    select o.id, json_build_object('id', o.id, 'status', o.status, 'billStatus', o.bill_status, 'poNumber', o.po_number,
      'orderNotes', o.order_notes, 'availableAt', o.available_at, 'dueAt', o.due_at, 'createdAt', o.created_at,
      'updatedAt', o.updated_at,
      'senderTenant', json_build_object('id', o.sender_tenant_id, 'name', sender.name),
      'receiverTenant', json_build_object('id', o.receiver_tenant_id, 'name', receiver.name),
      'driver', case when driver.id is not null then json_build_object('id', driver.id, 'firstName', driver.first_name,
        'lastName', driver.last_name) end,
      'serviceName', o.service_name, 'serviceSpeedName', o.service_speed_name,
      'serviceSpeedTextColor', o.service_speed_text_color,
      'tags', coalesce((select json_agg(json_build_object('id', tag.tag_id, 'name', tag.name, 'iconImageSrc', tag.icon_image_src))
        from delivery_order_tags tag where tag.delivery_order_id = o.id), '[]'),
      'pickupLocation', o.pickup_place, 'dropoffLocation', o.dropoff_place,
      'totalParcels', o.total_parcels, 'totalWeightKg', o.total_weight_kg, 'distanceM', o.distance_m, 'timeS', o.time_s,
      'pricing', json_build_object('hidden', false, 'status', 'priced', 'priceCadCents', price.total_cents),
      'exceptions', o.exceptions) as item
    from (select id from found order by id desc limit 25) page
    join delivery_orders o on o.id = page.id
    left join delivery_order_prices price on price.delivery_order_id = o.id
    left join users driver on driver.id = o.driver_user_id
    left join tenants sender on sender.id = o.sender_tenant_id
    left join tenants receiver on receiver.id = o.receiver_tenant_id)
  select json_build_object('data', (select json_agg(item order by id desc) from items),
    'total', (select total from counted), 'next', (select min(id) from items))::text as answer`

const get = `
  select json_build_object('order', to_json(o), 'sender', sender.name, 'receiver', to_json(receiver), 'price', price.lines,
    'total', price.total_cents, 'driver', driver.first_name || ' ' || driver.last_name, 'creator', creator.first_name,
    'parcels', (select json_agg(p order by position, id) from delivery_order_parcels p where p.delivery_order_id = o.id),
    'tags', (select json_agg(t) from delivery_order_tags t where t.delivery_order_id = o.id))::text as answer
  from delivery_orders o
  left join delivery_order_prices price on price.delivery_order_id = o.id
  left join users driver on driver.id = o.driver_user_id
  left join users creator on creator.id = o.sender_user_id
  left join (select id, name from tenants) sender on sender.id = o.sender_tenant_id
  left join (select id, name, address, phone, order_support_phone, time_zone from tenants) receiver on receiver.id = o.receiver_tenant_id
  where o.id = $1`

/** Copies the service and the locations of a model; the body says the rest. Its parties stand before the rest is written. */
const createOrder = `
  insert into delivery_orders (sender_tenant_id, receiver_tenant_id, scheduled_by_tenant_id, sender_user_id, sender_user_name,
    service_id, service_revision_id, service_name, vehicle_name, service_speed_id, service_speed_name,
    service_speed_text_color, pickup_location_id, dropoff_location_id, pickup_location, dropoff_location, po_number,
    order_notes, available_at, due_at, distance_m, time_s, total_weight_kg, total_volume_m3, total_parcels, total_cents)
  select sender_tenant_id, receiver_tenant_id, scheduled_by_tenant_id, $3::bigint, sender_user_name,
    service_id, service_revision_id, service_name, vehicle_name, service_speed_id, service_speed_name,
    service_speed_text_color, pickup_location_id, dropoff_location_id, pickup_location, dropoff_location,
    $1::jsonb ->> 'poNumber', '', ($1::jsonb -> 'availableAt')::bigint, due_at, distance_m, time_s, total_weight_kg,
    total_volume_m3, total_parcels, total_cents
  from delivery_orders where id = $2
  returning id as answer`

const createRest = `
  with parcels as (
    insert into delivery_order_parcels (delivery_order_id, position, parcel_type_id, name, quantity, weight_kg)
    select $5::bigint, 0, (parcel -> 'parcelTypeId')::bigint, 'Parcel', (parcel -> 'quantity')::int, 1
    from jsonb_array_elements($1::jsonb -> 'parcels') parcel),
  tags as (
    insert into delivery_order_tags (delivery_order_id, tag_id, name)
    select $5::bigint, tag::bigint, 'Tag' from jsonb_array_elements_text($1::jsonb -> 'tagIds') tag),
  price as (
    insert into delivery_order_prices (delivery_order_id, service_revision_id, pricing_type, inputs, lines, base_cents,
      pre_tax_cents, tax_cents, total_cents)
    select $5, p.service_revision_id, p.pricing_type, p.inputs, p.lines, p.base_cents, p.pre_tax_cents, p.tax_cents,
      p.total_cents
    from delivery_order_prices p where p.delivery_order_id = $2
    returning total_cents, lines),
  timeline as (
    insert into delivery_order_updates (delivery_order_id, type, actor_user_id, actor_tenant_id)
    values ($5, 'created', $3::bigint, $4::bigint)),
  audit as (
    insert into audit_entries (tenant_id, actor_user_id, action, subject_type, subject_id, after)
    values ($4, $3, 'delivery-order.created', 'delivery-order', $5, $1::jsonb)),
  told as (
    insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
    values ($4, array[$4], 'delivery-order.changed', jsonb_build_object('key', $5)))
  select json_build_object('id', $5, 'status', 'created', 'total', total_cents, 'lines', lines)::text as answer from price`

/** What a new order is copied from: the order whose price has most lines, so that as much is written. */
const modelId = await inTransaction({
  text: `select o.id::text as answer from delivery_orders o join delivery_order_prices p on p.delivery_order_id = o.id
    where o.receiver_tenant_id = $1 and p.total_cents is not null and o.broker_tenant_id is null and o.brokered_to_tenant_id is null
    order by jsonb_array_length(p.lines) desc, o.id limit 1`,
  values: [tenantId],
})

const server = createServer((request, response) => {
  answer(request).then(
    (text) => {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }
      response.writeHead(text === '' ? 401 : 200, headers).end(text)
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(Number(process.env.PORT), process.env.HOST)
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => void database.close())
})

async function answer(request: IncomingMessage): Promise<string> {
  const url = request.url ?? ''
  if (url === '/ready') return '{}'
  if (request.headers.authorization !== token) return ''
  if (request.method === 'POST') {
    const body: unknown = JSON.parse(await textOf(request))
    return place(JSON.stringify(body))
  }
  const orderId = /^\/api\/delivery-orders\/(\d+)\//.exec(url)?.[1]
  if (orderId !== undefined) return inTransaction({ name: 'get', text: get, values: [orderId] })
  return inTransaction({ name: 'list', text: list, values: [tenantId] })
}

/** The four messages leave together; the answer is there when the commit is. */
async function inTransaction(statement: QueryConfig): Promise<string> {
  const client: PoolClient = await database.pool.connect()
  try {
    const [, , { rows }] = await Promise.all([
      client.query('begin'),
      client.query(open),
      client.query<{ answer: string }>(statement),
      client.query('commit'),
    ])
    return rows[0]?.answer ?? ''
  } finally {
    client.release()
  }
}

/** The number of the order is only known once it stands, so this takes two turns. */
async function place(body: string): Promise<string> {
  const client: PoolClient = await database.pool.connect()
  try {
    const values = [body, modelId, userId]
    const [, , { rows }] = await Promise.all([
      client.query('begin'),
      client.query(open),
      client.query<{ answer: number }>({ name: 'createOrder', text: createOrder, values }),
    ])
    const rest = [...values, tenantId, rows[0]?.answer]
    const [done] = await Promise.all([
      client.query<{ answer: string }>({ name: 'createRest', text: createRest, values: rest }),
      client.query('commit'),
    ])
    return done.rows[0]?.answer ?? ''
  } finally {
    client.release()
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
