import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import net from 'node:net'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { RequestLog } from '#server/http/request-log.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { addOrdersLike } from '#tests/api/support/rows.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/** A caller who goes away is nobody's fault: nothing of it is an error or a warning in the log. */

/** pino's number for warnings; errors are above it. */
const warning = 40

let app: TestApp
let world: World
let token: string
let logged: { level: number; msg: string; durationMs?: number }[] = []
const logger = { level: 'info', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } }

beforeAll(async () => {
  app = await startTestApp({ logger })
  world = await buildWorld(app)
  token = (await signIn(app, world.emailOf[roles.owner])).token
})
afterAll(() => app.close())
beforeEach(() => {
  logged = []
})

/** The warnings about the caller. A line that says how long a busy machine took is none of them. */
const troubles = () =>
  logged.filter(({ level, durationMs }) => level >= warning && durationMs === undefined).map(({ msg }) => msg)

/** Sends the beginning of a request over a connection of its own. */
function begin(head: readonly string[], body = ''): net.Socket {
  const { port, hostname } = new URL(app.origin)
  const socket = net.connect(Number(port), hostname)
  socket.on('error', () => {})
  const headers = ['Host: test', `Authorization: Bearer ${token}`, `X-Tenant-Id: ${world.courier.tenantId}`]
  const [line = '', ...own] = head
  socket.write(`${[line, ...headers, ...own].join('\r\n')}\r\n\r\n${body}`)
  return socket
}

/** Waits for the next request to reach the server. */
async function nextRequest(): Promise<ServerResponse> {
  const [, response] = (await once(app.server.server, 'request')) as [IncomingMessage, ServerResponse]
  return response
}

/** Once the server has seen that nobody is there, and a later call has gone through all that the earlier one has. */
async function noticed(response: ServerResponse): Promise<void> {
  if (!response.closed) await once(response, 'close')
  expect((await app.call('/api/me', { token })).status).toBe(200)
}

test('while a body is sent', async () => {
  const coming = nextRequest()
  const path = `/api/tenants/${world.courier.tenantId}/locations`
  const socket = begin([`POST ${path} HTTP/1.1`, 'Content-Type: application/json', 'Content-Length: 500'], '{"name":')
  const response = await coming
  socket.destroy()
  await noticed(response)
  expect(troubles()).toEqual([])
})

test('while the answer is being worked out', async () => {
  const response = await app.database.systemTransaction(async (db) => {
    await sql`lock table locations`.execute(db)
    const coming = nextRequest()
    const socket = begin([`GET /api/locations/${world.courier.locationId} HTTP/1.1`])
    const begun = await coming
    socket.destroy()
    await once(begun, 'close')
    return begun
  })
  await noticed(response)
  expect(troubles()).toEqual([])
})

test('while a file is sent', async () => {
  await addOrdersLike(app.database, world.courier.orderId, 1_100)
  const coming = nextRequest()
  const path = `/api/tenants/${world.courier.tenantId}/paginated-delivery-orders`
  const socket = begin([`GET ${path} HTTP/1.1`, 'Accept: text/csv'])
  const response = await coming
  await once(socket, 'data')
  socket.destroy()
  await noticed(response)
  expect(response.writableFinished).toBe(false)
  expect(troubles()).toEqual([])
})

test('an answer that breaks off on our side is an error', async () => {
  const server = fastify({ logController: new RequestLog(), logger })
  async function* lines() {
    yield 'Order,Status'
    throw new Error('The database is gone.')
  }
  server.get('/', (_request, reply) => reply.type('text/csv').send(Readable.from(lines(), { highWaterMark: 1 })))
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  await expect(fetch(address).then((answer) => answer.text())).rejects.toThrow('terminated')
  await server.close()
  expect(troubles()).toEqual(['The answer broke off.'])
})
