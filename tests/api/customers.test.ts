import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import type { NewRow, Row } from '#server/db/schema.ts'
import { insertService, insertTenant, insertUser, type ServiceIds } from '#tests/api/orders/order-fixtures.ts'
import { orderWorld, type Caller, type World } from '#tests/api/orders/order-world.ts'

/*
 * Customers, vendors and suppliers: who may, rows of others and bodies that break the schema are asked of every operation
 * (contract-access.test.ts, links/every-operation.test.ts). Here is what each side says of the other, and what comes of it.
 */

let world: World
let owner: Caller
let supplier: Caller
let broker: Caller
let managedId: number
let offered: ServiceIds

const link = (provider: number, asker: number, kind: Row<'tenant_links'>['kind']): NewRow<'tenant_links'> => ({
  tenant_id: provider,
  partner_tenant_id: asker,
  kind,
  places_orders: kind === 'supplier-customer',
})

beforeAll(async () => {
  world = await orderWorld()
  const { courier, customer, stranger } = world.tenants
  const made = await world.database.systemTransaction(async (db) => {
    const supplierId = await insertTenant(db, 'Northline Medical', 'Supplier')
    const managed = await insertTenant(db, 'Managed Florist', 'Customer')
    await db
      .insertInto('tenant_links')
      .values([
        link(supplierId, customer, 'supplier-customer'),
        link(courier, stranger, 'courier-broker'),
        link(courier, managed, 'courier-customer'),
      ])
      .execute()
    await db
      .insertInto('tenant_features')
      .values([
        { tenant_id: customer, feature: 'Customer' },
        { tenant_id: supplierId, feature: 'Supplier' },
      ])
      .execute()
    await db.updateTable('tenants').set({ order_support_phone: '+13065550199' }).where('id', '=', courier).execute()
    return {
      managed,
      supplierId,
      owner: await insertUser(db, courier, 'Helen Dyck', [roles.owner]),
      supplier: await insertUser(db, supplierId, 'Sue Supplier', [roles.owner]),
      service: await insertService(db, courier, stranger),
    }
  })
  managedId = made.managed
  offered = made.service
  owner = await world.caller(made.owner, courier)
  supplier = await world.caller(made.supplier, made.supplierId)
  broker = world.callers.stranger
})
afterAll(() => world.close())

type Customer = Schema<'Customer'>

const customersOf = (who: Caller, pagination: object = {}, search = '') => {
  const asked = new URLSearchParams({ pagination: JSON.stringify(pagination), ...(search !== '' && { search }) })
  return world.call<Schema<'CustomerPage'>>(who, 'GET', `/tenants/${who.tenantId}/paginated-customers?${asked}`)
}
const at = (who: Caller, path: string) => `/tenants/${who.tenantId}/${path}`
const change = (body: object, customerId = world.tenants.customer, who = owner) =>
  world.call<Customer & { errors?: object; code?: string }>(who, 'PATCH', at(who, `customers/${customerId}`), { body })
const usual = { creditHold: false, poNumberRequired: false, taxExempt: false, taxExemptionNumber: null }

beforeEach(async () => {
  for (const id of [world.tenants.customer, world.tenants.stranger]) await change(usual, id)
})

interface Refused {
  code: string
  message: string
  errors: Record<string, string[]>
}
const order = (who: Caller, changes: object = {}, path = '/delivery-orders') =>
  world.call<Refused & { id: number; warnings?: { code: string; message: string }[]; pricing: Schema<'Pricing'> }>(
    who,
    'POST',
    path,
    { body: world.order({ ...changes }) },
  )
const preview = (who: Caller, changes: object = {}) => order(who, changes, '/delivery-orders/preview')

