import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Database, LocationCopy } from '#server/db/schema.ts'
import { testDatabase } from '#tests/api/support/database.ts'
import type { TestDatabase } from '#tests/api/support/database.ts'

/**
 * Tables without row-level security. Each holds nothing of an organisation's, or nothing that waybill_app may read.
 */
const UNPROTECTED: Record<string, string> = {
  schema_migrations: 'which migrations have run; no grant',
  sign_in_families: 'sign-in stands above the organisations; no grant',
  refresh_tokens: 'sign-in; no grant',
  password_reset_tokens: 'sign-in; no grant',
  sign_in_attempts: 'sign-in; no grant',
  subscription_plans: 'what Waybill sells, the same for everyone; read only',
  gazetteer_places: 'public places, the same for everyone; read only',
  error_reports: 'written by anyone, read by the operator',
  mail_messages: 'written by anyone, read by the operator',
}

/** Protected tables whose owner is exempt, because the search functions that belong to it need their statistics. */
const NOT_FORCED_ON_OWNER = ['delivery_order_parties', 'locations']

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const place: LocationCopy = {
  id: null,
  name: 'Broadway Clinic',
  friendlyName: '',
  unitNumber: '4',
  streetAddress: '737 Broadway Avenue',
  formattedAddress: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
  city: 'Saskatoon',
  province: 'SK',
  postalCode: 'S7N 1B3',
  country: 'CA',
  latitude: 52.12,
  longitude: -106.66,
  contactName: 'Aylin Ünal',
  phone: null,
  kind: 'commercial',
  operatingHours: null,
  pickupNotes: '',
  dropoffNotes: '',
  timezone: 'America/Regina',
}

