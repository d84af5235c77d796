import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { betweenOutsideCalls } from '#server/http/outside-calls.ts'
import { buildApp } from '#server/app.ts'
import { discardExpired } from '#server/uploads/discard-expired.ts'
import { readFile } from '#server/uploads/read-file.ts'
import { createObjectStorage, type ObjectStorage } from '#server/outside/object-storage.ts'
import { orderWorld, type World } from '#tests/api/orders/order-world.ts'
import { startObjectStorage } from '#tests/api/support/object-storage.ts'
import { announce, attach, countStoredRows, openSocket, picture, type FileFacts } from './uploads-support.ts'

let bucket: Awaited<ReturnType<typeof startObjectStorage>>
let world: World
let storage: ObjectStorage

beforeAll(async () => {
  bucket = await startObjectStorage()
  world = await orderWorld({ objectStorage: bucket.config })
  if (world.deps.objectStorage === null) throw new Error('The server has no object storage.')
  storage = world.deps.objectStorage
})

afterAll(async () => {
  await world.close()
  await bucket.close()
})

beforeEach(() =>
  world.database.systemTransaction(async (db) => {
    await db.deleteFrom('delivery_order_media').execute()
    await db.deleteFrom('uploads').execute()
    await db.deleteFrom('stored_files').execute()
  }),
)

async function announced(bytes: Buffer, changes: Partial<FileFacts> = {}) {
  const { body } = await announce(world, world.callers.dispatcher, { sizeBytes: bytes.length, ...changes })
  return body
}

type Announced = Awaited<ReturnType<typeof announced>>

/** As a browser does it: the headers it was told, and the length that it sends by itself. */
function put({ putUrl, putHeaders }: Announced, bytes: Buffer, headers: Record<string, string> = {}) {
  const { buffer, byteOffset, length } = bytes
  const body = new Uint8Array(buffer, byteOffset, length).slice()
  return fetch(putUrl ?? '', { method: 'PUT', headers: { ...putHeaders, ...headers }, body })
}

const bytes = picture(330)

describe('a file by way of the object storage', () => {
  test('is brought to a signed address, kept there once, and answered by our server alone', async () => {
    const { dispatcher, scheduler, stranger } = world.callers
    const orderId = await world.placed()
    const upload = await announced(bytes)
    expect(upload).toMatchObject({ transport: 'object-storage', socketPath: null, ticket: null })
    expect(new URL(upload.putUrl ?? '').searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host',
    )
    expect((await put(upload, bytes)).status).toBe(200)
    const { status, body } = await attach(world, dispatcher, orderId, upload.url)
    expect(status).toBe(200)
    expect(body).toMatchObject({ contentType: 'image/png', sizeBytes: bytes.length })

    const answer = await world.raw(scheduler, 'GET', body.url)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await world.raw(stranger, 'GET', body.url)).status).toBe(404)
    expect(await countStoredRows(world)).toMatchObject({ stored_files: 1, stored_file_parts: 0 })

    const again = await announced(bytes)
    await put(again, bytes)
    expect((await attach(world, dispatcher, orderId, again.url)).status).toBe(200)
    expect(await countStoredRows(world)).toMatchObject({ stored_files: 1, delivery_order_media: 2 })
    const file = await world.database.systemTransaction((db) =>
      db.selectFrom('stored_files').selectAll().executeTakeFirstOrThrow(),
    )
    expect(file.storage).toBe('object')
    const read = await betweenOutsideCalls((outside) =>
      world.database.tenantTransaction(dispatcher, (db) => readFile({ db, outside, deps: world.deps }, file.id)),
    )
    expect(read?.equals(bytes)).toBe(true)
  })

  test('an address takes only what was announced, and nobody without its signature', async () => {
    const upload = await announced(bytes)
    expect((await put(upload, bytes.subarray(1))).status).toBe(403)
    expect((await put(upload, bytes, { 'content-type': 'text/html' })).status).toBe(403)
    const unsigned = new URL(upload.putUrl ?? '')
    unsigned.searchParams.set('X-Amz-Signature', 'a'.repeat(64))
    expect((await put({ ...upload, putUrl: unsigned.href }, bytes)).status).toBe(403)
    const attached = await attach(world, world.callers.dispatcher, await world.placed(), upload.url)
    expect(attached).toMatchObject({
      status: 422,
      body: { errors: { '/url': [expect.stringContaining('completely')] } },
    })
  })

  test('what is brought under another name of its kind is judged by its content', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const upload = await announced(page, { fileName: 'photo.jpg', contentType: 'image/jpeg' })
    await put(upload, page)
    const refused = await attach(world, world.callers.dispatcher, await world.placed(), upload.url)
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'unsupported_kind', errors: { '/url': [expect.any(String)] } },
    })
    expect(await countStoredRows(world)).toMatchObject({ stored_files: 0, delivery_order_media: 0 })
  })

  test('what is brought to the address later changes nothing', async () => {
    const orderId = await world.placed()
    const upload = await announced(bytes)
    await put(upload, bytes)
    const { body } = await attach(world, world.callers.dispatcher, orderId, upload.url)
    await put(upload, Buffer.alloc(bytes.length, 1))
    const answer = await world.raw(world.callers.dispatcher, 'GET', body.url)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('another length than announced, however it came there, is not attached', async () => {
    const upload = await announced(bytes)
    await storage.write(`uploads/${upload.uid}`, Buffer.from('short'))
    const refused = await attach(world, world.callers.dispatcher, await world.placed(), upload.url)
    expect(refused).toMatchObject({ status: 422, body: { errors: { '/url': [expect.stringContaining('announced')] } } })
  })

  test('the websocket has no ticket for it', async () => {
    const upload = await announced(bytes)
    const socket = await openSocket(world)
    socket.begin(`${upload.uid}.`)
    expect(await socket.next()).toMatchObject({ code: 'invalid_ticket' })
  })

  test('what expired is removed from the storage, what is attached stays', async () => {
    const { now } = world.clock
    const orderId = await world.placed()
    const kept = await announced(bytes)
    await put(kept, bytes)
    const { body } = await attach(world, world.callers.dispatcher, orderId, kept.url)
    const left = await announced(picture(12))
    await put(left, picture(12))
    // As an act leaves it that attaches and then fails.
    await storage.write(`files/${left.uid}`, Buffer.from('left behind'))
    world.clock.now = now + 86_400
    await discardExpired(world.deps)
    world.clock.now = now
    const sizes = await Promise.all(
      [`uploads/${kept.uid}`, `uploads/${left.uid}`, `files/${left.uid}`, `files/${kept.uid}`].map((key) =>
        storage.sizeOf(key),
      ),
    )
    expect(sizes).toEqual([null, null, null, bytes.length])
    expect((await world.call(world.callers.dispatcher, 'GET', body.url)).status).toBe(200)
  })
})

