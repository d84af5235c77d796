import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { addTenant } from '#tests/api/support/rows.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('a transaction', () => {
  test('rolls back what a failing piece of work has written', async () => {
    const tenant = await addTenant(database, 'Undone')
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
    const tenant = await addTenant(database, 'Swallowed')
    await expect(
      database.tenantTransaction({ tenantId: tenant, userId: null }, async (db) => {
        await sql`select 1 / 0`.execute(db).catch(() => {})
      }),
    ).rejects.toThrow('rolled back')
  })

  test('cannot be used after its end', async () => {
    const tenant = await addTenant(database, 'Late')
    const leaked = await database.tenantTransaction({ tenantId: tenant, userId: null }, async (db) => ({ db }))
    await expect(leaked.db.selectFrom('tenants').select('id').execute()).rejects.toThrow('This transaction is over')
  })

  test('leaves nothing of its context on the connection', async () => {
    const tenant = await addTenant(database, 'Clean')
    await database.tenantTransaction({ tenantId: tenant, userId: 1 }, (db) =>
      db.selectFrom('tenants').select('id').execute(),
    )
    const { rows } = await database.pool.query(
      `select current_user = session_user as owner, current_tenant_id() as tenant, current_user_id() as person`,
    )
    expect(rows).toEqual([{ owner: true, tenant: null, person: null }])
  })

  test('keeps a statement that comes again prepared, but one with a limit is planned for its own values each time', async () => {
    const tenant = await addTenant(database, 'Repeated')
    const kept = await database.tenantTransaction({ tenantId: tenant, userId: null }, async (db) => {
      for (let turn = 0; turn < 5; turn++) {
        await db.selectFrom('vehicles').select('license_plate').where('name', '=', `Van ${turn}`).execute()
        await db.selectFrom('vehicles').select('license_plate').where('tenant_id', '=', turn).limit(1).execute()
      }
      const { rows } = await sql<{ statement: string; uses: number }>`
        select statement, generic_plans + custom_plans as uses from pg_prepared_statements
        where statement like '%"license_plate"%' and statement not like '%pg_prepared%'`.execute(db)
      return rows
    })
    expect(kept).toEqual([{ statement: 'select "license_plate" from "vehicles" where "name" = $1', uses: 3 }])
  })

  test('does not take what others over the same connections have prepared for its own', async () => {
    const answers: unknown[] = []
    for (const which of ['first', 'second']) {
      const { systemTransaction } = createTransactions(database.pool)
      for (let turn = 0; turn < 4; turn++)
        answers.push(
          await systemTransaction(async (db) => (await sql`select ${sql.lit(which)} as which`.execute(db)).rows),
        )
    }
    expect(answers).toEqual(['first', 'second'].flatMap((which) => Array.from({ length: 4 }, () => [{ which }])))
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
      /grant waybill_app to plain_login(?: with inherit false, set true)?;/,
    )
    await connection.close()
    await superuser.query('drop role plain_login')
    await superuser.end()
  })

  test('whose login may not make the schema of the queue says what to grant, and gives the lock of migrations back', async () => {
    const superuser = new pg.Client({ ...database.settings, user: 'postgres' })
    await superuser.connect()
    await superuser.query(
      'create role plain_login login; grant waybill_app, waybill_system, waybill_external to plain_login',
    )
    await superuser.query('create database bare_queue template template0')
    const url = new URL(database.databaseUrl.replace('waybill_owner', 'plain_login'))
    url.pathname = '/bare_queue'
    const connection = await connectDatabase({ databaseUrl: url.href, dataDir: '/nowhere' })
    await expect(migrate(connection.pool)).rejects.toThrow('grant create on database bare_queue to plain_login;')
    const { rows } = await superuser.query(`select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = 'bare_queue' and l.locktype = 'advisory'`)
    expect(rows).toEqual([])
    await connection.close()
    await superuser.query('drop database bare_queue with (force)')
    await superuser.query('drop role plain_login')
    await superuser.end()
  })
})
