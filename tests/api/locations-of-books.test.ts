import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { ownAndCustomers } from '#server/locations/books.ts'
import { locations } from '#server/locations/location.ts'
import { list, type ListQuery } from '#server/resources/read.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { addOrder, addPerson, addService, addTenant } from '#tests/api/support/rows.ts'

/** Lists over the address books of several organisations at once: the same as if all were one, but without reading all of it. */

/** More than are searched one after the other. */
const customers = 30
const placesOfEach = 40
/** Of an organisation that the courier does not know: in a small table every look goes through all of it. */
const placesOfStranger = 10_000
const sorts = ['name', 'city', 'updatedAt'] as const
const directions = ['asc', 'desc'] as const

let database: TestDatabase
let courier: number
let customer: number
/** Of an order. */
let sender: number
let receiver: number

beforeAll(async () => {
  database = await testDatabase()
  courier = await addTenant(database, 'Courier of many')
  customer = await addTenant(database, 'One of them', 'Customer')
  const former = await addTenant(database, 'Once a customer', 'Customer')
  const carrier = await addTenant(database, 'A carrier')
  const stranger = await addTenant(database, 'A stranger')
  sender = await addTenant(database, 'Sender', 'Customer')
  receiver = await addTenant(database, 'Receiver')
  await database.systemTransaction(async (db) => {
    await sql`insert into tenants (name, kind, time_zone)
      select 'Customer ' || n, 'Customer', 'America/Regina' from generate_series(1, ${customers}::int) n`.execute(db)
    await sql`insert into tenant_links (tenant_id, partner_tenant_id, kind)
      select ${courier}, id, 'courier-customer' from tenants where name ~ '^Customer ' or id in (${customer}, ${former})`.execute(
      db,
    )
    await db.updateTable('tenant_links').set({ ended_at: 1 }).where('partner_tenant_id', '=', former).execute()
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: carrier, partner_tenant_id: courier, kind: 'courier-broker' })
      .execute()
    // Few names and cities, so that neither decides alone; every ninth location is archived.
    await sql`insert into locations (tenant_id, name, city, formatted_address, latitude, longitude, time_zone, updated_at, archived_at)
      select t.id, case n % 2 when 0 then 'Ward ' else 'ward ' end || (n * 7 + t.id) % 50, 'City ' || (n + t.id) % 12,
        n || ' Broadway Avenue', 52, -106, 'America/Regina', 1795281300 + (n * 31 + t.id * 17) % 90, case when n % 9 = 0 then 1 end
      from tenants t, generate_series(1, case when t.id = ${stranger} then ${placesOfStranger}::int else ${placesOfEach}::int end) n`.execute(
      db,
    )
  })
  await database.pool.query('analyze locations')
})
afterAll(() => database.close())

/** A page of the list, and how many locations were looked at for it. */
function page(tenantId: number, query: ListQuery) {
  return database.tenantTransaction({ tenantId, userId: null }, (db) =>
    counting(db, 'locations', () => list(locations, { db, tenantId }, query, ownAndCustomers(tenantId))),
  )
}

/** What `look` finds, and how many rows of a table it went through. */
async function counting<Found>(db: Kysely<Database>, table: string, look: () => Promise<Found>) {
  const passed = async () => {
    const { rows } = await sql<{ rows: number }>`select seq_tup_read + idx_tup_fetch as rows
      from pg_stat_xact_user_tables where relname = ${table}`.execute(db)
    return rows[0]?.rows ?? Number.NaN
  }
  const before = await passed()
  const found = await look()
  return { found, read: (await passed()) - before }
}

/** Ids of all that belong in it, in order. */
async function expectedIds(order: string, condition = 'true'): Promise<number[]> {
  const { rows } = await database.systemTransaction((db) =>
    sql<{ id: number }>`select l.id from locations l join tenants t on t.id = l.tenant_id
      where l.archived_at is null and (t.name ~ '^Customer ' or t.id in (${courier}, ${customer})) and ${sql.raw(condition)}
      order by ${sql.raw(order)}`.execute(db),
  )
  return rows.map(({ id }) => id)
}

const columns = { name: 'lower(l.name)', city: 'lower(l.city)', updatedAt: 'l.updated_at' }

