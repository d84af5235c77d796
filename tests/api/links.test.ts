import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/roles.ts'
import type { TenantLinkKind } from '#server/db/schema/people.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { insertPlace, insertService, insertTenant, insertUser } from '#tests/api/orders/order-fixtures.ts'
import { noon, orderWorld, type Caller, type World } from '#tests/api/orders/order-world.ts'

/**
 * Who may do what with another organisation, over every kind of link in both directions, live and ended (domain-rules 9, 10
 * and 15). An operation that depends on a link gets a line in `acts`.
 */

/** What the other organisation is to ours. */
const relations = {
  customer: { kind: 'courier-customer', provider: 'ours' },
  courier: { kind: 'courier-customer', provider: 'theirs' },
  carrier: { kind: 'courier-broker', provider: 'theirs' },
  broker: { kind: 'courier-broker', provider: 'ours' },
  supplied: { kind: 'supplier-customer', provider: 'ours' },
  supplier: { kind: 'supplier-customer', provider: 'theirs' },
} as const satisfies Record<string, { kind: TenantLinkKind; provider: 'ours' | 'theirs' }>
type Relation = keyof typeof relations

/** Something that one does with another organisation, and what comes of it. */
interface Act {
  /** What the other organisation has to be. */
  readonly with: readonly Relation[]
  /** Whether it is still allowed once the link has ended. */
  readonly afterwards?: true
  ask(): Promise<unknown>
  readonly given?: unknown
  readonly refused: unknown
}

type Side = Awaited<ReturnType<typeof organisation>>

let world: World
let ours: Side
let theirs: Side
/** Orders that each placed with the other while they were linked, and one that ours placed with itself. */
let orders: { fromUs: number; fromThem: number; within: number }

beforeAll(async () => {
  world = await orderWorld()
  ours = await organisation('Ours')
  theirs = await organisation('Theirs')
  await world.database.systemTransaction((db) =>
    db
      .insertInto('customer_services')
      .values([
        { tenant_id: ours.tenantId, customer_tenant_id: theirs.tenantId, service_id: ours.service.id },
        { tenant_id: theirs.tenantId, customer_tenant_id: ours.tenantId, service_id: theirs.service.id },
      ])
      .execute(),
  )
  await link('courier', null)
  const fromUs = await placed(ours, theirs)
  await world.call(theirs.owner, 'PUT', `/users/${theirs.driver}/delivery-orders/bulk`, { body: { ids: [fromUs] } })
  await link('customer', null)
  orders = { fromUs, fromThem: await placed(theirs, ours), within: await placed(ours, ours) }
})
afterAll(() => world.close())

/** A courier with an owner, a driver, a service, dispatch hours and a place with a contact. */
async function organisation(name: string) {
  const { database } = world
  const made = await database.systemTransaction(async (db) => {
    const tenantId = await insertTenant(db, name, 'Courier')
    await db.insertInto('courier_settings').values({ tenant_id: tenantId }).execute()
    return {
      tenantId,
      userId: await insertUser(db, tenantId, `${name} Owner`, [roles.owner]),
      driver: await insertUser(db, tenantId, `${name} Driver`, [roles.driver]),
      service: await insertService(db, tenantId, tenantId),
      place: await insertPlace(db, tenantId, {
        name: `Ward of ${name}`,
        contact_name: 'Aylin Ünal',
        phone: '+13065550142',
      }),
    }
  })
  return { ...made, owner: await world.caller(made.userId, made.tenantId) }
}

/** Makes this the only link between the two. */
async function link(relation: Relation | null, endedAt: number | null): Promise<void> {
  const between = [ours.tenantId, theirs.tenantId]
  await world.database.systemTransaction(async (db) => {
    await db
      .deleteFrom('tenant_links')
      .where('tenant_id', 'in', between)
      .where('partner_tenant_id', 'in', between)
      .execute()
    if (relation === null) return
    const { kind, provider } = relations[relation]
    const [tenantId, partnerTenantId] = provider === 'ours' ? between : between.toReversed()
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: tenantId ?? 0, partner_tenant_id: partnerTenantId ?? 0, kind, ended_at: endedAt })
      .execute()
  })
}

