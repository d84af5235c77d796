import { createECDH, randomBytes } from 'node:crypto'
import http from 'node:http'
import { decodeJwt, importJWK, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { pushJob } from '#server/notices/push/send-pushes.ts'
import { tellNotices } from '#server/notices/tell-notices.ts'
import { listen, orderWorld, type Caller, type World } from '#tests/api/orders/order-world.ts'
import { workOff } from '#tests/api/support/work-off.ts'

/** What a push service was sent, by the end of the address that it was sent to. */
interface Received {
  readonly browser: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

let world: World
let service: Awaited<ReturnType<typeof listen>>
let received: Received[] = []
let answer = (_browser: string) => 201

beforeAll(async () => {
  world = await orderWorld({ allowPrivatePush: true })
  await world.database.systemTransaction((db) =>
    db.insertInto('tenant_features').values({ tenant_id: world.tenants.courier, feature: 'Courier' }).execute(),
  )
  service = await listen(
    http.createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const browser = (request.url ?? '').slice(1)
        received.push({ browser, headers: request.headers, body: Buffer.concat(chunks) })
        response.writeHead(answer(browser), { location: `${service.address}/elsewhere` }).end()
      })
    }),
  )
})
afterAll(async () => {
  await service.close()
  await world.close()
})
afterEach(async () => {
  received = []
  answer = () => 201
  await world.database.systemTransaction(async (db) => {
    for (const table of ['notice_events', 'notices', 'notification_choices', 'push_subscriptions', 'jobs'] as const)
      await db.deleteFrom(table).execute()
  })
  await world.database.pool.query('delete from pgboss.job')
})

const path = (who: Caller) => `/users/${who.userId}/push-subscription`

function keys() {
  const browser = createECDH('prime256v1')
  return { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

const subscribe = (who: Caller, browser: string, changes: object = {}) =>
  world.call(who, 'PUT', path(who), {
    body: { endpoint: `${service.address}/${browser}`, keys: keys(), ...changes },
  })

const state = async (who: Caller) => (await world.call<Schema<'PushState'>>(who, 'GET', path(who))).body

async function choosePush(who: Caller, type: Schema<'NotificationType'>, push = true, more: object = {}) {
  const settings = `/users/${who.userId}/notification-settings`
  const { body } = await world.call<Schema<'PersonalNotificationSettings'>>(who, 'GET', settings)
  const choices = [{ type, inApp: true, push, email: false, sms: false }]
  await world.call(who, 'PUT', settings, { body: { ...body, ...more, choices } })
}

const tell = () => tellNotices(world.deps)
const send = () => workOff(world, { of: [pushJob] })
const jobs = () =>
  world.database.systemTransaction((db) =>
    db.selectFrom('jobs').select(['key', 'payload', 'start_at']).where('name', '=', pushJob.name).execute(),
  )
/** At the time of the machine, by which the queue goes: else nothing would ever be for later. */
const sendNow = async () => {
  const { clock } = world
  const noon = clock.now
  clock.now = Math.floor(Date.now() / 1_000)
  await send()
  clock.now = noon
}
/** Has jobs that wait for their time come due. */
const hurry = async () => {
  await world.database.pool.query(`update pgboss.job set start_after = now() where name = $1`, [pushJob.name])
  await send()
}
const browsers = () => received.map(({ browser }) => browser).toSorted()

test('a notice goes once to the browser of those who want it, encrypted and signed', async () => {
  const { driver, dispatcher, viewer } = world.callers
  await subscribe(driver, 'driver')
  await subscribe(dispatcher, 'dispatcher')
  await subscribe(viewer, 'viewer')
  const id = await world.placed()
  await tell()
  // Nobody of the office is told of new orders by push unless they choose so.
  expect(await jobs()).toEqual([])
  await world.assign([id])
  await tell()
  expect(await jobs()).toHaveLength(1)
  await send()
  await tell()
  await send()
  expect(browsers()).toEqual(['driver'])

  const { headers, body } = received[0]!
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  expect(headers.topic).toMatch(/^notice-\d+$/)
  expect(body.includes('assigned')).toBe(false)
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  expect(publicKey).toBe((await state(driver)).publicKey)
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: service.address })
  expect(decodeJwt(token)).toMatchObject({ aud: service.address, sub: 'mailto:no-reply@waybill.example' })
})