describe.each(sorts)('the locations of all books by %s', (field) => {
  test.each(directions)('%s are those of one list, page after page', async (direction) => {
    const expected = await expectedIds(`${columns[field]} ${direction}, l.id ${direction}`)
    expect(expected.length).toBeGreaterThan(1_001)
    const seen: number[] = []
    let after: string | undefined
    do {
      const pagination = { pageSize: 100, sort: [{ field, direction }], ...(after !== undefined && { after }) }
      const { found } = await page(courier, { pagination })
      expect(found).toMatchObject({ total: 1_001, totalIsCapped: true })
      seen.push(...found.data.map(({ id }) => id))
      after = found.next
    } while (after !== undefined)
    expect(seen).toEqual(expected)

    const third = await page(courier, { pagination: { page: 2, pageSize: 100, sort: [{ field, direction }] } })
    expect(third.found.data.map(({ id }) => id)).toEqual(expected.slice(200, 300))
  })
})

test('a page looks at one location of each book, and into as few books as it has rows', async () => {
  // For the capped total, with the archived between, which are every ninth.
  const counted = Math.ceil((1_001 * 9) / 8)
  const pageSize = 2
  // The first of each book, the rows of those that may hold the page, and the page; half as much again for the archived.
  const most = (customers + 2 + (pageSize + 1) ** 2 + pageSize + 1) * 1.5
  const first = await page(courier, { pagination: { pageSize } })
  expect(first.read - counted).toBeLessThan(most)
  // However far it goes on, what comes before is not read again; a screen sends the page along with the cursor.
  const { found } = await page(courier, { pagination: { pageSize: 100, page: 9 } })
  const next = await page(courier, {
    pagination: { page: 500, pageSize, ...(found.next !== undefined && { after: found.next }) },
  })
  expect(next.found.data).toHaveLength(pageSize)
  expect(next.read - counted).toBeLessThan(most)
})

test('a customer reads its own book and no other', async () => {
  const { found } = await page(customer, { pagination: { pageSize: 100 } })
  const own = await expectedIds('lower(l.name), l.id', `l.tenant_id = ${customer}`)
  expect(found.data.map(({ id }) => id)).toEqual(own)
  expect(found.total).toBe(own.length)
})

test('a search finds what holds every word, in thirty books and in one', async () => {
  const search = 'ward 12 broadway'
  const words = search.split(' ').map((word) => `l.search_text like '%${word}%'`)
  const inAll = await expectedIds('lower(l.name), l.id', words.join(' and '))
  const inOne = await expectedIds('lower(l.name), l.id', [`l.tenant_id = ${customer}`, ...words].join(' and '))
  expect(inOne.length).toBeGreaterThan(0)
  expect(inAll.length).toBeGreaterThan(inOne.length)
  const ofCourier = await page(courier, { search, pagination: { pageSize: 100 } })
  expect(ofCourier.found.data.map(({ id }) => id)).toEqual(inAll)
  expect(ofCourier.found.total).toBe(inAll.length)
  const ofCustomer = await page(customer, { search, pagination: { pageSize: 100 } })
  expect(ofCustomer.found.data.map(({ id }) => id)).toEqual(inOne)
})

test('finding the organisations of one order looks at those alone', async () => {
  const user = await addPerson(database, sender, 'clerk@one.example')
  const service = await addService(database, receiver)
  // So many that the planner knows that none is of an organisation that came later, and going through the first ones seems short.
  const orderIds: number[] = []
  for (let placed = 0; placed < 20; placed += 1)
    orderIds.push(await addOrder(database, { sender, receiver }, user, service))
  await database.systemTransaction((db) =>
    sql`insert into tenants (name, kind, time_zone) select 'Other ' || n, 'Customer', 'America/Regina'
      from generate_series(1, 3000) n`.execute(db),
  )
  await database.pool.query('analyze tenants, delivery_orders')
  const { read } = await database.tenantTransaction({ tenantId: sender, userId: user }, (db) =>
    counting(db, 'tenants', () =>
      db
        .selectFrom('delivery_orders as o')
        .leftJoin('tenants as sender', 'sender.id', 'o.sender_tenant_id')
        .leftJoin('tenants as receiver', 'receiver.id', 'o.receiver_tenant_id')
        .select(['sender.name as sender', 'receiver.name as receiver'])
        .where('o.id', '=', orderIds[0] ?? 0)
        .execute(),
    ),
  )
  expect(read).toBeLessThan(20)
})
