import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { testEvent, webhookEvents } from '#domain/webhooks/events.ts'
import { endpointPatience } from '#domain/webhooks/tries.ts'
import { tellNotices } from '#server/notices/tell-notices.ts'
import { insertLocation, insertTenant, insertUser } from '#tests/api/orders/order-fixtures.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { editingTests } from '#tests/api/orders/editing-support.ts'
import { documentedEvents, expectDocumented } from './documented.ts'
import { startReceiver, type Receiver } from './receiver.ts'
import { webhookWorld, type Delivery, type WebhookWorld } from './webhook-world.ts'

/* What other programs are told of orders: who hears of what, what they read, and what becomes of it. */

let world: WebhookWorld
let receiver: Receiver
let supplier: Caller
let warehouse: number

beforeAll(async () => {
  world = await webhookWorld()
  receiver = await startReceiver()
  const made = await world.database.systemTransaction(async (db) => {
    const tenantId = await insertTenant(db, 'Northline Medical', 'Supplier')
    await db.insertInto('tenant_features').values({ tenant_id: tenantId, feature: 'Supplier' }).execute()
    const link = { partner_tenant_id: world.tenants.customer, kind: 'supplier-customer', places_orders: true } as const
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: tenantId, ...link })
      .execute()
    const userId = await insertUser(db, tenantId, 'George Oduya', [roles.owner])
    return { tenantId, userId, location: await insertLocation(db, tenantId, { name: 'Warehouse' }) }
  })
  supplier = await world.caller(made.userId, made.tenantId)
  warehouse = made.location
}, 60_000)
afterAll(async () => {
  await receiver.close()
  await world.close()
})
beforeEach(() => {
  world.clock.now = noon
  receiver.received.length = 0
  receiver.answer = (response) => response.writeHead(204).end()
})
afterEach(() => world.forget())

const bodyAt = (index: number) => JSON.parse(receiver.received[index]?.body ?? 'null')
const at = (path: string) => `${receiver.address}${path}`

describe('who is told of an order', () => {
  test('its courier and its customer are, of every step, and nobody else', async () => {
    const { customerOwner, stranger } = world.callers
    await world.told(world.owner, at('/courier'))
    await world.told(customerOwner, at('/customer'))
    await world.told(stranger, at('/stranger'))
    await world.placedAt('completed')
    await world.send()
    const steps = ['order.created', 'order.assigned', 'order.picked_up', 'order.dropped_off', 'order.completed']
    expect(receiver.types('/courier').toSorted()).toEqual(steps.toSorted())
    expect(receiver.types('/customer').toSorted()).toEqual(steps.toSorted())
    expect(receiver.types('/stranger')).toEqual([])
  })

  test('several endpoints of one organization are told the same, each under an id of its own', async () => {
    for (const path of ['/one', '/two', '/three'])
      await world.told(world.owner, at(path), { events: ['order.created'] })
    await world.placed()
    await world.send()
    expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(['/one', '/three', '/two'])
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    const ids = (await world.deliveries(world.owner)).map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^msg_[\da-f]{32}$/)
  })

  test('a supplier is of what it placed, and reads no price', async () => {
    await world.told(supplier, at('/supplier'))
    await world.told(world.callers.customerOwner, at('/customer'))
    await world.placed()
    await world.placed({ pickupLocationId: warehouse }, supplier)
    await world.send()
    expect(receiver.types('/supplier')).toEqual(['order.created'])
    expect(receiver.types('/customer')).toHaveLength(2)
    const ofSupplier = JSON.parse(receiver.received.find(({ path }) => path === '/supplier')?.body ?? '')
    expect(ofSupplier.data.order).toMatchObject({ placedBy: { name: 'Northline Medical' }, price: null })
    const ofCustomer = JSON.parse(receiver.received.find(({ path }) => path === '/customer')?.body ?? '')
    expect(ofCustomer.data.order.price).toMatchObject({ currency: 'CAD' })
  })

  test('what nobody chose, and what happens while it is off or has no secret, is not told', async () => {
    const some = await world.told(world.owner, at('/some'), { events: ['order.cancelled'] })
    await world.added(world.owner, at('/without'))
    await world.placedAt('cancelled')
    await world.send()
    await world.call(world.owner, 'PUT', `/webhook-endpoints/${some.id}/disable`)
    await world.placedAt('cancelled')
    await world.send()
    expect(receiver.received.map(({ path }) => path)).toEqual(['/some'])
    expect(receiver.types()).toEqual(['order.cancelled'])
  })

  test('an edit is told as one', async () => {
    await world.told(world.callers.customerOwner, at('/customer'), { events: ['order.updated', 'order.price_changed'] })
    const id = await world.placed()
    expect((await editingTests(world).edit(id, { poNumber: 'PO-2' })).status).toBe(200)
    await world.send()
    expect(receiver.types()).toEqual(['order.updated'])
    expect(bodyAt(0).data.order).toMatchObject({ id, poNumber: 'PO-2' })
  })
})

