import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { addOrder, addPerson, addService, addTenant } from '#tests/api/support/rows.ts'

/**
 * Tables without row-level security. Each holds nothing of an organisation's, or nothing that waybill_app may read.
 */
const unprotected: Record<string, string> = {
  schema_migrations: 'which migrations have run; no grant',
  sign_in_families: 'sign-in stands above the organisations; no grant',
  refresh_tokens: 'sign-in; no grant',
  password_reset_tokens: 'sign-in; no grant',
  sign_in_attempts: 'sign-in; no grant',
  notice_devices: 'sign-in; no grant',
  push_subscriptions: 'sign-in; no grant',
  push_keys: 'of the installation; no grant',
  two_step_secrets: 'sign-in; no grant',
  recovery_codes: 'sign-in; no grant',
  verification_codes: 'sign-in; no grant',
  email_changes: 'sign-in; no grant',
  user_photos: 'a person’s own, whichever organisation they work in; no grant',
  subscription_plans: 'what Waybill sells, the same for everyone; read only',
  gazetteer_places: 'public places, the same for everyone; read only',
  shared_fuel_prices: 'what every courier starts with, the same for everyone; read only',
}

/** Protected tables whose owner is exempt, because the search functions that belong to it need their statistics. */
const notForcedOnOwner = ['delivery_order_parties', 'locations']

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('every table', () => {
  test('has row-level security, forced, with a policy for waybill_app, or stands in a list that says why not', async () => {
    const { rows } = await database.pool.query<{ name: string; enabled: boolean; forced: boolean; policies: number }>(`
      select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        (select count(*) from pg_policy p where p.polrelid = c.oid and 'waybill_app'::regrole = any (p.polroles)) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)
    const open = rows.filter(({ enabled, policies }) => !enabled || policies === 0)
    const notForced = rows.filter(({ enabled, forced }) => enabled && !forced)
    expect(open.map(({ name }) => name)).toEqual(Object.keys(unprotected).toSorted())
    expect(notForced.map(({ name }) => name)).toEqual(notForcedOnOwner)
    expect(rows.length).toBeGreaterThan(open.length + notForced.length)
  })

  test('with a tenant_id is protected', async () => {
    const { rows } = await database.pool.query<{ name: string }>(`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'tenant_id'`)
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.map(({ name }) => name).filter((name) => name in unprotected)).toEqual([])
  })

  test('shows nothing without a tenant and a person', async () => {
    const tenant = await addTenant(database, 'Nobody Looks Couriers')
    const user = await addPerson(database, tenant, 'unseen@nobody.example')
    await addOrder(database, { sender: tenant, receiver: tenant }, user, await addService(database, tenant))
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

  test('shows nothing to the owner of the database who has not switched, from PostgreSQL 16 on', async () => {
    await addTenant(database, 'Invisible Couriers')
    const { rows } = await database.pool.query('select count(*) as total from tenants')
    expect(rows).toEqual([{ total: (await inheritsRoles()) ? expect.any(Number) : 0 }])
  })
})

/** Before 16 a login that may switch to a role has its rights all the time (server/db/roles.ts). */
async function inheritsRoles(): Promise<boolean> {
  const { rows } = await database.pool.query<{ older: boolean }>(
    `select current_setting('server_version_num')::int < 160000 as older`,
  )
  return rows[0]?.older ?? false
}

/** What external people see of a table: their policies beside those of waybill_app. A table that is in neither list is closed to them. */
describe('somebody who works for another organisation', () => {
  const opened = `
    absences accounting_settings base_parcel_types base_service_speeds base_tags courier_settings
    customer_services delivery_order_driver_pay delivery_order_fields delivery_order_geostamps
    delivery_order_media delivery_order_parcels delivery_order_parties delivery_order_prices
    delivery_order_protocol_entries delivery_order_tags delivery_order_updates delivery_orders
    driver_pay_rates driver_positions fuel_prices fuel_tables idempotency_keys library_images locations
    marketplace_profiles memberships messages notices notification_choices notification_settings order_brokerages people protocols service_maps
    service_revision_parcel_types service_revision_service_speeds service_revision_tags service_revisions
    services stored_file_parts stored_files supplier_settings table_layouts tax_settings tenant_features
    tenant_links tenant_subscriptions tenants upload_parts uploads users vehicles`
    .trim()
    .split(/\s+/)

  test('is held back at every table, and reads those alone that were opened', async () => {
    const { rows } = await database.pool.query<{ name: string; held: boolean; reads: boolean }>(`
      select c.relname as name, count(p.oid) > 0 as held,
        bool_and(pg_get_expr(p.polqual, p.polrelid) <> 'false') filter (where p.polcmd in ('r', '*')) as reads
      from pg_class c left join pg_policy p on p.polrelid = c.oid and not p.polpermissive
        and p.polroles = array['waybill_external'::regrole::oid]
      where c.relnamespace = 'public'::regnamespace and c.relrowsecurity group by 1 order by 1`)
    expect(rows.filter(({ held }) => !held)).toEqual([])
    expect(rows.filter(({ reads }) => reads).map(({ name }) => name)).toEqual(opened.toSorted())
  })
})

describe('roles', () => {
  test('can neither log in nor bypass row-level security, and the owner does not inherit them', async () => {
    const { rows } = await database.pool.query(`
      select rolname, rolsuper or rolbypassrls or rolcanlogin as too_much, pg_has_role(current_user, oid, 'USAGE') as inherited
      from pg_roles where rolname in ('waybill_app', 'waybill_external', 'waybill_system') order by 1`)
    const inherited = await inheritsRoles()
    expect(rows).toEqual([
      { rolname: 'waybill_app', too_much: false, inherited },
      { rolname: 'waybill_external', too_much: false, inherited },
      { rolname: 'waybill_system', too_much: false, inherited },
    ])
  })

  test('keep password hashes and sign-in from requests', async () => {
    const tenant = await addTenant(database, 'Locked Couriers')
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
    const ours = await addTenant(database, 'Ours')
    const theirs = await addTenant(database, 'Theirs')
    const user = await addPerson(database, theirs, 'owner@theirs.example')
    const orderId = await addOrder(
      database,
      { sender: theirs, receiver: theirs },
      user,
      await addService(database, theirs),
      'PO-SECRET',
    )
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
      const locations = await sql`select * from search_locations('a', ${theirs}::bigint)`.execute(db)
      expect(locations.rows).toEqual([])
    })
    await expect(
      database.tenantTransaction({ tenantId: ours, userId: null }, (db) =>
        db.insertInto('services').values({ tenant_id: theirs, name: 'Smuggled' }).execute(),
      ),
    ).rejects.toThrow('row-level security')
  })
})
