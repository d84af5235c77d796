import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { parts } from '#server/customers/merge/merge-parts.ts'
import { whatStays } from '#server/customers/merge/what-stays.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Database, NewRow } from '#server/db/schema.ts'
import { connectTenants } from '#server/relationships/connect.ts'
import { makeTenant } from '#server/relationships/make-tenant.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { addOrder, addOrdersLike, addService, type ServiceIds } from '#tests/api/support/rows.ts'
import { addTenant, addUser, buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'

/** Two managed customers become one: docs/rules/ownership-and-merge.md, "Merging". */

interface Caller {
  token: string
  tenantId: number
}

let app: TestApp
let world: World
let owner: Caller
let stranger: Caller
let supplier: Caller
let supplierUserId: number
let service: ServiceIds
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  const passwordHash = await hashPassword(goodPassword)
  const supplierId = await system((db) => addTenant(db, 'Test Supplies', 'Supplier'))
  supplierUserId = await system((db) => addUser(db, 'supplier@supplies.test', supplierId, [roles.owner], passwordHash))
  owner = await callerOf(world.emailOf[roles.owner], world.courier.tenantId)
  stranger = await callerOf(world.strangerEmail, world.stranger.tenantId)
  supplier = await callerOf('supplier@supplies.test', supplierId)
  service = await addService(app.database, owner.tenantId)
})
afterAll(() => app.close())

const system: TestApp['database']['systemTransaction'] = (work) => app.database.systemTransaction(work)
const callerOf = async (email: string, tenantId: number): Promise<Caller> => ({
  token: (await signIn(app, email)).token,
  tenantId,
})

let drawn = 0
/** An organization without people that the courier delivers for. */
const managed = (name = `Managed ${(drawn += 1)}`, courierId = owner.tenantId) =>
  system(async (db) => {
    const { now } = app.clock
    const given = { kind: 'Customer', features: ['Customer'], address: '', time_zone: 'America/Regina' } as const
    const id = await makeTenant(db, { name, ...given, bill_to_name: `${name} Ltd.` }, now)
    await connectTenants(db, { kind: 'courier-customer', tenantId: courierId, partnerTenantId: id, now })
    return id
  })
const supply = (id: number) =>
  system((db) =>
    connectTenants(db, {
      kind: 'supplier-customer',
      tenantId: supplier.tenantId,
      partnerTenantId: id,
      now: app.clock.now,
    }),
  )

/** An order between two saved locations; its number. */
const order = async (sender: number, pickup = world.courier.locationId, dropoff = world.courier.locationId) => {
  const id = await addOrder(app.database, { sender, receiver: owner.tenantId }, world.courier.userId, service)
  await system((db) =>
    sql`update delivery_orders set pickup_location_id = ${pickup}, dropoff_location_id = ${dropoff},
      pickup_location = jsonb_set(pickup_location, '{id}', to_jsonb(${pickup}::int)),
      dropoff_location = jsonb_set(dropoff_location, '{id}', to_jsonb(${dropoff}::int)) where id = ${id}`.execute(db),
  )
  return id
}
const change = (id: number, values: Partial<NewRow<'delivery_orders'>>) =>
  system((db) => db.updateTable('delivery_orders').set(values).where('id', '=', id).execute())