test('the message says what its reader may know, in few bytes, as the contract has it', async () => {
  await world.told(world.owner, at('/'), { events: ['order.created'] })
  const id = await world.placed()
  await world.send()
  const { data, ...head } = bodyAt(0)
  expect(head).toEqual({ type: 'order.created', timestamp: '2026-11-20T18:00:00Z' })
  expect(data.tenantId).toBe(world.tenants.courier)
  expect(data.order).toMatchObject({
    id,
    status: 'created',
    poNumber: 'PO-7781',
    notes: 'Fragile',
    pickup: { name: 'Broadway Pharmacy', city: expect.any(String) },
    parcels: 2,
    assignedAt: null,
  })
  expect(JSON.stringify(data)).not.toMatch(/driver|margin|pay/i)
  expect(Buffer.byteLength(receiver.received[0]?.body ?? '')).toBeLessThan(20_000)
  const [delivery] = await world.deliveries(world.owner)
  const sent = await world.call<Record<string, unknown>>(world.owner, 'GET', `/webhook-deliveries/${delivery?.id}/sent`)
  expect(sent.body).toMatchObject({ url: at('/'), message: { data: { order: { id } } }, answer: '' })
})

describe('what becomes of it', () => {
  const only = async () => (await world.deliveries(world.owner)) as [Delivery]

  test('2xx alone is success; what fails is tried again under the same id, ten times', async () => {
    await world.told(world.owner, at('/'), { events: ['order.created'] })
    receiver.answer = (response) => response.writeHead(500).end('out of order')
    await world.placed()
    await world.send()
    expect(await only()).toMatchObject([{ state: 'waiting', tries: 1, lastStatus: 500, failure: 'It answered 500.' }])
    for (let turn = 0; turn < 20; turn += 1) {
      const [{ nextAt, state }] = await only()
      if (state !== 'waiting' || nextAt === null) break
      world.clock.now = nextAt
      await world.send()
      world.clock.now = noon
    }
    expect(await only()).toMatchObject([{ state: 'failed', tries: 10, nextAt: null }])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.received).toHaveLength(10)
  })

  test('a redirect is not followed', async () => {
    await world.told(world.owner, at('/'), { events: ['order.created'] })
    receiver.answer = (response) => response.writeHead(307, { location: at('/elsewhere') }).end()
    await world.placed()
    await world.send()
    expect(receiver.received.map(({ path }) => path)).toEqual(['/'])
    expect(await only()).toMatchObject([{ state: 'waiting', lastStatus: 307 }])
  })

  test('Retry-After is heeded', async () => {
    await world.told(world.owner, at('/'), { events: ['order.created'] })
    receiver.answer = (response) => response.writeHead(429, { 'retry-after': '1200' }).end()
    await world.placed()
    await world.send()
    expect(await only()).toMatchObject([{ nextAt: noon + 1_200 }])
  })

  test('of 3 MB no more than the start is read, and it is delivered all the same', async () => {
    await world.told(world.owner, at('/'), { events: ['order.created'] })
    receiver.answer = (response) => response.writeHead(200).end(Buffer.alloc(3_000_000, 'a'))
    await world.placed()
    await world.send()
    const [{ id, state }] = await only()
    expect(state).toBe('delivered')
    const sent = await world.call<{ answer: string }>(world.owner, 'GET', `/webhook-deliveries/${id}/sent`)
    expect(sent.body.answer).toHaveLength(1_000)
  })

  test('410 turns it off, fails what waits, and has the people told who look after it', async () => {
    const { id } = await world.told(world.owner, at('/'), { events: ['order.created'] })
    receiver.answer = (response) => response.writeHead(410).end()
    await world.placed()
    await world.placed()
    await world.send()
    expect(await world.endpoint(world.owner, id)).toMatchObject({ isEnabled: false, turnedOffReason: /410/ })
    expect((await world.deliveries(world.owner)).every(({ state }) => state === 'failed')).toBe(true)
    await tellNotices(world.deps)
    const notices = await world.database.systemTransaction((db) =>
      db
        .selectFrom('notices')
        .innerJoin('notice_sends', 'notice_sends.notice_id', 'notices.id')
        .select(['notices.user_id', 'notices.payload', 'notice_sends.channel'])
        .where('type', '=', 'webhookTurnedOff')
        .where(sql<boolean>`notices.payload -> 'webhook_endpoint' ->> 'id' = ${String(id)}`)
        .execute(),
    )
    expect(notices).toMatchObject([
      { user_id: world.owner.userId, payload: { webhook_endpoint: { id } }, channel: 'email' },
    ])
    const on = await world.call(world.owner, 'PUT', `/webhook-endpoints/${id}/enable`)
    expect(on.body).toMatchObject({ isEnabled: true, turnedOffReason: null, failingSince: null })
  })

  test('three days without one success turn it off; one success begins them anew', async () => {
    const { id } = await world.told(world.owner, at('/'), { events: ['order.created'] })
    receiver.answer = (response) => response.writeHead(500).end()
    await world.placed()
    await world.send()
    expect(await world.endpoint(world.owner, id)).toMatchObject({ failingSince: noon, isEnabled: true })
    receiver.answer = (response) => response.writeHead(200).end()
    world.clock.now = noon + 60
    await world.send()
    expect(await world.endpoint(world.owner, id)).toMatchObject({ failingSince: null, lastSuccessAt: noon + 60 })
    receiver.answer = (response) => response.writeHead(500).end()
    await world.call(world.owner, 'POST', `/webhook-endpoints/${id}/test`)
    await world.send()
    world.clock.now = noon + 60 + endpointPatience
    await world.send()
    world.clock.now = noon
    expect(await world.endpoint(world.owner, id)).toMatchObject({ isEnabled: false, turnedOffReason: /three days/ })
  })

  test('one that never answers delays no other', async () => {
    const silent = await world.told(world.owner, at('/silent'), { events: ['order.created'] })
    await world.told(world.owner, at('/'), { events: ['order.created'] })
    const open: (() => void)[] = []
    receiver.answer = (response) => {
      if (response.req.url === '/silent') open.push(() => response.writeHead(204).end())
      else response.writeHead(204).end()
    }
    for (let count = 0; count < 6; count += 1) await world.placed()
    const sending = world.send()
    await expect.poll(() => receiver.types('/').length, { timeout: 5_000 }).toBeGreaterThanOrEqual(4)
    expect(receiver.types('/silent').length).toBeLessThanOrEqual(4)
    receiver.answer = (response) => response.writeHead(204).end()
    for (const goOn of open) goOn()
    await sending
    expect((await world.deliveries(world.owner, { endpointId: silent.id })).length).toBe(6)
  })

  test('no more than 300 a minute leave for one endpoint', async () => {
    const { id } = await world.told(world.owner, at('/'), { events: ['order.created'] })
    await world.database.systemTransaction((db) =>
      db
        .updateTable('webhook_endpoints')
        .set({ sent_in: Math.floor(noon / 60), sent_count: 298 })
        .where('id', '=', id)
        .execute(),
    )
    for (let count = 0; count < 4; count += 1) await world.placed()
    await world.send()
    expect(receiver.received).toHaveLength(2)
    world.clock.now = noon + 60
    await world.send()
    expect(receiver.received).toHaveLength(4)
  })
})

