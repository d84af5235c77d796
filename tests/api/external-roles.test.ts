import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { operations, type OperationEntry } from '#generated/operations.ts'
import type { Database } from '#server/db/schema.ts'
import { link, standingName, standings } from './links/link-world.ts'
import { insertLocation, insertTenant, insertUser } from './orders/order-fixtures.ts'
import { orderWorld, type Answer, type Caller, type World } from './orders/order-world.ts'
import { openStream } from './support/event-stream.ts'

/*
 * External roles: what an organization, the host, gives to people of linked organizations and to such organizations as a whole; what
 * these see and do in it; and that it ends at once.
 */

let world: World
let host: number
let owner: Caller
/** Another customer of the host, which has an order that nobody else is to see. */
let other: { tenantId: number; clerk: Caller; orderId: number }
/** Orders of the customer whose people are given roles. */
let seen: number[]

beforeAll(async () => {
  world = await orderWorld()
  host = world.tenants.courier
  owner = await somebody(host, 'Helen Dyck', [roles.owner])
  const tenantId = await system((db) => insertTenant(db, 'Riverbend Labs', 'Customer'))
  await system((db) => link(db, host, tenantId, { relation: 'customer', ended: false }, world.clock.now))
  await system((db) =>
    db
      .insertInto('customer_services')
      .values({ tenant_id: host, customer_tenant_id: tenantId, service_id: world.service.id, is_enabled: true })
      .onConflict((known) => known.doNothing())
      .execute(),
  )
  const clerk = await somebody(tenantId, 'Ivan Clerk', [roles.owner])
  const pickupLocationId = await system((db) => insertLocation(db, tenantId, { name: 'Riverbend Lab' }))
  const ends = { pickupLocationId, dropoffLocationId: world.locations.depot }
  const orderId = await world.placed({ ...ends, customerTenantId: tenantId, poNumber: 'RIVERBEND' }, clerk)
  other = { tenantId, clerk, orderId }
  seen = [await world.placed({ poNumber: 'SEEN-1' }), await world.placed({ poNumber: 'SEEN-2' })]
})
afterAll(() => world.close())

function system<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  return world.database.systemTransaction(work)
}

async function somebody(tenantId: number, name: string, held: RoleId[]): Promise<Caller> {
  return world.caller(await system((db) => insertUser(db, tenantId, name, held)), tenantId)
}

const emailOf = (userId: number) =>
  system((db) => db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).then(
    ({ email }) => email,
  )

interface Grant {
  id: number
  user: { id: number } | null
  granteeTenant: { id: number; name: string } | null
  role: { id: number; name: string }
}
interface Refused {
  code: string
  message: string
  errors?: Record<string, string[]>
}

function give(body: object, who: Caller = owner): Promise<Answer<Grant & Refused>> {
  return world.call(who, 'POST', `/tenants/${host}/role-grants`, { body })
}

