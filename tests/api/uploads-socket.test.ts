import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openUpload, receivePiece } from '#server/uploads/receive-upload.ts'
import { serveUploadSocket, type SocketLimits } from '#server/uploads/upload-socket.ts'
import { orderWorld, type World } from '#tests/api/orders/order-world.ts'
import { announce, attach, bringFile, countStoredRows, openSocket, picture } from './uploads-support.ts'

let world: World

beforeAll(async () => {
  world = await orderWorld()
})

afterAll(() => world.close())

beforeEach(() =>
  world.database.systemTransaction(async (db) => {
    await db.deleteFrom('delivery_order_media').execute()
    await db.deleteFrom('uploads').execute()
    await db.deleteFrom('stored_files').execute()
  }),
)

/** Several messages of 256 KiB. */
const large = picture(420)

async function announced(bytes: Buffer, changes: { fileName?: string; contentType?: string } = {}) {
  const { body } = await announce(world, world.callers.dispatcher, { sizeBytes: bytes.length, ...changes })
  return body
}

describe('bringing a file', () => {
  test('each piece is answered by how much came, the last one by done, and the bytes are kept as they were', async () => {
    expect(large.length).toBeGreaterThan(2 * 262_144)
    const { ticket, url, chunkBytes, transport, putUrl } = await announced(large)
    expect({ chunkBytes, transport, putUrl }).toEqual({ chunkBytes: 262_144, transport: 'websocket', putUrl: null })
    const socket = await openSocket(world)
    socket.begin(ticket)
    expect(await socket.next()).toEqual({ type: 'ready', receivedBytes: 0 })
    socket.bytes(large.subarray(0, 262_144))
    expect(await socket.next()).toEqual({ type: 'progress', receivedBytes: 262_144 })
    socket.bytes(large.subarray(262_144, 524_288))
    expect(await socket.next()).toEqual({ type: 'progress', receivedBytes: 524_288 })
    socket.bytes(large.subarray(524_288, 786_432))
    if (large.length > 786_432) expect((await socket.next()).type).toBe('progress')
    for (let at = 786_432; at < large.length; at += 262_144) socket.bytes(large.subarray(at, at + 262_144))
    let last = await socket.next()
    while (last.type === 'progress') last = await socket.next()
    expect(last).toEqual({ type: 'done' })
    expect(await socket.closed).toBe(1000)

    const orderId = await world.placed()
    const { body } = await attach(world, world.callers.dispatcher, orderId, url)
    expect(body).toMatchObject({ contentType: 'image/png', sizeBytes: large.length })
    const content = await world.raw(world.callers.dispatcher, 'GET', body.url)
    const kept = Buffer.from(await content.arrayBuffer())
    expect(createHash('sha256').update(kept).digest('hex')).toBe(createHash('sha256').update(large).digest('hex'))
    expect(await countStoredRows(world)).toMatchObject({ upload_parts: 0, stored_files: 1 })
  })

  test('pieces sent without waiting for answers arrive in their order', async () => {
    const { ticket } = await announced(large)
    const socket = await openSocket(world)
    socket.begin(ticket)
    const size = 50_000
    for (let at = 0; at < large.length; at += size) socket.bytes(large.subarray(at, at + size))
    let message = await socket.next()
    while (message.type === 'ready' || message.type === 'progress') message = await socket.next()
    expect(message).toEqual({ type: 'done' })
    const { sha256 } = await world.database.systemTransaction((db) =>
      db.selectFrom('stored_files').select('sha256').executeTakeFirstOrThrow(),
    )
    expect(sha256).toBe(createHash('sha256').update(large).digest('hex'))
  })

  test('after a broken connection the same ticket goes on where it stopped', async () => {
    const { ticket, url } = await announced(large)
    const first = await openSocket(world)
    first.begin(ticket)
    await first.next()
    first.bytes(large.subarray(0, 200_000))
    expect(await first.next()).toEqual({ type: 'progress', receivedBytes: 200_000 })
    first.cut()
    await first.closed

    const second = await openSocket(world)
    second.begin(ticket)
    expect(await second.next()).toEqual({ type: 'ready', receivedBytes: 200_000 })
    for (let at = 200_000; at < large.length; at += 262_144) second.bytes(large.subarray(at, at + 262_144))
    let message = await second.next()
    while (message.type === 'progress') message = await second.next()
    expect(message).toEqual({ type: 'done' })
    const orderId = await world.placed()
    expect((await attach(world, world.callers.dispatcher, orderId, url)).status).toBe(200)
  })

  test('a ticket whose file is whole already says so again', async () => {
    const bytes = picture()
    const { ticket } = await bringFile(world, world.callers.dispatcher, bytes)
    const again = await openSocket(world)
    again.begin(ticket)
    expect(await again.next()).toEqual({ type: 'ready', receivedBytes: bytes.length })
    expect(await again.next()).toEqual({ type: 'done' })
  })

  test('cancel throws away what came', async () => {
    const { ticket, url } = await announced(large)
    const socket = await openSocket(world)
    socket.begin(ticket)
    await socket.next()
    socket.bytes(large.subarray(0, 1000))
    await socket.next()
    socket.text(JSON.stringify({ type: 'cancel' }))
    expect(await socket.closed).toBe(1000)
    expect(await countStoredRows(world)).toMatchObject({ uploads: 0, upload_parts: 0, stored_files: 0 })
    const attached = await attach(world, world.callers.dispatcher, await world.placed(), url)
    expect(attached).toMatchObject({ status: 422, body: { errors: { '/url': [expect.any(String)] } } })
  })

  test('of connections with one ticket the last one goes on, behind what the others brought, and is the only one', async () => {
    const { ticket } = await announced(large)
    const one = await openSocket(world)
    one.begin(ticket)
    expect(await one.next()).toEqual({ type: 'ready', receivedBytes: 0 })
    one.bytes(large.subarray(0, 1000))
    expect(await one.next()).toEqual({ type: 'progress', receivedBytes: 1000 })

    const others = await Promise.all([openSocket(world), openSocket(world), openSocket(world)])
    for (const other of others) other.begin(ticket)
    expect(await one.next()).toMatchObject({ type: 'error', code: 'conflict' })
    expect(await one.closed).toBe(1013)
    const ends = await Promise.race([
      Promise.all([others[0]?.closed, others[1]?.closed]),
      Promise.all([others[0]?.closed, others[2]?.closed]),
      Promise.all([others[1]?.closed, others[2]?.closed]),
    ])
    expect(ends).toEqual([1013, 1013])

    const last = await openSocket(world)
    last.begin(ticket)
    expect(await last.next()).toEqual({ type: 'ready', receivedBytes: 1000 })
    last.bytes(large.subarray(1000, 3000))
    expect(await last.next()).toEqual({ type: 'progress', receivedBytes: 3000 })
    expect((await Promise.all(others.map(({ closed }) => closed))).every((code) => code === 1013)).toBe(true)
    const parts = await world.database.systemTransaction((db) =>
      db.selectFrom('upload_parts').select(['position', 'bytes']).orderBy('position').execute(),
    )
    expect(Buffer.concat(parts.map(({ bytes }) => bytes)).equals(large.subarray(0, 3000))).toBe(true)
    last.cut()
  })

  test('a ticket that is a guess ends nobody', async () => {
    const { ticket } = await announced(large)
    const owner = await openSocket(world)
    owner.begin(ticket)
    await owner.next()
    const guess = await openSocket(world)
    guess.begin(`${(ticket ?? '').split('.')[0]}.guess`)
    expect(await guess.next()).toMatchObject({ code: 'invalid_ticket' })
    owner.bytes(large.subarray(0, 1000))
    expect(await owner.next()).toEqual({ type: 'progress', receivedBytes: 1000 })
    owner.cut()
  })

  test('of pieces that come at the very same moment one is kept', async () => {
    const { ticket } = await announced(large)
    const openings = await Promise.all(Array.from({ length: 4 }, () => openUpload(world.deps, ticket ?? '')))
    const results = await Promise.all(
      openings.map((opening) =>
        'ok' in opening ? receivePiece(world.deps, opening.ok, large.subarray(0, 5000)) : Promise.reject(opening),
      ),
    )
    expect(results.filter((result) => 'ok' in result)).toHaveLength(1)
    expect(await countStoredRows(world)).toMatchObject({ upload_parts: 1 })
  })
})