function orderOf(sender: Side, receiver: Side, places = sender): Record<string, unknown> {
  return world.order({
    customerTenantId: sender.tenantId,
    serviceId: receiver.service.id,
    serviceSpeedId: receiver.service.rush,
    pickupLocationId: places.place,
    dropoffLocationId: places.place,
    parcels: [{ parcelTypeId: receiver.service.box, quantity: 1 }],
  })
}

async function placed(sender: Side, receiver: Side): Promise<number> {
  const { status, body } = await world.call<{ id: number }>(sender.owner, 'POST', '/delivery-orders', {
    body: orderOf(sender, receiver),
  })
  expect([status, body]).toEqual([200, expect.any(Object)])
  return body.id
}

/** Calls as our owner. The body if it went well, or else the status and the faulty fields. */
async function ask<Body>(method: string, path: string, body?: unknown): Promise<Body | [number, ...string[]]> {
  const answer = await world.call<Body>(ours.owner, method, path, body === undefined ? {} : { body })
  if (answer.status === 200) return answer.body
  return [answer.status, ...Object.keys((answer.body as Partial<Schema<'FormError'>>).errors ?? {})]
}

/** As {@link ask}, of what went well only what `show` picks. */
async function asked<Body>(show: (body: Body) => unknown, method: string, path: string, body?: unknown) {
  const found = await ask<Body>(method, path, body)
  return Array.isArray(found) ? found : show(found as Body)
}

const book = (query: string) =>
  asked<Schema<'LocationPage'>>(
    ({ data }) => data.map(({ name, phone }) => [name, phone]),
    'GET',
    `/tenants/${ours.tenantId}/paginated-locations?requesterTenantId=${theirs.tenantId}${query}`,
  )
const servicesOf = (who: Side, query = '') =>
  asked<Schema<'ServicePage'>>(
    ({ data }) => data.filter(({ courierTenant }) => courierTenant.id === who.tenantId).length,
    'GET',
    `/tenants/${ours.tenantId}/services${query}`,
  )
const priced = (body: Record<string, unknown>) =>
  asked<Schema<'DeliveryOrderPreview'>>(({ pricing }) => pricing.status, 'POST', '/delivery-orders/preview', body)
const page = (id: number, who: Caller = ours.owner) =>
  world.call<Schema<'DeliveryOrderPageView'>>(who, 'GET', `/delivery-orders/${id}/page-view`)