describe('customers', () => {
  test('are all whom one delivers for, with how they stand, searched, sorted and filtered', async () => {
    const { body } = await customersOf(owner)
    expect(body.data.map(({ name, relation, status }) => [name, relation, status])).toEqual([
      ['Managed Florist', 'customer', 'connected'],
      ['Meewasin Pharmacy', 'customer', 'connected'],
      ['Queen City', 'partner', 'connected'],
    ])
    expect(body.data.map(({ isManaged }) => isManaged)).toEqual([true, false, false])
    const managed = async (isManaged: boolean) =>
      (await customersOf(owner, { filter: { isManaged } })).body.data.map(({ name }) => name)
    expect(await managed(true)).toEqual(['Managed Florist'])
    expect(await managed(false)).toEqual(['Meewasin Pharmacy', 'Queen City'])
    const id = await world.placed()
    const { body: found } = await customersOf(owner, {}, 'meewasin')
    expect(found.data).toHaveLength(1)
    expect(found.data[0]).toMatchObject({
      id: world.tenants.customer,
      openOrders: 1,
      lastOrderAt: world.clock.now + 900,
      services: 1,
      address: '306 Ontario Ave, Saskatoon, SK S7K 1S3',
    })
    await world.call(owner, 'POST', `/delivery-orders/${id}/cancelled`, {
      body: { tenantId: owner.tenantId, reason: 'A test' },
    })
    expect((await customersOf(owner, {}, 'meewasin')).body.data[0]?.openOrders).toBe(0)
    await change({ creditHold: true })
    const onHold = await customersOf(owner, { filter: { creditHold: true } })
    expect(onHold.body.data.map(({ name }) => name)).toEqual(['Meewasin Pharmacy'])
    // A supplier's are those that it sends for.
    expect((await customersOf(supplier)).body.data.map(({ name, relation }) => [name, relation])).toEqual([
      ['Meewasin Pharmacy', 'supplied'],
    ])
  })

  test('are renamed with the organization, and contacts and people are read as the customer has them', async () => {
    const { customer } = world.tenants
    await world.database.systemTransaction(async (db) => {
      await db.updateTable('tenants').set({ name: 'Meewasin Pharmacy Group' }).where('id', '=', customer).execute()
      await db.insertInto('tenant_contacts').values({ tenant_id: customer, name: 'Front desk' }).execute()
    })
    const { body } = await world.call<Customer>(owner, 'GET', at(owner, `customers/${customer}`))
    expect(body.name).toBe('Meewasin Pharmacy Group')
    const part = (id: number, which: string) =>
      world.call<{ data: { name?: string; lastName?: string }[] }>(owner, 'GET', at(owner, `customers/${id}/${which}`))
    expect((await part(customer, 'contacts')).body.data.map(({ name }) => name)).toEqual(['Front desk'])
    expect((await part(customer, 'people')).body.data.map(({ lastName }) => lastName)).toEqual(['Owner', 'Ünal'])
    expect((await part(managedId, 'people')).body.data).toEqual([])
    // A broker partner keeps its people to itself.
    expect((await part(world.tenants.stranger, 'people')).status).toBe(404)
    await world.database.systemTransaction((db) =>
      db.updateTable('tenants').set({ name: 'Meewasin Pharmacy' }).where('id', '=', customer).execute(),
    )
  })

  test('have a billing profile that is changed field by field, on the ground of a version, and stands in the audit', async () => {
    const first = await change({ billToName: 'Accounts', paymentTerms: 'net10', notes: 'Slow payer' })
    expect(first.body).toMatchObject({ billToName: 'Accounts', paymentTerms: 'net10', billingCycle: null })
    expect((await change({ notes: '', version: first.body.version - 1 })).body.code).toBe('edit_conflict')
    expect((await change({ paymentTerms: null, notes: '' })).body).toMatchObject({ paymentTerms: null, notes: null })
    expect((await change({ taxExempt: true })).body.errors).toEqual({
      '/taxExemptionNumber': ['Is needed while the customer is exempt'],
    })
    const filter = {
      subjectType: ['customer'],
      subjectId: { from: world.tenants.customer, to: world.tenants.customer },
    }
    const asked = new URLSearchParams({ pagination: JSON.stringify({ filter }) })
    const { body } = await world.call<Schema<'AuditEntryPage'>>(owner, 'GET', at(owner, `audit-entries?${asked}`))
    expect(body.data[0]?.act).toBe('Changed the customer Meewasin Pharmacy')
    expect(body.data.flatMap(({ changes }) => changes)).toContainEqual({
      field: 'Payment terms',
      before: null,
      after: 'Net 10',
    })
    await change({ billToName: null })
  })
})