const location = (tenantId: number, name: string, street: string, more: Partial<NewRow<'locations'>> = {}) =>
  system(async (db) => {
    const { id } = await db
      .insertInto('locations')
      .values({
        tenant_id: tenantId,
        name,
        street_address: street,
        formatted_address: `${street}, Saskatoon, SK`,
        city: 'Saskatoon',
        province: 'SK',
        latitude: 52.1,
        longitude: -106.6,
        time_zone: 'America/Regina',
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
const contact = (tenantId: number, name: string, held: string[] = []) =>
  system((db) =>
    db
      .insertInto('tenant_contacts')
      .values({ tenant_id: tenantId, name, roles: JSON.stringify(held) })
      .execute(),
  )

const body = (sourceTenantId: unknown, targetTenantId: unknown) => ({ sourceTenantId, targetTenantId })
const merge = (source: unknown, target: unknown, by = owner) =>
  app.call(`/api/tenants/${by.tenantId}/merge`, { method: 'POST', json: body(source, target), ...by })
const preview = (source: number, target: number, by = owner) =>
  app.call(`/api/tenants/${by.tenantId}/merge-preview?sourceTenantId=${source}&targetTenantId=${target}`, by)
const errorsIn = ({ json }: { json: unknown }) => (json as { errors?: unknown }).errors
const counted = ({ json }: { json: unknown }) =>
  Object.fromEntries(
    (json as { parts: { part: string; moves: number; joined: number; stays: number }[] }).parts.map(
      ({ part, moves, joined, stays }) => [part, [moves, joined, stays]],
    ),
  )
const page = async (id: number, by: Caller) => {
  const { status, json } = await app.call(`/api/delivery-orders/${id}/page-view`, by)
  return status === 200 ? (json as { senderTenant: { name: string } }).senderTenant.name : status
}
const customer = async (id: number) => (await app.call(`/api/tenants/${owner.tenantId}/customers/${id}`, owner)).json
const history = async (subjectType: string, id: number) => {
  const pagination = {
    sort: [{ field: 'createdAt', direction: 'desc' }],
    filter: { subjectType: [subjectType], subjectId: { from: id, to: id } },
  }
  const query = `pagination=${encodeURIComponent(JSON.stringify(pagination))}`
  const { json } = await app.call(`/api/tenants/${owner.tenantId}/audit-entries?${query}`, owner)
  return (json as Schema<'AuditEntryPage'>).data
}

test('moves what the source has, joins what is there already, keeps whom closed orders were billed to, and tells it for good', async () => {
  const [source, target] = [await managed('Nutana Florists'), await managed('Nutana Flowers')]
  await supply(source)
  await system(async (db) => {
    const of = (id: number) => db.updateTable('customers').where('tenant_id', '=', owner.tenantId).where('id', '=', id)
    await of(source).set({ payment_terms: 'net10', account_number: 'C-7', bill_to_address: '1 Old Road' }).execute()
    await of(target).set({ payment_terms: 'net30', bill_to_name: 'Flowers Inc.' }).execute()
  })
  const shop = await location(source, 'Shop', '110-3160 Preston Avenue', { import_key: 'place:shop' })
  const depot = await location(source, 'Depot', '9 Other Street', { import_key: 'reference:9' })
  const itsShop = await location(target, 'Flower shop', '3160 Preston Ave.', {
    unit_number: '110',
    import_key: 'reference:9',
  })
  await contact(source, 'ÁNA Roth', ['Primary'])
  await contact(source, 'Bo Chen', ['Accounting'])
  await contact(target, 'Ana Roth', ['Primary'])
  await system(async (db) => {
    const row = { tenant_id: owner.tenantId, service_id: service.serviceId }
    await db
      .insertInto('customer_services')
      .values({ ...row, customer_tenant_id: source })
      .execute()
  })
  const [open, done] = [await order(source, shop, depot), await order(source, shop)]
  const [supplied, untouched] = [await order(source), await order(target)]
  await change(done, {
    status: 'cancelled',
    cancelled_at: app.clock.now,
    cancellation_reason: 'Late',
  })
  await change(supplied, {
    scheduled_by_tenant_id: supplier.tenantId,
    supplier_tenant_name: 'Test Supplies',
    sender_user_id: supplierUserId,
  })

  expect([await page(open, owner), await page(supplied, supplier), await page(open, stranger)]).toEqual([
    'Nutana Florists',
    'Nutana Florists',
    404,
  ])
  const before = await customer(source)
  const looked = await preview(source, target)
  expect([looked.status, counted(looked)]).toMatchObject([
    200,
    {
      orders: [3, 0, 0],
      billTo: [0, 0, 1],
      locations: [1, 1, 0],
      contacts: [1, 1, 0],
      services: [1, 0, 0],
      suppliers: [1, 0, 0],
    },
  ])
  expect((looked.json as { dropped: unknown[] }).dropped).toEqual([
    { field: 'Name', source: 'Nutana Florists', target: 'Nutana Flowers' },
    { field: 'Payment terms', source: 'Net 10', target: 'Net 30' },
  ])
  expect((looked.json as Schema<'CustomerMerge'>).kept).toHaveLength(2)
  expect(await customer(source)).toEqual(before)

  const merged = await merge(source, target)
  expect([merged.status, merged.json]).toEqual([200, looked.json])

  expect(
    await Promise.all([
      page(open, owner),
      page(done, owner),
      page(untouched, owner),
      page(supplied, supplier),
      page(supplied, stranger),
    ]),
  ).toEqual(['Nutana Flowers', 'Nutana Flowers', 'Nutana Flowers', 'Nutana Flowers', 404])
  expect(
    await system((db) =>
      db
        .selectFrom('delivery_orders')
        .select(['id', 'sender_tenant_id', 'pickup_location_id', 'dropoff_location_id', 'charged_to'])
        .where('id', 'in', [open, done])
        .orderBy('id')
        .execute(),
    ),
  ).toEqual([
    { id: open, sender_tenant_id: target, pickup_location_id: itsShop, dropoff_location_id: depot, charged_to: null },
    {
      id: done,
      sender_tenant_id: target,
      pickup_location_id: itsShop,
      dropoff_location_id: world.courier.locationId,
      charged_to: { name: 'Nutana Florists', billToName: 'Nutana Florists Ltd.', billToAddress: '1 Old Road' },
    },
  ])
  const receipt = await app.call(`/api/delivery-orders/${done}/receipt-html`, owner)
  expect(receipt.text).toContain('Nutana Florists Ltd.')
  expect(receipt.text).not.toContain('Flowers Inc.')

  expect(await system((db) => rowsOf(db, target))).toEqual({
    locations: ['Depot', 'Flower shop'],
    contacts: ['Ana Roth', 'Bo Chen'],
    services: [service.serviceId],
    links: [`${owner.tenantId} courier-customer`, `${supplier.tenantId} supplier-customer`],
    parties: 4,
  })
  expect(await system((db) => rowsOf(db, source))).toEqual({
    locations: [],
    contacts: [],
    services: [],
    links: [],
    parties: 0,
  })
  expect(await customer(source)).toMatchObject({
    status: 'ended',
    archived: true,
    paymentTerms: 'net10',
    mergedInto: { id: target, name: 'Nutana Flowers', at: app.clock.now, byName: expect.any(String) },
  })
  const remaining = { status: 'connected', accountNumber: 'C-7', paymentTerms: 'net30', mergedInto: null }
  expect(await customer(target)).toMatchObject(remaining)
  const [away] = await history('customer', source)
  const [into] = await history('customer', target)
  expect([away?.act, into?.act]).toEqual([
    'Merged away the customer Nutana Florists',
    'Merged another one into the customer Nutana Flowers',
  ])
  expect(into?.changes).toEqual(
    expect.arrayContaining([
      { field: 'Merged from', before: null, after: 'Nutana Florists' },
      { field: 'Orders moved', before: null, after: '3' },
      { field: 'Locations joined', before: null, after: '1' },
    ]),
  )
  expect((await history('delivery-order', open))[0]).toMatchObject({
    act: `Gave another customer to the order #${open}`,
    changes: [{ field: 'Customer', before: 'Nutana Florists', after: 'Nutana Flowers' }],
  })
  expect(await history('delivery-order', untouched)).toEqual([])
  expect(
    await system((db) =>
      db
        .selectFrom('customer_merges')
        .select(['dropped', 'joined'])
        .where('source_tenant_id', '=', source)
        .executeTakeFirstOrThrow(),
    ),
  ).toMatchObject({
    joined: { locations: { [shop]: itsShop } },
    dropped: expect.arrayContaining([{ field: 'Payment terms', source: 'Net 10', target: 'Net 30' }]),
  })
})

/** What an organization has. */
async function rowsOf(db: Kysely<Database>, id: number) {
  const names = async (table: 'locations' | 'tenant_contacts') =>
    (
      await db
        .selectFrom(table)
        .select('name')
        .where('tenant_id', '=', id)
        .where('archived_at', 'is', null)
        .orderBy('name')
        .execute()
    ).map(({ name }) => name)
  const links = await db
    .selectFrom('tenant_links')
    .select(['tenant_id', 'kind'])
    .where('partner_tenant_id', '=', id)
    .where('ended_at', 'is', null)
    .orderBy('kind')
    .execute()
  const services = await db
    .selectFrom('customer_services')
    .select('service_id')
    .where('customer_tenant_id', '=', id)
    .execute()
  const parties = await db
    .selectFrom('delivery_order_parties')
    .select('delivery_order_id')
    .where('tenant_id', '=', id)
    .execute()
  return {
    locations: await names('locations'),
    contacts: await names('tenant_contacts'),
    services: services.map((one) => one.service_id),
    links: links.map(({ tenant_id: provider, kind }) => `${provider} ${kind}`),
    parties: parties.length,
  }
}

test('knows of everything in the database that names a customer, and says of each what becomes of it', async () => {
  const { rows } = await app.database.pool.query<{ place: string }>(`
    select c.table_name || '.' || c.column_name as place
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name like '%tenant_id'
    union
    select con.conrelid::regclass || '.' || a.attname from pg_constraint con
    join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any (con.conkey)
    where con.contype = 'f' and con.confrelid in ('tenants'::regclass, 'locations'::regclass, 'tenant_contacts'::regclass)`)
  const moving = parts.flatMap(({ columns }) => columns)
  const known = [...moving, ...Object.keys(whatStays)]
  const byId = ['customers.id', 'suppliers.id', 'vendors.id']
  expect(known.filter((place) => !byId.includes(place)).toSorted()).toEqual(rows.map(({ place }) => place).toSorted())
})

test('one of twenty merges, and of two that would become each other one stays', async () => {
  const [source, target] = [await managed(), await managed()]
  await order(source)
  const answers = await Promise.all(Array.from({ length: 20 }, () => merge(source, target)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 422)])
  expect(errorsIn(answers.find(({ status }) => status === 422) ?? { json: {} })).toEqual({
    '/sourceTenantId': [`Was merged into Managed ${drawn} already`],
  })
  const [one, other] = [await managed(), await managed()]
  const both = await Promise.all([merge(one, other), merge(other, one)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('orders that are placed meanwhile are with the target or refused, never with one that is no more', async () => {
  const [source, target] = [await managed(), await managed()]
  const held = await app.database.pool.connect()
  try {
    await held.query('begin; set local role waybill_system')
    await held.query('select from tenants where id = $1 for update', [source])
    const placing = order(source).catch((error: unknown) => error)
    await held.query(
      `insert into customer_merges (tenant_id, source_tenant_id, target_tenant_id, source_name, target_name,
      merged_by_user_id, merged_at, parts, dropped, joined) values ($1, $2, $3, '', '', $4, 0, '[]', '[]', '{}')`,
      [owner.tenantId, source, target, world.courier.userId],
    )
    await held.query('commit')
    expect(await placing).toMatchObject({ code: '40001' })
  } finally {
    held.release()
  }
})

test('five hundred orders each are one transaction, told one by one', async () => {
  const [source, target] = [await managed(), await managed()]
  for (const id of [source, target]) {
    const first = await order(id, await location(id, 'Shop', '1 Main Street'))
    await addOrdersLike(app.database, first, 499)
  }
  const answer = await merge(source, target)
  expect([answer.status, counted(answer)['orders']]).toEqual([200, [500, 0, 0]])
  const found = await system(async (db) => ({
    orders: await db.selectFrom('delivery_orders').select('id').where('sender_tenant_id', '=', target).execute(),
    told: await db
      .selectFrom('outbox')
      .select(sql<string>`payload ->> 'key'`.as('key'))
      .distinct()
      .where('topic', '=', 'delivery-order.changed')
      .where(sql<boolean>`audience_tenant_ids @> array[${target}]::bigint[]`)
      .execute(),
  }))
  expect([found.orders.length, found.told.length]).toEqual([1000, 500])
})

test('refuses in plain words, at the customer that it is about, and writes nothing', async () => {
  const target = await managed()
  const why = async (source: number, into = target) => {
    const [looked, done] = [await preview(source, into), await merge(source, into)]
    expect([looked.status, errorsIn(looked)]).toEqual([done.status, errorsIn(done)])
    return [done.status, errorsIn(done)]
  }
  const at = (text: string) => [422, { '/sourceTenantId': [text] }]
  expect(await why(target)).toEqual([422, { '/targetTenantId': ['Must be another customer'] }])
  expect(await why(world.customerTenantId)).toEqual(at('Has people of its own, who keep it'))
  expect(await why(target, world.customerTenantId)).toEqual([
    422,
    { '/targetTenantId': ['Has people of its own, who keep it'] },
  ])
  expect(await why(await managed(undefined, world.stranger.tenantId))).toEqual([404, undefined])

  const offered = await managed()
  const offer = { offeredTo: 'person', toEmail: 'florist@merged.test' }
  expect((await app.call(`/api/tenants/${offered}/onboarding`, { method: 'POST', json: offer, ...owner })).status).toBe(
    200,
  )
  expect(await why(offered)).toEqual(at('Is offered to somebody. Revoke that first'))

  const shared = await managed()
  await system((db) =>
    connectTenants(db, {
      kind: 'courier-customer',
      tenantId: world.stranger.tenantId,
      partnerTenantId: shared,
      now: app.clock.now,
    }),
  )
  expect(await why(shared)).toEqual(at('Is connected with others, who would lose it'))

  const ended = await managed()
  await app.call(`/api/tenants/${owner.tenantId}/links/${ended}`, { method: 'DELETE', ...owner })
  expect(await why(ended)).toEqual(at('Is not connected with you any more'))
  expect(await customer(target)).toMatchObject({ status: 'connected', archived: false })
})

test('takes two ids of a courier that may change and end customers', async () => {
  const [source, target] = [await managed(), await managed()]
  for (const [one, other] of [
    [undefined, target],
    [source, 'x'],
    [0, target],
    [source, 1.5],
    [null, null],
  ])
    expect((await merge(one, other)).status).toBe(422)
  expect((await merge(source, target, stranger)).status).toBe(404)
  expect((await merge(source, target, supplier)).status).toBe(403)
  const dispatcher = await callerOf(world.emailOf[roles.dispatcher], owner.tenantId)
  expect([
    (await merge(source, target, dispatcher)).status,
    (await preview(source, target, dispatcher)).status,
  ]).toEqual([403, 403])
  expect(await customer(source)).toMatchObject({ status: 'connected' })
})
