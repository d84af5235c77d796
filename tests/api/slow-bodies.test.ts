import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { roles } from '#domain/access/roles.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { exampleOperations } from '#tests/api/support/contract-examples.ts'
import { connectRaw, type RawAnswer, type RawConnection } from '#tests/api/support/raw-http.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/** Who sends a body has to say who they are, to hurry, and to leave room for others. */

const bodyMemory = { perCaller: 1_000_000, signedIn: 1_500_000, public: 200_000 }
/** Short, so that nothing has to be waited for but the end of the connection. Milliseconds. */
const connectionLimits = { headersMs: 100, requestMs: 200, checkMs: 20, idleMs: 72_000, readMs: 60_000 }

let app: TestApp
let world: World
let owner: string
let dispatcher: string

beforeAll(async () => {
  app = await startTestApp({ bodyMemory })
  world = await buildWorld(app)
  owner = (await signIn(app, world.emailOf[roles.owner])).token
  dispatcher = (await signIn(app, world.emailOf[roles.dispatcher])).token
})
afterAll(() => app.close())

/** A server that closes waits for clients that are still sending. */
const connections: RawConnection[] = []
afterEach(() => connections.splice(0).forEach((connection) => connection.end()))

interface Begun {
  path: string
  token?: string
  type?: string
  /** Bytes that are announced. */
  length: number
  /** Bytes that are sent. */
  sent: number
  method?: string
}

/** Begins a request and leaves it unfinished. */
function begin(
  server: TestApp,
  { path, token, type = 'text/csv', length, sent, method = 'POST' }: Begun,
): RawConnection {
  const connection = connectRaw(server.origin)
  connections.push(connection)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`, `X-Tenant-Id: ${world.courier.tenantId}`]),
  ]
  connection.write(`${head.join('\r\n')}\r\n\r\n${'a'.repeat(sent)}`)
  return connection
}

const importPath = () => `/api/tenants/${world.courier.tenantId}/locations/import?mapping={}`

describe('without a sign-in', () => {
  const withBody = exampleOperations.filter(({ entry, body }) => entry.access !== 'public' && body !== null)

  test.each(withBody.map(({ id, entry, body }) => [id, entry, body] as const))(
    '%s is refused before a byte of its body was sent',
    async (_id, entry, body) => {
      const path = `/api${entry.path.replace(/\{\w+\}/g, '1')}`
      const connection = begin(app, {
        path,
        method: entry.method.toUpperCase(),
        type: body?.type ?? '',
        length: 400_000,
        sent: 0,
      })
      const answer = await connection.answer()
      expect([answer.status, answer.headers]).toEqual([401, expect.stringContaining('\r\nconnection: close')])
      await connection.closed
    },
  )

  test('a body that is nearly there is let in, so that a browser reads why and signs in again', async () => {
    const text = JSON.stringify({ comment: 'x'.repeat(60_000) })
    const answer = await app.call('/api/delivery-orders/1/comments', {
      token: 'e30.e30.e30',
      raw: { type: 'application/json', text },
    })
    expect(answer).toMatchObject({ status: 401, json: { code: 'unauthorized' } })
    expect(answer.headers.get('connection')).not.toBe('close')
  })
})

describe('a hundred imports that never end', () => {
  const bytes = 100_000
  /** Begins them and answers those that were refused, once no more than `kept` can be left. */
  async function beginHundred(begun: Begun, kept: number): Promise<RawAnswer[]> {
    const refused: RawAnswer[] = []
    for (let count = 0; count < 100; count++)
      void begin(app, begun)
        .answer()
        .then((answer) => refused.push(answer))
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(100 - kept)
    return refused.slice()
  }
  const statusesOf = (answers: readonly RawAnswer[]) => [...new Set(answers.map(({ status }) => status))].toSorted()

  test('leave no more in memory than one person, and all together, may hold', async () => {
    const begun = { path: importPath(), length: 400_000, sent: bytes }
    const refused = await beginHundred({ ...begun, token: owner }, bodyMemory.perCaller / bytes)
    expect(statusesOf(refused)).toEqual([429])
    expect(refused.every(({ headers }) => /\r\nretry-after: \d+\r\n/.test(headers))).toBe(true)
    // The other half of the server's memory, of which that person may not have any more.
    const others = await beginHundred(
      { ...begun, token: dispatcher },
      (bodyMemory.signedIn - bodyMemory.perCaller) / bytes + 5,
    )
    expect(statusesOf(others)).toContain(503)
    expect(others.every(({ headers }) => /\r\nretry-after: \d+\r\n/.test(headers))).toBe(true)
  })

  test('of strangers fill a memory of their own', async () => {
    const begun = { path: '/api/errors', type: 'application/json', length: 100_000, sent: 90_000 }
    const refused = await beginHundred(begun, 2)
    expect(statusesOf(refused)).toEqual([503])
    const { status } = await app.call('/api/me', { token: owner })
    expect(status).toBe(200)
  })
})

describe('slowly', () => {
  let impatient: TestApp
  let impatientOwner: string
  beforeAll(async () => {
    impatient = await startTestApp({ connectionLimits })
    const { emailOf } = await buildWorld(impatient)
    impatientOwner = (await signIn(impatient, emailOf[roles.owner])).token
  })
  afterAll(() => impatient.close())

  test('sent headers and bodies end, and a websocket does not', async () => {
    const socket = new WebSocket(`${impatient.origin.replace('http', 'ws')}/api/uploads/socket`)
    await once(socket, 'open')
    const body = begin(impatient, { path: importPath(), token: impatientOwner, length: 400_000, sent: 10 })
    const headers = connectRaw(impatient.origin)
    headers.write('GET /api/health HTTP/1.1\r\nHost: ')
    for (const connection of [body, headers]) {
      expect(await connection.answer()).toMatchObject({ status: 408, body: expect.stringContaining('request_timeout') })
      await connection.closed
    }
    socket.send('{"type":"cancel"}')
    const [message] = await once(socket, 'message')
    expect(JSON.parse(String(message))).toMatchObject({ type: 'error', code: 'malformed' })
    socket.terminate()
  })
})
