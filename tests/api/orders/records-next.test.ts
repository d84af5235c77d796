import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { storeBytes } from '#server/uploads/stored-files.ts'
import { picture } from '#tests/api/uploads-support.ts'
import { noon, orderWorld, type World } from './order-world.ts'
import { stopProtocols, records, type Records } from './records-support.ts'

let world: World
let on: Records

beforeAll(async () => {
  world = await orderWorld()
  on = records(world)
})
beforeEach(async () => {
  world.clock.now = noon
  await on.askAtStops(stopProtocols)
})
afterAll(() => world.close())

const signature = picture(24)

async function signed() {
  const { driver } = world.callers
  return world.database.systemTransaction(async (db) => {
    const context = { db, tenantId: driver.tenantId, now: noon }
    const file = await storeBytes(context, { bytes: signature, contentType: 'image/png' })
    const row = await db
      .insertInto('uploads')
      .values({
        tenant_id: driver.tenantId,
        user_id: driver.userId,
        file_name: 'signature.png',
        content_type: 'image/png',
        size_bytes: signature.length,
        storage: 'database',
        file_id: file.id,
        expires_at: noon + 86_400,
      })
      .returning('uid')
      .executeTakeFirstOrThrow()
    return { name: 'signature.png', url: `/uploads/${row.uid}` }
  })
}

async function captureDropoff(id: number): Promise<void> {
  await on.capture(id, 'dropoff', [
    { actionId: 'received-by', value: 'Aylin Ünal' },
    { actionId: 'temperature', value: 4 },
    { actionId: 'signature', uploads: [await signed()] },
    { actionId: 'intact', value: true },
  ])
}

describe('what comes next', () => {
  test('is said with what is still required for it, in words, until nothing is', async () => {
    const id = await world.placed()
    expect(await on.next(id, world.callers.dispatcher)).toEqual({
      current: 'created',
      next: null,
      stop: null,
      requirements: ['Assign a driver.'],
      missingActions: [],
      undo: null,
    })
    await world.assign([id])
    expect(await on.next(id)).toEqual({
      current: 'assigned',
      next: 'pickedUp',
      stop: 'pickup',
      requirements: ['Confirm “Parcels counted”.'],
      missingActions: [stopProtocols.pickup[1]],
      undo: null,
    })
    await on.capture(id, 'pickup', [{ actionId: 'counted', value: true }])
    expect(await on.next(id)).toMatchObject({ next: 'pickedUp', requirements: [], missingActions: [] })
    expect(await on.move(id, 'next')).toMatchObject({ status: 200, body: { status: 'pickedUp' } })
    expect(await on.next(id)).toMatchObject({
      current: 'pickedUp',
      next: 'droppedOff',
      stop: 'dropoff',
      requirements: [
        'Answer “Received by”.',
        'Answer “Temperature on arrival”.',
        'Collect “Signature”.',
        'Confirm “Seal intact”.',
      ],
    })
    await captureDropoff(id)
    expect(await on.move(id, 'next')).toMatchObject({ body: { status: 'droppedOff' } })
    expect(await on.next(id)).toMatchObject({ next: 'completed', stop: null, requirements: [] })
    expect(await on.move(id, 'next')).toMatchObject({ body: { status: 'completed' } })
    expect(await on.next(id)).toMatchObject({ current: 'completed', next: null, stop: null, requirements: [] })
  })

  test('a confirmation that was taken back is required again', async () => {
    const id = await world.placedAt('assigned')
    await on.capture(id, 'pickup', [{ actionId: 'counted', value: true }])
    await on.capture(id, 'pickup', [{ actionId: 'counted', value: false }])
    expect(await on.next(id)).toMatchObject({ requirements: ['Confirm “Parcels counted”.'] })
  })
})

