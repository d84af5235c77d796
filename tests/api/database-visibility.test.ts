import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { addOrder, addPerson, addService, addTenant } from '#tests/api/support/rows.ts'
import { letOrdersChangeUntold } from '#tests/api/support/told-orders.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await letOrdersChangeUntold(database.pool)
})
afterAll(() => database.close())

describe('organisations that are linked', () => {
  test('see each other, and the courier the address book of its customer; an ended link leaves the name', async () => {
    const courier = await addTenant(database, 'Linked Couriers')
    const customer = await addTenant(database, 'Linked Pharmacy', 'Customer')
    await database.tenantTransaction({ tenantId: customer, userId: null }, (db) =>
      db
        .insertInto('locations')
        .values({
          tenant_id: customer,
          name: 'Ward 7',
          formatted_address: '103 Hospital Dr, Saskatoon',
          latitude: 52.13,
          longitude: -106.64,
          time_zone: 'America/Regina',
        })
        .execute(),
    )
    const asCourier = () =>
      database.tenantTransaction({ tenantId: courier, userId: null }, async (db) => {
        const tenants = await db.selectFrom('tenants').select('name').orderBy('id').execute()
        const locations = await db.selectFrom('locations').select('name').where('tenant_id', '=', customer).execute()
        const found = await sql`select * from search_locations('HOSPITAL ward', ${customer}::bigint)`.execute(db)
        return { tenants: tenants.map(({ name }) => name), locations: locations.length, found: found.rows.length }
      })
    expect(await asCourier()).toEqual({ tenants: ['Linked Couriers'], locations: 0, found: 0 })
    await database.tenantTransaction({ tenantId: courier, userId: null }, (db) =>
      db
        .insertInto('tenant_links')
        .values({ tenant_id: courier, partner_tenant_id: customer, kind: 'courier-customer' })
        .execute(),
    )
    expect(await asCourier()).toEqual({ tenants: ['Linked Couriers', 'Linked Pharmacy'], locations: 1, found: 1 })
    await database.tenantTransaction({ tenantId: customer, userId: null }, (db) =>
      db.updateTable('tenant_links').set({ ended_at: 1_795_281_300 }).execute(),
    )
    expect(await asCourier()).toEqual({ tenants: ['Linked Couriers', 'Linked Pharmacy'], locations: 0, found: 0 })
  })

  test('share neither their people nor the settings of the courier, whose hours alone a customer reads', async () => {
    const courier = await addTenant(database, 'Discreet Couriers')
    const customer = await addTenant(database, 'Discreet Pharmacy', 'Customer')
    await addPerson(database, courier, 'dispatcher@discreet.example')
    const driver = await addPerson(database, courier, 'driver@discreet.example', [2])
    const clerk = await addPerson(database, customer, 'clerk@discreet.example')
    await database.systemTransaction(async (db) => {
      await db.updateTable('courier_settings').set({ driver_pay: '{}' }).where('tenant_id', '=', courier).execute()
      await db
        .insertInto('tenant_links')
        .values({ tenant_id: courier, partner_tenant_id: customer, kind: 'courier-customer' })
        .execute()
    })
    const asCustomer = () =>
      database.tenantTransaction({ tenantId: customer, userId: null }, async (db) => ({
        people: (await db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id),
        settings: await db.selectFrom('courier_settings').select('driver_pay').execute(),
        hours: await db.selectFrom('courier_schedules').selectAll().execute(),
      }))
    // Names of contents, which say nothing of them.
    const names = { holidays_name: expect.any(String), fuel_name: expect.any(String) }
    const open = {
      dispatch_hours: {},
      geostamps_enabled: true,
      holidays: [],
      order_fields: [],
      recurring_on_holidays: 'run',
    }
    const hours = [{ tenant_id: courier, ...open, ...names }]
    expect(await asCustomer()).toEqual({ people: [clerk], settings: [], hours })

    const service = await addService(database, courier)
    const broker = await addTenant(database, 'Discreet Brokers')
    for (const parties of [
      { sender: customer, receiver: courier },
      { sender: broker, receiver: courier, broker },
    ]) {
      const id = await addOrder(database, parties, clerk, service)
      await database.systemTransaction((db) =>
        db.updateTable('delivery_orders').set({ driver_user_id: driver }).where('id', '=', id).execute(),
      )
    }
    expect((await asCustomer()).people).toEqual([driver, clerk])
    const known = await database.tenantTransaction({ tenantId: broker, userId: null }, (db) =>
      db.selectFrom('users').select('id').execute(),
    )
    expect(known).toEqual([])
  })

  test('a customer reads the published revisions of a service it may order, and no draft', async () => {
    const courier = await addTenant(database, 'Publishing Couriers')
    const customer = await addTenant(database, 'Reading Pharmacy', 'Customer')
    const { serviceId, revisionId } = await addService(database, courier)
    await database.tenantTransaction({ tenantId: courier, userId: null }, async (db) => {
      await db
        .insertInto('service_revisions')
        .values({ tenant_id: courier, service_id: serviceId, number: 2, pricing: '{}' })
        .execute()
      await db
        .insertInto('customer_services')
        .values({ tenant_id: courier, customer_tenant_id: customer, service_id: serviceId })
        .execute()
      await db
        .insertInto('tenant_links')
        .values({ tenant_id: courier, partner_tenant_id: customer, kind: 'courier-customer' })
        .execute()
    })
    await database.tenantTransaction({ tenantId: customer, userId: null }, async (db) => {
      expect(await db.selectFrom('services').select('id').execute()).toEqual([{ id: serviceId }])
      expect(await db.selectFrom('service_revisions').select('id').execute()).toEqual([{ id: revisionId }])
    })
  })
})