describe('terms', () => {
  const terms = (who: Caller, vendorId = world.tenants.courier) =>
    world.call<Schema<'VendorTerms'>>(who, 'GET', at(who, `vendors/${vendorId}/terms`))

  test('are the billing profile from the side of the customer, without what the courier keeps to itself', async () => {
    await change({ paymentTerms: 'net10', creditHold: true, notes: 'Slow payer', accountNumber: 'C-7' })
    await world.database.systemTransaction((db) =>
      db
        .updateTable('courier_settings')
        .set({
          wait_time: JSON.stringify({ freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null }),
          cancellation_charge: JSON.stringify({
            beforeAssignment: { type: 'none', amount: 0 },
            afterAssignment: { type: 'percentage', amount: 50 },
          }),
        })
        .where('tenant_id', '=', world.tenants.courier)
        .execute(),
    )
    const { status, body } = await terms(world.callers.scheduler)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      paymentTerms: 'net10',
      billingCycle: 'monthly',
      creditHold: 'Prairie Sky does not take new orders from you for now. Call (306) 555-0199.',
      cancellation: [
        'Before a driver is assigned cancelling costs nothing.',
        'Once a driver is assigned cancelling costs 50 % of the price before tax.',
        'Once it is picked up only the courier can cancel it.',
      ],
      waiting: ['The first 10 minutes at each stop are free.', 'Each further minute costs $0.75.'],
    })
    expect(body.services).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/Slow payer|C-7/)
    await change({ paymentTerms: null, notes: null, accountNumber: null })
    // A broker partner reads those that it buys on; who is no vendor has none.
    expect((await terms(broker)).body.services.map(({ id }) => id)).toEqual([offered.id])
    expect((await terms(owner, world.tenants.stranger)).status).toBe(404)
  })
})

describe('a credit hold', () => {
  test('stops what the courier, the customer and its supplier order, each in words for them, and nothing that is placed', async () => {
    const placed = await world.placed()
    await change({ creditHold: true })
    const said = {
      courier:
        'Meewasin Pharmacy is on credit hold: new orders are stopped. Take the hold off on its page, under Terms.',
      customer: 'Prairie Sky does not take new orders from you for now. Call (306) 555-0199.',
      supplier: 'Prairie Sky does not take new orders for Meewasin Pharmacy for now. Ask Meewasin Pharmacy.',
    }
    const stopped = [
      [world.callers.dispatcher, said.courier, '/customerTenantId'],
      [world.callers.scheduler, said.customer, '/serviceId'],
      [supplier, said.supplier, '/customerTenantId'],
    ] as const
    for (const [who, text, pointer] of stopped)
      for (const ask of [preview, order]) {
        const { status, body } = await ask(who)
        expect([status, body.code, body.message, body.errors]).toEqual([
          422,
          'credit_hold',
          text,
          { [pointer]: [text] },
        ])
      }
    expect((await world.assign([placed])).body.results[0]?.ok).toBe(true)
    // Another customer of the same courier orders on.
    expect(
      (
        await order(world.callers.dispatcher, {
          customerTenantId: world.tenants.courier,
          pickupLocationId: world.locations.depot,
          dropoffLocationId: world.locations.depot,
          confirmUnusual: true,
        })
      ).status,
    ).toBe(200)
    await change({ creditHold: false })
    expect((await order(world.callers.scheduler)).status).toBe(200)
  })

  test('stops a broker partner, which reads it in the offer and is refused when it confirms', async () => {
    await change({ creditHold: true }, world.tenants.stranger)
    const sold = await soldOrder()
    const path = `/delivery-orders/${sold}/brokerage/${world.tenants.courier}`
    const offer = await world.call<Schema<'BrokerageOffer'>>(broker, 'GET', path)
    const text = 'Prairie Sky does not take new orders from you for now. Call (306) 555-0199.'
    expect(offer.body.options.map(({ problems }) => problems)).toContainEqual([text])
    const [option] = offer.body.options
    const body = { serviceId: option?.serviceId, serviceSpeedId: option?.serviceSpeedId }
    const confirm = () =>
      world.call<Refused>(broker, 'POST', `/delivery-orders/${sold}/brokerage/${world.tenants.courier}`, { body })
    expect((await confirm()).body.errors).toEqual({ '/serviceId': [text] })
    await change({ creditHold: false }, world.tenants.stranger)
    expect((await confirm()).status).toBe(200)
  })
})

/** An order of the broker partner's own, between its own locations. */
async function soldOrder(): Promise<number> {
  const service = await world.database.systemTransaction((db) =>
    insertService(db, world.tenants.stranger, world.tenants.stranger),
  )
  const { foreign } = world.locations
  return world.placed(
    {
      customerTenantId: world.tenants.stranger,
      serviceId: service.id,
      serviceSpeedId: service.rush,
      pickupLocationId: foreign,
      dropoffLocationId: foreign,
      confirmUnusual: true,
      parcels: [{ parcelTypeId: service.box, quantity: 2, weightKg: 30 }],
    },
    broker,
  )
}