test('while the storage does not answer, what needs it says so and when to try again, and all is well afterwards', async () => {
  const { dispatcher } = world.callers
  const orderId = await world.placed()
  const kept = await announced(bytes)
  await put(kept, bytes)
  const { body } = await attach(world, dispatcher, orderId, kept.url)
  const late = await announced(picture(14))
  await put(late, picture(14))

  // Nobody listens there.
  world.deps.objectStorage = createObjectStorage({ ...bucket.config, url: 'http://127.0.0.1:1' }, world.deps.log)
  const refused = { status: 503, body: { code: 'provider_unavailable', message: expect.stringContaining('storage') } }
  for (const answer of [
    await attach(world, dispatcher, orderId, late.url),
    await world.call(dispatcher, 'GET', body.url),
    await world.call(dispatcher, 'GET', body.url),
  ]) {
    expect(answer).toMatchObject(refused)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('content-type')).toContain('application/json')
  }

  world.deps.objectStorage = storage
  expect((await attach(world, dispatcher, orderId, late.url)).status).toBe(200)
  expect((await world.call(dispatcher, 'GET', body.url)).status).toBe(200)
})

test('of two looks at an upload that was brought anew in between, only the first is kept', async () => {
  const orderId = await world.placed()
  const upload = await announced(bytes)
  await put(upload, bytes)
  const other = Buffer.from(bytes).fill(0, bytes.length - 40, bytes.length - 20)
  // The browser brings something else as soon as the first look has seen its bytes; the second look sees those.
  let looks = 0
  world.deps.objectStorage = {
    ...storage,
    async read(key, size) {
      const seen = await storage.read(key, size)
      looks += 1
      if (looks === 1) {
        await put(upload, other)
        expect((await attach(world, world.callers.dispatcher, orderId, upload.url)).status).toBe(200)
      }
      return seen
    },
  }
  const first = await attach(world, world.callers.dispatcher, orderId, upload.url)
  world.deps.objectStorage = storage
  expect(first).toMatchObject({ status: 422, body: { errors: { '/url': [expect.stringContaining('changed')] } } })
  expect((await storage.read(`files/${upload.uid}`, bytes.length)).equals(other)).toBe(true)
})

test('the page may bring files to the storage only where one is configured', async () => {
  const policyOf = async (address: string) =>
    (await fetch(`${address}/config.json`)).headers.get('content-security-policy') ?? ''
  const { config } = world.deps
  const plain = await buildApp({ config: { ...config, objectStorage: null }, transactions: world.database })
  const address = await plain.server.listen({ port: 0, host: '127.0.0.1' })
  expect(await policyOf(world.address)).toContain(`connect-src 'self' ${bucket.config.url};`)
  expect(await policyOf(address)).toContain("connect-src 'self';")
  await plain.server.close()
})

describe('a storage that refuses', () => {
  const lines: { message: string; details: object }[] = []
  const note = (details: object, message: string) => void lines.push({ message, details })
  let status = 403
  const refusing = http.createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<Error><Code>${status === 403 ? 'AccessDenied' : 'XMinioStorageFull'}</Code></Error>`)
  })
  let refusingStorage: ObjectStorage

  beforeAll(async () => {
    refusing.listen(0, '127.0.0.1')
    await once(refusing, 'listening')
    const { port } = refusing.address() as AddressInfo
    const log = { info: note, warn: note, error: note }
    refusingStorage = createObjectStorage({ ...bucket.config, url: `http://127.0.0.1:${port}` }, log)
  })
  afterAll(() => void refusing.close())
  beforeEach(() => {
    lines.length = 0
  })

  test.each([
    [403, 'AccessDenied'],
    [507, 'XMinioStorageFull'],
  ])('a file with %i %s is told to the person, and to the log by its code', async (refusal, code) => {
    status = refusal
    await expect(refusingStorage.write('files/1', Buffer.from('a file'))).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'storage_refuses',
      message: expect.stringContaining('tell those who look after Waybill'),
    })
    expect(lines).toEqual([
      {
        message: 'The object storage refuses when given a file.',
        details: { status: refusal, code, bucket: bucket.config.bucket },
      },
    ])
  })

  test('is named in the log by a start, which goes on', async () => {
    status = 403
    expect(await refusingStorage.isUsable()).toBe(false)
    expect(lines.map(({ message }) => message)).toEqual([
      'The object storage refuses when given a file.',
      'Uploads fail for now: the object storage cannot be written to.',
    ])
  })

  test('is not named where it takes files, and nothing stays behind', async () => {
    expect(await storage.isUsable()).toBe(true)
    expect(lines).toEqual([])
  })
})
