import type nodeDns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { callWebhook as CallWebhook } from '#server/outside/webhook-call.ts'
import { listen } from '#tests/api/orders/order-world.ts'

/* What is asked over the network, and above all what is not. */

const dns = { answers: new Map<string, string[]>(), asked: [] as string[] }

function lookup(name: string, _options: unknown, done: (error: null, found: object[]) => void): void {
  dns.asked.push(name)
  const address = dns.answers.get(name)?.shift() ?? '203.0.113.7'
  done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
}

let callWebhook: typeof CallWebhook
let server: Awaited<ReturnType<typeof listen>>
let asked = 0
let answer: (response: http.ServerResponse) => unknown

beforeAll(async () => {
  // Another file may have loaded it, with names as they are.
  vi.resetModules()
  vi.doMock('node:dns', async (original) => ({ ...(await original<typeof nodeDns>()), lookup }))
  const loaded = await import('#server/outside/webhook-call.ts')
  callWebhook = loaded.callWebhook
  server = await listen(
    http.createServer((_request, response) => {
      asked += 1
      answer(response)
    }),
  )
})
afterAll(() => {
  vi.doUnmock('node:dns')
  vi.resetModules()
  return server.close()
})

const signal = new AbortController().signal
const call = (url: string, allowPrivate: boolean, patience = 2_000) =>
  callWebhook({ url, headers: {}, body: '{}' }, { allowPrivate, signal, patience })

test.each([
  '127.0.0.1',
  '10.0.0.8',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
])('a name that stands for %s is not connected to', async (address) => {
  dns.answers.set('hooks.example.com', [address])
  const { status, reason } = await call('https://hooks.example.com/', false)
  expect({ status, reason }).toEqual({ status: null, reason: 'hooks.example.com has no public address.' })
})

test('a name is looked up anew at each try, and what it stands for then is what counts', async () => {
  dns.answers.set('rebound.example.com', ['10.0.0.8', '127.0.0.1'])
  dns.asked.length = 0
  await call('https://rebound.example.com/', false)
  await call('https://rebound.example.com/', false)
  expect(dns.asked).toEqual(['rebound.example.com', 'rebound.example.com'])
})

test.each(['https://127.0.0.1/', 'https://2130706433/', 'https://[::1]/', 'http://hooks.example.com/'])(
  '%s is not asked at all',
  async (url) => {
    const request = vi.spyOn(https, 'request')
    expect(await call(url, false)).toMatchObject({ status: null, reason: 'Its address is not on the internet.' })
    expect(request).not.toHaveBeenCalled()
    request.mockRestore()
  },
)

test('one that never answers, or never ends its answer, is given up in time', async () => {
  answer = () => {}
  expect(await call(server.address, true, 200)).toMatchObject({ status: null, reason: /within 0.2 seconds/ })
  answer = (response) => response.writeHead(200).write('and so')
  expect(await call(server.address, true, 200)).toMatchObject({ status: null, reason: /within 0.2 seconds/ })
  expect(asked).toBe(2)
})

test('of an answer without end 64 kB are read', async () => {
  answer = (response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384, 'a')));
      if (!response.destroyed) response.once('drain', more)
    }
    response.writeHead(200)
    more()
  }
  const { status, text } = await call(server.address, true)
  expect(status).toBe(200)
  expect(text).toHaveLength(65_536)
})

test('a server that stops ends it, and it counts as no try', async () => {
  answer = () => {}
  const stopping = new AbortController()
  setTimeout(() => stopping.abort(new Error('The server stops.')), 50)
  const running = callWebhook(
    { url: server.address, headers: {}, body: '{}' },
    { allowPrivate: true, signal: stopping.signal },
  )
  await expect(running).rejects.toThrow('The server stops.')
})
