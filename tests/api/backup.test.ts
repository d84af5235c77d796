import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile, cp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { headerLine, sealBackup } from '#server/backup/backup-file.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { becomeReaderOf, quoteTable, tablesOf } from '#server/backup/tables.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { waitUntilStopped } from '#server/db/embedded.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { addOrder, addPerson, addService, addTenant } from '#tests/api/support/rows.ts'
import { callServer, endServer, prepareOrdering, startServer } from '#tests/api/support/server-process.ts'
import { buildWorld } from '#tests/api/support/world.ts'

const scripts = path.join(import.meta.dirname, '../../scripts')
const migrations = path.join(import.meta.dirname, '../../server/db/migrations')
/** What a copy of texts trips over: its own separators, its end, and the signs that it escapes with. */
const awkward = 'tab\there\n\\.\n\\N "quoted" \\\\ {"a": 1} — ünï 🚚\r\n'

let app: TestApp
let folder: string
/** A whole backup of the world. */
let file: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-backup-'))
  app = await startTestApp()
  await buildWorld(app)
  await app.database.systemTransaction((db) =>
    db.updateTable('locations').set({ pickup_notes: awkward, dropoff_notes: '' }).execute(),
  )
  file = path.join(folder, 'world.backup')
  await writeBackup(app.database.settings, file, { version: '1.2.3' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('a backup', () => {
  test('restored into a database without a table gives every row of every table', async () => {
    await withCopy(async (target) => {
      await withoutTables(target)
      const { header, tables, rows, skipped, migrated } = await restore(target, file)
      expect({ version: header.version, skipped, migrated }).toEqual({ version: '1.2.3', skipped: [], migrated: [] })
      const original = await everyTable(app.database.pool)
      expect(await everyTable(target.pool)).toEqual(original)
      expect(Object.keys(original)).toHaveLength(tables)
      expect(await countOf(app.database)).toBe(rows)
      expect(original).toMatchObject({ delivery_orders: { count: 2 }, stored_file_parts: { count: 4 } })
      expect(await rulesOf(target.pool)).toEqual(await rulesOf(app.database.pool))
      // Ids go on where they stood.
      const [next, ours] = [await addTenant(target, 'Next'), await addTenant(app.database, 'Next')]
      expect(next).toBe(ours)
    })
  })

  test('is of one moment, whatever is written meanwhile', async () => {
    const tenant = await addTenant(app.database, 'Busy Couriers')
    const person = await addPerson(app.database, tenant, 'busy@couriers.example')
    const service = await addService(app.database, tenant)
    const busy = path.join(folder, 'busy.backup')
    let written = 0
    const made = await writeBackup(app.database.settings, busy, {
      version: '1.2.3',
      // The rows of an order are in many tables, of which some have been copied by then and others not.
      async onProgress({ table }) {
        if (table !== 'delivery_order_updates' && table !== 'delivery_orders') return
        written = await addOrder(app.database, { sender: tenant, receiver: tenant }, person, service)
      },
    })
    expect(written).toBeGreaterThan(0)
    await withCopy(async (target) => {
      const { rows } = await restore(target, busy)
      expect(rows).toBe(made.rows)
      expect(rows).toBe(await countOf(target))
      const halves = await target.systemTransaction((db) =>
        db
          .selectFrom('delivery_orders as o')
          .fullJoin('delivery_order_parties as p', 'p.delivery_order_id', 'o.id')
          .select(['o.id', 'p.delivery_order_id'])
          .where((eb) => eb.or([eb('o.id', 'is', null), eb('p.delivery_order_id', 'is', null)]))
          .execute(),
      )
      expect(halves).toEqual([])
    })
  })

  test('that is older than the program is brought to the present', async () => {
    const newer = await newerMigrations()
    await withCopy(async (target) => {
      const { migrated } = await restore(target, file, newer)
      expect(migrated).toEqual(['9001_later.sql'])
      const { rows } = await target.pool.query('select word from later')
      expect(rows).toEqual([{ word: 'told' }])
    })
  })

  test('broken off leaves no file', async () => {
    const broken = path.join(folder, 'broken.backup')
    const interruption = new AbortController()
    const writing = writeBackup(app.database.settings, broken, {
      version: '1.2.3',
      signal: interruption.signal,
      onProgress: ({ table }) => {
        if (table === 'locations') interruption.abort()
      },
    })
    await expect(writing).rejects.toThrow('aborted')
    expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
  })

  test('broken off ends at once, also while it waits for a migration', async () => {
    const migration = await app.database.pool.connect()
    await migration.query('begin; lock table tenants in access exclusive mode')
    const interruption = new AbortController()
    const waiting = path.join(folder, 'waiting.backup')
    const writing = writeBackup(app.database.settings, waiting, { version: '1.2.3', signal: interruption.signal })
    await vi.waitFor(async () => {
      const { rowCount } = await migration.query(
        `select from pg_locks where not granted and relation = 'tenants'::regclass
           and database = (select oid from pg_database where datname = current_database())`,
      )
      expect(rowCount).toBe(1)
    }, 10_000)
    interruption.abort()
    await expect(writing).rejects.toThrow('aborted')
    await migration.query('rollback')
    migration.release()
    expect((await readdir(folder)).filter((name) => name.startsWith('waiting'))).toEqual([])
  })

  test('whose restore is broken off has written no row', async () => {
    await withCopy(async (target) => {
      const interruption = new AbortController()
      const restoring = restoreBackup(target, file, {
        target: 'The test database',
        signal: interruption.signal,
        onProgress: ({ step }) => {
          if (step === 'loading') interruption.abort()
        },
      })
      await expect(restoring).rejects.toThrow('aborted')
      const sql = (await readdir(migrations)).filter((name) => name.endsWith('.sql'))
      expect(await countOf(target)).toBe(sql.length)
    })
  })

  test('never takes the place of another file', async () => {
    await expect(writeBackup(app.database.settings, file, { version: '1.2.3' })).rejects.toThrow('is there already')
  })

  test('is not made where a policy would keep rows from it', async () => {
    await withCopy(async (target) => {
      await target.pool.query('alter policy system on locations using (id > 1)')
      const missing = path.join(folder, 'missing.backup')
      await expect(writeBackup(target.settings, missing, { version: '1.2.3' })).rejects.toThrow('rows of locations')
      expect(existsSync(missing)).toBe(false)
    })
  })
})

describe('refused, and nothing is written', () => {
  let empty: TestDatabase
  beforeAll(async () => {
    empty = await testDatabase()
    await withoutTables(empty)
  })
  afterAll(() => empty.close())

  const altered = async (change: (whole: string) => string) => {
    const at = path.join(folder, 'altered.backup')
    await writeFile(at, gzipSync(change(gunzipSync(await readFile(file)).toString())))
    return at
  }
  /** With an end that fits, as another program would have made it. */
  const forged = (change: (whole: string) => string) =>
    altered((whole) => whole).then(async (at) => {
      const changed = change(
        gunzipSync(await readFile(at))
          .toString()
          .replace(/end .*\n$/, ''),
      )
      await writeFile(
        at,
        gzipSync(
          await text(
            sealBackup(
              (async function* () {
                yield changed
              })(),
            ),
          ),
        ),
      )
      return at
    })
  const header = (changes: object) => async () =>
    forged((whole) => {
      const [first = '', ...others] = whole.split('\n')
      const old = JSON.parse(first.slice('waybill-backup '.length))
      return [headerLine({ ...old, ...changes }).trimEnd(), ...others].join('\n')
    })

  test.each([
    ['a file that is not there', async () => path.join(folder, 'nowhere'), 'There is no file'],
    ['a file of another kind', async () => path.join(scripts, 'restore.ts'), 'is no backup of Waybill'],
    ['another gzip file', () => altered(() => 'something else\n'), 'is no backup of Waybill'],
    [
      'a file that was cut',
      async () => {
        const at = path.join(folder, 'cut.backup')
        const whole = await readFile(file)
        await writeFile(at, whole.subarray(0, whole.length - 20))
        return at
      },
      'is cut off',
    ],
    ['a text that was cut', () => altered((whole) => whole.slice(0, -200)), 'is cut off'],
    ['a file that was altered', () => altered((whole) => whole.replace('Broadway', 'Broadwax')), 'was altered'],
    [
      'one that lacks a table',
      () => altered((whole) => whole.replace(/table \{"name":"users".*\n(.*\n)*?\\\.\n/, '')),
      'was altered',
    ],
    ['another format', header({ format: 2 }), 'was made by a newer Waybill'],
    [
      'migrations that we do not have',
      header({ version: '9.0.0', migrations: [{ name: '9999_tomorrow.sql', checksum: '' }] }),
      'made by a newer Waybill (9.0.0): its database has run 9999_tomorrow.sql',
    ],
    [
      'other migrations than ours',
      header({ migrations: [{ name: '0001_foundations.sql', checksum: 'another' }] }),
      'another 0001_foundations.sql',
    ],
  ])('%s', async (_what, make, reason) => {
    await expect(restore(empty, await make())).rejects.toThrow(reason)
    const { rows } = await empty.pool.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`)
    expect(rows).toEqual([])
  })

  test('a database in which somebody works', async () => {
    const before = await everyTable(app.database.pool)
    await expect(restore(app.database, file)).rejects.toThrow(
      'The test database is not empty: the table tenants has rows',
    )
    expect(await everyTable(app.database.pool)).toEqual(before)
  })

  test('a database that is ahead of the backup', async () => {
    await withCopy(async (target) => {
      await target.pool.query(`insert into schema_migrations (name, checksum) values ('9001_later.sql', '')`)
      await expect(restore(target, file)).rejects.toThrow('newer than the backup: it has run 9001_later.sql')
    })
  })

  test('rows that contradict each other, found at the end; another try finds the database empty', async () => {
    await withCopy(async (target) => {
      const contradicting = await forged((whole) =>
        whole.replace(/(table \{"name":"users".*\n)(.*\n)*?\\\.\n/, '$1\\.\n'),
      )
      await expect(restore(target, contradicting)).rejects.toThrow('violates foreign key constraint')
      const left = await everyTable(target.pool)
      expect(Object.entries(left).filter(([name, { count }]) => count > 0 && name !== 'schema_migrations')).toEqual([])
      expect(await rulesOf(target.pool)).toEqual(await rulesOf(app.database.pool))
      await restore(target, file)
      expect((await everyTable(target.pool)).users?.count).toBeGreaterThan(0)
    })
  })
})

test(
  'the embedded database goes from one folder into another, while its server runs',
  { timeout: 240_000 },
  async () => {
    const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')]
    const backup = path.join(folder, 'embedded.backup')
    const server = await startServer({ DATA_DIR: from })
    try {
      const ordering = await withEmbedded(from, ({ pool }) =>
        createTransactions(pool).systemTransaction(prepareOrdering),
      )
      const placed = await callServer(server, ordering, 'POST', '/delivery-orders', ordering.order)
      const { id }: { id: number } = await placed.json()

      const rowsIn = (directory: string) => withEmbedded(directory, ({ pool }) => everyTable(pool))
      const before = await rowsIn(from)
      const made = await run('backup', backup, from)
      expect(made).toMatchObject({ code: 0, stderr: '' })
      expect(made.stdout).toMatch(/embedded\.backup: \d+ rows of \d+ tables, \d+ kB\./)
      const restored = await run('restore', backup, to)
      expect(restored).toMatchObject({ code: 0, stderr: '' })
      expect(restored.stdout).toContain('are back as they were at')
      const [tables, after] = [await rowsIn(to), await rowsIn(from)]
      // The server goes on with its work meanwhile: what it wrote since is not in the backup.
      const unchanged = Object.keys(before).filter((table) => before[table]?.hash === after[table]?.hash)
      expect(unchanged).toEqual(expect.arrayContaining(['delivery_orders', 'delivery_order_parties', 'locations']))
      // The restore writes this row itself: nothing leaves until somebody decides.
      expect(tables['sending_hold']).toMatchObject({ count: 1 })
      for (const table of unchanged.filter((name) => name !== 'sending_hold'))
        expect(tables[table], table).toEqual(before[table])

      const second = await startServer({ DATA_DIR: to })
      const [here, there] = await Promise.all(
        [server, second].map(async (each) =>
          (await callServer(each, ordering, 'GET', `/delivery-orders/${id}/summary`)).json(),
        ),
      )
      expect(there).toMatchObject({ id })
      expect(there).toEqual(here)
      await endServer(second, 'SIGTERM')

      const nowhere = await run('backup', path.join(folder, 'nothing'), path.join(folder, 'empty'))
      expect(nowhere).toMatchObject({ code: 1, stdout: '' })
      expect(nowhere.stderr).toContain(`There is no database in ${path.join(folder, 'empty')}`)
    } finally {
      await endServer(server, 'SIGTERM')
      await Promise.all([from, to].map((each) => waitUntilStopped(path.join(each, 'postgres'))))
    }
  },
)

function restore(target: Pick<TestDatabase, 'pool' | 'settings'>, at: string, directory?: string) {
  return restoreBackup(target, at, { target: 'The test database', migrations: directory })
}

/** A database that has run the migrations and holds no row. */
async function withCopy(work: (target: TestDatabase) => Promise<void>): Promise<void> {
  const target = await testDatabase()
  try {
    await work(target)
  } finally {
    await target.close()
  }
}

function withoutTables({ pool }: TestDatabase) {
  return pool.query('drop schema public, pgboss cascade; create schema public')
}

async function countOf({ pool }: TestDatabase): Promise<number> {
  return Object.values(await everyTable(pool)).reduce((sum, { count }) => sum + count, 0)
}

async function withEmbedded<Result>(
  dataDir: string,
  work: (database: { pool: Pool }) => Promise<Result>,
): Promise<Result> {
  const database = await connectDatabase({ dataDir, poolSize: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** How many rows each table has and what they say, what PostgreSQL computes by itself included. */
async function everyTable(pool: Pool): Promise<Record<string, { count: number; hash: string | null }>> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const found: Record<string, { count: number; hash: string | null }> = {}
    for (const table of await tablesOf(client)) {
      await becomeReaderOf(client, table)
      // Where an event stands in the outbox is each database's own.
      const { rows } = await client.query<{ count: number; hash: string | null }>(
        `select count(*)::int as count, md5(string_agg(row, '' order by row)) as hash
         from (select md5((to_jsonb(t) - 'xid')::text) as row from ${quoteTable(table.name)} t) rows`,
      )
      found[table.name] = rows[0] ?? { count: -1, hash: null }
    }
    return found
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** What a restore sets aside and puts back; what the tests alone have is no part of a backup. */
async function rulesOf(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query(`
    select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace and conname <> 'refuse_untold'
    union all
    select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal and tgname <> 'refuse_untold'
    union all
    select relname::text, 'row security', concat(relrowsecurity, relforcerowsecurity) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by 1, 2, 3`)
  return rows
}

/** Ours and one that is yet to come. */
async function newerMigrations(): Promise<string> {
  const directory = await mkdtemp(path.join(folder, 'newer-'))
  await cp(migrations, directory, { recursive: true })
  await writeFile(
    path.join(directory, '9001_later.sql'),
    `-- compatible: nobody reads it.\ncreate table later (word text); insert into later values ('told')`,
  )
  return directory
}

async function run(script: 'backup' | 'restore', at: string, dataDir: string) {
  const child = spawn(process.execPath, [path.join(scripts, `${script}.ts`), at], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: dataDir },
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr }
}
