import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { connectRaw, type RawAnswer } from '#tests/api/support/raw-http.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/** Whatever anybody sends is answered shortly, and is no fault of the server. */

let app: TestApp
let world: World
let token: string
const logged: string[] = []
const log = new Writable({
  write(line, _encoding, done) {
    logged.push(String(line))
    done()
  },
})

beforeAll(async () => {
  app = await startTestApp({ logger: { level: 'error', stream: log } })
  world = await buildWorld(app)
  token = (await signIn(app, world.emailOf[13])).token
})
afterAll(() => app.close())

/** What a request line, headers and body are answered with, over a connection of their own. */
async function raw(head: string, headers: readonly string[] = [], body = '') {
  const connection = connectRaw(app.origin)
  const lines = [head, 'Host: 127.0.0.1', 'Connection: close', ...headers]
  connection.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'utf8'))
  const answer = await connection.answer()
  connection.end()
  return answer
}

const signedIn = () => [`Authorization: Bearer ${token}`, `X-Tenant-Id: ${world.courier.tenantId}`]

/** Most bytes that an answer to nonsense may have. */
const mostBytes = 16_000

/** What is wrong with an answer: nothing if it is a clean refusal or what is right, short, and of a kind that is named. */
function faultsOf({ status, headers, body }: RawAnswer, asked: string): string[] {
  const isError = status >= 400 && body.startsWith('{')
  const errors = logged.splice(0).join()
  const faults = {
    [`answered ${status}`]: status < 200 || status >= 500,
    [`answered ${body.length} characters`]: Buffer.byteLength(body) >= mostBytes,
    'named no kind': !/\r\ncontent-type: (application\/json|text\/(html|plain)); charset=utf-8\r\n/.test(headers),
    'gave no code': isError && !('code' in JSON.parse(body)),
    [`logged ${errors}`]: errors !== '',
  }
  return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [`${asked}: ${fault}`] : []))
}

const addresses = [
  [
    '//x',
    '/a//b',
    '/%00',
    '/a%00b',
    '/../x',
    '/./x',
    '/%2e%2e/x',
    '//',
    '/\\..\\x',
    '/%5c..%5c',
    '/..%2f..%2fetc/passwd',
  ],
  ['/%', '/%zz', '/%c3%28', '/%ff', '/\u00e9', '/x\u007f', '/x#y', '/.git/config', '*', 'x', ''],
  [`/${'a'.repeat(8_000)}`, `/${'a/'.repeat(4_000)}`, `/%${'a'.repeat(12_000)}`, `/${'a'.repeat(20_000)}`],
  ['http://elsewhere.example/x', 'http://elsewhere.example//x', 'https://[::1/x', 'http://127.0.0.1/api/me'],
  ['/assets/%00', '/assets/../index.html', '/favicon.ico%00', '/config.json/', '/config.json?%'],
  ['/api', '/api/', '/api//me', '/api/%00', '/api/me/%00', '/api/../me', '/api/me?', '/api/me?a=%00', '/api/me?a=%'],
  ['/api/me?__proto__=1', `/api/me?${'a&'.repeat(4_000)}`, `/api/me?${'%ff'.repeat(4_000)}=1`],
  ['/api/users/%00', '/api/users/1%00/current-tenant', '/api/users/1e3/current-tenant'],
  ['/api/users/9007199254740993/current-tenant', '/api/delivery-orders/9007199254740991/page-view'],
  [`/api/users/${'1'.repeat(400)}/current-tenant`, '/api/locations/99999999999', '/api/uploads/socket'],
  ['/auth//login', '/auth/login?redirect_uri=%00', '/auth/login?state=%ff', '/auth/login?state=a&state=b'],
  ['/auth/reset-password?token=%00', `/auth/reset-password?token=${'%F0%9F%98%80'.repeat(200)}`],
  ['/api/tz?lat=1e999&lng=0', '/api/tz?lat=NaN&lng=0', '/api/tz?lat=1&lat=2&lng=0'],
  ['/api/distance?origin=1,1&destination=%00', `/api/distance?origin=1,1&destination=1,1.${'1'.repeat(9_000)}`],
  ['/api/address-suggestions?query=%00abc', '/api/address-suggestions?query=%ED%A0%80abc'],
].flat()

