import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { openStream } from '#tests/api/support/event-stream.ts'
import { connectRaw } from '#tests/api/support/raw-http.ts'
import {
  endServer,
  prepareOrdering,
  startServer,
  type CustomerOrder,
  type ServerProcess,
} from '#tests/api/support/server-process.ts'
import { openSocket } from './uploads-support.ts'

/* A server that is told to stop waits for the requests that are under way, and for nothing else. */

// Each test starts servers.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let database: TestDatabase
let ordering: CustomerOrder
let server: ServerProcess
let exited: Promise<unknown[]>

beforeAll(async () => {
  database = await testDatabase()
  ordering = await database.systemTransaction(prepareOrdering)
})
afterAll(() => database.close())
beforeEach(async () => {
  server = await startServer({ DATABASE_URL: database.databaseUrl })
  exited = once(server.process, 'exit')
})
afterEach(() => endServer(server, 'SIGKILL'))

/** Sends a request over a connection that the client means to keep. */
function request(line: string, body = '') {
  const connection = connectRaw(server.address)
  const length = body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const headers = Object.entries({ host: 'test', ...ordering.headers, ...length }).map((each) => each.join(': '))
  connection.write(`${[`${line} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n${body}`)
  return connection
}

test('the process ends with 0 although clients hold idle connections, streams and websockets', async () => {
  const silent = connectRaw(server.address)
  const idle = request('GET /api/health')
  expect((await idle.answer()).headers).toContain('connection: keep-alive')
  const tenantId = Number(ordering.headers['x-tenant-id'])
  const token = ordering.headers.authorization?.slice('Bearer '.length) ?? ''
  const stream = await openStream(`${server.address}/api/tenants/${tenantId}/events`, token, tenantId)
  await stream.next()
  const socket = await openSocket(server)

  server.process.kill('SIGTERM')
  await Promise.all([silent.closed, idle.closed, stream.ended()])
  expect(await socket.closed).toBe(1001)
  expect(await exited).toEqual([0, null])
})

test('a request that is under way is answered, says that its connection closes, and is all that is waited for', async () => {
  const idle = request('GET /api/health')
  await idle.answer()
  const held = await database.pool.connect()
  await held.query('begin; lock table delivery_orders in access exclusive mode')
  const running = request('POST /api/delivery-orders', JSON.stringify(ordering.order))
  await expect.poll(awaitedLocks).toBeGreaterThan(0)

  server.process.kill('SIGTERM')
  await idle.closed
  await held.query('rollback')
  held.release()
  const { status, headers } = await running.answer()
  expect({ status, closes: headers.includes('connection: close') }).toEqual({ status: 200, closes: true })
  await running.closed
  expect(await exited).toEqual([0, null])
})

async function awaitedLocks(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks where not granted
     and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0]?.count ?? 0
}