async function given(body: object): Promise<Grant> {
  const answer = await give(body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

function take({ id }: Pick<Grant, 'id'>): Promise<Answer> {
  return world.call(owner, 'DELETE', `/tenants/${host}/role-grants/${id}`)
}

/** The same person, working in the host. */
const there = (who: Caller): Caller => ({ ...who, tenantId: host })

/** A person of the customer who has the role in the host. */
async function external(roleId: RoleId, tenantId = world.tenants.customer): Promise<Caller & { grant: Grant }> {
  made += 1
  const who = await somebody(tenantId, `Outside Person${made}`, [roles.viewer])
  const grant = await given({ granteeTenantId: tenantId, email: await emailOf(who.userId), roleId })
  return { ...there(who), grant }
}
let made = 0

async function listed(who: Caller, filter?: object): Promise<number[]> {
  const pagination = encodeURIComponent(JSON.stringify({ pageSize: 100, ...(filter && { filter }) }))
  const answer = await world.call<{ data: { id: number }[]; total: number }>(
    who,
    'GET',
    `/tenants/${who.tenantId}/paginated-delivery-orders?pagination=${pagination}`,
  )
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  expect(answer.body.total).toBe(answer.body.data.length)
  return answer.body.data.map(({ id }) => id).toSorted((a, b) => a - b)
}

describe('who may be given a role', () => {
  test.each(standings.map((standing) => [standingName(standing), standing] as const))(
    'somebody whose organization %s',
    async (name, standing) => {
      const theirs = await system((db) => insertTenant(db, `Standing ${name}`, 'Courier'))
      await system((db) => link(db, host, theirs, standing, world.clock.now))
      const { userId } = await somebody(theirs, `Person ${name}`, [roles.dispatcher])
      const answers = [
        await give({ granteeTenantId: theirs, email: await emailOf(userId), roleId: roles.externalCourier }),
        await give({ granteeTenantId: theirs, roleId: roles.externalScheduler }),
      ]
      const isLive = standing.relation !== null && !standing.ended
      for (const { status, body } of answers) {
        expect(status).toBe(isLive ? 200 : 422)
        if (!isLive)
          expect(body.errors).toEqual({ '/granteeTenantId': ['There is no live link with such an organization.'] })
      }
    },
  )

  test('no internal default role, no role of one’s own, and nothing that the granter does not hold', async () => {
    const { customer: granteeTenantId } = world.tenants
    const { body: own } = await world.call<{ id: number }>(owner, 'POST', `/tenants/${host}/roles`, {
      body: { name: 'Night desk', permissions: ['delivery-orders.read'] },
    })
    for (const roleId of [roles.owner, roles.admin, roles.dispatcher, roles.viewer, own.id, 999_999]) {
      const { status, body } = await give({ granteeTenantId, roleId })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['/roleId']])
    }
    const { body: desk } = await world.call<{ id: number }>(owner, 'POST', `/tenants/${host}/roles`, {
      body: { name: 'Hands out', permissions: ['users.update', 'delivery-orders.read', 'delivery-orders.create'] },
    })
    const clerk = await somebody(host, 'Hands Out', [roles.user])
    await world.call(owner, 'POST', `/tenants/${host}/users/${clerk.userId}/roles`, { body: { roleId: desk.id } })
    const { status, body } = await give({ granteeTenantId, roleId: roles.externalScheduler }, clerk)
    expect([status, body.errors]).toEqual([
      422,
      {
        '/roleId': [
          'You cannot give what you may not do yourself: change own orders before they are picked up and see prices.',
        ],
      },
    ])
  })

  test('an unknown email and that of somebody else are answered alike; archived people are unknown', async () => {
    const { customer: granteeTenantId } = world.tenants
    const gone = await somebody(granteeTenantId, 'Gone Clerk', [roles.viewer])
    const archived = await world.call(world.callers.customerOwner, 'PUT', '/users/archive', {
      body: { userIds: [gone.userId] },
    })
    expect(archived.status).toBe(200)
    for (const email of ['nobody@nowhere.example', await emailOf(world.users.stranger), await emailOf(gone.userId)]) {
      const { status, body } = await give({ granteeTenantId, email, roleId: roles.externalScheduler })
      expect([status, body.errors]).toEqual([
        422,
        { '/email': ['Nobody with this email belongs to Meewasin Pharmacy.'] },
      ])
    }
  })

  test('one’s own people are given none, however they are named', async () => {
    const { customer: granteeTenantId } = world.tenants
    const both = await somebody(granteeTenantId, 'Both Sides', [roles.viewer])
    await system((db) =>
      db
        .insertInto('memberships')
        .values({ tenant_id: host, user_id: both.userId, roles: [roles.viewer], created_at: world.clock.now })
        .execute(),
    )
    const email = await emailOf(both.userId)
    const byEmail = await give({ granteeTenantId, email, roleId: roles.externalScheduler })
    expect([byEmail.status, byEmail.body.errors]).toEqual([
      422,
      { '/email': ['Both Sides belongs to your own organization. Give them one of its roles.'] },
    ])
    const byNumber = await give({ userId: both.userId, roleId: roles.externalScheduler })
    expect([byNumber.status, byNumber.body.errors]).toEqual([
      422,
      { '/roleId': ['External Scheduler is for other organizations and their people.'] },
    ])
    const nobody = await give({ roleId: roles.externalScheduler })
    const two = await give({ userId: both.userId, granteeTenantId, roleId: roles.externalScheduler })
    expect([nobody, two].map(({ body }) => Object.keys(body.errors ?? {}))).toEqual([
      ['/granteeTenantId'],
      ['/granteeTenantId'],
    ])
  })

  test('once, however often it is sent; it is recorded, told and taken with its history', async () => {
    const who = await somebody(world.tenants.customer, 'Once Given', [roles.viewer])
    const body = {
      granteeTenantId: world.tenants.customer,
      email: await emailOf(who.userId),
      roleId: roles.externalSupplier,
    }
    const path = `/tenants/${host}/role-grants`
    const sent = { body, headers: { 'Idempotency-Key': 'given-once-only' } }
    const [first, again] = [
      await world.call<Grant>(owner, 'POST', path, sent),
      await world.call(owner, 'POST', path, sent),
    ]
    expect(again.body).toEqual(first.body)
    const twice = await give(body)
    expect([twice.status, twice.body.code]).toEqual([422, 'already_held'])
    expect((await take(first.body)).status).toBe(200)
    expect((await take(first.body)).status).toBe(404)
    const found = await system(async (db) => ({
      audit: await db
        .selectFrom('audit_entries')
        .select(['action', 'subject_type'])
        .where('tenant_id', '=', host)
        .where('subject_id', '=', who.userId)
        .orderBy('id')
        .execute(),
      told: await db
        .selectFrom('outbox')
        .select('id')
        .where('topic', '=', 'role-grants')
        .where('tenant_id', '=', host)
        .execute(),
      grant: await db.selectFrom('role_grants').selectAll().where('id', '=', first.body.id).executeTakeFirstOrThrow(),
    }))
    expect(found.audit).toEqual([
      { action: 'role.granted', subject_type: 'user' },
      { action: 'role.taken', subject_type: 'user' },
    ])
    expect(found.told.length).toBeGreaterThan(1)
    expect(found.grant).toMatchObject({ granted_by: owner.userId, ended_by: owner.userId, ended_at: world.clock.now })
  })
})

