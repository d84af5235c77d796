import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { knownMigrations, withoutComments } from '#server/db/migration-files.ts'
import { emptyDatabase, type EmptyDatabase } from '#tests/api/support/empty-database.ts'
import { withRows, type PlacedTest } from './placed-test.ts'

/*
 * Walks all migrations from an empty database. Before each one that moves data, the file of the same name in this folder inserts rows,
 * odd ones too; after it, the same file checks what became of them. So every data statement meets the schema that it was written for,
 * and rows that were there before it.
 */

const migrations = await knownMigrations()
const placed = new Set(
  readdirSync(import.meta.dirname)
    .filter((name) => /^\d{4}.*\.ts$/.test(name))
    .map((name) => `${path.basename(name, '.ts')}.sql`),
)

/** Statements that can change rows, where a line begins with them: what stands in the body of a function is indented. */
const dataStatement = /^(?:insert|update|delete|merge|truncate|with|select|do)\b/im

/** Loops over tables for their triggers and policies, and a call that alters no row. */
const changesNoRow = new Set(['0080_kept_content.sql', '0081_kept_lists.sql', '0233_external_people.sql'])

const movesData = migrations.filter(
  ({ name, sql }) => dataStatement.test(withoutComments(sql)) && !changesNoRow.has(name),
)

test('every migration that moves data is tested at its place', () => {
  expect(movesData.map(({ name }) => name).filter((name) => !placed.has(name))).toEqual([])
})

test('every test is of a migration', () => {
  const names = new Set(migrations.map(({ name }) => name))
  expect([...placed].filter((name) => !names.has(name))).toEqual([])
})

describe.each([
  { what: 'the owner sees no row, as from PostgreSQL 16 on', ownerInherits: false },
  { what: 'the owner sees every row, as before PostgreSQL 16', ownerInherits: true },
])('$what', ({ ownerInherits }) => {
  let database: EmptyDatabase
  beforeAll(async () => {
    database = await emptyDatabase({ ownerInherits })
  })
  afterAll(async () => {
    await database.close()
  })

  test.each(migrations.filter(({ name }) => placed.has(name)))('$name', async ({ name }) => {
    expect.hasAssertions()
    const { before, after } = await placedTest(name)
    await migrate(
      database.pool,
      undefined,
      upTo((each) => each < name),
    )
    await withDatabase(before)
    await migrate(
      database.pool,
      undefined,
      upTo((each) => each <= name),
    )
    await withDatabase(after)
  })

  test('the newest schema is reached with all these rows', async () => {
    await migrate(database.pool)
    expect(await migrate(database.pool)).toEqual([])
  })

  async function withDatabase(work: PlacedTest['before']): Promise<void> {
    const client = await database.pool.connect()
    try {
      await withRows(client, database.ownerSeesRows, work)
    } finally {
      client.release()
    }
  }
})

function upTo(isWanted: (name: string) => boolean): ReadonlySet<string> {
  return new Set(migrations.map(({ name }) => name).filter(isWanted))
}

async function placedTest(name: string): Promise<PlacedTest> {
  const found: PlacedTest = await import(`./${path.basename(name, '.sql')}.ts`)
  return found
}
