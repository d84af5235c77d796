import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { getRollbackPlans } from 'pg-boss'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schemaText } from '#scripts/generate/schema-text.ts'
import { productVersion } from '#server/config.ts'
import { openPool } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { knownMigrations } from '#server/db/migration-files.ts'
import { watchSchema } from '#server/db/schema-watch.ts'
import { OperatorFault } from '#server/operator-fault.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { emptyDatabase, type EmptyDatabase } from '#tests/api/support/empty-database.ts'
import { endServer, startServer } from '#tests/api/support/server-process.ts'

/* How migrations run, and what the runner refuses. What they do to rows is in at-their-place.test.ts. */

const migrationsFolder = path.join(import.meta.dirname, '../../../server/db/migrations')
const version = productVersion()
/** The PostgreSQL that comes from npm. */
const embeddedMajor = 18

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const write = (name: string, ...lines: string[]) => writeFile(path.join(folder, name), lines.join('\n'))
const run = () => migrate(database.pool, folder)

/** Writes the row of a migration that only a newer program has. */
function noteOfNewer({ pool }: Pick<TestDatabase, 'pool'>, breaking: string | null): Promise<unknown> {
  return pool.query(
    `insert into schema_migrations (name, checksum, program, breaking) values ('9999_tomorrow.sql', 'of tomorrow', '9.0.0', $1)`,
    [breaking],
  )
}
const forgetNewer = ({ pool }: Pick<TestDatabase, 'pool'>) =>
  pool.query(`delete from schema_migrations where name = '9999_tomorrow.sql'`)

test('the tables of the queue come up from what an older pg-boss left, and those of a newer one are refused', async () => {
  const versions = async () => (await database.pool.query('select version from pgboss.version')).rows
  const [{ version: newest }] = await versions()
  await database.pool.query(getRollbackPlans('pgboss', newest))
  expect(await versions()).toEqual([{ version: newest - 1 }])
  await migrate(database.pool)
  expect(await versions()).toEqual([{ version: newest }])
  await database.pool.query('update pgboss.version set version = $1', [newest + 1])
  await expect(migrate(database.pool)).rejects.toThrow('The queue of the database is newer than the program.')
  await database.pool.query('update pgboss.version set version = $1', [newest])
})

