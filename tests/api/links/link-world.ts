import { addRecurringOrder } from '#tests/api/support/recurring-rows.ts'
import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { ProtocolAction } from '#domain/orders/protocol.ts'
import { roles } from '#domain/access/roles.ts'
import type { Database, Row } from '#server/db/schema.ts'
import { readPushKeys } from '#server/notices/push/push-keys.ts'
import { storeBytes } from '#server/uploads/stored-files.ts'
import { insertLocation, insertService, insertUser } from '#tests/api/orders/order-fixtures.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { addMedia } from '#tests/api/support/files.ts'
import { addRows, addTenant } from '#tests/api/support/world.ts'
import type { NamedRows } from './slots.ts'

/** What the other organisation is to ours. */
export const relations = {
  customer: { kind: 'courier-customer', provider: 'ours' },
  courier: { kind: 'courier-customer', provider: 'theirs' },
  carrier: { kind: 'courier-broker', provider: 'theirs' },
  broker: { kind: 'courier-broker', provider: 'ours' },
  supplied: { kind: 'supplier-customer', provider: 'ours' },
  supplier: { kind: 'supplier-customer', provider: 'theirs' },
} as const satisfies Record<string, { kind: Row<'tenant_links'>['kind']; provider: 'ours' | 'theirs' }>

export type Relation = keyof typeof relations
const relationNames = Object.keys(relations).filter((name): name is Relation => name in relations)

/** How the two stand to each other; `ended` links give nothing any more. */
export interface Standing {
  readonly relation: Relation | null
  readonly ended: boolean
}

export const standings: readonly Standing[] = [
  { relation: null, ended: false },
  ...relationNames.flatMap((relation) => [false, true].map((ended) => ({ relation, ended }))),
]

export function standingName({ relation, ended }: Standing): string {
  if (relation === null) return 'is a stranger'
  return ended ? `was linked as ${relation}` : `is linked as ${relation}`
}

/** Makes this the only link between the two. */
export async function link(
  db: Kysely<Database>,
  ours: number,
  theirs: number,
  { relation, ended }: Standing,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('tenant_links')
    .where('tenant_id', 'in', [ours, theirs])
    .where('partner_tenant_id', 'in', [ours, theirs])
    .execute()
  if (relation === null) return
  const { kind, provider } = relations[relation]
  const [tenantId, partnerTenantId] = provider === 'ours' ? [ours, theirs] : [theirs, ours]
  await db
    .insertInto('tenant_links')
    .values({
      tenant_id: tenantId,
      partner_tenant_id: partnerTenantId,
      kind,
      places_orders: kind === 'supplier-customer',
      ended_at: ended ? now : null,
    })
    .execute()
}

/** An organisation with a row of every kind that a call can name, and its owner, who drives as well. */
export interface Side {
  readonly rows: NamedRows
  readonly token: string
  /** Of the tables' rows that belong to it: the table of each. */
  readonly tableOf: ReadonlyMap<number, string>
  /** What it hands on to its carrier: an order, by a service that the carrier offers it. */
  readonly handingOn: { orderId: number; serviceId: number; orderedSpeedId: number }
  /** A revision of the service that is not published yet. */
  readonly draft: Awaited<ReturnType<typeof addDraft>>
  /** A service that it has opened to nobody, a customer of its own to open it to, and somebody who may become its owner. */
  readonly kept: {
    contactId: number
    locationId: number
    /** One that may become another organisation's. */
    recurringOrderId: number
    serviceId: number
    tenantId: number
    uploadUrl: string
    userId: number
  }
}

export interface Pair {
  readonly ours: Side
  readonly theirs: Side
}

/**
 * A server, and a pair of organisations for each way in which two can stand to each other, so that none disturbs another.
 * @param variables of the environment that the server is to find besides
 * @param wanted the ways, where a test needs only some
 */
export async function linkWorld(variables: Record<string, string> = {}, wanted: readonly Standing[] = standings) {
  const app = await startTestApp({}, variables)
  await spreadIds(app)
  // Of the installation, made when somebody first asks.
  await app.database.systemTransaction(readPushKeys)
  const pairs = new Map<Standing, Pair>()
  for (const [index, standing] of wanted.entries()) {
    const ours = await side(app, `Otter${index}`)
    const theirs = await side(app, `Lynx${index}`)
    await app.database.systemTransaction(async (db) => {
      await link(db, ours.rows.tenantId, theirs.rows.tenantId, standing, app.clock.now)
      await offer(db, ours, theirs)
      await offer(db, theirs, ours)
    })
    pairs.set(standing, { ours, theirs })
  }
  return { app, pairs, close: () => app.close() }
}

