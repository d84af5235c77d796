import { afterAll, beforeAll, expect, test } from 'vitest'
import { utcOffsetSeconds } from '#domain/time/zoned-time.ts'
import { zonesThatDiffer } from '#server/db/time-zone-check.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { addTenant } from '#tests/api/support/rows.ts'

/* PostgreSQL brings time zone data of its own, and so does Node.js. */

const november = Date.parse('2026-11-20T18:00:00Z') / 1000
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  const courier = await addTenant(database, 'Prairie', 'Courier')
  const other = await addTenant(database, 'Coast', 'Courier')
  await database.systemTransaction(async (db) => {
    await db.updateTable('tenants').set({ time_zone: 'America/Regina' }).where('id', '=', courier).execute()
    await db.updateTable('tenants').set({ time_zone: 'America/Vancouver' }).where('id', '=', other).execute()
  })
})
afterAll(() => database.close())

test('zones of organizations of which both say the same are not named', async () => {
  expect(await zonesThatDiffer(database.pool, november)).toEqual([])
})

test('a zone of which one of them has a change of the law that the other lacks is named', async () => {
  const law = Date.parse('2027-03-14T10:00:00Z') / 1000
  const changed = (at: number, zone: string) =>
    utcOffsetSeconds(at, zone) + (zone === 'America/Vancouver' && at > law ? 3_600 : 0)
  expect(await zonesThatDiffer(database.pool, november, changed)).toEqual(['America/Vancouver'])
})
