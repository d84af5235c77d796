import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createBodyReader, type BodyOwner, type BodyReader } from '#server/http/read-body.ts'

const memory = { perCaller: 100, signedIn: 250, public: 50 }
const person = (userId: number): BodyOwner => ({ userId, ip: '192.0.2.1' })
const stranger: BodyOwner = { userId: null, ip: '192.0.2.1' }

/** A request of which the test sends the body, bit by bit. */
function bodyOf(headers: IncomingMessage['headers'] = {}) {
  return Object.assign(new PassThrough(), { headers })
}

function read(bodies: BodyReader, owner = person(1), longest = 1_000, headers: IncomingMessage['headers'] = {}) {
  const body = bodyOf(headers)
  const held = bodies.read(body as PassThrough & IncomingMessage, owner, longest)
  // A refusal is looked at later than it happens.
  held.catch(() => {})
  return { body, held }
}

/** Sends as many bytes and lets them arrive. */
async function send(body: PassThrough, count: number): Promise<void> {
  body.write(Buffer.alloc(count, 'a'))
  await new Promise((resolve) => setImmediate(resolve))
}

test('a body arrives as it was sent', async () => {
  const { body, held } = read(createBodyReader(memory))
  body.write('żół')
  body.end('w')
  expect((await held).bytes.toString()).toBe('żółw')
})

test('a body that is too long, or says that it will be, is refused', async () => {
  const bodies = createBodyReader(memory)
  await expect(read(bodies, person(1), 10, { 'content-length': '11' }).held).rejects.toMatchObject({
    kind: 'too-large',
  })
  const { body, held } = read(bodies, person(1), 10)
  await send(body, 11)
  await expect(held).rejects.toMatchObject({ kind: 'too-large' })
})

test('one caller holds no more than a caller may, and what is let go can be used again', async () => {
  const bodies = createBodyReader(memory)
  const [first, second] = [read(bodies), read(bodies)]
  await send(first.body, 80)
  await send(second.body, 30)
  await expect(second.held).rejects.toMatchObject({ kind: 'too-many-requests', retryAfterSeconds: expect.any(Number) })
  first.body.end()
  const held = await first.held
  const third = read(bodies)
  await send(third.body, 30)
  await expect(third.held).rejects.toMatchObject({ kind: 'too-many-requests' })
  held.letGo()
  held.letGo()
  const fourth = read(bodies)
  await send(fourth.body, 100)
  fourth.body.end()
  expect((await fourth.held).bytes).toHaveLength(100)
})

test('everybody together holds no more than there is, and strangers leave room for those who are signed in', async () => {
  const bodies = createBodyReader(memory)
  const ones = [1, 2, 3].map((userId) => read(bodies, person(userId)))
  for (const { body } of ones) await send(body, 90)
  await expect(ones[2]?.held).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: expect.any(Number) })
  const others = [read(bodies, stranger), read(bodies, { userId: null, ip: '192.0.2.2' })]
  for (const { body } of others) await send(body, 40)
  await expect(others[1]?.held).rejects.toMatchObject({ kind: 'unavailable' })
  ones[0]?.body.end()
  expect((await ones[0]?.held)?.bytes).toHaveLength(90)
})

test('who goes away half-way leaves nothing behind', async () => {
  const bodies = createBodyReader(memory)
  const lost = read(bodies)
  await send(lost.body, 90)
  lost.body.destroy()
  await expect(lost.held).rejects.toMatchObject({ kind: 'malformed' })
  const next = read(bodies)
  await send(next.body, 100)
  next.body.end()
  expect((await next.held).bytes).toHaveLength(100)
})
