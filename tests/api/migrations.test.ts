import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'

const databaseFolder = path.join(import.meta.dirname, '..', '..', 'server', 'db')

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-migrations-'))
  await cp(path.join(databaseFolder, 'migrations'), folder, { recursive: true })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('a new file runs once, however many processes find it at the same moment', async () => {
  await writeFile(path.join(folder, '9001_once.sql'), 'create table once (word text)')
  const pools = [1, 2, 3].map(() => openPool(database.settings, 1))
  const ran = await Promise.all(pools.map((pool) => migrate(pool, folder)))
  await Promise.all(pools.map((pool) => pool.end()))
  expect(ran.flat()).toEqual(['9001_once.sql'])
})

test('a failing file leaves nothing behind and is named', async () => {
  const file = path.join(folder, '9002_broken.sql')
  await writeFile(file, 'create table half (word text); select * from nowhere')
  await expect(migrate(database.pool, folder)).rejects.toThrow('Migration 9002_broken.sql failed: relation "nowhere"')
  const { rows } = await database.pool.query(`select to_regclass('half') as half`)
  expect(rows).toEqual([{ half: null }])
  await rm(file)
})

test('a file that was changed after it ran is refused', async () => {
  await writeFile(path.join(folder, '9001_once.sql'), 'create table once (word text, more text)')
  await expect(migrate(database.pool, folder)).rejects.toThrow('9001_once.sql was changed after it ran')
})

test('a database that is newer than the program is refused', async () => {
  await rm(path.join(folder, '9001_once.sql'))
  await expect(migrate(database.pool, folder)).rejects.toThrow('it is newer than the program')
})

test('the schema names the tables, views and columns that the migrations make', async () => {
  const { rows } = await database.pool.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and c.relname not in ('schema_migrations', 'once')
    group by c.relname`)
  const made = Object.fromEntries(rows.map(({ name, columns }) => [name, columns.toSorted()]))
  const areas = await readdir(path.join(databaseFolder, 'schema'))
  const files = ['schema.ts', ...areas.map((area) => path.join('schema', area))]
  const texts = await Promise.all(files.map((file) => readFile(path.join(databaseFolder, file), 'utf8')))
  expect(tablesOf(texts.join('\n'))).toEqual(made)
})

/** The columns of each table as the text of the schema has them: `interface Database` names the interface of each table. */
function tablesOf(source: string): Record<string, string[]> {
  const membersOf = (name: string) => {
    const body = new RegExp(`export interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(source)?.[1] ?? ''
    return [...body.matchAll(/^ {2}(\w+): (\w*)/gm)].map(([, key = '', type = '']) => ({ key, type }))
  }
  return Object.fromEntries(
    membersOf('Database').map(({ key, type }) => [
      key,
      membersOf(type)
        .map((column) => column.key)
        .toSorted(),
    ]),
  )
}