describe('an address that nobody has', () => {
  test.each(addresses.map((address) => [address.slice(0, 60), address]))('%s', async (_name, address) => {
    const faults: string[] = []
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      faults.push(...faultsOf(await raw(`${method} ${address} HTTP/1.1`, signedIn()), method))
    }
    expect(faults).toEqual([])
  })
})

test('a method, a version or a header that nobody sends is refused', async () => {
  const me = 'GET /api/me HTTP/1.1'
  const requests: [string, string[]?][] = [
    ...['TRACE', 'PURGE', 'PROPFIND', 'QUERY', 'BREW', 'get', 'G\u00cbT'].map((method): [string] => [
      `${method} /api/me HTTP/1.1`,
    ]),
    ['GET /api/me HTTP/9.9'],
    ['GET /api/me'],
    ['\u0000\u0001\u0002'],
    [me, [`X-Large: ${'a'.repeat(20_000)}`]],
    [me, Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1`)],
    [me, ['X-Tenant-Id: 1', 'X-Tenant-Id: 2', ...signedIn()]],
    [me, [...signedIn(), ...signedIn()]],
    [me, [...signedIn(), `X-Permission-Token: ${'e30.'.repeat(2_000)}`]],
    [me, [...signedIn(), `X-Timezone: ${'A/'.repeat(4_000)}`]],
    [me, [...signedIn(), 'User-Agent: \u00ff\u00fe']],
    [me, ['Authorization: Bearer \u0001']],
    [me, ['Authorization: Bearer e30.e30.e30']],
    [me, ['Host: elsewhere']],
    [me, ['Content-Length: -1']],
    ['POST /api/refresh HTTP/1.1', ['Content-Length: 1', 'Content-Length: 2']],
    ['POST /api/refresh HTTP/1.1', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['POST /api/refresh HTTP/1.1', ['Content-Type: ;;;', 'Content-Length: 0']],
    ['POST /api/refresh HTTP/1.1', [`Content-Type: ${'a/'.repeat(2_000)}`, 'Content-Length: 0']],
    ['POST /api/refresh HTTP/1.1', ['Content-Type: application/json; charset=utf-16', 'Content-Length: 0']],
  ]
  const faults: string[] = []
  for (const [head, headers = []] of requests) {
    faults.push(...faultsOf(await raw(head, headers), `${head} ${headers.join(' ').slice(0, 80)}`))
  }
  expect(faults).toEqual([])
})

describe('a list', () => {
  const lists = [
    // Of nothing: the order of this world is not one that the product made.
    { list: 'paginated-delivery-orders', filter: { availableBefore: 946_684_800 } },
    { list: 'paginated-locations' },
    { list: 'users' },
    { list: 'services' },
  ]
  const cursor = (text: string) => Buffer.from(text).toString('base64url')
  const afters = [
    ['["a\\u0000b",1]', '["\\ud800",1]', '["",1]', '[9007199254740991,9007199254740991]', '[-9007199254740991,1]'],
    [
      '["infinity",1]',
      '["NaN",1]',
      '["\u0001",-1]',
      '[99999999999,99999999999]',
      '[[[]],1]',
      '["99999999999999999999999",1]',
    ],
  ]
    .flat()
    .map(cursor)

  test.each(lists)('$list takes no cursor that it did not give', async ({ list, filter }) => {
    const address = `/api/tenants/${world.courier.tenantId}/${list}`
    const faults: string[] = []
    for (const after of [...afters, 'nonsense', '%00', '']) {
      const query = `?pagination=${encodeURIComponent(JSON.stringify({ after, filter }))}`
      faults.push(...faultsOf(await raw(`GET ${address}${query} HTTP/1.1`, signedIn()), after))
    }
    expect(faults).toEqual([])
  })

  test.each(lists)('$list takes its page once, and no deeper than it is', async ({ list }) => {
    const address = `/api/tenants/${world.courier.tenantId}/${list}`
    for (const query of [
      '?pagination={}&pagination={}',
      `?pagination=${'['.repeat(7_000)}${']'.repeat(7_000)}`,
      `?pagination=[${'1,'.repeat(7_000)}1]`,
      `?pagination=${encodeURIComponent('{"__proto__":{"page":1}}')}`,
      '?pagination=%00',
    ]) {
      const answer = await raw(`GET ${address}${query} HTTP/1.1`, signedIn())
      expect([answer.status, ...faultsOf(answer, query.slice(0, 40))]).toEqual([400])
    }
  })
})

describe('a body', () => {
  const report = { errorShortDescription: 'x', errorLongDescription: '', sessionInfo: { userAgent: '', location: '/' } }
  const withKeys = (count: number, more: object = {}) =>
    JSON.stringify({ ...more, ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])) })
  const bodies: Record<string, string> = {
    'nested lists': `{"errorJson":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'nested objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    'nested and without an end': '['.repeat(60_000),
    'a wide list': `{"errorJson":[${'1,'.repeat(100_000)}1]}`,
    '90,000 unknown fields': withKeys(90_000, report),
    '1,000 unknown fields': withKeys(1_000, report),
    'a field with a long name': JSON.stringify({ ...report, ['\u0000'.repeat(20_000)]: 1 }),
    'the same field again': `{${'"userId":1,'.repeat(9_000)}"userId":1}`,
    'a prototype': '{"__proto__":{"errorShortDescription":"x"},"constructor":1}',
    'a NUL': JSON.stringify({ ...report, errorJson: 'a\u0000b' }),
    'half a character': JSON.stringify({ ...report, errorJson: '\ud800' }),
    'bytes that are no text': 'a',
    'a long number': `{"userId":${'9'.repeat(300_000)}}`,
    'a long text': JSON.stringify({ ...report, errorLongDescription: 'x'.repeat(300_000) }),
    'a text of blanks': JSON.stringify({ ...report, errorShortDescription: ' '.repeat(300_000) }),
  }

  test.each(Object.entries(bodies))('of %s is refused in a few words', async (name, body) => {
    const length = Buffer.byteLength(body)
    const headers = ['Content-Type: application/json', `Content-Length: ${length}`]
    const answer = await raw('POST /api/errors HTTP/1.1', headers, body)
    expect(faultsOf(answer, name)).toEqual([])
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })

  test('that has too much wrong with it is told how much is left out', async () => {
    const answer = await app.call('/api/errors', { raw: { type: 'application/json', text: withKeys(1_000, report) } })
    expect(answer).toMatchObject({ status: 422, json: { errors: { '/k0': ['Unknown field'] } } })
    const { errors } = answer.json as { errors: Record<string, string[]> }
    const told = Object.keys(errors).length - 1
    expect(errors['']).toEqual([`and ${1_000 - told} more fields`])
  })

  test.each([
    ['lists', (index: number) => [index]],
    ['objects', (id: number) => ({ id })],
    ['texts', (index: number) => `${index}`],
  ])('of thousands of %s where ids belong is refused', async (_kind, itemOf) => {
    const { tenantId } = world.courier
    for (const count of [600, 20_000, 85_000]) {
      const text = JSON.stringify({ tagIds: Array.from({ length: count }, (_, index) => itemOf(index)) })
      const answer = await app.call('/api/delivery-orders/preview', {
        token,
        tenantId,
        raw: { type: 'application/json', text },
      })
      expect([count, answer.status]).toEqual([count, count === 600 ? 422 : 413])
      expect(Buffer.byteLength(answer.text)).toBeLessThan(mostBytes)
    }
  })
})