test('one act is one job, however many people and orders it has', async () => {
  const { dispatcher, viewer } = world.callers
  for (const [who, browser] of [
    [dispatcher, 'dispatcher'],
    [viewer, 'viewer'],
  ] as const) {
    await subscribe(who, browser)
    await choosePush(who, 'newDeliveryOrder')
  }
  await world.placed()
  await tell()
  expect(await jobs()).toHaveLength(1)
  await send()
  expect(browsers()).toEqual(['dispatcher', 'viewer'])
})

describe('between telling and sending', () => {
  const callers = () => world.callers
  async function told(): Promise<void> {
    await subscribe(callers().viewer, 'viewer')
    await choosePush(callers().viewer, 'newDeliveryOrder')
    await world.placed()
    await tell()
    expect(await jobs()).toHaveLength(1)
  }

  test('who left the organization is sent nothing', async () => {
    await told()
    const { viewer } = world.users
    await world.database.systemTransaction((db) => db.deleteFrom('memberships').where('user_id', '=', viewer).execute())
    await send()
    expect(received).toEqual([])
    await world.database.systemTransaction((db) =>
      db
        .insertInto('memberships')
        .values({ user_id: viewer, tenant_id: world.tenants.courier, roles: [7] })
        .execute(),
    )
  })

  test('nor who read it, or switched it off', async () => {
    await told()
    const { viewer } = callers()
    await world.call(viewer, 'POST', `/users/${viewer.userId}/refresh-notifications`, { body: {} })
    await send()
    await world.placed()
    await tell()
    await choosePush(viewer, 'newDeliveryOrder', false)
    await send()
    expect(received).toEqual([])
  })

  test('nor those whose sign-in ended, nor a browser that another person uses now', async () => {
    await told()
    await subscribe(callers().stranger, 'viewer')
    expect((await state(callers().viewer)).subscribed).toBe(false)
    await send()
    await subscribe(callers().viewer, 'viewer')
    await world.placed()
    await tell()
    const revoke = (revokedAt: number | null) =>
      world.database.systemTransaction((db) =>
        db
          .updateTable('sign_in_families')
          .set({ revoked_at: revokedAt })
          .where('user_id', '=', callers().viewer.userId)
          .execute(),
      )
    await revoke(world.clock.now)
    await send()
    await revoke(null)
    expect(received).toEqual([])
  })
})

describe('a browser', () => {
  async function toldTwo(): Promise<void> {
    const { dispatcher, viewer } = world.callers
    await subscribe(dispatcher, 'dispatcher')
    await subscribe(viewer, 'viewer')
    await choosePush(dispatcher, 'newDeliveryOrder')
    await choosePush(viewer, 'newDeliveryOrder')
    await world.placed()
    await tell()
    await sendNow()
  }

  test.each([404, 410])('that took its subscription back (%i) is forgotten', async (status) => {
    answer = (browser) => (browser === 'viewer' ? status : 201)
    await toldTwo()
    expect((await state(world.callers.viewer)).subscribed).toBe(false)
    expect((await state(world.callers.dispatcher)).subscribed).toBe(true)
    await hurry()
    expect(browsers()).toEqual(['dispatcher', 'viewer'])
  })

  test('that cannot be reached is tried again later, it alone', async () => {
    answer = (browser) => (browser === 'viewer' ? 503 : 201)
    await toldTwo()
    expect(browsers()).toEqual(['dispatcher', 'viewer'])
    answer = () => 201
    await hurry()
    await hurry()
    expect(browsers()).toEqual(['dispatcher', 'viewer', 'viewer'])
    expect((await state(world.callers.viewer)).subscribed).toBe(true)
  })

  test('is not followed elsewhere', async () => {
    answer = () => 307
    await toldTwo()
    await hurry()
    expect(browsers()).toEqual(['dispatcher', 'viewer'])
  })

  test('of a phone that is to be silent is told without a sound', async () => {
    const { driver } = world.callers
    await subscribe(driver, 'driver')
    await choosePush(driver, 'newAssignment', true, { quietFrom: 0, quietTo: 86_399 })
    await world.placedAt('assigned')
    await tell()
    await send()
    expect(received.map(({ headers }) => headers.urgency)).toEqual(['low'])
  })
})