describe('what is refused', () => {
  test('more bytes than announced, with all that came', async () => {
    const bytes = picture()
    const { body } = await announce(world, world.callers.dispatcher, { sizeBytes: bytes.length - 1 })
    const socket = await openSocket(world)
    socket.begin(body.ticket)
    await socket.next()
    socket.bytes(bytes)
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'too_large' })
    expect(await socket.closed).toBe(1008)
    expect(await countStoredRows(world)).toMatchObject({ uploads: 0, upload_parts: 0 })
  })

  test('a message that is larger than messages may be, and no other byte with it', async () => {
    const { ticket } = await announced(large)
    const socket = await openSocket(world)
    socket.begin(ticket)
    await socket.next()
    socket.bytes(large.subarray(0, 262_145))
    expect(await socket.closed).toBe(1009)
    expect(await countStoredRows(world)).toMatchObject({ uploads: 1, upload_parts: 0 })
  })

  test('a file that comes byte by byte', async () => {
    const { ticket } = await announced(large)
    const opened = await openUpload(world.deps, ticket ?? '')
    if ('refused' in opened) throw new Error(opened.refused.message)
    const almost = { ...opened.ok, pieces: 3_999 }
    const last = await receivePiece(world.deps, almost, large.subarray(0, 1))
    expect(last).toMatchObject({ ok: { receivedBytes: 1, pieces: 4_000 } })
    if ('refused' in last) throw new Error(last.refused.message)
    expect(await receivePiece(world.deps, last.ok, large.subarray(1, 2))).toMatchObject({
      refused: { code: 'too_many_pieces' },
    })
    expect(await countStoredRows(world)).toMatchObject({ uploads: 0, upload_parts: 0 })
  })

  const page = '<!doctype html><script>alert(1)</script>'
  const drawing =
    '<?xml version="1.0"?>\n<!-- a drawing -->\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  test.each([
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex'), 'tool.png'],
    ['an archive', Buffer.from('1f8b0800000000000003', 'hex'), 'photo.jpg'],
    ['a page that claims to be a picture', Buffer.from(page), 'photo.jpg'],
    ['a page behind a byte order mark and blanks', Buffer.from(`\ufeff \n ${page}`), 'notes.txt'],
    ['a drawing that claims to be text', Buffer.from(drawing), 'notes.txt'],
    ['a page in UTF-16', Buffer.from(`\ufeff${page}`, 'utf16le'), 'notes.txt'],
    ['text with a NUL', Buffer.from('name\0age'), 'list.csv'],
  ])('%s', async (_name, bytes, fileName) => {
    const { ticket } = await announced(bytes, { fileName, contentType: 'image/jpeg' })
    const socket = await openSocket(world)
    socket.begin(ticket)
    await socket.next()
    socket.bytes(bytes)
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'unsupported_kind' })
    await socket.closed
    expect(await countStoredRows(world)).toMatchObject({ uploads: 0, upload_parts: 0, stored_files: 0 })
  })

  test('a ticket that is none, of nobody, or with another secret', async () => {
    const { ticket } = await announced(large)
    const uid = (ticket ?? '').split('.')[0]
    for (const wrong of ['', 'nonsense', `${uid}.guess`, `${crypto.randomUUID()}.guess`, uid ?? '']) {
      const socket = await openSocket(world)
      socket.begin(wrong)
      expect(await socket.next(), wrong).toMatchObject({ type: 'error', code: 'invalid_ticket' })
      expect(await socket.closed).toBe(1008)
    }
  })

  test('a ticket whose person is no member any more', async () => {
    const { body } = await announce(world, world.callers.otherDriver, { sizeBytes: large.length })
    const { otherDriver } = world.users
    await world.database.systemTransaction((db) =>
      db.updateTable('users').set({ archived_at: 1 }).where('id', '=', otherDriver).execute(),
    )
    const socket = await openSocket(world)
    socket.begin(body.ticket)
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'invalid_ticket' })
    await world.database.systemTransaction((db) =>
      db.updateTable('users').set({ archived_at: null }).where('id', '=', otherDriver).execute(),
    )
  })

  test('a ticket that has expired', async () => {
    const { ticket } = await announced(large)
    const { now } = world.clock
    world.clock.now = now + 86_401
    const socket = await openSocket(world)
    socket.begin(ticket)
    const message = await socket.next()
    world.clock.now = now
    expect(message).toMatchObject({ type: 'error', code: 'expired' })
  })

  test.each([
    ['bytes before a ticket', (socket: Awaited<ReturnType<typeof openSocket>>) => socket.bytes(picture())],
    ['what is no JSON', (socket: Awaited<ReturnType<typeof openSocket>>) => socket.text('hello')],
    [
      'cancelling what has not begun',
      (socket: Awaited<ReturnType<typeof openSocket>>) => socket.text('{"type":"cancel"}'),
    ],
    ['JSON that is no message', (socket: Awaited<ReturnType<typeof openSocket>>) => socket.text('[1]')],
  ])('%s', async (_name, send) => {
    const socket = await openSocket(world)
    send(socket)
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'malformed' })
    expect(await socket.closed).toBe(1008)
  })

  test('pages of another origin; our own is welcome under either of its names', async () => {
    await expect(openSocket(world, { origin: 'https://evil.test' })).rejects.toThrow('403')
    await expect(openSocket(world, { origin: 'null' })).rejects.toThrow('403')
    ;(await openSocket(world, { origin: world.address })).cut()
    ;(await openSocket(world, { origin: world.deps.config.publicUrl })).cut()
  })

  test('websockets at any other address', async () => {
    await expect(openSocket(world, { path: '/api/uploads' })).rejects.toThrow('404')
    await expect(openSocket(world, { path: '/' })).rejects.toThrow(/Unexpected server response/)
  })
})