/** Every look at one order that needs no more than its number and that an External Courier may take. */
const looksAtOrder = Object.values<OperationEntry>(operations).flatMap(({ method, path, access }) => {
  const needed = typeof access === 'object' ? access.permission : []
  const isAllowed = needed.some((id) => permissionsOf([roles.externalCourier]).has(id))
  return method === 'get' && isAllowed && /^\/delivery-orders\/\{orderId\}\/[\w-]+$/.test(path) ? [path] : []
})

describe('what is seen in the host', () => {
  test('the orders of the organization that one works for alone: lists, searches, pages, boards, files', async () => {
    const who = await external(roles.externalCourier)
    expect(await listed(who)).toEqual(expect.arrayContaining(seen))
    expect(await listed(who)).not.toContain(other.orderId)
    expect(await listed({ ...owner })).toContain(other.orderId)
    expect(await listed(who, { search: 'RIVERBEND' })).toEqual([])
    expect(await listed(who, { search: String(other.orderId) })).toEqual([])
    expect(await listed(who, { search: 'SEEN-1' })).toEqual([seen[0]])
    for (const path of looksAtOrder) {
      const asked = (id: number | undefined) => world.call(who, 'GET', path.replace('{orderId}', String(id)))
      expect([path, (await asked(other.orderId)).status]).toEqual([path, 404])
    }
    for (const part of ['page-view', 'updates', 'shipping-label-html', 'media', 'data']) {
      expect([part, (await world.call(who, 'GET', `/delivery-orders/${seen[0]}/${part}`)).status]).toEqual([part, 200])
    }
    const act = await world.call(who, 'POST', `/delivery-orders/${other.orderId}/comment`, {
      body: { comment: 'Hello' },
    })
    expect(act.status).toBe(404)
    const csv = await world.raw(who, 'GET', `/tenants/${host}/paginated-delivery-orders`, {
      headers: { accept: 'text/csv' },
    })
    const text = await csv.text()
    expect(text).toContain('SEEN-1')
    expect(text).not.toContain('RIVERBEND')
  })

  test('nothing that is no order', async () => {
    const who = await external(roles.externalScheduler)
    const closed = [
      `/tenants/${host}/users`,
      `/tenants/${host}/paginated-locations`,
      `/tenants/${host}/role-grants`,
      `/tenants/${host}/external-people`,
      `/tenants/${host}/audit-entries`,
      `/tenants/${host}/users-by-role/Driver`,
      `/tenants/${host}/roles`,
    ]
    for (const path of closed) expect([path, (await world.call(who, 'GET', path)).status]).toEqual([path, 403])
    // To order between: of the organization that they work for, as the host reads it, and no other.
    const owners = async (asked: Caller, path: string) => {
      const { body } = await world.call<{ data: { tenantId: number }[]; total?: number }>(
        asked,
        'GET',
        `/tenants/${host}/${path}`,
      )
      return [...new Set(body.data.map(({ tenantId }) => tenantId))].toSorted((a, b) => a - b)
    }
    for (const path of ['all-locations', 'all-locations?search=e']) {
      expect([path, await owners(who, path)]).toEqual([path, [world.tenants.customer]])
      expect((await owners(owner, path)).length).toBeGreaterThan(1)
    }
  })

  test('row-level security leaves no more, whoever asks', async () => {
    const who = await external(roles.externalScheduler)
    const narrowedTo = `${world.tenants.customer},,`
    const standing = { tenantId: world.tenants.customer, tenantName: '', narrowedTo }
    const found = await world.database.tenantTransaction(
      { tenantId: host, userId: who.userId, external: standing },
      async (db) => ({
        orders: await db.selectFrom('delivery_orders').select('sender_tenant_id as tenant').distinct().execute(),
        parties: await db
          .selectFrom('delivery_order_parties')
          .select('sender_tenant_id as tenant')
          .distinct()
          .execute(),
        prices: (await db.selectFrom('delivery_order_prices').select('delivery_order_id as id').execute()).map(
          ({ id }) => id,
        ),
        locations: await db.selectFrom('locations').select('tenant_id as tenant').distinct().execute(),
        users: (await db.selectFrom('users').select('id').execute()).map(({ id }) => id),
        tenants: (await db.selectFrom('tenants').select('id').execute()).map(({ id }) => id).toSorted((a, b) => a - b),
        grants: await db.selectFrom('role_grants').select('id').execute(),
        audit: await db.selectFrom('audit_entries').select('id').execute(),
      }),
    )
    const ofCustomer = [{ tenant: world.tenants.customer }]
    expect(found).toMatchObject({
      orders: ofCustomer,
      parties: ofCustomer,
      locations: ofCustomer,
      grants: [],
      audit: [],
    })
    expect(found.prices).toEqual(expect.arrayContaining(seen))
    expect(found.prices).not.toContain(other.orderId)
    expect(found.users).toEqual([who.userId])
    expect(found.tenants).toEqual([host, world.tenants.customer].toSorted((a, b) => a - b))
  })

  test('an External Driver can be assigned, and sees what they drive, of whichever customer', async () => {
    const who = await external(roles.externalDriver)
    expect(await listed(who)).toEqual([])
    const { body } = await world.assign([other.orderId], who.userId)
    expect(body.results).toMatchObject([{ ok: true }])
    expect(await listed(who)).toEqual([other.orderId])
    const page = await world.call(who, 'GET', `/delivery-orders/${other.orderId}/page-view`)
    expect(page.status).toBe(200)
    expect((await world.call(who, 'GET', `/delivery-orders/${seen[0]}/page-view`)).status).toBe(404)
    const moved = await world.call(who, 'POST', `/delivery-orders/${other.orderId}/picked-up`, { body: {} })
    expect(moved.status).toBe(200)
    const drivers = await world.call<{ data: { id: number }[] }>(owner, 'GET', `/tenants/${host}/users-by-role/Driver`)
    expect(drivers.body.data.map(({ id }) => id)).toContain(who.userId)
    await take(who.grant)
    expect((await world.call(who, 'GET', `/delivery-orders/${other.orderId}/page-view`)).status).toBe(403)
  })
})

