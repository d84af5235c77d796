import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { betweenOutsideCalls } from '#server/http/outside-calls.ts'
import { attachUpload } from '#server/orders/records/attach-upload.ts'
import { discardExpired } from '#server/uploads/discard-expired.ts'
import { attachmentHeader } from '#server/orders/records/order-media.ts'
import { readFile } from '#server/uploads/read-file.ts'
import { storeBytes } from '#server/uploads/stored-files.ts'
import { orderWorld, type Caller, type World } from '#tests/api/orders/order-world.ts'
import { announce, attach, bringFile, countStoredRows, openSocket, picture } from './uploads-support.ts'

let world: World
let callers: World['callers']

beforeAll(async () => {
  world = await orderWorld()
  callers = world.callers
})

afterAll(() => world.close())

interface MediaList {
  media: { id: number; name: string; url: string; attachedByName: string | null; contentType: string }[]
}

function filesOf(who: Caller, orderId: number) {
  return world.call<MediaList>(who, 'GET', `/delivery-orders/${orderId}/media`)
}

describe('announcing a file', () => {
  test('the limits are told to anyone who is signed in', async () => {
    const { status, body } = await world.call<{ contentTypes: string[] }>(callers.viewer, 'GET', '/uploads/socket')
    expect(status).toBe(200)
    expect(body).toMatchObject({ maxSizeBytes: 26_214_400, chunkBytes: 262_144 })
    expect(body.contentTypes).toContain('image/jpeg')
    // No browser but Safari shows it.
    expect(body.contentTypes).not.toContain('image/heic')
    expect(body.contentTypes).not.toContain('image/svg+xml')
  })

  test('who may write to orders or drive them may bring files, nobody else', async () => {
    for (const who of [callers.dispatcher, callers.driver]) {
      expect((await announce(world, who, { sizeBytes: 9 })).status).toBe(200)
    }
    for (const who of [callers.viewer, callers.scheduler]) {
      expect((await announce(world, who, { sizeBytes: 9 })).status).toBe(403)
    }
  })

  test('25 MB is the most', async () => {
    expect((await announce(world, callers.dispatcher, { sizeBytes: 26_214_400 })).status).toBe(200)
    const { status, body } = await announce(world, callers.dispatcher, { sizeBytes: 26_214_401 })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { '/sizeBytes': [expect.stringContaining('25 MB')] } })
    expect((await announce(world, callers.dispatcher, { sizeBytes: 0 })).body).toMatchObject({
      errors: { '/sizeBytes': ['The file is empty'] },
    })
  })

  test.each([
    ['page.html', 'text/html', 'HTML and SVG'],
    ['page.htm', '', 'HTML and SVG'],
    ['plan.svg', 'image/svg+xml', 'HTML and SVG'],
    ['plan.SVG', 'image/png', 'HTML and SVG'],
    ['tool.js', 'text/javascript', 'HTML and SVG'],
    ['song.mp3', 'audio/mpeg', 'not accepted'],
    ['tool.exe', 'application/x-msdownload', 'not accepted'],
  ])('%s of %s is refused before a byte is sent', async (fileName, contentType, words) => {
    const { status, body } = await announce(world, callers.dispatcher, { fileName, contentType, sizeBytes: 9 })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { '/contentType': [expect.stringContaining(words)] } })
  })

  test.each(['', 'application/octet-stream', 'IMAGE/JPEG', 'text/plain; charset=utf-8', 'application/vnd.ms-excel'])(
    'a browser that says "%s" is believed nothing, and the content decides',
    async (contentType) => {
      expect((await announce(world, callers.dispatcher, { contentType, sizeBytes: 9 })).status).toBe(200)
    },
  )

  test('nobody has more than 200 files on their way, however small', async () => {
    const { userId, tenantId } = callers.otherDriver
    await world.database.systemTransaction((db) =>
      db
        .insertInto('uploads')
        .values(
          Array.from({ length: 199 }, () => ({
            uid: crypto.randomUUID(),
            tenant_id: tenantId,
            user_id: userId,
            file_name: 'a',
            content_type: '',
            size_bytes: 1,
            storage: 'database' as const,
            object_key: null,
            ticket_hash: 'none',
            created_at: world.clock.now,
            expires_at: world.clock.now + 60,
          })),
        )
        .execute(),
    )
    expect((await announce(world, callers.otherDriver, { sizeBytes: 1 })).status).toBe(200)
    expect((await announce(world, callers.otherDriver, { sizeBytes: 1 })).status).toBe(422)
    await world.database.systemTransaction((db) => db.deleteFrom('uploads').execute())
  })

  test('nobody fills the disk with files that belong to nothing', async () => {
    let answer = await announce(world, callers.otherDriver, { sizeBytes: 26_214_400 })
    for (let files = 1; files <= 20 && answer.status === 200; files += 1) {
      answer = await announce(world, callers.otherDriver, { sizeBytes: 26_214_400 })
    }
    expect(answer).toMatchObject({ status: 422, body: { errors: { '/sizeBytes': [expect.any(String)] } } })
    await world.database.systemTransaction((db) => db.deleteFrom('uploads').execute())
  })
})