describe('sending again', () => {
  test('one, and all that failed of a time, under the same ids', async () => {
    const { id: endpointId } = await world.told(world.owner, at('/'), { events: ['order.created'] })
    await world.placed()
    await world.send()
    const [first] = await world.deliveries(world.owner)
    const again = await world.call<Delivery>(world.owner, 'POST', `/webhook-deliveries/${first?.id}/replay`)
    expect(again.body).toMatchObject({ state: 'waiting', tries: 0, messageId: first?.messageId })
    await world.send()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([first?.messageId, first?.messageId])
    const path = `/tenants/${world.owner.tenantId}/webhook-deliveries/replay`
    const replay = (which: string, changes: Record<string, unknown> = {}) =>
      world.call<{ count: number }>(world.owner, 'POST', path, {
        body: { endpointId, from: noon - 60, until: noon + 60, which, ...changes },
      })
    expect((await replay('failed')).body).toEqual({ count: 0 })
    expect((await replay('all')).body).toEqual({ count: 1 })
    expect((await replay('all', { until: noon - 120 })).status).toBe(422)
    expect((await replay('all', { endpointId: 999_999 })).status).toBe(422)
    await world.call(world.owner, 'PUT', `/webhook-endpoints/${endpointId}/disable`)
    expect((await replay('failed')).body).toMatchObject({ code: 'not_told' })
  })

  test('a test says whose it is, and nothing else', async () => {
    const { id } = await world.told(world.owner, at('/'))
    const answer = await world.call<Delivery>(world.owner, 'POST', `/webhook-endpoints/${id}/test`)
    expect(answer.body).toMatchObject({ event: 'webhook.test', state: 'waiting', deliveryOrderId: null })
    await world.send()
    expectDocumented(receiver.received[0]?.body ?? '')
    expect(bodyAt(0)).toEqual({
      type: 'webhook.test',
      timestamp: '2026-11-20T18:00:00Z',
      data: { tenantId: world.tenants.courier },
    })
  })
})

