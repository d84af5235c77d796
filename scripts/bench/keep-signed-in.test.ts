import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepSignedIn, signIn } from './product.ts'

/** The refresh tokens that were exchanged, in order. */
const exchanged: string[] = []

/** Answers as the product does where somebody signs in; each exchange gives the next pair. */
const server = createServer(async (request, response) => {
  const path = request.url ?? ''
  if (path === '/auth/login') {
    response.writeHead(302, { location: 'http://127.0.0.1/cb?token=token-1&refreshToken=refresh-1' }).end()
    return
  }
  let body: object = path === '/api/me' ? { id: 7 } : { tenant: { id: 3 } }
  if (path === '/api/refresh') {
    const chunks: Buffer[] = await request.toArray()
    exchanged.push(JSON.parse(Buffer.concat(chunks).toString()).refreshToken)
    const number = exchanged.length + 1
    body = { token: `token-${number}`, refreshToken: `refresh-${number}` }
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a caller is renewed before the token expires, once, and headers that are held already have the new one', async () => {
  const { port } = server.address() as AddressInfo
  const stop = async () => {}
  const caller = await signIn({ pid: 0, port, origin: `http://127.0.0.1:${port}`, startedInMs: 0, stop }, 'a@b.example')
  const { headers } = caller
  const signedInAt = performance.now()
  await keepSignedIn(caller, signedInAt + 60_000)
  expect(exchanged).toEqual([])
  await Promise.all([keepSignedIn(caller, signedInAt + 200_000), keepSignedIn(caller, signedInAt + 200_001)])
  expect(exchanged).toEqual(['refresh-1'])
  expect(headers).toEqual({ authorization: 'Bearer token-2', 'x-tenant-id': '3' })
  await keepSignedIn(caller, signedInAt + 400_000)
  expect(exchanged).toEqual(['refresh-1', 'refresh-2'])
  expect(headers.authorization).toBe('Bearer token-3')
})