describe('attaching', () => {
  test('a name stays on its line and runs forwards', async () => {
    const orderId = await world.placed()
    for (const [name, kept] of [
      ['photo\u202egpj.exe', 'photo gpj.exe'],
      ['a\r\nb\u2028c.png', 'a b c.png'],
    ] as const) {
      const { url } = await bringFile(world, callers.dispatcher, picture(5))
      expect((await attach(world, callers.dispatcher, orderId, url, name)).body.name).toBe(kept)
    }
    const { url } = await bringFile(world, callers.dispatcher, picture(5))
    const unseen: { status: number; body: object } = await attach(
      world,
      callers.dispatcher,
      orderId,
      url,
      '\u0007\u202e',
    )
    expect(unseen).toMatchObject({ status: 422, body: { errors: { '/name': ['Required'] } } })
  })

  test('of cancelling and attaching at once, a cancelled order never has the file', async () => {
    const orderId = await world.placed()
    const { url } = await bringFile(world, callers.dispatcher, picture(5))
    const [attached, cancelled] = await Promise.all([
      attach(world, callers.dispatcher, orderId, url),
      world.call(callers.dispatcher, 'POST', `/delivery-orders/${orderId}/cancelled`, {
        body: { tenantId: world.tenants.courier, reason: 'Not needed' },
      }),
    ])
    expect(cancelled.status).toBe(200)
    const { body } = await filesOf(callers.dispatcher, orderId)
    expect(body.media).toHaveLength(attached.status === 200 ? 1 : 0)
    const { body: timeline } = await world.call<{ updates: { type: string }[] }>(
      callers.dispatcher,
      'GET',
      `/delivery-orders/${orderId}/updates`,
    )
    expect(timeline.updates[0]?.type).toBe('cancelled')
  })

  test('the file stands in the list, in the timeline and in the record of acts', async () => {
    const orderId = await world.placedAt('completed')
    const { url } = await bringFile(world, callers.dispatcher, picture(5))
    const { status, body } = await attach(world, callers.dispatcher, orderId, url, '  Ładung №1 "ö".png ')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Ładung №1 "ö".png',
      url: `/delivery-orders/${orderId}/media/${body.id}`,
      contentType: 'image/png',
      sizeBytes: picture(5).length,
      createdAt: world.clock.now,
      attachedByName: 'Dana Kowalski',
      stop: null,
    })
    expect((await filesOf(callers.scheduler, orderId)).body).toEqual({ media: [body] })
    const { body: timeline } = await world.call<{ updates: object[] }>(
      callers.dispatcher,
      'GET',
      `/delivery-orders/${orderId}/updates`,
    )
    expect(timeline.updates[0]).toMatchObject({
      type: 'assigned_attachedMedia',
      mediaName: 'Ładung №1 "ö".png',
      mediaUrl: body.url,
      actorName: 'Dana Kowalski',
    })
    const [act, event] = await world.database.systemTransaction(async (db) => [
      await db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow(),
      await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow(),
    ])
    expect(act).toMatchObject({ action: 'delivery-order.media-attached', subject_id: orderId })
    expect(event).toMatchObject({ topic: 'delivery-order.changed', payload: { orderId, act: 'media-attached' } })
  })

  test('the newest comes first, and the same content is kept once however often it is attached', async () => {
    const orderId = await world.placed()
    const before = await countStoredRows(world)
    const bytes = picture(300)
    const names = ['One.png', 'Two.png']
    for (const name of names) {
      const { url } = await bringFile(world, callers.dispatcher, bytes)
      expect((await attach(world, callers.dispatcher, orderId, url, name)).status).toBe(200)
    }
    const { body } = await filesOf(callers.dispatcher, orderId)
    expect(body.media.map(({ name }) => name)).toEqual(['Two.png', 'One.png'])
    const after = await countStoredRows(world)
    expect(after.stored_files).toBe((before.stored_files ?? 0) + 1)
    expect(after.delivery_order_media).toBe((before.delivery_order_media ?? 0) + 2)
  })

  test('with one idempotency key it is attached once, and without one an upload is spent', async () => {
    const orderId = await world.placed()
    const { url } = await bringFile(world, callers.dispatcher, picture(6))
    const asked = { body: { name: 'Door.png', url }, headers: { 'idempotency-key': crypto.randomUUID() } }
    const path = `/delivery-orders/${orderId}/media`
    const first = await world.call(callers.dispatcher, 'POST', path, asked)
    const again = await world.call(callers.dispatcher, 'POST', path, asked)
    expect(again).toMatchObject({ status: 200, body: first.body })
    const spent = await attach(world, callers.dispatcher, orderId, url)
    expect(spent).toMatchObject({ status: 422, body: { errors: { '/url': [expect.stringContaining('already')] } } })
    expect((await filesOf(callers.dispatcher, orderId)).body.media).toHaveLength(1)
  })

  test('two that attach one upload at once: one does', async () => {
    const orderId = await world.placed()
    const { url } = await bringFile(world, callers.dispatcher, picture(7))
    const answers = await Promise.all([1, 2, 3].map(() => attach(world, callers.dispatcher, orderId, url)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  test('an upload that is not whole, not ours, or no upload at all', async () => {
    const orderId = await world.placed()
    const unfinished = await announce(world, callers.dispatcher, { sizeBytes: 99 })
    const anothers = await bringFile(world, callers.driver, picture())
    const urls = [
      unfinished.body.url,
      anothers.url,
      `/uploads/${crypto.randomUUID()}`,
      '/uploads/../config.json',
      'https://evil.test/picture.png',
      '',
    ]
    for (const url of urls) {
      const refused = await attach(world, callers.dispatcher, orderId, url)
      expect(refused, url).toMatchObject({ status: 422, body: { errors: { '/url': [expect.any(String)] } } })
    }
    expect((await filesOf(callers.dispatcher, orderId)).body.media).toEqual([])
  })

  test('a name that is missing, blank or too long is named', async () => {
    const orderId = await world.placed()
    const { url } = await bringFile(world, callers.dispatcher, picture())
    for (const name of ['', '   ', 'a'.repeat(201)]) {
      const refused = await attach(world, callers.dispatcher, orderId, url, name)
      expect(refused).toMatchObject({ status: 422, body: { errors: { '/name': [expect.any(String)] } } })
    }
  })

  test('a cancelled order takes no files, and the upload remains for another', async () => {
    const { url } = await bringFile(world, callers.dispatcher, picture(8))
    const refused = await attach(world, callers.dispatcher, await world.placedAt('cancelled'), url)
    expect(refused).toMatchObject({ status: 422, body: { code: 'order_cancelled' } })
    expect((await attach(world, callers.dispatcher, await world.placed(), url)).status).toBe(200)
  })

  test('a driver attaches to his own order and to no other', async () => {
    const orderId = await world.placedAt('pickedUp')
    const own = await bringFile(world, callers.driver, picture(9))
    expect((await attach(world, callers.driver, orderId, own.url)).status).toBe(200)
    const other = await bringFile(world, callers.otherDriver, picture(9))
    expect((await attach(world, callers.otherDriver, orderId, other.url)).status).toBe(404)
    expect((await filesOf(callers.otherDriver, orderId)).status).toBe(404)
  })

  test('a person who may not write to the orders of the courier is refused, and a stranger finds no order', async () => {
    const orderId = await world.placed()
    const { url } = await bringFile(world, callers.dispatcher, picture(10))
    for (const who of [callers.viewer, callers.scheduler, callers.customerOwner]) {
      expect((await attach(world, who, orderId, url)).status).toBe(403)
    }
    expect((await attach(world, callers.stranger, orderId, url)).status).toBe(404)
    expect((await filesOf(callers.stranger, orderId)).status).toBe(404)
  })
})

describe('reading', () => {
  test('every party reads what the courier attached; a stranger, or another order, has nothing of it', async () => {
    const orderId = await world.placedAt('pickedUp')
    const bytes = picture(320)
    const { url } = await bringFile(world, callers.dispatcher, bytes)
    const { body } = await attach(world, callers.dispatcher, orderId, url)
    for (const who of [callers.dispatcher, callers.viewer, callers.driver, callers.scheduler, callers.customerOwner]) {
      const answer = await world.raw(who, 'GET', body.url)
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    }
    for (const who of [callers.stranger, callers.otherDriver]) {
      expect((await world.raw(who, 'GET', body.url)).status).toBe(404)
    }
    const other = await world.placed()
    expect((await world.raw(callers.dispatcher, 'GET', `/delivery-orders/${other}/media/${body.id}`)).status).toBe(404)
    expect((await world.raw(callers.dispatcher, 'GET', `/delivery-orders/${orderId}/media/999999`)).status).toBe(404)
  })

  test('nothing that was uploaded comes back as something that runs', async () => {
    const orderId = await world.placed()
    const page = Buffer.from('Dear all,\n<!doctype html><script>alert(document.domain)</script>')
    const { url } = await bringFile(world, callers.dispatcher, page, {
      fileName: 'photo.jpg',
      contentType: 'image/jpeg',
    })
    const { body } = await attach(world, callers.dispatcher, orderId, url, 'index.html')
    expect(body.contentType).toBe('text/plain')
    const answer = await world.raw(callers.dispatcher, 'GET', body.url)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(Number(answer.headers.get('content-length'))).toBe(page.length)
  })

  test('a name is sent in letters that every header takes, and exactly', () => {
    expect(attachmentHeader('Door "1"\r\n; évil\\.png')).toBe(
      `attachment; filename="Door _1___; _vil_.png"; filename*=UTF-8''Door%20%221%22%0D%0A%3B%20%C3%A9vil%5C.png`,
    )
    expect(attachmentHeader("it's (1)*.png")).toContain("filename*=UTF-8''it%27s%20%281%29%2A.png")
  })

  test('a courier that sold the order on reads no name of another one’s people', async () => {
    const orderId = await world.placed()
    const { url } = await bringFile(world, callers.dispatcher, picture(11))
    await attach(world, callers.dispatcher, orderId, url)
    const { tenants } = world
    await world.database.systemTransaction(async (db) => {
      const change = { sender_tenant_id: tenants.stranger, broker_tenant_id: tenants.stranger }
      await db.updateTable('delivery_orders').set(change).where('id', '=', orderId).execute()
    })
    const { body } = await filesOf(callers.stranger, orderId)
    expect(body.media.map(({ attachedByName }) => attachedByName)).toEqual([null])
    expect((await filesOf(callers.dispatcher, orderId)).body.media[0]?.attachedByName).toBe('Dana Kowalski')
  })

  test('documents read a file whole, and only where its order is seen', async () => {
    const orderId = await world.placed()
    const bytes = picture(310)
    const { url } = await bringFile(world, callers.dispatcher, bytes)
    await attach(world, callers.dispatcher, orderId, url)
    const file = await world.database.systemTransaction((db) =>
      db.selectFrom('stored_files').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow(),
    )
    const as = (tenantId: number) =>
      betweenOutsideCalls((outside) =>
        world.database.tenantTransaction({ tenantId, userId: null }, (db) =>
          readFile({ db, outside, deps: world.deps }, file.id),
        ),
      )
    expect((await as(world.tenants.customer))?.equals(bytes)).toBe(true)
    expect(await as(world.tenants.stranger)).toBeNull()
  })
})

describe('keeping and throwing away', () => {
  test('bytes that the server has are kept once, too', async () => {
    const bytes = picture(310)
    const store = (tenantId: number) =>
      world.database.systemTransaction((db) =>
        storeBytes({ db, tenantId, now: world.clock.now }, { bytes, contentType: 'image/png' }),
      )
    const [first, second, other] = [
      await store(world.tenants.stranger),
      await store(world.tenants.stranger),
      await store(world.tenants.customer),
    ]
    expect(second.id).toBe(first.id)
    expect(other.id).not.toBe(first.id)
    const stranger = { tenantId: world.tenants.stranger, userId: null }
    const read = await betweenOutsideCalls((outside) =>
      world.database.tenantTransaction(stranger, (db) => readFile({ db, outside, deps: world.deps }, first.id)),
    )
    expect(read?.equals(bytes)).toBe(true)
  })

  test('what nobody attached within a day is thrown away, with its file; what is attached stays', async () => {
    const { now } = world.clock
    const orderId = await world.placed()
    const kept = await bringFile(world, callers.dispatcher, picture(40))
    const { body } = await attach(world, callers.dispatcher, orderId, kept.url)
    await bringFile(world, callers.dispatcher, picture(41))
    const half = await announce(world, callers.dispatcher, { sizeBytes: 5000 })
    const socket = await openSocket(world)
    socket.begin(half.body.ticket)
    await socket.next()
    socket.bytes(picture(20))
    await socket.next()
    socket.cut()

    await discardExpired(world.deps)
    const before = await countStoredRows(world)
    expect(before.uploads).toBeGreaterThanOrEqual(2)
    expect(before.upload_parts).toBe(1)
    world.clock.now = now + 86_400
    await discardExpired(world.deps)
    world.clock.now = now
    const after = await countStoredRows(world)
    expect(after).toMatchObject({ uploads: 0, upload_parts: 0 })
    expect(after.delivery_order_media).toBe(before.delivery_order_media)
    expect((await world.raw(callers.dispatcher, 'GET', body.url)).status).toBe(200)
    const unused = await world.database.systemTransaction((db) =>
      db
        .selectFrom('stored_files')
        .select('id')
        .where('tenant_id', '=', world.tenants.courier)
        .where('id', 'not in', (eb) => eb.selectFrom('delivery_order_media').select('file_id'))
        .execute(),
    )
    expect(unused).toEqual([])
  })

  test('an act that attaches and then fails leaves the upload as it was', async () => {
    const orderId = await world.placed()
    const { url } = await bringFile(world, callers.dispatcher, picture(42))
    const { userId, tenantId } = callers.dispatcher
    const failing = betweenOutsideCalls((outside) =>
      world.database.tenantTransaction({ tenantId, userId }, async (db) => {
        const ctx = { db, outside, tenantId, userId, now: world.clock.now, deps: world.deps }
        await attachUpload(ctx, { orderId, url, stop: 'pickup', actionId: 'photo', pointer: '/answers/0/url' })
        throw new Error('the act fails')
      }),
    )
    await expect(failing).rejects.toThrow('the act fails')
    expect((await attach(world, callers.dispatcher, orderId, url)).status).toBe(200)
  })
})
