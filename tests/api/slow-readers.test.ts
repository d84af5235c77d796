import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { bigMap } from '#tests/api/support/big-map.ts'
import { connectRaw, type RawConnection } from '#tests/api/support/raw-http.ts'
import { addOrdersLike } from '#tests/api/support/rows.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/** Who does not read what they asked for is given no more of it, has to hurry, and keeps nobody else waiting. */

const mapBytes = 950_000
/** Three such answers of one caller, and six of all. */
const answerMemory = { perCaller: 3 * mapBytes, all: 6 * mapBytes }
/** What the system takes of a connection that nobody reads: as much as it may send ahead, and a little more. */
const takenBySystem = 6_000_000
/** More than the server would hold, and the system take, of one caller. */
const asked = 16

let app: TestApp
let world: World
let slow: { token: string; userId: number }
let other: string
let mapId: number

async function build(server: TestApp) {
  const built = await buildWorld(server)
  const { token } = await signIn(server, built.emailOf[roles.owner])
  const { tenantId } = built.courier
  const { status, json } = await server.call(`/api/tenants/${tenantId}/service-maps`, {
    token,
    tenantId,
    json: bigMap(350),
  })
  expect(status).toBe(200)
  return { world: built, token, mapId: (json as { id: number }).id }
}

beforeAll(async () => {
  app = await startTestApp({ answerMemory })
  const built = await build(app)
  ;({ world, mapId } = built)
  const me = (await app.call('/api/me', { token: built.token })).json as { id: number }
  slow = { token: built.token, userId: me.id }
  other = (await signIn(app, world.emailOf[roles.admin])).token
})
afterAll(() => app.close())

/** A server that closes waits for clients that are still reading. */
const connections: RawConnection[] = []
afterEach(() => connections.splice(0).forEach((connection) => connection.end()))

/** Asks for the same many times on one connection, and reads nothing. */
function askUnread(
  server: TestApp,
  { token, tenantId, path }: { token: string; tenantId: number; path: string },
  times: number,
): RawConnection {
  const connection = connectRaw(server.origin, { reads: false })
  connections.push(connection)
  const head = [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', `Authorization: Bearer ${token}`, `X-Tenant-Id: ${tenantId}`]
  connection.write(`${head.join('\r\n')}\r\n\r\n`.repeat(times))
  return connection
}

/** How many requests of the slow one were worked on since. */
function countOfSlow(): () => number {
  const transactions = vi.spyOn(app.deps, 'requestTransaction')
  return () => transactions.mock.calls.filter(([{ userId }]) => userId === slow.userId).length
}

const mapPath = (id = mapId) => `/api/service-maps/${id}`
const readByOther = () => app.call(mapPath(), { token: other, tenantId: world.courier.tenantId })

test('what one caller leaves unread is bounded, others are answered, and it is all there once it is read', async () => {
  const made = countOfSlow()
  const { tenantId } = world.courier
  const connection = askUnread(app, { token: slow.token, tenantId, path: mapPath() }, asked)
  await expect.poll(made).toBeGreaterThan(0)
  // Callers take turns: without a bound all of the slow one's would be made by then.
  for (let count = 0; count < asked; count += 1) expect((await readByOther()).status).toBe(200)
  const most = Math.ceil((answerMemory.perCaller + takenBySystem) / mapBytes) + 2
  expect(most).toBeLessThan(asked)
  expect(made()).toBeLessThanOrEqual(most)
  expect((await app.call('/api/me', { token: slow.token })).status).toBe(200)
  connection.read()
  await expect.poll(made).toBe(asked + 1)
})

test('a client that goes away leaves its places and its turns to others', async () => {
  const made = countOfSlow()
  const { tenantId } = world.courier
  for (let round = 0; round < 5; round += 1) {
    const before = made()
    const connection = askUnread(app, { token: slow.token, tenantId, path: mapPath() }, asked)
    await expect.poll(made).toBeGreaterThan(before)
    connection.end()
    await connection.closed
  }
  const mine = await app.call(mapPath(), { token: slow.token, tenantId })
  expect([mine.status, (await readByOther()).status]).toEqual([200, 200])
})

test('long lists that are left unread are refused in the end, and nothing else is', async () => {
  await addOrdersLike(app.database, world.courier.orderId, 100)
  const { tenantId } = world.courier
  const list = `/api/tenants/${tenantId}/paginated-delivery-orders?${new URLSearchParams({ pagination: '{"pageSize":100}' })}`
  const asSlow = (path: string) => app.call(path, { token: slow.token, tenantId })
  const { status, text } = await asSlow(list)
  expect([status, text.length > 64_000]).toEqual([200, true])
  askUnread(
    app,
    { token: slow.token, tenantId, path: list },
    Math.ceil((answerMemory.perCaller + takenBySystem) / text.length),
  )
  await expect.poll(async () => (await asSlow(list)).status).toBe(503)
  const refused = await asSlow(list)
  expect([refused.json, refused.headers.get('retry-after'), refused.headers.get('content-encoding')]).toEqual([
    expect.objectContaining({ code: 'busy' }),
    expect.stringMatching(/^\d+$/),
    null,
  ])
  expect((await asSlow('/api/me')).status).toBe(200)
  expect((await app.call(list, { token: other, tenantId })).status).toBe(200)
})

test('what is not read in time ends with its connection', async () => {
  const connectionLimits = { headersMs: 15_000, requestMs: 60_000, checkMs: 5_000, idleMs: 72_000, readMs: 100 }
  const impatient = await startTestApp({ connectionLimits, answerMemory })
  const built = await build(impatient)
  const { tenantId } = built.world.courier
  const connected = once(impatient.server.server, 'connection')
  const connection = askUnread(impatient, { token: built.token, tenantId, path: mapPath(built.mapId) }, asked)
  const [socket] = await connected
  await once(socket, 'close')
  expect(socket.bytesWritten).toBeGreaterThan(0)
  connection.end()
  await impatient.close()
})