describe('a person', () => {
  test('without an organisation sees their own memberships and organisations', async () => {
    const first = await addTenant(database, 'First')
    const second = await addTenant(database, 'Second')
    const user = await addPerson(database, first, 'two@places.example', [2])
    await database.systemTransaction((db) =>
      db
        .insertInto('memberships')
        .values({ tenant_id: second, user_id: user, roles: [6, 7] })
        .execute(),
    )
    await database.tenantTransaction({ tenantId: null, userId: user }, async (db) => {
      expect(await db.selectFrom('memberships').select('roles').orderBy('tenant_id').execute()).toEqual([
        { roles: [2] },
        { roles: [6, 7] },
      ])
      expect(await db.selectFrom('tenants').select('name').orderBy('id').execute()).toEqual([
        { name: 'First' },
        { name: 'Second' },
      ])
    })
  })

  test('gets a new permission version whenever the roles change, and only then', async () => {
    const tenant = await addTenant(database, 'Versioned')
    const user = await addPerson(database, tenant, 'versioned@example.example', [7])
    const version = () =>
      database.systemTransaction((db) =>
        db.selectFrom('memberships').select('permission_version').where('user_id', '=', user).executeTakeFirstOrThrow(),
      )
    const setRoles = (roles: number[]) =>
      database.tenantTransaction({ tenantId: tenant, userId: null }, (db) =>
        db.updateTable('memberships').set({ roles }).where('user_id', '=', user).execute(),
      )
    const before = await version()
    await setRoles([7])
    expect(await version()).toEqual(before)
    await setRoles([6])
    expect((await version()).permission_version).toBeGreaterThan(before.permission_version)
  })

  test('that an organisation adds can be read back before the membership exists', async () => {
    const tenant = await addTenant(database, 'Hiring')
    const added = await database.tenantTransaction({ tenantId: tenant, userId: null }, (db) =>
      db
        .insertInto('users')
        .values({ email: 'New@Hiring.example', first_name: 'New', last_name: 'Person', created_by_tenant_id: tenant })
        .returning(['id', 'email'])
        .executeTakeFirstOrThrow(),
    )
    expect(added.email).toBe('New@Hiring.example')
    await expect(addPerson(database, tenant, 'new@hiring.EXAMPLE')).rejects.toThrow('users_email')
  })
})

