import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { betweenOutsideCalls } from '#server/http/outside-calls.ts'
import type { Schema } from '#generated/handlers.ts'
import { dropoffSignature } from '#server/orders/documents/dropoff-signature.ts'
import { storeBytes } from '#server/uploads/stored-files.ts'
import { picture } from '#tests/api/uploads-support.ts'
import { raceOnOrder, noon, orderWorld, type Caller, type World } from './order-world.ts'
import { stopProtocols, records, type Records } from './records-support.ts'

let world: World
let on: Records

beforeAll(async () => {
  world = await orderWorld()
  on = records(world)
  await on.askAtStops(stopProtocols)
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

/** A file that somebody has uploaded and that waits to be attached. */
async function uploaded(who: Caller = world.callers.driver, bytes = picture(), fileName = 'door.png') {
  const uid = await world.database.systemTransaction(async (db) => {
    const file = await storeBytes({ db, tenantId: who.tenantId, now: noon }, { bytes, contentType: 'image/png' })
    const upload = {
      tenant_id: who.tenantId,
      user_id: who.userId,
      file_name: fileName,
      content_type: 'image/png',
      size_bytes: bytes.length,
      storage: 'database' as const,
      file_id: file.id,
      expires_at: noon + 86_400,
    }
    const row = await db.insertInto('uploads').values(upload).returning('uid').executeTakeFirstOrThrow()
    return row.uid
  })
  return { name: fileName, url: `/uploads/${uid}` }
}

/** The answer of one action, as the protocol's data shows it. */
function shown(data: Schema<'ProtocolData'>, actionId: string) {
  const action = data.protocolData.flatMap((entry) => entry.actionsWithData).find(({ id }) => id === actionId)
  return { value: action?.value, media: action?.media.map(({ name }) => name) }
}

test('without an answer the protocol is what is asked, and nothing is captured', async () => {
  const id = await world.placed()
  expect(await on.protocolData(id)).toEqual({ protocol: stopProtocols, protocolData: [] })
})

test('an answer as long as is taken is shown whole', async () => {
  const id = await world.placedAt('pickedUp')
  const value = 'x'.repeat(2_000)
  const { status, body } = await on.capture(id, 'dropoff', [{ actionId: 'received-by', value }], world.callers.driver)
  expect([status, shown(body, 'received-by').value]).toEqual([200, value])
})

test('answers of all kinds are kept with who captured them, when and where', async () => {
  const id = await world.placedAt('pickedUp')
  world.clock.now = noon + 600
  const answers = [
    { actionId: 'received-by', value: '  Aylin Ünal ' },
    { actionId: 'temperature', value: -4.5 },
    { actionId: 'photo', uploads: [await uploaded(), await uploaded(undefined, picture(5), 'step.png')] },
    { actionId: 'left-with', value: 'Reception' },
    { actionId: 'conditions', value: ['Cold', 'Dry'] },
    { actionId: 'signature', uploads: [await uploaded(undefined, picture(6), 'signature.png')] },
    { actionId: 'intact', value: true },
  ]
  const where = { lat: 52.12, lng: -106.66, occurredAt: noon + 300 }
  const { status, body } = await on.capture(id, 'dropoff', answers, world.callers.driver, where)
  expect(status).toBe(200)
  expect(body.protocol).toEqual(stopProtocols)
  expect(body.protocolData).toMatchObject([
    {
      type: 'dropoff',
      date: noon + 300,
      geostamp: { lat: 52.12, lng: -106.66, date: noon + 300 },
      actor: { firstName: 'Ravi', lastName: 'Patel' },
      actorType: 'driver',
    },
  ])
  const [entry] = body.protocolData
  expect(entry?.actionsWithData.map(({ id: action }) => action)).toEqual(
    stopProtocols.dropoff.filter(({ type }) => type !== 'block').map(({ id: action }) => action),
  )
  expect(entry?.actionsWithData.map(({ value }) => value)).toEqual([
    'Aylin Ünal',
    -4.5,
    null,
    'Reception',
    ['Cold', 'Dry'],
    null,
    true,
  ])
  expect(shown(body, 'photo').media).toEqual(['door.png', 'step.png'])
  expect(shown(body, 'signature').media).toEqual(['signature.png'])
  const media = await on.ask<Schema<'DeliveryOrderMediaList'>>(world.callers.dispatcher, 'GET', id, 'media')
  expect(media.body.media.map(({ name, stop }) => [name, stop])).toEqual([
    ['signature.png', 'dropoff'],
    ['step.png', 'dropoff'],
    ['door.png', 'dropoff'],
  ])
  expect(await on.protocolData(id)).toEqual(body)
})

test('capturing again adds to what was captured: the newest answer and signature hold, files add up', async () => {
  const id = await world.placedAt('pickedUp')
  await on.capture(id, 'dropoff', [
    { actionId: 'received-by', value: 'Aylin' },
    { actionId: 'left-with', value: 'Reception' },
    { actionId: 'intact', value: true },
    { actionId: 'photo', uploads: [await uploaded()] },
    { actionId: 'signature', uploads: [await uploaded(undefined, picture(7), 'first.png')] },
  ])
  world.clock.now = noon + 900
  const { body } = await on.capture(
    id,
    'dropoff',
    [
      { actionId: 'received-by', value: 'Somebody else' },
      { actionId: 'left-with', value: null },
      { actionId: 'photo', uploads: [await uploaded(world.callers.dispatcher, picture(5), 'later.png')] },
      { actionId: 'signature', uploads: [await uploaded(world.callers.dispatcher, picture(8), 'second.png')] },
    ],
    world.callers.dispatcher,
  )
  expect(shown(body, 'received-by').value).toBe('Somebody else')
  expect(shown(body, 'left-with').value).toBeNull()
  expect(shown(body, 'intact').value).toBe(true)
  expect(shown(body, 'photo').media).toEqual(['door.png', 'later.png'])
  expect(shown(body, 'signature').media).toEqual(['second.png'])
  expect(body.protocolData).toMatchObject([
    { date: noon + 900, geostamp: null, actor: { firstName: 'Dana' }, actorType: 'user' },
  ])
})

test('saving again without a position keeps the place, and the receipt the time of the signature', async () => {
  const id = await world.placedAt('pickedUp')
  world.clock.now = noon + 60
  const signature = { actionId: 'signature', uploads: [await uploaded(undefined, picture(7), 'signed.png')] }
  await on.capture(id, 'dropoff', [signature], undefined, { lat: 52.12, lng: -106.66 })
  world.clock.now = noon + 900
  const { body } = await on.capture(id, 'dropoff', [{ actionId: 'received-by', value: 'Aylin' }])
  expect(body.protocolData).toMatchObject([{ date: noon + 900, geostamp: { lat: 52.12, lng: -106.66 } }])
  // Somebody of the office was not there.
  const later = await on.capture(id, 'dropoff', [{ actionId: 'intact', value: true }], world.callers.dispatcher)
  expect(later.body.protocolData).toMatchObject([{ geostamp: null, actorType: 'user' }])
  const { tenantId, userId } = world.callers.dispatcher
  const signed = await betweenOutsideCalls((outside) =>
    world.database.tenantTransaction({ tenantId, userId }, (db) =>
      dropoffSignature({ db, outside, deps: world.deps }, id),
    ),
  )
  expect(signed).toMatchObject({ signedBy: 'Aylin', signedAt: noon + 60 })
})

test('both stops have an entry, pickup first, whichever was captured first', async () => {
  const id = await world.placedAt('assigned')
  await on.capture(id, 'dropoff', [{ actionId: 'received-by', value: 'Aylin' }], world.callers.dispatcher)
  const { body } = await on.capture(id, 'pickup', [{ actionId: 'counted', value: true }])
  expect(body.protocolData.map(({ type, actorType }) => [type, actorType])).toEqual([
    ['pickup', 'driver'],
    ['dropoff', 'user'],
  ])
})

test('two that capture different answers at once both keep theirs', async () => {
  const id = await world.placedAt('pickedUp')
  const answers = await raceOnOrder(world.database, id, 2, () =>
    Promise.all([
      on.capture(id, 'dropoff', [{ actionId: 'received-by', value: 'Aylin' }]),
      on.capture(id, 'dropoff', [{ actionId: 'temperature', value: 5 }], world.callers.dispatcher),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const data = await on.protocolData(id)
  expect([shown(data, 'received-by').value, shown(data, 'temperature').value]).toEqual(['Aylin', 5])
})

describe('an answer that does not fit is named, and nothing is stored:', () => {
  const faults: [string, Schema<'ProtocolDataInput'>['answers'], string[]][] = [
    ['an action that is not asked', [{ actionId: 'roof', value: 1 }], ['/answers/0/actionId']],
    ['one of the other stop', [{ actionId: 'counted', value: true }], ['/answers/0/actionId']],
    [
      'one answered twice',
      [
        { actionId: 'intact', value: true },
        { actionId: 'intact', value: false },
      ],
      ['/answers/1/actionId'],
    ],
    ['an answer to what is to be read', [{ actionId: 'instructions', value: 'Yes' }], ['/answers/0/value']],
    ['a number in words', [{ actionId: 'temperature', value: 'five' }], ['/answers/0/value']],
    ['a text that is a number', [{ actionId: 'received-by', value: 5 }], ['/answers/0/value']],
    ['a choice that is none', [{ actionId: 'left-with', value: 'Roof' }], ['/answers/0/value']],
    ['a choice twice', [{ actionId: 'conditions', value: ['Dry', 'Dry'] }], ['/answers/0/value']],
    ['a confirmation in words', [{ actionId: 'intact', value: 'yes' }], ['/answers/0/value']],
    ['a signature in words', [{ actionId: 'signature', value: 'Aylin' }], ['/answers/0/value']],
    [
      'two signatures',
      [{ actionId: 'signature', uploads: ['a', 'b'].map((name) => ({ name, url: '/uploads/x' })) }],
      ['/answers/0/uploads'],
    ],
    [
      'a file for a text',
      [{ actionId: 'received-by', uploads: [{ name: 'a', url: '/uploads/x' }] }],
      ['/answers/0/uploads'],
    ],
    [
      'a file that nobody uploaded',
      [
        { actionId: 'intact', value: true },
        { actionId: 'photo', uploads: [{ name: 'a', url: '/uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11' }] },
      ],
      ['/answers/1/uploads/0/url'],
    ],
    [
      'several at once',
      [
        { actionId: 'temperature', value: 'five' },
        { actionId: 'intact', value: true },
        { actionId: 'left-with', value: 'Roof' },
      ],
      ['/answers/0/value', '/answers/2/value'],
    ],
  ]

  test.each(faults)('%s', async (_what, answers, pointers) => {
    const id = await world.placedAt('pickedUp')
    const before = await on.rows()
    const { status, body } = await on.capture(id, 'dropoff', answers)
    expect([status, Object.keys(body.errors)]).toEqual([422, pointers])
    expect(await on.rows()).toEqual(before)
  })

  test.each([
    ['a time in the future', { occurredAt: noon + 301 }, '/occurredAt'],
    ['half a position', { lng: -106.66 }, '/lat'],
  ])('%s', async (_what, more, pointer) => {
    const id = await world.placedAt('pickedUp')
    const before = await on.rows()
    const answer = await on.capture(id, 'dropoff', [], world.callers.driver, more)
    expect(answer).toMatchObject({ status: 422, body: { errors: { [pointer]: [expect.any(String)] } } })
    expect(await on.rows()).toEqual(before)
  })

  test('the file of somebody else', async () => {
    const id = await world.placedAt('pickedUp')
    const theirs = await uploaded(world.callers.otherDriver)
    const answer = await on.capture(id, 'dropoff', [{ actionId: 'photo', uploads: [theirs] }])
    expect(answer).toMatchObject({ status: 422, body: { errors: { '/answers/0/uploads/0/url': expect.any(Array) } } })
  })
})

describe('who', () => {
  test.each(['completed', 'cancelled'] as const)('nobody captures on an order that is %s', async (status) => {
    const id = await world.placedAt(status)
    const answer = await on.capture(id, 'pickup', [{ actionId: 'counted', value: true }], world.callers.dispatcher)
    expect(answer).toMatchObject({ status: 422, body: { code: 'order_closed' } })
  })

  test('the courier’s office and the driver of the order capture, nobody else', async () => {
    const id = await world.placedAt('assigned')
    const { dispatcher, driver, otherDriver, viewer, scheduler, customerOwner, stranger } = world.callers
    const answers = [{ actionId: 'counted', value: true }]
    const before = await on.rows()
    const others = [otherDriver, viewer, scheduler, customerOwner, stranger]
    const refused = await Promise.all(others.map((who) => on.capture(id, 'pickup', answers, who)))
    expect(refused.map(({ status }) => status)).toEqual([404, 403, 403, 403, 404])
    expect(await on.rows()).toEqual(before)
    for (const who of [driver, dispatcher]) expect((await on.capture(id, 'pickup', answers, who)).status).toBe(200)
  })

  test('every party reads it, other drivers and strangers do not', async () => {
    const id = await world.placedAt('assigned')
    await on.capture(id, 'pickup', [{ actionId: 'counted', value: true }])
    const { viewer, driver, otherDriver, scheduler, stranger } = world.callers
    for (const who of [viewer, driver, scheduler]) {
      expect((await on.protocolData(id, who)).protocolData).toMatchObject([{ actor: { lastName: 'Patel' } }])
    }
    for (const who of [otherDriver, stranger]) {
      expect((await on.ask(who, 'GET', id, 'protocol-data')).status).toBe(404)
    }
  })

  test('cannot read the service any more still reads what was captured, as it was asked', async () => {
    const id = await world.placedAt('assigned')
    await on.capture(id, 'pickup', [{ actionId: 'counted', value: true }])
    await world.database.systemTransaction((db) =>
      db.deleteFrom('customer_services').where('service_id', '=', world.service.id).execute(),
    )
    const data = await on.protocolData(id, world.callers.scheduler)
    await world.database.systemTransaction((db) =>
      db
        .insertInto('customer_services')
        .values({
          tenant_id: world.tenants.courier,
          customer_tenant_id: world.tenants.customer,
          service_id: world.service.id,
        })
        .execute(),
    )
    expect(data.protocol).toEqual({ pickup: [], dropoff: [] })
    expect(data.protocolData.map(({ actionsWithData }) => actionsWithData.map(({ id: action }) => action))).toEqual([
      ['counted', 'parcels'],
    ])
    expect(shown(data, 'counted').value).toBe(true)
  })

  test('a courier that has another one bring its order reads what was captured and nobody’s name', async () => {
    const id = await world.placedAt('assigned')
    await on.capture(id, 'pickup', [{ actionId: 'counted', value: true }])
    await world.database.systemTransaction((db) =>
      db
        .updateTable('delivery_orders')
        .set({ broker_tenant_id: world.tenants.stranger })
        .where('id', '=', id)
        .execute(),
    )
    const data = await on.protocolData(id, world.callers.stranger)
    expect(data).toMatchObject({
      protocol: { pickup: [], dropoff: [] },
      protocolData: [{ actor: null, actorType: 'driver' }],
    })
    expect(JSON.stringify(data)).not.toMatch(/Ravi|Patel/)
  })
})