describe('a file', () => {
  afterEach(async () => {
    for (const name of ['9002_broken.sql', '9003_index.sql']) await rm(path.join(folder, name), { force: true })
  })

  test('runs once, however many processes find it at the same moment, and says which program ran it', async () => {
    await write('9001_once.sql', '-- compatible: nobody reads it.', 'create table once (word text)')
    const pools = [1, 2, 3].map(() => openPool(database.settings, 1))
    const ran = await Promise.all(pools.map((pool) => migrate(pool, folder)))
    await Promise.all(pools.map((pool) => pool.end()))
    expect(ran.flat()).toEqual(['9001_once.sql'])
    const { rows } = await database.pool.query(
      `select program, breaking from schema_migrations where name = '9001_once.sql'`,
    )
    expect(rows).toEqual([{ program: version, breaking: null }])
  })

  test('that fails leaves nothing behind and is named', async () => {
    await write('9002_broken.sql', '-- compatible: none.', 'create table half (word text);', 'select * from nowhere')
    await expect(run()).rejects.toThrow('Migration 9002_broken.sql failed: relation "nowhere" does not exist')
    const { rows } = await database.pool.query(`select to_regclass('half') as half`)
    expect(rows).toEqual([{ half: null }])
  })

  test('that does not state whether older processes may go on is refused', async () => {
    await write('9002_broken.sql', '-- A table.', 'create table stated (word text)')
    await expect(run()).rejects.toThrow('9002_broken.sql does not state whether older processes may go on')
  })

  test.each([
    ['an update', `update people set name = 'x';`],
    ['an insert that reads', 'insert into once select name from people;'],
    ['a delete', 'delete from role_grants;'],
    ['an insert', `insert into error_groups (description, place, first_seen_at, last_seen_at) values ('', '', 0, 0);`],
    ['a block', `do $$ begin perform count(*) from memberships; end $$;`],
    ['a value for a column', 'create table counted as select count(*) from tenants;'],
    ['a foreign key between rows that are there', 'alter table absences add foreign key (user_id) references users;'],
  ])('that does %s as the owner, who sees no row, is refused', async (_what, statement) => {
    await write('9002_broken.sql', '-- compatible: none.', statement)
    await expect(run()).rejects.toThrow(
      /9002_broken.sql failed: query would be affected by row-level security policy for table "\w+"\. The owner sees no row/,
    )
  })

  test.each(['set local role waybill_system', 'SET ROLE waybill_system', 'reset role', 'set local row_security = on'])(
    'that says "%s" is refused',
    async (statement) => {
      await write('9002_broken.sql', '-- compatible: none.', `${statement};`)
      await expect(run()).rejects.toThrow(/9002_broken.sql failed: it says ".+"; call work_as_system\(\)/)
    },
  )

  test('changes rows between work_as_system and work_as_owner, and is again the owner after that', async () => {
    await database.systemTransaction((db) =>
      db.insertInto('tenants').values({ name: 'Moved', kind: 'Courier', time_zone: 'America/Regina' }).execute(),
    )
    await write(
      '9002_moves.sql',
      '-- compatible: a name.',
      'call work_as_system();',
      `update tenants set name = name || ' by 9002';`,
      'call work_as_owner();',
      `alter table once add column owned text default current_user;`,
    )
    expect(await run()).toEqual(['9002_moves.sql'])
    const found = await database.systemTransaction((db) =>
      db.selectFrom('tenants').select('name').where('name', 'like', 'Moved%').execute(),
    )
    expect(found).toEqual([{ name: 'Moved by 9002' }])
  })

  test('outside a transaction indexes concurrently, while another process waits for its turn', async () => {
    await write(
      '9003_index.sql',
      '-- compatible: an index.',
      '-- outside a transaction: nobody waits while the index is made.',
      'drop index concurrently if exists once_words;',
      'create index concurrently once_words on once (word);',
    )
    const pools = [1, 2].map(() => openPool(database.settings, 1))
    const ran = await Promise.all(pools.map((pool) => migrate(pool, folder)))
    await Promise.all(pools.map((pool) => pool.end()))
    expect(ran.flat()).toEqual(['9003_index.sql'])
    const { rows } = await database.pool.query(
      `select indisvalid from pg_index where indexrelid = 'once_words'::regclass`,
    )
    expect(rows).toEqual([{ indisvalid: true }])
    await database.pool.query(`delete from schema_migrations where name = '9003_index.sql'`)
  })
})

describe('a database of another program', () => {
  test('that ran another text is refused in words for its operator', async () => {
    await write('9001_once.sql', '-- compatible: nobody reads it.', 'create table once (word text, more text)')
    const refused = run()
    await expect(refused).rejects.toThrow(OperatorFault)
    await expect(refused).rejects.toThrow(
      `This database was created by another build of Waybill ${version}: its 9001_once.sql is not the one of this program`,
    )
    await write('9001_once.sql', '-- compatible: nobody reads it.', 'create table once (word text)')
  })

  test('that is newer is refused where older programs cannot go on, with the reason', async () => {
    await noteOfNewer(database, 'a column is gone')
    const refused = run()
    await expect(refused).rejects.toThrow(OperatorFault)
    await expect(refused).rejects.toThrow(
      `This database was upgraded by Waybill 9.0.0, and this program is an older one (Waybill ${version}). ` +
        'The database has run 9999_tomorrow.sql (a column is gone). Start the newer program, or restore the backup',
    )
    await forgetNewer(database)
  })

  test('that is newer is taken where older programs may go on', async () => {
    await noteOfNewer(database, null)
    expect(await run()).toEqual([])
    await forgetNewer(database)
  })

  test('that is newer in one thing and older in another is refused', async () => {
    await noteOfNewer(database, null)
    await write('9500_ours.sql', '-- compatible: none.', 'create table ours (word text)')
    await expect(run()).rejects.toThrow('has run 9999_tomorrow.sql, and lacks 9500_ours.sql')
    await rm(path.join(folder, '9500_ours.sql'))
    await forgetNewer(database)
  })

  test('whose newer migration came before migrations stated anything is refused', async () => {
    await database.pool.query(`insert into schema_migrations (name, checksum) values ('9999_tomorrow.sql', '')`)
    await expect(run()).rejects.toThrow('This database was upgraded by a newer Waybill')
    await forgetNewer(database)
  })
})