describe('an order', () => {
  test('is listed for each of its parties and follows when it changes', async () => {
    const sender = await addTenant(database, 'Sending', 'Customer')
    const receiver = await addTenant(database, 'Receiving')
    const broker = await addTenant(database, 'Broking')
    const user = await addPerson(database, sender, 'clerk@sending.example')
    const driver = await addPerson(database, receiver, 'driver@receiving.example', [2])
    const orderId = await addOrder(database, { sender, receiver, broker }, user, await addService(database, receiver))
    expect(orderId).toBeGreaterThan(10_000)
    await database.tenantTransaction({ tenantId: receiver, userId: driver }, (db) =>
      db
        .updateTable('delivery_orders')
        .set({ status: 'assigned', driver_user_id: driver, assigned_at: 1_795_281_400 })
        .where('id', '=', orderId)
        .where('status', '=', 'created')
        .execute(),
    )
    for (const tenantId of [sender, receiver, broker]) {
      const rows = await database.tenantTransaction({ tenantId, userId: null }, (db) =>
        db
          .selectFrom('delivery_order_parties')
          .select(['delivery_order_id', 'status', 'driver_user_id', 'is_sender', 'is_receiver', 'is_broker'])
          .execute(),
      )
      expect(rows).toEqual([
        {
          delivery_order_id: orderId,
          status: 'assigned',
          // The courier that bought the order does not learn who drives (docs/rules/brokerage.md, "Who reads what"), not even by filtering.
          driver_user_id: tenantId === broker ? null : driver,
          is_sender: tenantId === sender,
          is_receiver: tenantId === receiver,
          is_broker: tenantId === broker,
        },
      ])
    }
    await database.tenantTransaction({ tenantId: receiver, userId: null }, (db) =>
      db.updateTable('delivery_orders').set({ broker_tenant_id: null }).where('id', '=', orderId).execute(),
    )
    const left = await database.tenantTransaction({ tenantId: broker, userId: null }, (db) =>
      db.selectFrom('delivery_order_parties').select('delivery_order_id').execute(),
    )
    expect(left).toEqual([])
  })

  test('shares its parcels, price and timeline with its parties alone', async () => {
    const sender = await addTenant(database, 'Packing', 'Customer')
    const receiver = await addTenant(database, 'Carrying')
    const stranger = await addTenant(database, 'Passing')
    const user = await addPerson(database, sender, 'clerk@packing.example')
    const service = await addService(database, receiver)
    const orderId = await addOrder(database, { sender, receiver }, user, service)
    await database.tenantTransaction({ tenantId: sender, userId: user }, async (db) => {
      await db
        .insertInto('delivery_order_parcels')
        .values({ delivery_order_id: orderId, name: 'Box', quantity: 2 })
        .execute()
      await db.insertInto('delivery_order_updates').values({ delivery_order_id: orderId, type: 'created' }).execute()
      await db
        .insertInto('delivery_order_prices')
        .values({
          delivery_order_id: orderId,
          service_revision_id: service.revisionId,
          pricing_type: 'manual',
          inputs: '{}',
          lines: '[]',
        })
        .execute()
    })
    const seenBy = (tenantId: number) =>
      database.tenantTransaction({ tenantId, userId: null }, async (db) => ({
        parcels: await db.selectFrom('delivery_order_parcels').select('quantity').execute(),
        updates: await db.selectFrom('delivery_order_updates').select('type').execute(),
        prices: await db.selectFrom('delivery_order_prices').select(['is_pending', 'total_cents']).execute(),
      }))
    expect(await seenBy(receiver)).toEqual({
      parcels: [{ quantity: 2 }],
      updates: [{ type: 'created' }],
      prices: [{ is_pending: true, total_cents: null }],
    })
    expect(await seenBy(stranger)).toEqual({ parcels: [], updates: [], prices: [] })
  })

  test('is found by its number, PO, stops and notes, each word anywhere, wildcards taken literally', async () => {
    const tenant = await addTenant(database, 'Searching')
    const user = await addPerson(database, tenant, 'clerk@searching.example')
    const service = await addService(database, tenant)
    const first = await addOrder(database, { sender: tenant, receiver: tenant }, user, service, 'PO-7781')
    const second = await addOrder(database, { sender: tenant, receiver: tenant }, user, service, 'PO-9902')
    const search = (term: string, statuses: string[] | null = null) =>
      database.tenantTransaction({ tenantId: tenant, userId: user }, async (db) => {
        const { rows } = await sql<{ id: number }>`
          select id from search_delivery_orders(${term}, statuses => ${statuses}::text[]) as id`.execute(db)
        return rows.map(({ id }) => id)
      })
    expect(await search('7781')).toEqual([first])
    expect(await search(String(second))).toEqual([second])
    expect(await search('broadway')).toEqual([second, first])
    expect(await search(' ŁUKASZ  po-77 ')).toEqual([first])
    expect(await search('100%')).toEqual([second, first])
    expect(await search('1%0')).toEqual([])
    expect(await search('broadway', ['completed'])).toEqual([])
    expect(await search('')).toEqual([second, first])
  })
})
