import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseTypes } from '#scripts/generate/database.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('the row types are those of the migrated database; otherwise run `npm run generate:database` and commit', async () => {
  const committed = await readFile(path.resolve(import.meta.dirname, '../../generated/database.ts'), 'utf8')
  expect(await databaseTypes(database.pool)).toBe(committed)
})
