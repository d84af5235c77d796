import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countCap, countedPage, decodeCursor, listPage, type Cursor } from '#server/db/cursor.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'

let database: TestDatabase
let tenantId: number

beforeAll(async () => {
  database = await testDatabase()
  tenantId = await database.systemTransaction(async (db) => {
    const { id } = await db
      .insertInto('tenants')
      .values({ name: 'Listing', kind: 'Courier', time_zone: 'America/Regina' })
      .returning('id')
      .executeTakeFirstOrThrow()
    // Three vehicles of each name, so that the name alone decides nothing.
    await sql`insert into vehicles (tenant_id, name) select ${id}, 'Van ' || lpad((n / 3)::text, 4, '0')
      from generate_series(0, ${countCap - 2}) n`.execute(db)
    return id
  })
})
afterAll(() => database.close())

function page(direction: 'asc' | 'desc', request: { page: number; pageSize: number; after?: Cursor | null }) {
  return database.tenantTransaction({ tenantId, userId: null }, (db) =>
    listPage(
      db.selectFrom('vehicles').select(['id', 'name']).where('tenant_id', '=', tenantId),
      {
        sort: sql<string>`lower(name)`,
        id: sql.ref<number>('id'),
        direction,
        cursorOf: (row) => ({ value: row.name.toLowerCase(), id: row.id }),
      },
      request,
    ),
  )
}

test.each(['asc', 'desc'] as const)(
  'going by the cursor (%s) meets each row once, in order, and ends',
  async (direction) => {
    const seen: number[] = []
    let after: Cursor | null = null
    for (let pages = 0; pages < 20; pages += 1) {
      const found: Awaited<ReturnType<typeof page>> = await page(direction, { page: 0, pageSize: 100, after })
      seen.push(...found.rows.map(({ id }) => id))
      if (found.next === null) break
      after = decodeCursor(found.next)
    }
    const ascending = Array.from({ length: countCap - 1 }, (_, index) => index + 1)
    expect(seen).toEqual(direction === 'asc' ? ascending : ascending.toReversed())
  },
)

test('a page number and the cursor of the page before lead to the same rows', async () => {
  const first = await page('asc', { page: 0, pageSize: 10 })
  const second = await page('asc', { page: 1, pageSize: 10 })
  expect(await page('asc', { page: 0, pageSize: 10, after: decodeCursor(first.next ?? '') })).toEqual(second)
  expect(second.rows.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
})

test('the last page has no next one, also when it is full', async () => {
  expect((await page('asc', { page: 9, pageSize: 100 })).next).toBeNull()
  expect((await page('asc', { page: 8, pageSize: 100 })).next).not.toBeNull()
})

test('a cursor of another sort is refused as malformed', async () => {
  const listing = database.tenantTransaction({ tenantId, userId: null }, (db) =>
    listPage(
      db.selectFrom('vehicles').select('id'),
      {
        sort: sql.ref<number>('id'),
        id: sql.ref<number>('id'),
        direction: 'asc',
        cursorOf: ({ id }) => ({ value: id, id }),
      },
      { page: 0, pageSize: 10, after: { value: 'van 0001', id: 4 } },
    ),
  )
  await expect(listing).rejects.toMatchObject({ kind: 'malformed' })
})

test('counting stops at the cap, also where it goes along the index of the list', async () => {
  const counted = (isPlain: boolean) =>
    database.tenantTransaction({ tenantId, userId: null }, async (db) => {
      const id = sql.ref<number>('id')
      const { total, totalIsCapped } = await countedPage(
        db,
        db.selectFrom('vehicles').select('id').where('tenant_id', '=', tenantId),
        { sort: id, id, direction: 'asc', cursorOf: (row) => ({ value: row.id, id: row.id }) },
        { page: 0, pageSize: 1 },
        { isPlain },
      )
      return { total, totalIsCapped }
    })
  const count = async () => [await counted(false), await counted(true)]
  const below = { total: countCap - 1, totalIsCapped: false }
  expect(await count()).toEqual([below, below])
  await database.systemTransaction((db) =>
    db
      .insertInto('vehicles')
      .values([
        { tenant_id: tenantId, name: 'Wagon' },
        { tenant_id: tenantId, name: 'Wagon' },
      ])
      .execute(),
  )
  const capped = { total: countCap, totalIsCapped: true }
  expect(await count()).toEqual([capped, capped])
})

test('orders can be walked only within an organisation: a plan for everybody would walk a million to find the ten of one', async () => {
  const { rows } = await database.pool.query<{ index: string }>(`
    select indexrelid::regclass::text as index from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam and amname = 'btree'
    where indrelid = 'delivery_order_parties'::regclass and indkey[0] <> (select attnum from pg_attribute
      where attrelid = indrelid and attname = 'tenant_id')`)
  expect(rows).toEqual([])
})
