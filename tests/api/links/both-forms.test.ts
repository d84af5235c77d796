import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAmongLinked, isLinkedAs, ordersFor, type LinkKind } from '#server/relationships/links.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { addTenant } from '#tests/api/support/rows.ts'
import { link, standingName, standings, type Standing } from './link-world.ts'

/**
 * What others are to an organisation is asked of all of them and of one of them: both have to give the same answer, for every
 * kind of link in either direction, live and ended. Here one organisation stands to another in each of these ways at once.
 */

const questions: readonly LinkKind[] = ['customer', 'courier', 'carrier', 'supplied']

let database: TestDatabase
let ours: number
/** Of the organisations that ours stands to, by the way. */
let others: ReadonlyMap<number, Standing>

beforeAll(async () => {
  database = await testDatabase()
  ours = await addTenant(database, 'Ours')
  const made = new Map<number, Standing>()
  for (const standing of standings) {
    const other = await addTenant(database, standingName(standing))
    await database.systemTransaction((db) => link(db, ours, other, standing, 1))
    made.set(other, standing)
  }
  others = made
  await linkAmongThemselves([...made.keys()])
})
afterAll(() => database.close())

/** Whatever they are to each other by live links is nothing to ours. */
async function linkAmongThemselves(ids: readonly number[]): Promise<void> {
  const kinds = ['courier-customer', 'courier-broker', 'supplier-customer'] as const
  const between = ids.flatMap((tenantId) => ids.filter((id) => id !== tenantId).map((id) => [tenantId, id] as const))
  const links = between.flatMap(([tenantId, id]) =>
    kinds.map((kind) => ({ tenant_id: tenantId, partner_tenant_id: id, kind })),
  )
  await database.systemTransaction((db) => db.insertInto('tenant_links').values(links).execute())
}

/** The organisations that are that to ours, by what it asks. */
function found(as: LinkKind, tenantId: number | null = ours) {
  return database.tenantTransaction({ tenantId, userId: null }, async (db) => {
    // Of more than the organisation may see: nothing but the question itself may leave any of them out.
    const asked = sql`unnest(${[ours, ...others.keys()]}::bigint[]) as asked (id)`
    const id = sql.ref<number>('asked.id')
    const ids = async (query: typeof asked) => {
      const { rows } = await sql<{ id: number }>`${query}`.execute(db)
      return rows.map((row) => row.id).toSorted((one, other) => one - other)
    }
    return {
      among: await ids(sql`select id from ${asked} where ${isAmongLinked(as, id)}`),
      each: await ids(sql`select id from ${asked} where ${isLinkedAs(as, id)}`),
    }
  })
}

describe.each(questions)('an organisation that is a live %s', (as) => {
  test('is found among all as well as by itself, and nobody else is', async () => {
    const meant = [...others].filter(([, { relation, ended }]) => relation === as && !ended).map(([id]) => id)
    expect(meant).toHaveLength(1)
    expect(await found(as)).toEqual({ among: meant, each: meant })
  })

  test('is nothing to a transaction without an organisation', async () => {
    expect(await found(as, null)).toEqual({ among: [], each: [] })
  })
})

test("only a live customer, a courier's or a supplier's, is ordered for", async () => {
  const answers = await database.tenantTransaction({ tenantId: ours, userId: null }, async (db) => {
    const rows: [string, boolean][] = []
    for (const [id, standing] of others) rows.push([standingName(standing), await ordersFor(db, id)])
    return rows
  })
  expect(answers.filter(([, is]) => is)).toEqual([
    ['is linked as customer', true],
    ['is linked as supplied', true],
  ])
})
