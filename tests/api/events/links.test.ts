import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { roleNames, roles, type RoleId } from '#domain/access/roles.ts'
import { changesOf, topics } from '#server/events/topics.ts'
import { call, callOf } from '#tests/api/links/calls.ts'
import { link, linkWorld, standingName, standings, type Pair, type Relation } from '#tests/api/links/link-world.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { exampleOperations } from '#tests/api/support/contract-examples.ts'

/*
 * What happens in one organisation as it is heard in another, over every topic, role and kind of link; and that whatever an answer is read
 * from tells of its changes, where that answer may be known to be unchanged.
 */

let world: Awaited<ReturnType<typeof linkWorld>>
let tables: ReadonlySet<string>
beforeAll(async () => {
  world = await linkWorld()
  const { rows } = await world.app.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace`,
  )
  tables = new Set(rows.map(({ name }) => name))
})
afterAll(() => world.close())

const anyLink: readonly Relation[] = ['customer', 'courier', 'carrier', 'broker', 'supplied', 'supplier']

/** What the other organisation has to be for us to hear of it; of everything else nobody hears but the organisation itself. */
const heardFrom: Readonly<Record<string, readonly Relation[]>> = {
  'tenant.changed': anyLink,
  users: anyLink,
  locations: ['customer', 'supplied'],
  contacts: ['customer'],
  services: ['courier', 'carrier'],
  'service-revisions': ['courier', 'carrier'],
  'order-fields': ['courier'],
  'courier-settings': ['courier'],
  'recurring-orders': ['customer'],
}

interface Heard {
  readonly cursor: string
  readonly stale: boolean
  readonly events: readonly { topic: string; key: string; touches: string[] }[]
}

async function heardBy(token: string, tenantId: number, after: string): Promise<Heard> {
  const { json, text, status } = await world.app.call(`/api/tenants/${tenantId}/events`, {
    token,
    tenantId,
    headers: { 'last-event-id': after },
  })
  if (status !== 200) throw new Error(text)
  return json as Heard
}

/** Writes events as acts of an organisation do, and waits until they are read. @returns the cursor before them */
async function publish(tenantId: number, names: readonly string[]): Promise<string> {
  const { deps, database } = world.app
  const { token, rows } = ours(standings[0])
  const { cursor } = await heardBy(token, rows.tenantId, '')
  await database.systemTransaction((db) =>
    db
      .insertInto('outbox')
      .values([
        ...names.map((topic) => ({
          tenant_id: tenantId,
          audience_tenant_ids: [tenantId],
          topic,
          payload: JSON.stringify({ key: '77' }),
        })),
        { tenant_id: tenantId, audience_tenant_ids: [rows.tenantId], topic: 'locations', payload: '{"key":"end"}' },
      ])
      .execute(),
  )
  deps.events.wake()
  await expect
    .poll(async () => (await heardBy(token, rows.tenantId, cursor)).events.map(({ key }) => key))
    .toContain('end')
  return cursor
}

function pairOf(standing = standings[0]): Pair {
  const pair = standing && world.pairs.get(standing)
  if (!pair) throw new Error('There is no such pair.')
  return pair
}
const ours = (standing: Parameters<typeof pairOf>[0]) => pairOf(standing).ours

async function signedIn(tenantId: number, role: RoleId): Promise<string> {
  const { database, deps, clock } = world.app
  const claims = await database.systemTransaction(async (db) => {
    const userId = await insertUser(db, tenantId, `Linked Role${role}`, [role])
    const family = db.insertInto('sign_in_families').values({ user_id: userId }).returning('id')
    return { userId, familyId: (await family.executeTakeFirstOrThrow()).id, impersonatorUserId: null }
  })
  return deps.signer.accessToken(claims, clock.now)
}

test.each(standings.map((standing) => [standingName(standing), standing] as const))(
  'each role hears what it may ask of an organisation that %s, and of nothing else',
  async (_name, standing) => {
    const { ours: us, theirs } = pairOf(standing)
    const { tenantId } = us.rows
    // Everybody in the world there is, so that what is told of them lies behind.
    const tokens = new Map<string, string>()
    for (const role of Object.values(roles).filter((each) => each !== roles.owner))
      tokens.set(roleNames[role], await signedIn(tenantId, role))
    tokens.set(roleNames[roles.owner], us.token)
    const before = await publish(theirs.rows.tenantId, [...topics.keys()])

    const { relation, ended } = standing
    const expected = Object.keys(heardFrom).filter(
      (topic) => relation && !ended && heardFrom[topic]?.includes(relation),
    )
    const owner = await heardBy(us.token, tenantId, before)
    const fromThem = ({ events }: Heard) => events.filter(({ key }) => key === '77')
    expect(
      fromThem(owner)
        .map(({ topic }) => topic)
        .toSorted(),
    ).toEqual(expected.toSorted())

    const asked = new Map<string, boolean>()
    for (const [role, token] of tokens) {
      const allowed = []
      for (const { topic, key, touches } of fromThem(owner)) {
        const paths = []
        for (const path of touches) {
          const address = path
            .replaceAll('*', '1')
            .replace(/\/$/, path.startsWith('/delivery') ? '/page-view' : '/parcel-types')
          const status = async () => (await world.app.call(`/api${address}`, { token, tenantId })).status
          const known = asked.get(`${role} ${address}`) ?? (await status()) !== 403
          asked.set(`${role} ${address}`, known)
          if (known) paths.push(path)
        }
        if (paths.length > 0) allowed.push({ topic, key, touches: paths })
      }
      expect([role, fromThem(await heardBy(token, tenantId, before))]).toEqual([role, allowed])
    }
  },
)

test('a supplier hears of the couriers of the customer that it orders for', async () => {
  const [first, second] = [standings[1], standings[2]].map(pairOf)
  if (!first || !second) throw new Error('There are no such pairs.')
  const [supplier, customer, courier] = [first.ours.rows, second.ours.rows, second.theirs.rows].map(
    (rows) => rows.tenantId,
  )
  if (!supplier || !customer || !courier) throw new Error('There are no such organisations.')
  const { database, clock } = world.app
  await database.systemTransaction(async (db) => {
    await link(db, supplier, customer, { relation: 'supplied', ended: false }, clock.now)
    await link(db, customer, courier, { relation: 'courier', ended: false }, clock.now)
  })
  const before = await publish(courier, [...topics.keys()])
  const { events } = await heardBy(first.ours.token, supplier, before)
  const topicsHeard = events.filter(({ key }) => key === '77').map(({ topic }) => topic)
  expect(topicsHeard.toSorted()).toEqual(['courier-settings', 'order-fields', 'tenant.changed', 'users'])
  expect(events.flatMap(({ touches }) => touches)).toContain(`/tenants/${courier}/schedule-info`)
})

test('both ends of a link hear when it is made and when it ends, and when a person is called otherwise', async () => {
  const { ours: us, theirs } = pairOf(standings[0])
  const { database, deps, clock } = world.app
  const { cursor } = await heardBy(us.token, us.rows.tenantId, '')
  await database.systemTransaction(async (db) => {
    await link(db, us.rows.tenantId, theirs.rows.tenantId, { relation: 'customer', ended: false }, clock.now)
    await db
      .updateTable('tenant_links')
      .set({ ended_at: clock.now })
      .where('tenant_id', '=', us.rows.tenantId)
      .execute()
    await db.updateTable('users').set({ first_name: 'Renamed' }).where('id', '=', theirs.rows.userId).execute()
  })
  deps.events.wake()
  const topicsOf = async ({ token, rows }: Pair['ours']) =>
    (await heardBy(token, rows.tenantId, cursor)).events.map(({ topic }) => topic)
  await expect.poll(() => topicsOf(theirs)).toEqual(['tenant-links', 'tenant-links', 'users'])
  // Of the name of somebody in an organisation that is linked no more nobody else hears.
  expect((await topicsOf(us)).filter((topic) => topic === 'users')).toEqual([])
  expect((await topicsOf(us)).filter((topic) => topic === 'tenant-links').length).toBeGreaterThanOrEqual(2)
})

describe('an answer that may be known to be unchanged', () => {
  /** Which topics tell of changes of a table; one of them has to touch each answer that is read from it. */
  const toldBy: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(
      [
        'orders',
        'order_parties',
        'order_parcels',
        'order_tags',
        'order_prices',
        'order_updates',
        'order_geostamps',
        'order_media',
      ].map((table) => [`delivery_${table}`, ['delivery-order.changed']]),
    ),
    // A file does not change; that of an order comes and goes with it.
    stored_files: ['delivery-order.changed'],
    tenants: ['tenant.changed'],
    tenant_features: ['tenant-features'],
    users: ['users'],
    memberships: ['users'],
    roles: ['roles'],
    role_grants: ['role-grants'],
    people: ['users'],
    absences: ['days-off'],
    invitations: ['invitations'],
    applications: ['applications'],
    partnerships: ['partnerships'],
    locations: ['locations'],
    courier_settings: ['courier-settings'],
    courier_schedules: ['courier-settings', 'order-fields'],
    supplier_settings: ['supplier-settings'],
    marketplace_profiles: ['marketplace-profile'],
    notices: ['notices'],
    recurring_orders: ['recurring-orders'],
    messages: ['messages'],
    webhook_endpoints: ['webhook-endpoints', 'webhook-deliveries'],
    webhook_deliveries: ['webhook-deliveries'],
    notification_settings: ['notification-settings'],
    accounting_settings: ['accounting-settings'],
    accounting_templates: ['accounting-templates'],
    billing_exports: ['billing-exports'],
    invoices: ['billing-exports', 'invoices'],
    settlements: ['settlements'],
    settlement_parts: ['settlements'],
    invoice_disputes: ['invoice-disputes'],
    order_imports: ['order-imports'],
    order_import_rows: ['order-imports'],
    reminder_runs: ['invoice-reminders'],
    pay_exports: ['pay-exports'],
    pay_statements: ['pay-exports', 'pay-statements'],
    pay_lines: ['pay-exports'],
    pay_files: ['pay-exports'],
    pay_extras: ['extras'],
    tenant_contacts: ['contacts'],
    vehicles: ['vehicles'],
    base_parcel_types: ['parcel-types'],
    base_service_speeds: ['service-speeds'],
    base_tags: ['tags'],
    delivery_order_fields: ['order-fields'],
    fuel_prices: ['fuel-prices'],
    services: ['services'],
    customer_services: ['services'],
    service_revisions: ['service-revisions'],
    service_revision_parcel_types: ['service-revisions'],
    service_revision_service_speeds: ['service-revisions'],
    service_revision_tags: ['service-revisions'],
  }

  const onOwnOrder = 'a location of a courier that a rule names is on an own order already, and no order ends'
  /** Tables whose changes alter nothing in an answer that is read from them, with the reason. */
  const unchanging: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    getDeliveryOrderData: { locations: 'it is asked whose a location is, which never changes' },
    getTenantRecurringOrders: { delivery_orders: onOwnOrder },
    getPaginatedRecurringOrders: { delivery_orders: onOwnOrder },
    getRecurringOrder: { delivery_orders: onOwnOrder },
  }

  const knowable = exampleOperations.filter(({ id }) => changesOf(id).size > 0)

  test('is of an operation that a topic names', () => {
    expect(knowable.length).toBeGreaterThan(30)
    const unnamed = knowable.flatMap(({ id }) => [...changesOf(id).keys()]).filter((topic) => !topics.has(topic))
    expect(unnamed).toEqual([])
  })

  test.each(knowable.map((operation) => [operation.id, operation] as const))(
    '%s is read from tables that tell of their changes',
    async (_id, operation) => {
      const pair = pairOf(standings[1])
      const spy = vi.spyOn(pg.Client.prototype, 'query')
      const template = callOf(operation, pair.ours.rows)
      const answer = await call(world.app, { operation, template, what: 'own', slots: [] }, pair)
      const texts = spy.mock.calls
        .filter((_call, index) => nameOf(spy.mock.contexts[index]) !== 'waybill outbox')
        .map(([query]) => String(Reflect.get(Object(query), 'text') ?? ''))
      spy.mockRestore()
      // Documents are no JSON, and have versions of their own.
      if (answer.body === undefined || answer.status !== 200) {
        expect(operation.entry.path).toMatch(/-(pdf|html)$/)
        return
      }
      const read = new Set(texts.flatMap(tablesIn))
      const topicsOfIt = changesOf(operation.id)
      const needless = unchanging[operation.id] ?? {}
      expect(Object.keys(needless).filter((table) => !read.has(table))).toEqual([])
      const silent = [...read].filter(
        (table) => !(table in needless) && !toldBy[table]?.some((topic) => topicsOfIt.has(topic)),
      )
      expect([...read]).not.toEqual([])
      expect(silent).toEqual([])
    },
  )
})

const nameOf = (client: unknown): unknown =>
  Reflect.get(Object(Reflect.get(Object(client), 'connectionParameters')), 'application_name')

/** Tables and views of ours that a statement names. */
function tablesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:from|join)\s+(?:"?public"?\.)?"?(\w+)"?/gi)]
    .map(([, name = '']) => name)
    .filter((name) => tables.has(name))
}