test('a PO number that is required is warned of in the preview, and asked of everybody who places the order', async () => {
  await change({ poNumberRequired: true })
  const text = 'Prairie Sky asks for a PO number on each of these orders'
  for (const who of [world.callers.dispatcher, world.callers.scheduler, supplier]) {
    const priced = await preview(who, { poNumber: ' ' })
    expect(priced.body.warnings).toContainEqual({ code: 'po_number_required', message: text })
    expect((await order(who, { poNumber: '' })).body.errors).toEqual({ '/poNumber': [text] })
    expect((await order(who)).status).toBe(200)
  }
})

test('an exempt customer pays no tax, on its own orders and on none of before', async () => {
  const taxed = await preview(world.callers.scheduler)
  await change({ taxExempt: true, taxExemptionNumber: 'R123' })
  const exempt = await preview(world.callers.scheduler)
  const total = ({ pricing }: { pricing: Schema<'Pricing'> }) => pricing.priceCadCents ?? 0
  expect(total(exempt.body)).toBeLessThan(total(taxed.body))
  expect(JSON.stringify(exempt.body.pricing)).toContain('"Exempt"')
})

describe('vendors and suppliers', () => {
  test('are listed with what the organization says of them, which the other side never reads', async () => {
    const who = world.callers.customerOwner
    const { courier } = world.tenants
    const body = { ownName: 'The morning run', accountNumber: 'V-7', notes: 'Ring twice', isFavorite: true }
    const put = await world.call<Schema<'Vendor'>>(who, 'PUT', at(who, `vendors/${courier}`), { body })
    expect(put.body).toMatchObject({ ...body, name: 'Prairie Sky', relation: 'courier', services: 1 })
    const asked = new URLSearchParams({ search: 'morning', pagination: '{"filter":{"isFavorite":true}}' })
    const list = await world.call<Schema<'VendorPage'>>(who, 'GET', at(who, `paginated-vendors?${asked}`))
    expect(list.body.data.map(({ id }) => id)).toEqual([courier])
    expect(JSON.stringify((await customersOf(owner)).body)).not.toMatch(/morning|V-7|Ring twice/)
    const names = async (which: string) =>
      (await world.call<Schema<'TenantPage'>>(who, 'GET', at(who, which))).body.data.map(({ name }) => name)
    expect([await names('vendors'), await names('suppliers')]).toEqual([['Prairie Sky'], ['Northline Medical']])
  })

  test('a supplier that may not place orders any more is refused, and may again', async () => {
    const who = world.callers.customerOwner
    const place = (placesOrders: boolean) =>
      world.call<Schema<'Supplier'>>(who, 'PATCH', at(who, `suppliers/${supplier.tenantId}`), {
        body: { placesOrders },
      })
    expect((await place(false)).body).toMatchObject({ placesOrders: false })
    expect((await order(supplier)).body.errors).toHaveProperty('/customerTenantId')
    expect((await place(true)).body).toMatchObject({ placesOrders: true })
    const placed = await order(supplier)
    expect(placed.status).toBe(200)
    const { body } = await world.call<Schema<'Supplier'>>(who, 'GET', at(who, `suppliers/${supplier.tenantId}`))
    expect(body.openOrders).toBeGreaterThan(0)
    // Its own orders alone, and those of one courier alone.
    const listed = async (filter: object) => {
      const asked = new URLSearchParams({ pagination: JSON.stringify({ pageSize: 100, filter }) })
      const answer = await world.call<Schema<'DeliveryOrderPage'>>(
        who,
        'GET',
        at(who, `paginated-delivery-orders?${asked}`),
      )
      return answer.body.data.map(({ id }) => id)
    }
    const own = await world.placed()
    expect(await listed({ supplierId: supplier.tenantId })).toContain(placed.body.id)
    expect(await listed({ supplierId: supplier.tenantId })).not.toContain(own)
    expect(await listed({ vendorId: world.tenants.courier })).toEqual(expect.arrayContaining([own, placed.body.id]))
    expect(await listed({ vendorId: world.tenants.stranger })).toEqual([])
  })

  test('favourites are marked on whichever side one may change, twice as once', async () => {
    const { customer, stranger } = world.tenants
    const mark = (method: string, id: number, who = owner) => world.call(who, method, at(who, `favorite-tenants/${id}`))
    expect([(await mark('PUT', customer)).status, (await mark('PUT', customer)).status]).toEqual([200, 200])
    const favourites = async () =>
      (await customersOf(owner, { filter: { isFavorite: true } })).body.data.map(({ id }) => id)
    expect(await favourites()).toEqual([customer])
    await mark('DELETE', customer)
    expect(await favourites()).toEqual([])
    expect((await mark('PUT', stranger, world.callers.customerOwner)).status).toBe(404)
  })
})

