import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { insertLocation, insertTenant, insertUser } from './order-fixtures.ts'
import { noon, orderWorld, type Call, type Caller, type World } from './order-world.ts'

/**
 * What a supplier may do for its customer (docs/rules/invitations-and-customers.md, "Links"): it orders, follows what it
 * ordered, and learns no price.
 */

let world: World
let supplierId: number
let supplier: Caller
let warehouse: number

beforeAll(async () => {
  world = await orderWorld()
  const { database, tenants } = world
  const made = await database.systemTransaction(async (db) => {
    const tenantId = await insertTenant(db, 'Northline Medical', 'Supplier')
    await db.insertInto('tenant_features').values({ tenant_id: tenantId, feature: 'Supplier' }).execute()
    await db
      .insertInto('tenant_links')
      .values({
        tenant_id: tenantId,
        partner_tenant_id: tenants.customer,
        kind: 'supplier-customer',
        places_orders: true,
      })
      .execute()
    return {
      tenantId,
      userId: await insertUser(db, tenantId, 'George Oduya', [roles.scheduler]),
      locationId: await insertLocation(db, tenantId, { name: 'Warehouse' }),
    }
  })
  supplierId = made.tenantId
  supplier = await world.caller(made.userId, made.tenantId)
  warehouse = made.locationId
})
afterAll(() => world.close())

const sent = () => world.placed({ pickupLocationId: warehouse }, supplier)
const ask = (id: number, path: string, who = supplier, method = 'GET', asked?: Call) =>
  world.call<Record<string, unknown>>(who, method, `/delivery-orders/${id}/${path}`, asked)
const listed = async (who: Caller) => {
  const path = `/tenants/${who.tenantId}/paginated-delivery-orders`
  const { body } = await world.call<{ data: { id: number; pricing: unknown }[] }>(who, 'GET', path)
  return body.data
}