async function addTenant(name: string, kind: Database['tenants']['kind'] = 'Courier'): Promise<number> {
  const { id } = await database.systemTransaction((db) =>
    db
      .insertInto('tenants')
      .values({ name, kind, time_zone: 'America/Regina' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

async function addPerson(tenantId: number, email: string, roles: number[] = [13]): Promise<number> {
  return database.systemTransaction(async (db) => {
    const { id } = await db
      .insertInto('users')
      .values({ email, first_name: 'Dana', last_name: 'Kowalski' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('memberships').values({ tenant_id: tenantId, user_id: id, roles }).execute()
    return id
  })
}

async function addService(tenantId: number): Promise<{ serviceId: number; revisionId: number }> {
  return database.tenantTransaction({ tenantId, userId: null }, async (db) => {
    const service = await db
      .insertInto('services')
      .values({ tenant_id: tenantId, name: 'City Same Day' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const revision = await db
      .insertInto('service_revisions')
      .values({ tenant_id: tenantId, service_id: service.id, number: 1, status: 'published', pricing: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { serviceId: service.id, revisionId: revision.id }
  })
}

interface Parties {
  sender: number
  receiver: number
  broker?: number
}

async function addOrder(
  { sender, receiver, broker }: Parties,
  userId: number,
  service: { serviceId: number; revisionId: number },
  poNumber = '',
): Promise<number> {
  const { id } = await database.tenantTransaction({ tenantId: sender, userId }, (db) =>
    db
      .insertInto('delivery_orders')
      .values({
        sender_tenant_id: sender,
        receiver_tenant_id: receiver,
        broker_tenant_id: broker ?? null,
        scheduled_by_tenant_id: sender,
        sender_user_id: userId,
        sender_user_name: 'Dana Kowalski',
        service_id: service.serviceId,
        service_revision_id: service.revisionId,
        service_name: 'City Same Day',
        pickup_location: JSON.stringify(place),
        dropoff_location: JSON.stringify({ ...place, name: 'Łukasz 100% Cotton' }),
        po_number: poNumber,
        available_at: 1_795_281_300,
        distance_m: 14_300,
        time_s: 1471,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

describe('every table', () => {
  test('has row-level security, forced, with a policy for waybill_app, or stands in a list that says why not', async () => {
    const { rows } = await database.pool.query<{ name: string; enabled: boolean; forced: boolean; policies: number }>(`
      select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        (select count(*) from pg_policy p where p.polrelid = c.oid and 'waybill_app'::regrole = any (p.polroles)) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)
    const open = rows.filter(({ enabled, policies }) => !enabled || policies === 0)
    const notForced = rows.filter(({ enabled, forced }) => enabled && !forced)
    expect(open.map(({ name }) => name)).toEqual(Object.keys(UNPROTECTED).toSorted())
    expect(notForced.map(({ name }) => name)).toEqual(NOT_FORCED_ON_OWNER)
    expect(rows.length).toBeGreaterThan(open.length + notForced.length)
  })

  test('with a tenant_id is protected', async () => {
    const { rows } = await database.pool.query<{ name: string }>(`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'tenant_id'`)
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.map(({ name }) => name).filter((name) => name in UNPROTECTED)).toEqual([])
  })

  test('shows nothing without a tenant and a person', async () => {
    const tenant = await addTenant('Nobody Looks Couriers')
    const user = await addPerson(tenant, 'unseen@nobody.example')
    await addOrder({ sender: tenant, receiver: tenant }, user, await addService(tenant))
    const { rows } = await database.pool.query<{ name: string }>(`
      select relname as name from pg_class
      where relrowsecurity and has_any_column_privilege('waybill_app', oid, 'select') order by 1`)
    expect(rows.length).toBeGreaterThan(20)
    await database.tenantTransaction({ tenantId: null, userId: null }, async (db) => {
      for (const { name } of rows) {
        const found = await sql<{ total: number }>`select count(*) as total from ${sql.table(name)}`.execute(db)
        expect(found.rows, name).toEqual([{ total: 0 }])
      }
    })
  })

  test('shows nothing to the owner of the database who has not switched', async () => {
    await addTenant('Invisible Couriers')
    const { rows } = await database.pool.query('select count(*) as total from tenants')
    expect(rows).toEqual([{ total: 0 }])
  })
})

describe('roles', () => {
  test('can neither log in nor bypass row-level security, and the owner does not inherit them', async () => {
    const { rows } = await database.pool.query(`
      select rolname, rolsuper or rolbypassrls or rolcanlogin as too_much, pg_has_role(current_user, oid, 'USAGE') as inherited
      from pg_roles where rolname in ('waybill_app', 'waybill_system') order by 1`)
    expect(rows).toEqual([
      { rolname: 'waybill_app', too_much: false, inherited: false },
      { rolname: 'waybill_system', too_much: false, inherited: false },
    ])
  })

  test('keep password hashes and sign-in from requests', async () => {
    const tenant = await addTenant('Locked Couriers')
    const context = { tenantId: tenant, userId: null }
    const reading = (statement: string) => database.tenantTransaction(context, (db) => sql.raw(statement).execute(db))
    await expect(reading('select password_hash from users')).rejects.toThrow('permission denied')
    await expect(reading('select hash from refresh_tokens')).rejects.toThrow('permission denied')
    await expect(reading('update users set is_admin = true')).rejects.toThrow('permission denied')
    await expect(reading('update delivery_order_updates set comment = null')).rejects.toThrow('permission denied')
    await expect(reading('delete from audit_entries')).rejects.toThrow('permission denied')
  })
})

describe('two organisations that do not know each other', () => {
  test('cannot read, write or search each other', async () => {
    const ours = await addTenant('Ours')
    const theirs = await addTenant('Theirs')
    const user = await addPerson(theirs, 'owner@theirs.example')
    const orderId = await addOrder({ sender: theirs, receiver: theirs }, user, await addService(theirs), 'PO-SECRET')
    await database.tenantTransaction({ tenantId: ours, userId: null }, async (db) => {
      expect(await db.selectFrom('tenants').select('name').execute()).toEqual([{ name: 'Ours' }])
      expect(await db.selectFrom('users').select('id').where('id', '=', user).execute()).toEqual([])
      expect(await db.selectFrom('delivery_orders').select('id').execute()).toEqual([])
      expect(await db.selectFrom('delivery_order_parties').select('delivery_order_id').execute()).toEqual([])
      const changed = await db
        .updateTable('delivery_orders')
        .set({ po_number: 'stolen' })
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
      expect(changed.numUpdatedRows).toBe(0n)
      const found = await sql`select * from search_delivery_orders('secret')`.execute(db)
      expect(found.rows).toEqual([])
      const places = await sql`select * from search_locations('a', ${theirs}::bigint)`.execute(db)
      expect(places.rows).toEqual([])
    })
    await expect(
      database.tenantTransaction({ tenantId: ours, userId: null }, (db) =>
        db.insertInto('services').values({ tenant_id: theirs, name: 'Smuggled' }).execute(),
      ),
    ).rejects.toThrow('row-level security')
  })
})

describe('organisations that are linked', () => {
  test('see each other, and the courier the address book of its customer; an ended link leaves the name', async () => {
    const courier = await addTenant('Linked Couriers')
    const customer = await addTenant('Linked Pharmacy', 'Customer')
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
        const places = await db.selectFrom('locations').select('name').where('tenant_id', '=', customer).execute()
        const found = await sql`select * from search_locations('HOSPITAL ward', ${customer}::bigint)`.execute(db)
        return { tenants: tenants.map(({ name }) => name), places: places.length, found: found.rows.length }
      })
    expect(await asCourier()).toEqual({ tenants: ['Linked Couriers'], places: 0, found: 0 })
    await database.tenantTransaction({ tenantId: courier, userId: null }, (db) =>
      db
        .insertInto('tenant_links')
        .values({ tenant_id: courier, partner_tenant_id: customer, kind: 'courier-customer' })
        .execute(),
    )
    expect(await asCourier()).toEqual({ tenants: ['Linked Couriers', 'Linked Pharmacy'], places: 1, found: 1 })
    await database.tenantTransaction({ tenantId: customer, userId: null }, (db) =>
      db.updateTable('tenant_links').set({ ended_at: 1_795_281_300 }).execute(),
    )
    expect(await asCourier()).toEqual({ tenants: ['Linked Couriers', 'Linked Pharmacy'], places: 0, found: 0 })
  })

  test('a customer reads the published revisions of a service it may order, and no draft', async () => {
    const courier = await addTenant('Publishing Couriers')
    const customer = await addTenant('Reading Pharmacy', 'Customer')
    const { serviceId, revisionId } = await addService(courier)
    await database.tenantTransaction({ tenantId: courier, userId: null }, async (db) => {
      await db
        .insertInto('service_revisions')
        .values({ tenant_id: courier, service_id: serviceId, number: 2, pricing: '{}' })
        .execute()
      await db
        .insertInto('customer_services')
        .values({ tenant_id: courier, customer_tenant_id: customer, service_id: serviceId })
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
    const first = await addTenant('First')
    const second = await addTenant('Second')
    const user = await addPerson(first, 'two@places.example', [2])
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
    const tenant = await addTenant('Versioned')
    const user = await addPerson(tenant, 'versioned@example.example', [7])
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
    const tenant = await addTenant('Hiring')
    const added = await database.tenantTransaction({ tenantId: tenant, userId: null }, (db) =>
      db
        .insertInto('users')
        .values({ email: 'New@Hiring.example', first_name: 'New', last_name: 'Person', created_by_tenant_id: tenant })
        .returning(['id', 'email'])
        .executeTakeFirstOrThrow(),
    )
    expect(added.email).toBe('New@Hiring.example')
    await expect(addPerson(tenant, 'new@hiring.EXAMPLE')).rejects.toThrow('users_email')
  })
})

describe('an order', () => {
  test('is listed for each of its parties and follows when it changes', async () => {
    const sender = await addTenant('Sending', 'Customer')
    const receiver = await addTenant('Receiving')
    const broker = await addTenant('Broking')
    const user = await addPerson(sender, 'clerk@sending.example')
    const driver = await addPerson(receiver, 'driver@receiving.example', [2])
    const orderId = await addOrder({ sender, receiver, broker }, user, await addService(receiver))
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
          driver_user_id: driver,
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
    const sender = await addTenant('Packing', 'Customer')
    const receiver = await addTenant('Carrying')
    const stranger = await addTenant('Passing')
    const user = await addPerson(sender, 'clerk@packing.example')
    const service = await addService(receiver)
    const orderId = await addOrder({ sender, receiver }, user, service)
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

  test('is found by its number, PO, places and notes, each word anywhere, wildcards taken literally', async () => {
    const tenant = await addTenant('Searching')
    const user = await addPerson(tenant, 'clerk@searching.example')
    const service = await addService(tenant)
    const first = await addOrder({ sender: tenant, receiver: tenant }, user, service, 'PO-7781')
    const second = await addOrder({ sender: tenant, receiver: tenant }, user, service, 'PO-9902')
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

describe('a transaction', () => {
  test('rolls back what a failing piece of work has written', async () => {
    const tenant = await addTenant('Undone')
    const context = { tenantId: tenant, userId: null }
    await expect(
      database.tenantTransaction(context, async (db) => {
        await db.insertInto('vehicles').values({ tenant_id: tenant, name: 'Van' }).execute()
        throw new Error('changed our mind')
      }),
    ).rejects.toThrow('changed our mind')
    expect(await database.tenantTransaction(context, (db) => db.selectFrom('vehicles').select('id').execute())).toEqual(
      [],
    )
  })

  test('that was aborted by a caught error does not pass for committed', async () => {
    const tenant = await addTenant('Swallowed')
    await expect(
      database.tenantTransaction({ tenantId: tenant, userId: null }, async (db) => {
        await sql`select 1 / 0`.execute(db).catch(() => {})
      }),
    ).rejects.toThrow('rolled back')
  })

  test('cannot be used after its end', async () => {
    const tenant = await addTenant('Late')
    const leaked = await database.tenantTransaction({ tenantId: tenant, userId: null }, async (db) => ({ db }))
    await expect(leaked.db.selectFrom('tenants').select('id').execute()).rejects.toThrow('This transaction is over')
  })

  test('leaves nothing of its context on the connection', async () => {
    const tenant = await addTenant('Clean')
    await database.tenantTransaction({ tenantId: tenant, userId: 1 }, (db) =>
      db.selectFrom('tenants').select('id').execute(),
    )
    const { rows } = await database.pool.query(
      `select current_user = session_user as owner, current_tenant_id() as tenant, current_user_id() as person`,
    )
    expect(rows).toEqual([{ owner: true, tenant: null, person: null }])
  })

  test('plans each statement for its own values', async () => {
    const { rows } = await database.pool.query('show plan_cache_mode')
    expect(rows).toEqual([{ plan_cache_mode: 'force_custom_plan' }])
  })
})

describe('a DATABASE_URL', () => {
  test('serves an owner that is no superuser, and migrating again changes nothing', async () => {
    const connection = await connectDatabase({ databaseUrl: database.databaseUrl, dataDir: '/nowhere' })
    expect(await migrate(connection.pool)).toEqual([])
    const { rows } = await connection.pool.query('select rolsuper from pg_roles where rolname = current_user')
    expect(rows).toEqual([{ rolsuper: false }])
    await connection.close()
  })

  test('whose login may not create roles says what an administrator has to run', async () => {
    const superuser = new pg.Client({ ...database.settings, user: 'postgres' })
    await superuser.connect()
    await superuser.query('create role plain_login login')
    const connection = await connectDatabase({
      databaseUrl: database.databaseUrl.replace('waybill_owner', 'plain_login'),
      dataDir: '/nowhere',
    })
    await expect(migrate(connection.pool)).rejects.toThrow(
      'grant waybill_app to plain_login with inherit false, set true;',
    )
    await connection.close()
    await superuser.query('drop role plain_login')
    await superuser.end()
  })
})