describe('the next move', () => {
  beforeEach(() => on.askAtStops({ pickup: [], dropoff: [] }))

  test('is not made by a driver who does not know yet that the office made it', async () => {
    const id = await world.placedAt('assigned')
    const next = (from?: string) =>
      on.ask<Schema<'OrderMoved'>>(world.callers.driver, 'POST', id, 'next', from === undefined ? {} : { from })
    await on.move(id, 'picked-up', world.callers.dispatcher)
    const before = await on.rows()
    expect(await next('assigned')).toMatchObject({
      status: 422,
      body: { code: 'invalid_transition', current: 'pickedUp', allowed: ['droppedOff', 'completed', 'cancelled'] },
    })
    expect(await on.rows()).toEqual(before)
    expect(await next('pickedUp')).toMatchObject({ status: 200, body: { status: 'droppedOff' } })
    expect(await next()).toMatchObject({ status: 200, body: { status: 'completed' } })
  })

  test('is made once, however often a press is sent at once', async () => {
    const id = await world.placedAt('assigned')
    const press = () => on.ask(world.callers.driver, 'POST', id, 'next', { from: 'assigned' })
    const answers = await Promise.all([press(), press(), press(), press()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    expect((await on.next(id)).current).toBe('pickedUp')
  })
})

describe('a stop with something required undone', () => {
  test.each(['picked-up', 'next'] as const)('keeps its driver: %s', async (path) => {
    const id = await world.placedAt('assigned')
    const before = await on.rows()
    expect(await on.move(id, path)).toMatchObject({
      status: 422,
      body: { code: 'protocol_incomplete', message: 'Still missing at pickup: Parcels counted' },
    })
    expect(await on.rows()).toEqual(before)
  })

  test.each(['dropped-off', 'next'] as const)('keeps its driver at the drop-off: %s', async (path) => {
    const id = await world.placedAt('pickedUp')
    expect(await on.move(id, path)).toMatchObject({
      status: 422,
      body: {
        code: 'protocol_incomplete',
        message: 'Still missing at drop-off: Received by, Temperature on arrival, Signature, Seal intact',
      },
    })
    await captureDropoff(id)
    expect((await on.move(id, path)).status).toBe(200)
  })

  test('does not keep the office from moving the order', async () => {
    const id = await world.placedAt('assigned')
    const { dispatcher } = world.callers
    expect(await on.move(id, 'next', dispatcher)).toMatchObject({ status: 200, body: { status: 'pickedUp' } })
    expect(await on.move(id, 'completed', dispatcher)).toMatchObject({ status: 200, body: { status: 'completed' } })
  })

  test('is none when the revision asks for nothing', async () => {
    await on.askAtStops({ pickup: [], dropoff: [] })
    const id = await world.placedAt('assigned')
    expect((await on.move(id, 'picked-up')).status).toBe(200)
    expect((await on.move(id, 'dropped-off')).status).toBe(200)
  })
})

describe('what a driver’s phone asks for', () => {
  function driverView(id: number, who = world.callers.driver) {
    return on.ask<Schema<'DeliveryOrderDriverView'>>(who, 'GET', id, 'driver-view')
  }

  test('is answered in one call, without any price', async () => {
    const id = await world.placedAt('assigned')
    const { body: stamp } = await on.checkIn(id)
    await on.capture(id, 'pickup', [{ actionId: 'counted', value: true }])
    const { status, body } = await driverView(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      status: 'assigned',
      orderNotes: 'Fragile',
      serviceSpeedName: 'Rush',
      driver: { firstName: 'Ravi' },
      pickupLocation: { name: 'Broadway Pharmacy' },
      dropoffLocation: { name: 'Stonebridge Clinic' },
      parcelDetails: [{ name: 'Box', quantity: 2 }],
      totalParcels: 2,
      geostampsEnabled: true,
      geostamps: [stamp],
    })
    expect(body.next).toEqual(await on.next(id))
    const { protocol, protocolData } = await on.protocolData(id, world.callers.driver)
    expect([body.protocol, body.protocolData]).toEqual([protocol, protocolData])
    const office = await driverView(id, world.callers.dispatcher)
    expect(JSON.stringify(office.body)).not.toMatch(/cadcents|pricing/i)
  })

  test('is not for other drivers or strangers', async () => {
    const id = await world.placedAt('assigned')
    const { otherDriver, stranger, viewer, scheduler } = world.callers
    for (const who of [otherDriver, stranger]) expect((await driverView(id, who)).status).toBe(404)
    for (const who of [viewer, scheduler]) expect((await driverView(id, who)).status).toBe(200)
  })
})

describe('the receipt of the drop-off', () => {
  function receipt(id: number, document: 'dropoff-receipt-html' | 'receipt-html') {
    return on.ask<string>(world.callers.scheduler, 'GET', id, document)
  }

  test.each(['dropoff-receipt-html', 'receipt-html'] as const)('prints who signed: %s', async (document) => {
    const id = await world.placedAt('pickedUp')
    await captureDropoff(id)
    await on.move(id, 'completed', world.callers.dispatcher)
    const { status, body } = await receipt(id, document)
    expect(status).toBe(200)
    expect(body).toContain('Signed by Aylin Ünal')
    expect(body).toContain(`data:image/png;base64,${signature.toString('base64')}`)
  })

  test('has no place for a signature when there is none', async () => {
    const id = await world.placedAt('completed')
    const { status, body } = await receipt(id, 'dropoff-receipt-html')
    expect(status).toBe(200)
    expect(body).not.toMatch(/Signed|data:image\/png/)
  })

  test('is printed with the signature as PDF too', async () => {
    const [with_, without] = [await world.placedAt('pickedUp'), await world.placedAt('completed')]
    await captureDropoff(with_)
    await on.move(with_, 'completed', world.callers.dispatcher)
    const sizes = await Promise.all(
      [with_, without].map(async (id) => {
        const answer = await world.raw(world.callers.scheduler, 'GET', `/delivery-orders/${id}/dropoff-receipt-pdf`)
        return (await answer.arrayBuffer()).byteLength
      }),
    )
    expect(sizes[0]).toBeGreaterThan((sizes[1] ?? 0) + signature.length / 2)
  })
})