describe('what is done in the host', () => {
  test('an External Scheduler orders for their own organization alone', async () => {
    const who = await external(roles.externalScheduler)
    const id = await world.placed({ poNumber: 'BY-EXTERNAL' }, who)
    expect(await listed(who)).toContain(id)
    const { tenantId: customerTenantId } = other
    const depot = { pickupLocationId: world.locations.depot, dropoffLocationId: world.locations.depot }
    for (const customer of [customerTenantId, host]) {
      const answer = await world.call<Refused>(who, 'POST', '/delivery-orders', {
        body: world.order({ ...depot, customerTenantId: customer }),
      })
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { '/customerTenantId': ['You order for Meewasin Pharmacy alone here'] },
      ])
    }
  })

  test('an External Courier assigns the orders that they see', async () => {
    const who = await external(roles.externalCourier)
    const answer = await world.call<{ results: { orderId: number; ok: boolean }[] }>(
      who,
      'PUT',
      `/users/${world.users.driver}/delivery-orders/bulk`,
      { body: { ids: [seen[1], other.orderId] } },
    )
    expect(answer.body.results.map(({ orderId, ok }) => [orderId, ok])).toEqual([
      [seen[1], true],
      [other.orderId, false],
    ])
  })
})

test('all that an External Courier may do with an order works on those that they see', async () => {
  const who = await external(roles.externalCourier)
  const id = await world.placed({ poNumber: 'WHOLE-DAY' })
  const done = async (method: string, path: string, body: object) => {
    const answer = await world.call(who, method, `/delivery-orders/${id}/${path}`, { body })
    expect([path, answer.status, answer.status === 200 || answer.body]).toEqual([path, 200, true])
  }
  await world.call(who, 'PUT', `/users/${world.users.driver}/delivery-orders/bulk`, { body: { ids: [id] } })
  await done('POST', 'price-modifier', { name: 'Discount', priceCadCents: -100 })
  await done('POST', 'comments', { comment: 'On its way' })
  await done('POST', 'picked-up', {})
  await done('POST', 'undo', {})
  await done('POST', 'picked-up', {})
  await done('POST', 'dropped-off', {})
  await done('POST', 'completed', {})
  const next = await world.placed({ poNumber: 'CALLED-OFF' })
  const cancelled = await world.call(who, 'POST', `/delivery-orders/${next}/cancelled`, {
    body: { tenantId: host, reason: 'A test' },
  })
  expect([cancelled.status, cancelled.body]).toEqual([200, expect.anything()])
})

