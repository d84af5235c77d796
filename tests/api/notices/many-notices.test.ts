import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { tellNotices } from '#server/notices/tell-notices.ts'
import { orderWorld, type World } from '#tests/api/orders/order-world.ts'
import { meteredConnection, type Cost } from '#tests/api/support/metered-connection.ts'

/* Acts of which fifty people each are told, by a server with a single connection to its database. */

const people = 50
/** Who hears of their own orders alone, but might have heard. */
const drivers = 3
/** People of the events of one batch, each counted for each event (tell-notices.ts). */
const ofBatch = 2_000
/** At most, the last look included, which finds nothing. */
const batchesOf = (acts: number) => Math.ceil((acts * (people + drivers)) / ofBatch) + 1

let world: World
let orderId: number
let costOf: (act: () => Promise<unknown>) => Promise<Cost>
beforeAll(async () => {
  world = await orderWorld({ poolSize: 1 })
  const { courier } = world.tenants
  await world.database.systemTransaction(async (db) => {
    await db.insertInto('tenant_features').values({ tenant_id: courier, feature: 'Courier' }).execute()
    const { there } = await db
      .selectFrom('memberships')
      .select(({ fn }) => fn.countAll<number>().as('there'))
      .where('tenant_id', 'in', [courier, world.tenants.customer])
      .executeTakeFirstOrThrow()
    await sql`
      with added as (insert into users (email, first_name, last_name, created_by_tenant_id)
        select 'viewer' || n || '@many.test', 'Viewer', n::text, ${courier} from generate_series(1, ${people + drivers - there}::int) n
        returning id)
      insert into memberships (tenant_id, user_id, roles)
      select ${courier}, id, array[${roles.viewer}]::bigint[] from added`.execute(db)
  })
  orderId = await world.placed()
  costOf = await meteredConnection(world.database.pool)
})
afterAll(() => world.close())
beforeEach(() =>
  world.database.systemTransaction(async (db) => {
    await db.deleteFrom('notice_events').execute()
    await db.deleteFrom('notices').execute()
  }),
)

/** Comments of nobody, each an act of its own, with the events that the trigger makes of them. */
async function comment(acts: number): Promise<void> {
  await world.database.pool.query('set role waybill_system')
  await world.database.pool.query(`
    do $$ begin
      for n in 1..${acts} loop
        insert into delivery_order_updates (delivery_order_id, type, comment, actor_name, created_at)
        values (${orderId}, 'assigned_commented', 'Comment ' || n, 'Somebody', unix_now());
        commit;
      end loop;
    end $$`)
  await world.database.pool.query('reset role')
}

const countNotices = () =>
  world.database.systemTransaction((db) =>
    sql<{ all: number; different: number; people: number }>`
      select count(*) as all, count(distinct (user_id, facts ->> 'comment')) as different, count(distinct user_id) as people
      from notices`
      .execute(db)
      .then(({ rows }) => rows[0]),
  )

test('the statements are those of the batches, however many notices they make', async () => {
  const acts = 150
  await comment(acts)
  const { statements } = await costOf(() => tellNotices(world.deps))
  expect(await countNotices()).toMatchObject({ all: acts * people })
  // Opening (two), what happened, the people, the notices, commit.
  expect(statements).toBeLessThanOrEqual(batchesOf(acts) * 6)
})

test('fifty thousand are told once each, and requests are answered meanwhile', async () => {
  const acts = 1_000
  await comment(acts)
  const { dispatcher } = world.callers
  const counts: number[] = []
  const telling = { isOver: false }
  async function ask(): Promise<void> {
    while (!telling.isOver) {
      const path = `/users/${dispatcher.userId}/unread-notification-count`
      const { status, body } = await world.call<Schema<'UnreadCount'>>(dispatcher, 'GET', path)
      expect(status).toBe(200)
      counts.push(body.count)
    }
  }
  let batches = 0
  const { systemTransaction } = world.deps
  const counted: typeof systemTransaction = (work) => {
    batches += 1
    return systemTransaction(work)
  }
  const tell = tellNotices({ ...world.deps, systemTransaction: counted }).then(() => (telling.isOver = true))
  await Promise.all([tell, ask()])
  expect(await countNotices()).toEqual({ all: acts * people, different: acts * people, people })
  expect(batches).toBeLessThanOrEqual(batchesOf(acts))
  // Unread ones are counted to a hundred: somebody was answered when the first batches were told, and not all of them.
  expect(counts.filter((count) => count > 0 && count < 100)).not.toEqual([])
})