/** Numbers each table from a million of its own, so that an id in an answer says whose row it is. */
async function spreadIds({ database }: TestApp): Promise<void> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const restarts = rows.map(({ name }, index) => `alter sequence ${name} restart with ${(index + 1) * 1_000_000}`)
  await database.pool.query(restarts.join(';'))
}

/** The action of the contract's example, answered by a file. */
const signedFor: ProtocolAction = {
  id: 'received-by',
  type: 'media',
  label: 'Received by',
  description: null,
  required: false,
  options: [],
}

async function side(app: TestApp, mark: string): Promise<Side> {
  const made = await app.database.systemTransaction(async (db) => {
    const tenantId = await addTenant(db, mark, 'Courier')
    const userId = await insertUser(db, tenantId, `${mark} Owner`, [roles.owner, roles.driver])
    const rows = await addRows(db, tenantId, userId, tenantId, userId)
    const service = await insertService(db, tenantId, tenantId)
    await db
      .updateTable('service_revisions')
      .set({ protocols: JSON.stringify({ pickup: [], dropoff: [signedFor] }) })
      .where('id', '=', service.revisionId)
      .execute()
    const carried = await insertService(db, rows.receiverTenantId, tenantId)
    const family = await db
      .insertInto('sign_in_families')
      .values({ user_id: userId, confirmed_at: app.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const draft = await addDraft(db, tenantId, service.id)
    const customerId = await addTenant(db, `Customer of ${mark}`, 'Customer')
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: tenantId, partner_tenant_id: customerId, kind: 'courier-customer' })
      .execute()
    const named: NamedRows = {
      ...rows,
      customerId,
      locationId: await insertLocation(db, tenantId, {
        name: 'Ward',
        contact_name: 'Aylin Ünal',
        phone: '+13065550142',
      }),
      serviceId: service.id,
      revisionId: service.revisionId,
      orderedParcelTypeId: service.box,
      orderedSpeedId: service.rush,
      orderedTagId: service.afterHours,
      timeOfDayModifierId: draft.timeOfDayModifierId,
      timeRangeModifierId: draft.timeRangeModifierId,
      uploadUrl: await addUpload(db, tenantId, userId, app.clock.now),
      version: 1,
      mark,
    }
    const contact = await db
      .insertInto('tenant_contacts')
      .values({ tenant_id: customerId, name: 'Front desk' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const kept = {
      contactId: contact.id,
      locationId: await insertLocation(db, customerId, { name: 'Counter' }),
      recurringOrderId: (await addRecurringOrder(db, rows)).recurringOrderId,
      serviceId: rows.serviceId,
      tenantId: customerId,
      uploadUrl: await addUpload(db, tenantId, userId, app.clock.now),
      userId: await insertUser(db, tenantId, `${mark} Colleague`, [roles.organizationManager]),
    }
    return { named, draft, kept, familyId: family.id, carried: { serviceId: carried.id, orderedSpeedId: carried.rush } }
  })
  const { named, draft, kept, familyId, carried } = made
  const claims = { userId: named.userId, familyId, impersonatorUserId: null }
  const token = await app.deps.signer.accessToken(claims, app.clock.now)
  const handingOn = { ...carried, orderId: (await placeOrder(app, named, token)).orderId }
  const rows = { ...named, ...(await placeOrder(app, named, token)) }
  const tableOf = await app.database.systemTransaction(async (db) => {
    await markNames(db, rows)
    return tablesOfRows(db, rows)
  })
  return { rows, token, tableOf, handingOn, draft, kept }
}

/** A revision that is not published, with one item in each of its lists. */
async function addDraft(db: Kysely<Database>, tenantId: number, serviceId: number) {
  const charge = { amountCadCents: 500 }
  const [timeOfDayModifierId, timeRangeModifierId] = [10_000 + tenantId, 20_000 + tenantId]
  const pricing = {
    timesOfDay: [{ id: timeOfDayModifierId, name: 'Draft', days: [], from: 0, to: 1, charge, stacks: false }],
    timeRanges: [{ id: timeRangeModifierId, name: 'Draft', from: 0, to: 1, charge }],
  }
  const { id: revisionId } = await db
    .insertInto('service_revisions')
    .values({ tenant_id: tenantId, service_id: serviceId, number: 2, pricing: JSON.stringify(pricing) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const item = { tenant_id: tenantId, service_revision_id: revisionId, name: 'Draft' }
  const add = (table: 'service_revision_parcel_types' | 'service_revision_service_speeds' | 'service_revision_tags') =>
    db.insertInto(table).values(item).returning('id').executeTakeFirstOrThrow()
  return {
    revisionId,
    orderedParcelTypeId: (await add('service_revision_parcel_types')).id,
    orderedSpeedId: (await add('service_revision_service_speeds')).id,
    orderedTagId: (await add('service_revision_tags')).id,
    timeOfDayModifierId,
    timeRangeModifierId,
  }
}

async function addUpload(db: Kysely<Database>, tenantId: number, userId: number, now: number): Promise<string> {
  const bytes = Buffer.from('A picture that waits to be attached.')
  const file = await storeBytes({ db, tenantId, now }, { bytes, contentType: 'image/png' })
  const uid = randomUUID()
  await db
    .insertInto('uploads')
    .values({
      uid,
      tenant_id: tenantId,
      user_id: userId,
      file_name: 'Waiting.png',
      content_type: 'image/png',
      size_bytes: bytes.length,
      storage: 'database',
      file_id: file.id,
      expires_at: now + 86_400,
    })
    .execute()
  return `/uploads/${uid}`
}

/** An order that the product itself has placed and priced, with a file and an adjustment. */
async function placeOrder(
  { call, database, clock }: TestApp,
  rows: NamedRows,
  token: string,
): Promise<{ orderId: number; mediaId: number; modifierId: number }> {
  const ask = async (address: string, json: unknown) => {
    const answer = await call(address, { method: 'POST', token, tenantId: rows.tenantId, json })
    if (answer.status !== 200) throw new Error(`${address}: ${answer.text}`)
    return answer.json
  }
  const { id: orderId } = (await ask('/api/delivery-orders', {
    customerTenantId: rows.tenantId,
    serviceId: rows.serviceId,
    serviceSpeedId: rows.orderedSpeedId,
    pickupLocationId: rows.locationId,
    dropoffLocationId: rows.locationId,
    confirmUnusual: true,
    parcels: [{ parcelTypeId: rows.orderedParcelTypeId, quantity: 1, weightKg: 0.1 }],
    availableAt: clock.now + 900,
  })) as { id: number }
  await ask(`/api/delivery-orders/${orderId}/price-modifier`, { name: 'Stairs', priceCadCents: 100 })
  const { tenantId, userId } = rows
  const mediaId = await database.systemTransaction((db) => addMedia(db, { tenantId, userId, orderId }))
  return { orderId, mediaId, modifierId: 1 }
}

/** Writes the organisation's mark into every name that its tables hold: an answer that shows one shows whose it is. */
async function markNames(db: Kysely<Database>, { tenantId, mark }: NamedRows): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.columns t using (table_schema, table_name)
    join information_schema.tables b using (table_schema, table_name)
    where c.table_schema = 'public' and b.table_type = 'BASE TABLE' and t.column_name = 'tenant_id'
      and c.data_type = 'text' and c.is_generated = 'NEVER' and c.column_name ~ '(^|_)(name|notes|description)$'`.execute(
    db,
  )
  for (const { table, column } of rows) {
    const name = sql.ref(column)
    await sql`update ${sql.table(table)} set ${name} = ${name} || ${` ${mark}`} where tenant_id = ${tenantId}`.execute(
      db,
    )
  }
}

/** The ids of all rows that are the organisation's. */
async function tablesOfRows(db: Kysely<Database>, { tenantId, receiverTenantId, userId }: NamedRows) {
  const { rows: tables } = await sql<{ name: string; type: string }>`
    select table_name as name, b.data_type as type from information_schema.columns a join information_schema.columns b using (table_schema, table_name)
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and a.column_name = 'tenant_id' and b.column_name = 'id'`.execute(
    db,
  )
  const owned = tables.map(
    // A job is known to the API by its number.
    ({ name, type }) => sql`select ${name} as name, ${sql.ref(type === 'uuid' ? 'number' : 'id')} as id
      from ${sql.table(name)} where tenant_id = ${tenantId}`,
  )
  const orders = sql`select 'delivery_orders' as name, id from delivery_orders where receiver_tenant_id = ${tenantId}`
  const { rows } = await sql<{ name: string; id: number }>`${sql.join([...owned, orders], sql` union all `)}`.execute(
    db,
  )
  return new Map<number, string>([
    ...rows.map(({ name, id }) => [id, name] as const),
    [tenantId, 'tenants'],
    [receiverTenantId, 'tenants'],
    [userId, 'users'],
  ])
}

async function offer(db: Kysely<Database>, from: Side, to: Side): Promise<void> {
  await db
    .insertInto('customer_services')
    .values({
      tenant_id: from.rows.tenantId,
      customer_tenant_id: to.rows.tenantId,
      service_id: from.rows.serviceId,
    })
    .execute()
}