describe('a supplier', () => {
  test('finds its customer, what that may order, and the locations of both', async () => {
    const { tenants, service } = world
    const found = async (path: string) => {
      const { body } = await world.call<{ data: { id: number; name: string }[] }>(supplier, 'GET', path)
      return body.data.map(({ id, name }) => ({ id, name }))
    }
    expect(await found('/tenants/customers')).toEqual([{ id: tenants.customer, name: 'Meewasin Pharmacy' }])
    const services = `/tenants/${supplierId}/services`
    expect(await found(`${services}?customerTenantId=${tenants.customer}`)).toMatchObject([{ id: service.id }])
    expect(await found(services)).toEqual([])
    const matches = await found(`/tenants/${supplierId}/location-matches?requesterTenantId=${tenants.customer}`)
    expect(matches.map(({ name }) => name).toSorted()).toEqual(['Broadway Pharmacy', 'Stonebridge Clinic', 'Warehouse'])
  })

  test('reads when the courier drives, and not what it charges', async () => {
    const path = `/tenants/${world.tenants.courier}/schedule-info`
    const { body } = await world.call(supplier, 'GET', path)
    expect(body).toMatchObject({
      name: 'Prairie Sky',
      courierSettings: { dispatchHours: { monday: expect.anything() }, cancellationCharge: null },
    })
    expect((await world.call(supplier, 'GET', '/permissions')).body).toMatchObject({ readsPrices: false })
  })

  test('orders for its customer, who is the sender, and all three see who did', async () => {
    const id = await sent()
    const { customer, courier } = world.tenants
    for (const who of [supplier, world.callers.scheduler, world.callers.dispatcher]) {
      expect((await ask(id, 'page-view', who)).body).toMatchObject({
        senderTenant: { id: customer, name: 'Meewasin Pharmacy' },
        receiverTenant: { id: courier, name: 'Prairie Sky' },
        scheduledByTenant: { id: supplierId, name: 'Northline Medical' },
        senderUser: { firstName: 'George', lastName: 'Oduya' },
        pickupLocation: { name: 'Warehouse' },
      })
    }
  })

  test('learns of no price, wherever the order is shown, while the customer reads it', async () => {
    const preview = await world.call(supplier, 'POST', '/delivery-orders/preview', { body: world.order() })
    expect(preview.body).toMatchObject({ pricing: { hidden: true, priceCadCents: null } })
    const id = await sent()
    await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/price-modifier`, {
      body: { name: 'Stairs', priceCadCents: 4_321 },
    })
    for (const path of ['page-view', 'info-view', 'summary']) {
      expect((await ask(id, path)).body).toMatchObject({ pricing: { hidden: true, priceCadCents: null } })
      const shown = (await ask(id, path, world.callers.scheduler)).body.pricing
      expect(shown).toMatchObject({ hidden: false, priceCadCents: expect.any(Number) })
    }
    const item = (await listed(supplier)).find((order) => order.id === id)
    expect(item).toMatchObject({ pricing: { hidden: true, priceCadCents: null } })
    // By what its list is sorted, no price can be told either.
    const rows = await world.database.systemTransaction((db) =>
      db
        .selectFrom('delivery_order_parties')
        .select(['tenant_id', 'total_cents'])
        .where('delivery_order_id', '=', id)
        .execute(),
    )
    expect(rows.filter(({ total_cents }) => total_cents === null)).toEqual([
      { tenant_id: supplierId, total_cents: null },
    ])
    expect(JSON.stringify((await ask(id, 'updates')).body)).not.toMatch(/4321|[pP]ricing(?:From|To)"/)
    expect((await ask(id, 'pricing-items')).status).toBe(403)
    expect((await ask(id, 'driver-pay')).status).toBe(403)
    expect(await ask(id, 'shipping-label-html')).toMatchObject({ status: 200 })
  })

  test('sees its own orders alone: of the others of its customer there is nothing', async () => {
    const own = await sent()
    const others = [await world.placed(), await world.placed({}, world.callers.dispatcher)]
    const ids = (await listed(supplier)).map(({ id }) => id)
    expect(ids).toContain(own)
    expect(ids.filter((id) => others.includes(id))).toEqual([])
    for (const id of others) {
      expect((await ask(id, 'page-view')).status).toBe(404)
      expect((await cancelled(id)).status).toBe(404)
    }
    expect((await listed(world.callers.stranger)).map(({ id }) => id)).not.toContain(own)
  })

  const cancelled = (id: number) =>
    ask(id, 'cancelled', supplier, 'POST', { body: { tenantId: supplierId, reason: 'Out of stock' } })

  test('follows it, hears who drives, and may cancel it until it is picked up', async () => {
    const { callers } = world
    const [first, second] = [await sent(), await sent()]
    await world.assign([first, second])
    expect((await ask(first, 'page-view')).body).toMatchObject({ driver: { firstName: 'Ravi' }, status: 'assigned' })
    expect((await cancelled(first)).status).toBe(200)
    await ask(second, 'picked-up', callers.driver, 'POST', { body: {} })
    expect(await cancelled(second)).toMatchObject({ status: 403 })
    expect((await ask(second, 'comments', supplier, 'POST', { body: { comment: 'Hurry' } })).status).toBe(403)
  })

  test('keeps what it ordered when its customer lets it order no more', async () => {
    const id = await sent()
    const links = (places_orders: boolean) =>
      world.database.systemTransaction((db) =>
        db.updateTable('tenant_links').set({ places_orders }).where('tenant_id', '=', supplierId).execute(),
      )
    await links(false)
    const refused = await world.call(supplier, 'POST', '/delivery-orders', { body: world.order() })
    expect(refused).toMatchObject({ status: 422, body: { errors: { '/customerTenantId': [expect.any(String)] } } })
    expect((await world.call(supplier, 'GET', `/locations/${world.locations.pickup}`)).status).toBe(404)
    expect((await ask(id, 'page-view')).body).toMatchObject({ receiverTenant: { name: 'Prairie Sky' } })
    await links(true)
  })

  test('orders nothing once its customer lets no supplier order, until it does again', async () => {
    const ownerId = await world.database.systemTransaction((db) =>
      insertUser(db, world.tenants.customer, 'Corinne Bear', [roles.organizationManager]),
    )
    const owner = await world.caller(ownerId, world.tenants.customer)
    const path = `/tenants/${world.tenants.customer}/supplier-settings`
    const allow = (suppliersPlaceOrders: boolean) =>
      world.call(owner, 'PATCH', path, { body: { suppliersPlaceOrders } })
    expect((await world.call(owner, 'GET', path)).body).toEqual({ suppliersPlaceOrders: true, version: 1 })
    expect((await allow(false)).status).toBe(200)
    const refused = await world.call(supplier, 'POST', '/delivery-orders', { body: world.order() })
    expect(refused).toMatchObject({ status: 422, body: { errors: { '/customerTenantId': [expect.any(String)] } } })
    await allow(true)
    expect(await sent()).toEqual(expect.any(Number))
  })

  test('orders nothing of a courier whose link with the customer has ended', async () => {
    const links = (ended_at: number | null) =>
      world.database.systemTransaction((db) =>
        db.updateTable('tenant_links').set({ ended_at }).where('kind', '=', 'courier-customer').execute(),
      )
    await links(noon)
    const refused = await world.call(supplier, 'POST', '/delivery-orders', { body: world.order() })
    expect(refused).toMatchObject({ status: 422, body: { errors: { '/serviceId': [expect.any(String)] } } })
    await links(null)
  })
})

describe('a location that the latest orders used', () => {
  type Recent = Record<'pickups' | 'dropoffs', { id: number }[]>
  let recents: (who: Caller, customerId?: number) => Promise<{ status: number; pickups: number[] }>
  const location = (who: Caller, id: number) =>
    world.call<{ externalReference: string | null }>(who, 'GET', `/locations/${id}`)
  const offered = async (who: Caller, customerId?: number) => (await recents(who, customerId)).pickups

  beforeAll(async () => {
    recents = async (who, customerId) => {
      const query = customerId === undefined ? '' : `?requesterTenantId=${customerId}`
      const path = `/tenants/${who.tenantId}/recent-locations${query}`
      const { status, body } = await world.call<Partial<Recent>>(who, 'GET', path)
      return { status, pickups: (body.pickups ?? []).map(({ id }) => id) }
    }
    const { depot } = world.locations
    await world.database.systemTransaction((db) =>
      db.updateTable('locations').set({ external_reference: 'Client 4639' }).where('id', '=', depot).execute(),
    )
  })

  test('is offered to an organisation that can order from there, and can be read by whom it is offered', async () => {
    const { callers, locations, tenants } = world
    expect((await location(callers.scheduler, locations.depot)).status).toBe(404)
    await world.placed({ pickupLocationId: locations.depot }, callers.dispatcher)
    await world.placed({}, callers.scheduler)
    await sent()

    // The supplier's warehouse stands on the customer's order, which cannot order from there.
    const customers = await offered(callers.scheduler)
    expect(customers.toSorted()).toEqual([locations.pickup, locations.depot].toSorted())
    expect(await offered(callers.dispatcher, tenants.customer)).toEqual(expect.arrayContaining(customers))
    expect(await offered(supplier, tenants.customer)).toEqual([warehouse])
    expect((await recents(callers.stranger, tenants.customer)).status).toBe(404)

    for (const id of customers) expect((await location(callers.scheduler, id)).status).toBe(200)
    expect((await location(callers.scheduler, warehouse)).status).toBe(404)
    // The courier's own number for it is told to nobody else.
    expect((await location(callers.scheduler, locations.depot)).body.externalReference).toBeNull()
    expect((await location(callers.dispatcher, locations.depot)).body.externalReference).toBe('Client 4639')
    for (const who of [supplier, callers.stranger]) expect((await location(who, locations.depot)).status).toBe(404)
  })

  test('is not once it is archived, nor once the courier no longer delivers for the customer', async () => {
    const { callers, locations, tenants, database } = world
    await world.placed({ pickupLocationId: locations.depot }, callers.dispatcher)
    const links = (ended_at: number | null) =>
      database.systemTransaction((db) =>
        db.updateTable('tenant_links').set({ ended_at }).where('tenant_id', '=', tenants.courier).execute(),
      )
    await links(noon)
    expect(await offered(callers.scheduler)).not.toContain(locations.depot)
    expect((await location(callers.scheduler, locations.depot)).status).toBe(404)
    await links(null)
    expect(await offered(callers.scheduler)).toContain(locations.depot)

    await database.systemTransaction((db) =>
      db.updateTable('locations').set({ archived_at: noon }).where('id', '=', locations.depot).execute(),
    )
    expect(await offered(callers.scheduler)).not.toContain(locations.depot)
  })
})
