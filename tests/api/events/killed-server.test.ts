import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { openStream } from '#tests/api/support/event-stream.ts'
import {
  callServer,
  endServer,
  prepareOrdering,
  startServer,
  type CustomerOrder,
  type ServerProcess,
} from '#tests/api/support/server-process.ts'

/* Two servers on one database, orders placed on both, streams open on both; one is killed. */

/** Open streams of each server, and orders that are placed before the kill and after it. */
const readers = 4
const placed = 25
const atOnce = 3

let database: TestDatabase
let ordering: CustomerOrder
const servers: ServerProcess[] = []

beforeAll(async () => {
  database = await testDatabase()
  const start = () => startServer({ DATABASE_URL: database.databaseUrl })
  servers.push(await start(), await start())
  ordering = await database.systemTransaction(prepareOrdering)
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => endServer(server, 'SIGTERM')))
  await database.close()
})

interface Reader {
  readonly heard: string[]
  /** Gives up the stream that it has, as browsers do of which no beat comes any more. */
  lose(): void
  stop(): void
}

/** Listens as a browser does: on another server where the first one is gone, and on from what was heard last. */
async function listen(first: ServerProcess, then: ServerProcess): Promise<Reader> {
  const heard: string[] = []
  let cursor: string | undefined
  const tenantId = Number(ordering.headers['x-tenant-id'])
  const token = (ordering.headers.authorization ?? '').replace('Bearer ', '')
  const open = (server: ServerProcess) =>
    openStream(`${server.address}/api/tenants/${tenantId}/events`, token, tenantId, cursor)
  let isOver = false
  let stream = await open(first)
  cursor = (await stream.next()).id

  async function read(): Promise<void> {
    for (;;) {
      if (isOver) return
      try {
        const { event, id, data } = await stream.next()
        if (event === 'stale') heard.push('stale')
        cursor = id
        if (event !== undefined) continue
        const { topic, key }: { topic: string; key: string } = JSON.parse(data)
        if (topic === 'delivery-order.changed') heard.push(key)
      } catch {
        if (!isOver) stream = await open(then)
      }
    }
  }
  void read()
  return {
    heard,
    lose: () => stream.close(),
    stop() {
      isOver = true
      stream.close()
    },
  }
}

test('nobody misses an order and nobody hears of one twice', { timeout: 240_000 }, async () => {
  const [killed, left] = servers
  if (!killed || !left) throw new Error('There are no servers.')
  const all: Reader[] = []
  const ofKilled: Reader[] = []
  for (let count = 0; count < readers; count += 1) {
    const lost = await listen(killed, left)
    ofKilled.push(lost)
    all.push(lost, await listen(left, left))
  }

  let acknowledged = 0
  async function place(server: ServerProcess, isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      const answer = await callServer(server, ordering, 'POST', '/delivery-orders', ordering.order).catch(() => null)
      if (answer === null) return
      if (answer.status === 200) acknowledged += 1
      await answer.arrayBuffer().catch(() => {})
    }
  }
  let enough = Number.POSITIVE_INFINITY
  const load = servers.flatMap((server) =>
    Array.from({ length: atOnce }, () => place(server, () => acknowledged >= enough)),
  )
  await expect.poll(() => acknowledged, { timeout: 60_000 }).toBeGreaterThanOrEqual(placed)
  await endServer(killed, 'SIGKILL')
  for (const reader of ofKilled) reader.lose()
  enough = acknowledged + placed
  await Promise.all(load)

  // What was committed counts, whether its caller was still told of it or not.
  const rows = await database.systemTransaction((db) => db.selectFrom('delivery_orders').select('id').execute())
  const orders = rows.map(({ id }) => String(id)).toSorted()
  expect(orders.length).toBeGreaterThanOrEqual(2 * placed)
  // A long transaction of another database of this PostgreSQL holds events back: other files fill tables beside this one.
  for (const { heard } of all)
    await expect.poll(() => heard.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(orders.length)
  // What the killed server had sent to be committed may have come after that.
  const committed = await database.systemTransaction((db) => db.selectFrom('delivery_orders').select('id').execute())
  const ids = committed.map(({ id }) => String(id)).toSorted()
  for (const { heard } of all) await expect.poll(() => heard.toSorted(), { timeout: 20_000 }).toEqual(ids)
  for (const reader of all) reader.stop()
})
