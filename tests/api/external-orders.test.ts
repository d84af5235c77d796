import { afterAll, describe, expect, test } from 'vitest'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import { operations, type OperationEntry } from '#generated/operations.ts'
import { externalWorld, type RefusalBody } from './external-world.ts'
import type { Caller } from './orders/order-world.ts'

/* What people with external roles see and do in the host: the orders of the organization that they work for, and no more. */
const { world, host, owner, other, seen, take, external, listed } = await externalWorld()
afterAll(() => world.close())

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
    // They place orders here, but from no template of the host, and none of theirs stands among those.
    const templates = `/tenants/${host}/order-templates`
    const template = { body: { name: 'Every day', order: {} } }
    const made = await world.call<{ id: number }>(owner, 'POST', templates, template)
    expect(await world.call(who, 'GET', templates)).toMatchObject({ status: 200, body: { data: [], total: 0 } })
    expect((await world.call(who, 'GET', `/order-templates/${made.body.id}`)).status).toBe(404)
    expect((await world.call(who, 'POST', templates, template)).status).toBe(403)
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

  test('row-level security leaves no more', async () => {
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
      const answer = await world.call<RefusalBody>(who, 'POST', '/delivery-orders', {
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

test('who drives here for another organization is listed with the drivers, by its name, as long as they do', async () => {
  const driver = await external(roles.externalDriver)
  const listedDrivers = async () => {
    const answer = await world.call<{ data: { id: number; through: { id: number } | null }[] }>(
      owner,
      'GET',
      `/tenants/${host}/drivers`,
    )
    expect(answer.status).toBe(200)
    return new Map(answer.body.data.map(({ id, through }) => [id, through?.id ?? null]))
  }
  const before = await listedDrivers()
  expect(before.get(driver.userId)).toBe(world.tenants.customer)
  expect(before.get(world.users.driver)).toBe(null)
  const page = () => world.call(owner, 'GET', `/tenants/${host}/drivers/${driver.userId}`)
  expect((await page()).status).toBe(200)
  for (const side of ['assigned-orders', 'acts']) {
    expect([side, (await world.call(owner, 'GET', `/users/${driver.userId}/${side}`)).status]).toEqual([side, 200])
  }
  await take(driver.grant)
  expect((await listedDrivers()).has(driver.userId)).toBe(false)
  expect((await page()).status).toBe(404)
})