const acts: Record<string, Act> = {
  'reading its address book': {
    with: ['customer'],
    ask: () => book(''),
    given: [['Ward of Theirs', '+13065550142']],
    refused: [404],
  },
  'searching its address book': {
    with: ['customer'],
    ask: () => book('&search=ward'),
    given: [['Ward of Theirs', '+13065550142']],
    refused: [404],
  },
  'reading one of its places': {
    with: ['customer'],
    ask: () => asked<Schema<'Location'>>(({ phone }) => phone, 'GET', `/locations/${theirs.place}`),
    given: '+13065550142',
    refused: [404],
  },
  'changing one of its places': {
    with: [],
    ask: () => ask('PATCH', `/locations/${theirs.place}`, { name: 'Taken' }),
    refused: [404],
  },
  'archiving one of its places': {
    with: [],
    ask: () => ask('PUT', '/locations/archive', { ids: [theirs.place] }),
    refused: [404],
  },
  'being suggested its places': {
    with: [],
    ask: () =>
      asked<Schema<'AddressSuggestions'>>(
        ({ data }) => data.map(({ name }) => name),
        'GET',
        '/address-suggestions?query=ward',
      ),
    refused: ['Ward of Ours'],
  },
  'being offered its services': {
    with: ['courier'],
    ask: () => servicesOf(theirs),
    given: 1,
    refused: 0,
  },
  'reading a service that it offers, and what belongs to it': {
    with: ['courier', 'carrier'],
    ask: async () => {
      const parts = ['parcel-types', 'service-speeds', 'tags'].map(
        (part) => `/service-revisions/${theirs.service.revisionId}/${part}`,
      )
      const paths = [`/services/${theirs.service.id}`, ...parts]
      const answers = await Promise.all(paths.map((path) => world.call(ours.owner, 'GET', path)))
      return answers.map(({ status }) => status)
    },
    given: [200, 200, 200, 200],
    refused: [404, 404, 404, 404],
  },
  'ordering from it': {
    with: ['courier'],
    ask: () => priced(orderOf(ours, theirs)),
    given: 'priced',
    refused: [422, '/serviceId'],
  },
  'ordering from it between its own depots': {
    with: ['courier'],
    ask: () => priced(orderOf(ours, theirs, theirs)),
    given: 'priced',
    refused: [422, '/serviceId'],
  },
  'ordering for it, between its places': {
    with: ['customer'],
    ask: () => priced(orderOf(theirs, ours)),
    given: 'priced',
    refused: [422, '/customerTenantId'],
  },
  'ordering for oneself between its places': {
    with: [],
    ask: () => priced(orderOf(ours, ours, theirs)),
    refused: [422, '/pickupLocationId', '/dropoffLocationId'],
  },
  'seeing which of the own services it may order': {
    with: ['customer'],
    ask: () => servicesOf(ours, `?customerTenantId=${theirs.tenantId}`),
    given: 1,
    refused: 0,
  },
  'knowing when it dispatches': {
    with: ['courier'],
    ask: () => asked<Schema<'ScheduleInfo'>>(({ name }) => name, 'GET', `/tenants/${theirs.tenantId}/schedule-info`),
    given: 'Theirs',
    refused: [404],
  },
  'finding it among the customers': {
    with: ['customer', 'supplied'],
    ask: () =>
      asked<Schema<'TenantPage'>>(
        ({ data }) => data.map(({ name }) => name),
        'GET',
        '/tenants/customers?search=theirs',
      ),
    given: ['Theirs'],
    refused: [],
  },
  'finding it among those that an order can be handed on to': {
    with: ['carrier'],
    ask: () =>
      asked<Schema<'BrokerageReceivers'>>(
        ({ receivers }) => receivers.map(({ name }) => name),
        'GET',
        `/delivery-orders/${orders.within}/brokerage`,
      ),
    given: ['Theirs'],
    refused: [],
  },
  'asking what handing an order on to it would cost': {
    with: ['carrier'],
    ask: () =>
      asked<Schema<'BrokerageOffer'>>(
        ({ options }) => options.length,
        'GET',
        `/delivery-orders/${orders.within}/brokerage/${theirs.tenantId}`,
      ),
    given: 2,
    refused: [404],
  },
  'reading its people and what it says of itself': {
    with: [],
    ask: async () => {
      const paths = ['', '/users', '/users-by-role/Driver', '/subscription-plan-features'].map(
        (part) => `/tenants/${theirs.tenantId}${part}`,
      )
      const answers = await Promise.all(
        [...paths, `/users/${theirs.userId}`].map((path) => world.call(ours.owner, 'GET', path)),
      )
      return answers.map(({ status }) => status)
    },
    refused: [404, 404, 404, 404, 404],
  },
  'reading its name on the orders between the two': {
    with: ['customer', 'courier', 'carrier', 'broker', 'supplied', 'supplier'],
    afterwards: true,
    ask: async () => {
      const [out, back] = await Promise.all([page(orders.fromUs), page(orders.fromThem)])
      return [out.body.receiverTenant.name, back.body.senderTenant.name]
    },
    given: ['Theirs', 'Theirs'],
    refused: ['', ''],
  },
}

const states = [
  ['is a stranger', null, null],
  ...(Object.keys(relations) as Relation[]).flatMap((relation) => [
    [`is linked as ${relation}`, relation, null] as const,
    [`was linked as ${relation}`, relation, noon] as const,
  ]),
] as const

test.each(states)('one that %s is dealt with as such', async (_what, relation, endedAt) => {
  await link(relation, endedAt)
  const found: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const [name, act] of Object.entries(acts)) {
    const isAllowed = relation !== null && act.with.includes(relation) && (endedAt === null || act.afterwards)
    found[name] = await act.ask()
    expected[name] = isAllowed ? act.given : act.refused
  }
  expect(found).toEqual(expected)
})

test('who drove an order and who placed it stays on it, whatever becomes of the link', async () => {
  await link('courier', noon)
  const [out, back] = await Promise.all([page(orders.fromUs), page(orders.fromThem)])
  expect(out.body).toMatchObject({ driver: { firstName: 'Theirs', lastName: 'Driver' } })
  expect(back.body).toMatchObject({ senderUser: { firstName: 'Theirs', lastName: 'Owner' } })
})
