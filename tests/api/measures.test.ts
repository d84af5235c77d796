import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { discardOldLoads } from '#server/session/measures.ts'
import { otherLoads } from '#domain/measures/loads.ts'
import { orderWorld, type World } from '#tests/api/orders/order-world.ts'

let world: World
beforeAll(async () => {
  world = await orderWorld()
})
afterAll(() => world.close())
afterEach(async () => {
  // A minute later everybody is heard again.
  world.clock.now += 60
  await world.database.systemTransaction(async (db) => {
    await db.deleteFrom('client_versions').execute()
    await db.deleteFrom('first_paints').execute()
  })
})

const load = (route: string, version = '0.1.0', who = world.callers.dispatcher) =>
  world.call(who, 'POST', '/client-versions', { body: { version, route } })
const paint = (...paints: readonly { ms: number; route: string }[]) =>
  world.call(world.callers.dispatcher, 'POST', '/metrics/fcp', {
    body: paints.map((each) => ({ ...each, time: world.clock.now, version: '0.1.0' })),
  })

async function loads() {
  const { rows } = await world.database.systemTransaction((db) =>
    sql`select day::text, version, route, loads::int from client_versions order by 1, 2, 3`.execute(db),
  )
  return rows
}

test('a paint needs no more than what the catalogue names: milliseconds and a time', async () => {
  const body = [{ ms: 412, time: world.clock.now }]
  expect((await world.call(world.callers.dispatcher, 'POST', '/metrics/fcp', { body })).status).toBe(200)
  const { rows } = await world.database.systemTransaction((db) =>
    sql`delete from first_paints returning version, route, loads::int`.execute(db),
  )
  expect(rows).toEqual([{ version: otherLoads, route: otherLoads, loads: 1 }])
})

test('loads are counted by day, version and kind of page, no matter of whom', async () => {
  expect((await load('/delivery-orders/10482?tab=media')).status).toBe(200)
  await load('/delivery-orders/10483', '0.1.0', world.callers.driver)
  await load('/home', '0.2.0')
  expect(await loads()).toEqual([
    { day: '2026-11-20', version: '0.1.0', route: '/delivery-orders/:id', loads: 2 },
    { day: '2026-11-20', version: '0.2.0', route: '/home', loads: 1 },
  ])
})

test('first paints are counted by about how long they took', async () => {
  expect((await paint({ ms: 412.3, route: '/home' }, { ms: 450, route: '/home' })).status).toBe(200)
  await paint({ ms: 440, route: '/home' }, { ms: 90_000, route: '/delivery-orders/7' })
  const { rows } = await world.database.systemTransaction((db) =>
    sql`select route, up_to_ms, loads::int from first_paints order by 1`.execute(db),
  )
  expect(rows).toEqual([
    { route: '/delivery-orders/:id', up_to_ms: 600_000, loads: 1 },
    { route: '/home', up_to_ms: 500, loads: 3 },
  ])
})

test('invented pages fill no table: beyond a bound they are counted together', async () => {
  await world.database.systemTransaction((db) =>
    sql`insert into client_versions select '2026-11-20', '0.1.0', case n when 1 then '/home' else '/p' || n end, 1
      from generate_series(1, 2000) n`.execute(db),
  )
  await load('/home')
  await load('/one-more')
  await load('/and-another')
  const rows = await loads()
  expect(rows).toHaveLength(2_001)
  expect(rows).toContainEqual({ day: '2026-11-20', version: 'other', route: 'other', loads: 2 })
  expect(rows).toContainEqual({ day: '2026-11-20', version: '0.1.0', route: '/home', loads: 2 })
})

test('a person is heard so often a minute', async () => {
  for (let call = 0; call < 300; call += 1) expect((await load('/home')).status).toBe(200)
  expect((await load('/home')).status).toBe(429)
  expect((await load('/home', '0.1.0', world.callers.driver)).status).toBe(200)
})

test.each([
  [{ version: '', route: '/home' }, '/version'],
  [{ version: '0.1.0' }, '/route'],
])('a load %j is refused by name', async (body, field) => {
  const { status, body: answer } = await world.call(world.callers.dispatcher, 'POST', '/client-versions', { body })
  expect({ status, answer }).toMatchObject({ status: 422, answer: { errors: { [field]: [expect.any(String)] } } })
})

test('guests are not heard', async () => {
  expect((await load('/home', '0.1.0', { ...world.callers.dispatcher, token: 'none' })).status).toBe(401)
})

test('counts of days long ago are removed', async () => {
  await world.database.systemTransaction((db) =>
    sql`insert into client_versions values ('2026-08-20', '0.1.0', '/home', 1), ('2026-11-19', '0.1.0', '/home', 1)`.execute(
      db,
    ),
  )
  await discardOldLoads(world.deps)
  expect(await loads()).toMatchObject([{ day: '2026-11-19' }])
})