test('databases with either text of the six migrations that were edited once are taken', async () => {
  const edited = (await knownMigrations()).filter(({ otherChecksums }) => otherChecksums.length > 0)
  expect(edited.map(({ name }) => name.slice(0, 4))).toEqual(['0002', '0011', '0020', '0026', '0068', '0401'])
  for (const { name, checksum, otherChecksums } of edited) {
    for (const other of otherChecksums) {
      await database.pool.query('update schema_migrations set checksum = $2 where name = $1', [name, other])
      expect(await run()).toEqual([])
    }
    await database.pool.query(`update schema_migrations set checksum = 'a third' where name = $1`, [name])
    await expect(run()).rejects.toThrow(`its ${name} is not the one of this program`)
    await database.pool.query('update schema_migrations set checksum = $2 where name = $1', [name, checksum])
  }
})

describe('an older process', () => {
  test('is told once when a migration has run with which it cannot go on', async () => {
    const told: string[] = []
    const isTold = Promise.withResolvers<void>()
    const [looks, pool] = countedLooks(database)
    const watch = await watchSchema(pool, {
      directory: folder,
      everyMs: 1,
      onBreaking(message) {
        told.push(message)
        isTold.resolve()
      },
    })
    await noteOfNewer(database, null)
    await looks(2)
    expect(told).toEqual([])
    await database.pool.query(`update schema_migrations set breaking = 'a column is gone' where program = '9.0.0'`)
    await isTold.promise
    await watch.stop()
    expect(told).toEqual([expect.stringContaining('The database has run 9999_tomorrow.sql (a column is gone).')])
    await forgetNewer(database)
  })

  test('stops in order, tells its operator why, and does not start again', async () => {
    const own = await testDatabase(1)
    const server = await startServer({ DATABASE_URL: own.databaseUrl })
    const said: string[] = []
    server.process.stderr?.on('data', (text: Buffer) => said.push(text.toString()))
    const ended = once(server.process, 'exit')
    await noteOfNewer(own, 'a column is gone')
    expect(await ended).toEqual([1, null])
    expect(said.join('')).toMatch(/^This database was upgraded by Waybill 9\.0\.0, .*\n$/)
    const started = startServer({ DATABASE_URL: own.databaseUrl }).then((again) => endServer(again, 'SIGKILL'))
    await expect(started).rejects.toThrow(
      /^The server did not start, exit code 1:\nThis database was upgraded by Waybill 9\.0\.0, .*\n$/,
    )
    await own.close()
  })
})

describe('an empty database', () => {
  let whole: EmptyDatabase
  beforeAll(async () => {
    whole = await emptyDatabase()
    await migrate(whole.pool)
  })
  afterAll(() => whole.close())

  test('becomes generated/schema.sql; otherwise run `npm run generate:database` and commit', async ({ skip }) => {
    const { rows } = await whole.pool.query(`select current_setting('server_version_num')::int / 10000 as major`)
    skip(rows[0].major !== embeddedMajor, 'other versions of PostgreSQL word definitions otherwise')
    const committed = await readFile(path.join(import.meta.dirname, '../../../generated/schema.sql'), 'utf8')
    expect(await schemaText(whole.pool)).toBe(committed)
  })

  test('becomes the same where a process is killed while it migrates and another one goes on', async () => {
    const killed = await emptyDatabase()
    const names = (await knownMigrations()).map(({ name }) => name)
    await migrate(killed.pool, undefined, new Set(names.filter((name) => name < '0230')))
    // 0230 changes the audit, which is held: the process is killed in the middle of its work, with certainty.
    const holder = await killed.pool.connect()
    await holder.query('begin; lock table audit_entries in access share mode')
    const { host, user, database: name, port } = killed.settings
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../../scripts/migrate.ts')], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${name}`,
      },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    await expect.poll(() => waitsForLock(killed)).toBe(true)
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    await holder.query('commit')
    holder.release()

    expect(await migrate(killed.pool)).toEqual(names.filter((each) => each >= '0230'))
    expect(await schemaText(killed.pool)).toBe(await schemaText(whole.pool))
    await killed.close()
  })
})

/** The pool, and what waits until it has been asked so many times more. */
function countedLooks({ pool }: Pick<TestDatabase, 'pool'>): [(count: number) => Promise<void>, Pool] {
  let count = 0
  let onLook: () => void = () => {}
  const counted = new Proxy(pool, {
    get(target, key) {
      if (key === 'query') {
        count += 1
        onLook()
      }
      return Reflect.get(target, key)
    },
  })
  const looks = (more: number) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const wanted = count + more
    onLook = () => {
      if (count >= wanted) resolve()
    }
    return promise
  }
  return [looks, counted]
}

async function waitsForLock({ pool }: EmptyDatabase): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount === 1
}
