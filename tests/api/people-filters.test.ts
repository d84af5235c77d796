import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { listPeople } from '#server/users/people.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { explainStatement, firstAsked } from '#tests/api/support/explain-statement.ts'
import { buildWorld, type World } from '#tests/api/support/world.ts'

/* The list of people with each filter in each order, among 100,000: what PostgreSQL reads for the page and its count. */

const rowCount = 100_000
/** As many people as a filter may read; of what some have, either all are read and sorted or the list is walked until it has a page of them. */
const mostRead = 5_000

let app: TestApp
let world: World

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
})
afterAll(() => app.close())

describe('each filter and order', () => {
  let crowdedId: number

  beforeAll(async () => {
    crowdedId = world.stranger.tenantId
    await app.database.systemTransaction(async (db) => {
      // Of a thousand one has never signed in, one holds the rare role, and twenty another one.
      await sql`
        with made as (
          insert into users (email, first_name, last_name)
          select n || '@crowd.test', 'Person ' || n % 977, 'No ' || n from generate_series(1, ${rowCount}::int) n returning id)
        insert into memberships (tenant_id, user_id, roles, created_at)
        select ${crowdedId}, id, array[case when id % 1000 = 0 then 15 when id % 50 = 0 then 6 else 2 end], 1 from made`.execute(
        db,
      )
      await sql`insert into role_grants (tenant_id, user_id, role_id, role_name)
        select tenant_id, user_id, roles[1], 'Any' from memberships where tenant_id = ${crowdedId} and user_id not in
          (select user_id from role_grants where tenant_id = ${crowdedId} and user_id is not null)`.execute(db)
      await sql`update people set last_seen_at = 1795000000 + user_id where tenant_id = ${crowdedId} and user_id % 1000 <> 1`.execute(
        db,
      )
      await sql`update people set archived_at = 1, archived_roles = '{2}' where tenant_id = ${crowdedId} and user_id % 1000 = 7`.execute(
        db,
      )
    })
    await app.database.pool.query('vacuum analyze people, memberships, role_grants, users')
  }, 120_000)

  /** What many are called, what few are, and what is nobody's. */
  test.each(['person', '4711', 'person 42 no 1', 'nobody@elsewhere'])(
    'a search for "%s" has one as well',
    async (search) => {
      const tenant = { tenantId: crowdedId, userId: world.stranger.userId }
      const asked = await app.database.tenantTransaction(tenant, async (db) => {
        const { text, parameters, answer } = await firstAsked(db, (asking) =>
          listPeople({ db: asking, tenantId: crowdedId, permissions: new Set() }, { search }),
        )
        const { rows } = await sql<{
          found: number
        }>`select count(*)::integer as found from search_people(${search}, false)`.execute(db)
        return {
          ...(await explainStatement(db, text, parameters, 'people')),
          total: answer.total,
          found: rows[0]?.found,
        }
      })
      expect(asked.total).toBe(asked.found)
      expect(asked.read, asked.plan).toBeLessThan(mostRead)
    },
  )

  const filters = [
    {},
    { neverSignedIn: true },
    { neverSignedIn: false },
    { roleId: roles.organizationManager },
    { roleId: roles.dispatcher },
    { roleId: roles.driver },
  ]
  const orders = ['name', 'lastSeenAt'] as const
  const asked = filters.flatMap((filter) => orders.map((field) => [JSON.stringify(filter), field, filter] as const))

  test.each(asked)('%s by %s has an index among 100,000', async (_said, field, filter) => {
    for (const direction of ['asc', 'desc'] as const)
      for (const displayArchived of [false, true]) {
        const query = { pagination: { filter, sort: [{ field, direction }] }, displayArchived }
        const { read, plan } = await app.database.tenantTransaction(
          { tenantId: crowdedId, userId: world.stranger.userId },
          async (db) => {
            const { text, parameters } = await firstAsked(db, (asking) =>
              listPeople({ db: asking, tenantId: crowdedId, permissions: new Set() }, query),
            )
            return explainStatement(db, text, parameters, 'people')
          },
        )
        expect(read, `${direction}, archived ${displayArchived}: ${plan}`).toBeLessThan(mostRead)
      }
  })
})