describe('a subscription', () => {
  test('is made, said and taken back', async () => {
    const { dispatcher } = world.callers
    expect((await state(dispatcher)).subscribed).toBe(false)
    expect((await subscribe(dispatcher, 'first')).status).toBe(200)
    expect((await subscribe(dispatcher, 'second')).status).toBe(200)
    expect((await state(dispatcher)).subscribed).toBe(true)
    const rows = await world.database.systemTransaction((db) =>
      db.selectFrom('push_subscriptions').select('endpoint').execute(),
    )
    expect(rows).toEqual([{ endpoint: `${service.address}/second` }])
    expect((await world.call(dispatcher, 'DELETE', path(dispatcher))).status).toBe(200)
    expect((await state(dispatcher)).subscribed).toBe(false)
  })

  test('stands in the list of its person, who turns it off from elsewhere: it is sent nothing and stays off', async () => {
    const { driver, viewer } = world.callers
    const listOf = async (who: Caller) =>
      (await world.call<Schema<'NoticeDevices'>>(who, 'GET', `${path(who)}s`)).body.data
    await subscribe(driver, 'driver')
    await subscribe(viewer, 'viewer')
    const [browser] = await listOf(driver)
    expect(browser).toMatchObject({ registeredAt: world.clock.now, current: true, device: expect.any(String) })
    const end = (who: Caller, id: number) => world.call(who, 'DELETE', `${path(who)}s/${id}`)
    expect((await end(viewer, browser!.id)).status).toBe(404)
    expect((await end(driver, browser!.id)).status).toBe(200)
    expect((await end(driver, browser!.id)).status).toBe(404)
    expect(await listOf(driver)).toEqual([])
    expect((await state(driver)).subscribed).toBe(false)
    await world.assign([await world.placed()])
    await tell()
    await send()
    expect(browsers()).toEqual([])
    const renewed = await subscribe(driver, 'driver', { renews: true })
    expect([renewed.status, renewed.body]).toMatchObject([422, { code: 'push_ended' }])
    expect((await subscribe(driver, 'driver')).status).toBe(200)
    expect(await listOf(driver)).toHaveLength(1)
    expect((await subscribe(driver, 'driver', { renews: true })).status).toBe(200)
  })

  test('belongs to nobody else', async () => {
    const { dispatcher, viewer } = world.callers
    expect((await world.call(viewer, 'GET', `${path(dispatcher)}s`)).status).toBe(403)
    expect((await world.call(viewer, 'DELETE', `${path(dispatcher)}s/1`)).status).toBe(403)
    for (const method of ['GET', 'DELETE'])
      expect((await world.call(viewer, method, path(dispatcher))).status).toBe(403)
    const body = { endpoint: `${service.address}/x`, keys: keys() }
    expect((await world.call(viewer, 'PUT', path(dispatcher), { body })).status).toBe(403)
  })

  test('with keys that encrypt nothing is refused by name', async () => {
    const refused = async (changes: object) => (await subscribe(world.callers.dispatcher, 'x', changes)).body
    const { auth } = keys()
    expect(await refused({ keys: { p256dh: 'B'.repeat(87), auth } })).toMatchObject({
      errors: { '/keys/p256dh': ['Must be a public key'] },
    })
    expect(await refused({ keys: { ...keys(), auth: 'short' } })).toMatchObject({
      errors: { '/keys/auth': [expect.any(String)] },
    })
  })

  test.each([
    ['http://push.example.com/1', 'Must begin with https://'],
    ['ftp://push.example.com/1', 'Must begin with https://'],
    ['https://127.0.0.1/1', 'Must be on the internet'],
    ['https://[::1]:8443/1', 'Must be on the internet'],
    ['https://169.254.169.254/latest', 'Must be on the internet'],
    ['https://intranet/1', 'Must be on the internet'],
    ['https://me:secret@push.example.com/1', 'Must not name anybody'],
    ['not an address at all', 'Must be an address'],
  ])('at %s is refused', async (endpoint, message) => {
    world.deps.config.allowPrivatePush = false
    const { status, body } = await subscribe(world.callers.dispatcher, '', { endpoint })
    world.deps.config.allowPrivatePush = true
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { '/endpoint': [message] } } })
  })

  test('made before private addresses were refused is sent nothing, and forgotten', async () => {
    const { driver } = world.callers
    await subscribe(driver, 'driver')
    await world.placedAt('assigned')
    await tell()
    world.deps.config.allowPrivatePush = false
    await send()
    world.deps.config.allowPrivatePush = true
    expect(received).toEqual([])
    expect((await state(driver)).subscribed).toBe(false)
  })
})