describe('endpoints', () => {
  test('are of the own organization, and ten at most', async () => {
    const { id } = await world.told(world.owner, at('/'))
    await world.call(world.owner, 'POST', `/webhook-endpoints/${id}/test`)
    const [delivery] = await world.deliveries(world.owner)
    const other = world.callers.customerOwner
    for (const [method, path] of [
      ['GET', `/webhook-endpoints/${id}`],
      ['PUT', `/webhook-endpoints/${id}/secret`],
      ['POST', `/webhook-endpoints/${id}/test`],
      ['GET', `/webhook-deliveries/${delivery?.id}`],
      ['GET', `/webhook-deliveries/${delivery?.id}/sent`],
      ['POST', `/webhook-deliveries/${delivery?.id}/replay`],
    ] as const)
      expect((await world.call(other, method, path)).status, `${method} ${path}`).toBe(404)
    for (let count = 1; count < 10; count += 1) await world.added(world.owner, at(`/${count}`))
    await expect(world.added(world.owner, at('/eleventh'))).rejects.toThrow('too_many')
  })

  test('have a secret that is shown once, signs beside the new one for a day, and is kept sealed', async () => {
    const { id, secret } = await world.told(world.owner, at('/'))
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const before = await world.endpoint(world.owner, id)
    expect(before).toMatchObject({ secretEnd: secret.slice(-4), previousSecretUntil: null })
    expect(JSON.stringify(before)).not.toContain(secret)
    await world.secretOf(world.owner, id)
    expect(await world.endpoint(world.owner, id)).toMatchObject({ previousSecretUntil: noon + 86_400 })
    await world.call(world.owner, 'POST', `/webhook-endpoints/${id}/test`)
    await world.send()
    expect(String(receiver.received[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2)
    world.clock.now = noon + 86_400
    await world.call(world.owner, 'POST', `/webhook-endpoints/${id}/test`)
    await world.send()
    expect(String(receiver.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1)
    expect((await world.endpoint(world.owner, id)).previousSecretUntil).toBeNull()
    const stored = await world.database.systemTransaction((db) =>
      db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).execute(),
    )
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6, 20))
  })

  test('give support no secret', async () => {
    const { id } = await world.added(world.owner, at('/'))
    const asOwner = await world.database.systemTransaction(async (db) => {
      const admin = await insertUser(db, world.tenants.courier, 'Ada Admin', [], { is_admin: true })
      const family = { user_id: world.owner.userId, impersonator_user_id: admin, confirmed_at: noon + 86_400 }
      const { id: familyId } = await db
        .insertInto('sign_in_families')
        .values(family)
        .returning('id')
        .executeTakeFirstOrThrow()
      const { userId } = world.owner
      const token = { userId, familyId, impersonatorUserId: admin }
      return { ...world.owner, token: await world.deps.signer.accessToken(token, noon + 86_400) }
    })
    expect((await world.call(asOwner, 'GET', `/webhook-endpoints/${id}`)).status).toBe(200)
    expect((await world.call(asOwner, 'PUT', `/webhook-endpoints/${id}/secret`)).status).toBe(403)
  })

  test.each([
    'ftp://example.com/',
    'https://',
    'not an address',
    'https://name:word@example.com/',
    'https://example.com/#part',
  ])('are not at %s', async (url) => {
    await expect(world.added(world.owner, url)).rejects.toThrow(/"\/url"|minLength|url/)
  })

  test.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f000001/',
    'https://127.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest',
    'https://192.168.1.1./',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://localhost/',
    'https://router.local./',
  ])('are not in the own network: %s', async (url) => {
    world.deps.config.allowPrivateWebhooks = false
    try {
      await expect(world.added(world.owner, url)).rejects.toThrow('/url')
    } finally {
      world.deps.config.allowPrivateWebhooks = true
    }
  })

  test('are not this server', async () => {
    await expect(world.added(world.owner, `${world.deps.config.publicUrl}/api/me`)).rejects.toThrow('this server')
  })

  test('are judged again at each try', async () => {
    await world.told(world.owner, at('/'), { events: ['order.created'] })
    await world.placed()
    world.deps.config.allowPrivateWebhooks = false
    await world.send()
    world.deps.config.allowPrivateWebhooks = true
    expect(receiver.received).toEqual([])
    expect(await world.deliveries(world.owner)).toMatchObject([{ state: 'waiting', lastStatus: null }])
  })
})

test('the published reference describes every event', () => {
  expect(documentedEvents.toSorted()).toEqual([...Object.keys(webhookEvents), testEvent].toSorted())
})

test('an organization without endpoints pays nothing: no event is noted', async () => {
  await world.placed()
  const { count } = await world.database.systemTransaction((db) =>
    db
      .selectFrom('webhook_events')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  expect(count).toBe(0)
})