test('the order entry follows features and links', async () => {
  const variants = async (who: Caller) =>
    (await world.call<Schema<'SchedulerVariant'>>(who, 'GET', at(who, 'scheduler-variant'))).body.variants
  expect(await variants(world.callers.scheduler)).toEqual(['customer-for-courier'])
  expect(await variants(supplier)).toEqual(['supplier-on-behalf-of-customer'])
  // A customer that also sends for another one orders for both, and begins with itself.
  const { customer } = world.tenants
  await world.database.systemTransaction(async (db) => {
    await db.insertInto('tenant_features').values({ tenant_id: customer, feature: 'Supplier' }).execute()
    await db
      .insertInto('tenant_links')
      .values(link(customer, managedId, 'supplier-customer'))
      .execute()
  })
  expect(await variants(world.callers.scheduler)).toEqual(['customer-for-courier', 'supplier-on-behalf-of-customer'])
  await world.database.systemTransaction(async (db) => {
    await db.deleteFrom('tenant_features').where('tenant_id', '=', customer).where('feature', '=', 'Supplier').execute()
    await db.deleteFrom('tenant_links').where('tenant_id', '=', customer).execute()
  })
})

test('what a courier asks of a customer is told to each who orders for it, in words for them, and to nobody else', async () => {
  const { courier, customer } = world.tenants
  const asked = async (who: Caller, customerTenantId: number) =>
    (
      await world.call<Schema<'ScheduleInfo'>>(
        who,
        'GET',
        `/tenants/${courier}/schedule-info?customerTenantId=${customerTenantId}`,
      )
    ).body.ordering
  expect(await asked(world.callers.scheduler, customer)).toEqual({ poNumberRequired: false, creditHold: null })
  await change({ poNumberRequired: true, creditHold: true })
  const told = []
  for (const who of [world.callers.dispatcher, world.callers.scheduler, supplier]) told.push(await asked(who, customer))
  expect(told.map(({ poNumberRequired }) => poNumberRequired)).toEqual([true, true, true])
  expect(told.map(({ creditHold }) => creditHold)).toEqual([
    expect.stringContaining('under Terms'),
    expect.stringContaining('from you'),
    expect.stringContaining('Ask Meewasin Pharmacy'),
  ])
  await change({ poNumberRequired: true, creditHold: true }, world.tenants.stranger)
  expect(await asked(world.callers.scheduler, world.tenants.stranger)).toEqual({
    poNumberRequired: false,
    creditHold: null,
  })
})

test('an ended connection stops new orders, keeps old ones readable for both, and stands in both audits', async () => {
  const id = await world.placed()
  const end = (who: Caller, partner: number) => world.call(who, 'DELETE', at(who, `links/${partner}`))
  // A clerk may not, and neither may somebody whom nothing connects.
  expect((await end(world.callers.scheduler, world.tenants.courier)).status).toBe(403)
  expect((await end(world.callers.customerOwner, world.tenants.stranger)).status).toBe(404)
  expect((await end(owner, world.tenants.customer)).status).toBe(200)
  expect((await end(owner, world.tenants.customer)).status).toBe(404)
  expect((await order(world.callers.scheduler)).status).toBe(422)
  expect((await order(world.callers.dispatcher)).status).toBe(422)
  for (const who of [world.callers.scheduler, world.callers.dispatcher])
    expect((await world.call(who, 'GET', `/delivery-orders/${id}/page-view`)).status).toBe(200)
  const { body } = await customersOf(owner, { filter: { status: ['ended'] } })
  expect(body.data.map(({ name, endedAt }) => [name, endedAt])).toEqual([['Meewasin Pharmacy', world.clock.now]])
  const acts = async (who: Caller) => {
    const asked = new URLSearchParams({ pagination: '{"filter":{"verb":["link-ended"]}}' })
    const answer = await world.call<Schema<'AuditEntryPage'>>(who, 'GET', at(who, `audit-entries?${asked}`))
    return answer.body.data.map(({ act, actorUserId }) => [act, actorUserId])
  }
  expect(await acts(owner)).toEqual([['Ended the connection with the customer Meewasin Pharmacy', owner.userId]])
  expect(await acts(world.callers.customerOwner)).toEqual([['Ended the connection with the vendor Prairie Sky', null]])
})