describe('places for connections', () => {
  async function served(limits: Partial<SocketLimits>, trustedProxies: readonly string[] = []) {
    const server = fastify()
    const deps = { ...world.deps, config: { ...world.deps.config, trustedProxies } }
    const plenty = { mostConnections: 99, mostOfAddress: 99, mostOfPerson: 99, beginMs: 60_000 }
    serveUploadSocket(server, deps, { ...plenty, ...limits })
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => server.close())
    return { address }
  }

  async function begun(at: { address: string }, who = world.callers.dispatcher, from?: string) {
    const { body } = await announce(world, who, { sizeBytes: large.length })
    const socket = await openSocket(at, from === undefined ? {} : { from })
    socket.begin(body.ticket)
    return { socket, ticket: body.ticket, first: await socket.next() }
  }

  test('those without a ticket make room for a client that has one', async () => {
    const at = await served({ mostConnections: 3 })
    const idle = [await openSocket(at), await openSocket(at), await openSocket(at)]
    const { socket: owner, first } = await begun(at)
    expect(first).toEqual({ type: 'ready', receivedBytes: 0 })
    expect(await idle[0]?.closed).toBe(1006)
    owner.bytes(large.subarray(0, 1000))
    expect(await owner.next()).toEqual({ type: 'progress', receivedBytes: 1000 })
  })

  test('those with one are never put out, and one more is told to come later', async () => {
    const at = await served({ mostConnections: 2 })
    for (let upload = 0; upload < 2; upload += 1) expect((await begun(at)).first.type).toBe('ready')
    await expect(openSocket(at)).rejects.toThrow('503')
  })

  test('many connections by one ticket take one place: others are served', async () => {
    const at = await served({ mostConnections: 6, mostOfPerson: 2 })
    const { ticket } = await begun(at)
    for (let again = 0; again < 10; again += 1) {
      const socket = await openSocket(at)
      socket.begin(ticket)
      expect((await socket.next()).type).toBe('ready')
    }
    expect((await begun(at)).first.type).toBe('ready')
    expect((await begun(at, world.callers.driver)).first.type).toBe('ready')
  })

  test('one person brings so many files at a time and no more, another person is served', async () => {
    const at = await served({ mostOfPerson: 2 })
    const [one] = [await begun(at), await begun(at)]
    const { socket, first } = await begun(at)
    expect(first).toMatchObject({ type: 'error', code: 'busy' })
    expect(await socket.closed).toBe(1013)
    expect((await begun(at, world.callers.driver)).first.type).toBe('ready')
    // An upload that they bring already goes on, and one that is over makes room.
    const again = await openSocket(at)
    again.begin(one.ticket)
    expect((await again.next()).type).toBe('ready')
    again.text(JSON.stringify({ type: 'cancel' }))
    await again.closed
    expect((await begun(at)).first.type).toBe('ready')
  })

  test('one address takes so many places and no more, another address is served', async () => {
    const at = await served({ mostOfAddress: 2 }, ['127.0.0.1'])
    const idle = await openSocket(at, { from: '203.0.113.7' })
    expect((await begun(at, world.callers.dispatcher, '203.0.113.7')).first.type).toBe('ready')
    expect((await begun(at, world.callers.dispatcher, '203.0.113.8')).first.type).toBe('ready')
    expect((await begun(at, world.callers.dispatcher, '203.0.113.7')).first.type).toBe('ready')
    expect(await idle.closed).toBe(1006)
    await expect(openSocket(at, { from: '203.0.113.7' })).rejects.toThrow('503')
    expect((await begun(at, world.callers.dispatcher, '203.0.113.8')).first.type).toBe('ready')
  })

  test('who is no trusted proxy cannot name another address', async () => {
    const at = await served({ mostOfAddress: 1 })
    expect((await begun(at, world.callers.dispatcher, '203.0.113.7')).first.type).toBe('ready')
    await expect(openSocket(at, { from: '203.0.113.8' })).rejects.toThrow('503')
  })

  test('one that never begins is ended, one that began is not', async () => {
    const at = await served({ beginMs: 200 })
    const [idle, { socket: owner }] = [await openSocket(at), await begun(at)]
    expect(await idle.closed).toBe(1006)
    owner.bytes(large.subarray(0, 1000))
    expect(await owner.next()).toEqual({ type: 'progress', receivedBytes: 1000 })
  })
})

test('a server that stops ends its connections, and another one takes the upload up', async () => {
  const { config, clock } = world.deps
  const stopping = await buildApp({ config, transactions: world.database, clock })
  const address = await stopping.server.listen({ port: 0, host: '127.0.0.1' })
  const { ticket } = await announced(large)
  const socket = await openSocket({ address })
  socket.begin(ticket)
  await socket.next()
  socket.bytes(large.subarray(0, 1000))
  expect(await socket.next()).toEqual({ type: 'progress', receivedBytes: 1000 })
  await stopping.server.close()
  // 1006 where the connection was gone before its last word was read.
  expect([1001, 1006]).toContain(await socket.closed)

  const other = await openSocket(world)
  other.begin(ticket)
  expect(await other.next()).toEqual({ type: 'ready', receivedBytes: 1000 })
  other.cut()
})