describe('it is found, and ends at once', () => {
  interface Tenants {
    data: { id: number; name: string; external?: { through: { id: number }; roles: { name: string }[] } }[]
  }
  const ownTenants = (who: Caller) => world.call<Tenants>(who, 'GET', `/users/${who.userId}/switchable-tenants`)

  test('the host stands among the organizations of the person, who can switch to it', async () => {
    const who = await external(roles.externalScheduler)
    const home = { ...who, tenantId: world.tenants.customer }
    for (const from of [who, home]) {
      const { body } = await ownTenants(from)
      expect(
        body.data.map(({ id, external: standing }) => [id, standing?.through.id, standing?.roles[0]?.name]),
      ).toEqual([
        [world.tenants.customer, undefined, undefined],
        [host, world.tenants.customer, 'External Scheduler'],
      ])
    }
    const chosen = await world.call(home, 'PUT', `/users/${who.userId}/current-tenant`, { body: { tenantId: host } })
    expect(chosen.status).toBe(200)
    const current = await world.call<{ tenant: { id: number } }>(who, 'GET', `/users/${who.userId}/current-tenant`)
    expect(current.body.tenant.id).toBe(host)
    const { body: rights } = await world.call<{ permissions: { id: string }[]; external: object }>(
      who,
      'GET',
      '/permissions',
    )
    expect(rights.permissions.map(({ id }) => id).toSorted()).toEqual([
      'delivery-orders.create',
      'delivery-orders.read',
      'delivery-orders.update-limited',
      'pricing.read',
    ])
    expect(rights.external).toEqual({ id: world.tenants.customer, name: 'Meewasin Pharmacy' })
    await take(who.grant)
    expect((await ownTenants(home)).body.data.map(({ id }) => id)).toEqual([world.tenants.customer])
    expect((await world.call(who, 'GET', '/permissions')).status).toBe(404)
    expect((await world.call(home, 'GET', `/users/${who.userId}/current-tenant`)).body).toEqual({ tenant: null })
  })

  test('with the role of an organization all have it who belong to it, whoever that is at the moment', async () => {
    const theirs = await system((db) => insertTenant(db, 'Whole Rush', 'Courier'))
    await system((db) => link(db, host, theirs, { relation: 'carrier', ended: false }, world.clock.now))
    const grant = await given({ granteeTenantId: theirs, roleId: roles.externalCourier })
    const later = there(await somebody(theirs, 'Came Later', [roles.viewer]))
    expect(await listed(later)).toEqual([])
    const page = await world.call<{ data: { id: number; people: number; roles: object[] }[] }>(
      owner,
      'GET',
      `/tenants/${host}/external-organizations?search=whole`,
    )
    expect(page.body.data).toMatchObject([{ id: theirs, people: 1, roles: [{ name: 'External Courier' }] }])
    const reasons = await world.call<{ givenBy: object[]; notes: string[] }>(
      owner,
      'GET',
      `/tenants/${host}/users/${later.userId}/permission-reasons?permission=delivery-orders.assign`,
    )
    expect(reasons.body.givenBy).toMatchObject([
      { role: { name: 'External Courier' }, grantedTo: { name: 'Whole Rush' }, grantedBy: { id: owner.userId } },
    ])
    expect(reasons.body.notes).toEqual(
      expect.arrayContaining(['This holds for orders that Whole Rush sends, receives, brokers or scheduled.']),
    )
    const own = await world.call<{ givenBy: object[] }>(
      later,
      'GET',
      '/permissions/reasons?permission=delivery-orders.assign',
    )
    expect(own.body.givenBy).toHaveLength(1)
    const access = await world.call<{ data: { id: number; through: object }[] }>(
      owner,
      'GET',
      `/tenants/${host}/people-access?search=came+later`,
    )
    expect(access.body.data).toMatchObject([{ id: later.userId, through: { id: theirs } }])
    await take(grant)
    expect((await world.call(later, 'GET', '/permissions')).status).toBe(404)
  })

  test.each(['ended', 'left'] as const)('when the link has ended or the person has left: %s', async (how) => {
    const theirs = await system((db) => insertTenant(db, `Over ${how}`, 'Courier'))
    await system((db) => link(db, host, theirs, { relation: 'supplier', ended: false }, world.clock.now))
    const who = await external(roles.externalSupplier, theirs)
    expect(await listed(who)).toEqual([])
    await (how === 'ended'
      ? system((db) =>
          db.updateTable('tenant_links').set({ ended_at: world.clock.now }).where('tenant_id', '=', theirs).execute(),
        )
      : system((db) => db.deleteFrom('memberships').where('user_id', '=', who.userId).execute()))
    expect((await world.call(who, 'GET', '/permissions')).status).toBe(404)
    const grant = await system((db) =>
      db.selectFrom('role_grants').select('ended_at').where('id', '=', who.grant.id).executeTakeFirstOrThrow(),
    )
    expect(grant.ended_at).not.toBeNull()
    // It does not come back with the link, or with the person.
    await (how === 'ended'
      ? system((db) => db.updateTable('tenant_links').set({ ended_at: null }).where('tenant_id', '=', theirs).execute())
      : system((db) =>
          db
            .insertInto('memberships')
            .values({ tenant_id: theirs, user_id: who.userId, roles: [roles.viewer], created_at: world.clock.now })
            .execute(),
        ))
    expect((await world.call(who, 'GET', '/permissions')).status).toBe(404)
  })

  test('a permission token of before is void when one of two roles is taken', async () => {
    const who = await external(roles.externalScheduler)
    const more = await given({
      granteeTenantId: world.tenants.customer,
      email: await emailOf(who.userId),
      roleId: roles.externalCourier,
    })
    const { body } = await world.call<{ permissionToken: string }>(who, 'GET', '/permissions')
    const asked = { headers: { 'X-Permission-Token': body.permissionToken } }
    const path = `/tenants/${host}/paginated-delivery-orders`
    expect((await world.call(who, 'GET', path, asked)).status).toBe(200)
    await take(more)
    const refused = await world.call(who, 'GET', path, asked)
    expect([refused.status, refused.body]).toEqual([401, 'invalid permission token'])
  })

  test('streams tell of the orders that are seen, and of nothing else, and end with the role', async () => {
    const who = await external(roles.externalCourier)
    const stream = await openStream(`${world.address}/api/tenants/${host}/events`, who.token, host)
    await stream.next()
    const comment = (id: number | undefined) =>
      world.call(owner, 'POST', `/delivery-orders/${id}/comments`, { body: { comment: 'Told' } })
    await comment(other.orderId)
    await system((db) =>
      db.updateTable('users').set({ first_name: 'Renamed' }).where('id', '=', world.users.viewer).execute(),
    )
    await comment(seen[0])
    const { topic, key } = JSON.parse((await stream.next()).data)
    expect([topic, key]).toEqual(['delivery-order.changed', String(seen[0])])
    await take(who.grant)
    await stream.ended()
  })
})
