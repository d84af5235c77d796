import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { bringFile, picture } from '#tests/api/uploads-support.ts'
import { brokerageWorld, prices, type BrokerageWorld, type Page, type Refusal } from './brokerage-support.ts'
import { noon, type Caller } from './order-world.ts'
import { stopProtocols } from './records-support.ts'

let world: BrokerageWorld

beforeAll(async () => {
  world = await brokerageWorld()
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

function answer(id: number, who: Caller, body: Omit<Schema<'BrokerageAnswer'>, 'version'> & { version?: number }) {
  return world.ask<Page & Refusal>(who, 'POST', id, 'brokerage-answer', { version: 1, ...body })
}

/** What the receiver of an order has to answer, by its page. */
async function told(id: number, who: Caller) {
  const { exceptions, brokerageExceptions } = await world.page(id, who)
  return { exceptions, told: brokerageExceptions }
}

const nothing = { exceptions: [], told: [] }

/** The other courier adds a fee to what buying costs. */
async function surcharge(buy: number, cents: number) {
  const { dispatcher } = world.partner
  const { pricingVersion: version } = await world.page(buy, dispatcher)
  const items = cents === 0 ? [] : [{ name: 'Dock fee', priceCadCents: cents }]
  const body = { version, items, waitTimePriceCadCents: 0 }
  expect((await world.ask(dispatcher, 'PATCH', buy, 'override-other', body)).status).toBe(200)
}

async function types(id: number, who: Caller) {
  return (await world.updates(id, who)).map(({ type }) => type)
}

describe('a bought price that changes after confirming', () => {
  test('is an exception of the sold order with both amounts, in both timelines, and hidden from the customer', async () => {
    const { callers, partner } = world
    const { sell, buy } = await world.brokered()
    await surcharge(buy, 5_000)
    const [from, to] = [prices.buyRush, prices.buyRush + 5_000]
    expect(await told(sell, callers.dispatcher)).toEqual({
      exceptions: ['bought_price_changed'],
      told: [
        {
          exception: 'bought_price_changed',
          version: 2,
          otherTenantName: 'Queen City',
          pricingFrom: from,
          pricingTo: to,
        },
      ],
    })
    expect((await told(sell, callers.viewer)).told).toEqual([
      { exception: 'bought_price_changed', version: 2, otherTenantName: 'Queen City' },
    ])
    const onSold = (await world.updates(sell))[0]
    expect(onSold).toMatchObject({ type: 'bought_price_changed', pricingFrom: from, pricingTo: to })
    expect(onSold).toMatchObject({ actorTenantName: 'Queen City' })
    expect(onSold?.actorName).toBeUndefined()
    for (const who of [partner.dispatcher, callers.dispatcher]) {
      expect((await world.updates(buy, who))[0]).toMatchObject({
        type: 'bought_price_changed',
        pricingFrom: from,
        pricingTo: to,
      })
    }
    // Neither the customer nor the courier that raised the price has anything to answer, and the customer learns nothing.
    for (const who of [callers.scheduler, callers.customerOwner]) {
      expect(await told(sell, who)).toEqual(nothing)
      expect(await types(sell, who)).toEqual(['created'])
      const list = await world.call(who, 'GET', `/tenants/${who.tenantId}/paginated-delivery-orders`)
      expect(JSON.stringify(list.body)).not.toContain('bought_price_changed')
    }
    expect(await told(buy, partner.dispatcher)).toEqual(nothing)
  })

  test('is agreed to once accepted, which both timelines say', async () => {
    const { callers, partner } = world
    const { sell, buy } = await world.brokered()
    await surcharge(buy, 5_000)
    const accepted = await answer(sell, callers.dispatcher, {
      exception: 'bought_price_changed',
      version: 2,
      accept: true,
    })
    expect(accepted).toMatchObject({ status: 200, body: { id: sell, exceptions: [], brokerageExceptions: [] } })
    const said = {
      type: 'brokerage_answered',
      answeredException: 'bought_price_changed',
      accepted: true,
      pricingFrom: prices.buyRush,
      pricingTo: prices.buyRush + 5_000,
      actorTenantName: 'Prairie Sky',
    }
    expect((await world.updates(sell))[0]).toMatchObject({ ...said, actorName: 'Dana Kowalski' })
    const [onBought] = await world.updates(buy, partner.dispatcher)
    expect(onBought).toMatchObject(said)
    expect(onBought?.actorName).toBeUndefined()
    expect(await told(buy, partner.dispatcher)).toEqual(nothing)
    // From then on it is the agreed one.
    await surcharge(buy, 5_100)
    expect((await told(sell, callers.dispatcher)).told).toMatchObject([{ pricingFrom: prices.buyRush + 5_000 }])
    await surcharge(buy, 5_000)
    expect(await told(sell, callers.dispatcher)).toEqual(nothing)
  })

  test('is answered with a comment that the other courier has to read, and may be answered in turn', async () => {
    const { callers, partner } = world
    const { sell, buy } = await world.brokered()
    await surcharge(buy, 5_000)
    const exception = 'bought_price_changed'
    const refused = await answer(sell, callers.dispatcher, { exception, version: 2, accept: false, comment: '  ' })
    expect(refused).toMatchObject({ status: 422, body: { errors: { '/comment': expect.any(Array) as unknown } } })
    const comment = 'There is no dock at that address.'
    expect((await answer(sell, callers.dispatcher, { exception, version: 2, accept: false, comment })).status).toBe(200)
    // What it costs has not changed by that: it stays to be accepted, or answered again.
    const standing = { exception, version: 3, pricingFrom: prices.buyRush, pricingTo: prices.buyRush + 5_000 }
    expect((await told(sell, callers.dispatcher)).told).toMatchObject([standing])
    const { told: back } = await told(buy, partner.dispatcher)
    expect(back).toEqual([{ exception: 'brokerage_answered', version: 3, otherTenantName: 'Prairie Sky', comment }])
    expect((await world.updates(sell))[0]).toMatchObject({ type: 'brokerage_answered', accepted: false, comment })

    const reply = { exception: 'brokerage_answered', version: 3, accept: false, comment: 'We waited at one.' } as const
    expect((await answer(buy, partner.dispatcher, reply)).status).toBe(200)
    expect(await told(buy, partner.dispatcher)).toEqual(nothing)
    expect((await told(sell, callers.dispatcher)).told).toMatchObject([
      { ...standing, version: 4 },
      { exception: 'brokerage_answered', otherTenantName: 'Queen City', comment: 'We waited at one.' },
    ])
    const read = { exception: 'brokerage_answered', version: 4, accept: true } as const
    expect((await answer(sell, callers.dispatcher, read)).status).toBe(200)
    expect((await told(sell, callers.dispatcher)).told).toMatchObject([{ ...standing, version: 4 }])
    expect((await world.page(sell)).brokerage?.buyPreTaxCadCents).toBe(prices.buyRush + 5_000)
    await surcharge(buy, 0)
    expect(await told(sell, callers.dispatcher)).toEqual(nothing)
  })

  test('is accepted as it was shown, by a person who updates orders and reads prices there, once', async () => {
    const { callers, partner, outsider } = world
    const { sell, buy } = await world.brokered()
    await surcharge(buy, 5_000)
    await surcharge(buy, 7_000)
    const body = { exception: 'bought_price_changed', version: 2, accept: true } as const
    const answers = [
      answer(sell, callers.dispatcher, body),
      answer(sell, callers.viewer, { ...body, version: 3 }),
      answer(sell, callers.driver, { ...body, version: 3 }),
      answer(sell, callers.scheduler, { ...body, version: 3 }),
      answer(sell, partner.dispatcher, { ...body, version: 3 }),
      answer(sell, outsider, { ...body, version: 3 }),
      answer(buy, partner.dispatcher, { ...body, version: 3 }),
    ]
    const refusals = await Promise.all(answers)
    expect(refusals.map(({ status }) => status)).toEqual([422, 403, 403, 403, 404, 404, 422])
    expect(refusals[0]?.body.code).toBe('edit_conflict')
    expect((await answer(sell, callers.dispatcher, { ...body, version: 3 })).status).toBe(200)
    expect((await answer(sell, callers.dispatcher, { ...body, version: 3 })).body.code).toBe('edit_conflict')
  })

  test('is none any more once the order is given back', async () => {
    const { callers, partner } = world
    const { sell, buy } = await world.brokered()
    await surcharge(buy, 5_000)
    await world.edit(sell, { overrideDistanceEstimateM: 15_000 })
    await world.cancel(buy, partner.dispatcher)
    expect(await told(sell, callers.dispatcher)).toEqual(nothing)
    expect(await told(buy, partner.dispatcher)).toEqual(nothing)
  })
})

describe('a sold order that is edited after confirming', () => {
  const box = (changes: Record<string, number> = {}) => ({
    overrideParcelDetails: [
      { parcelId: world.service.box, quantity: 2, weight: 30, length: 0.6, width: 0.4, height: 0.4, ...changes },
    ],
  })

  test('is told to the other courier with what changed, and changes nothing there by itself', async () => {
    const { callers, partner } = world
    const { sell, buy } = await world.brokered()
    const before = await world.viewOf(buy, partner.dispatcher)
    await world.edit(sell, { ...box({ quantity: 3 }), poNumber: 'Meewasin 9', orderNotes: 'Gate 4' })
    await world.edit(sell, { ...box({ quantity: 4, weight: 20 }), availableDate: noon + 1_800 })
    const changes = [
      { field: 'parcelQuantity', name: 'Box', from: 2, to: 4 },
      { field: 'availableAt', from: noon + 900, to: noon + 1_800 },
      { field: 'parcelWeightKg', name: 'Box', from: 30, to: 20 },
    ]
    expect(await told(buy, partner.dispatcher)).toEqual({
      exceptions: ['sold_order_edited'],
      told: [{ exception: 'sold_order_edited', version: 3, otherTenantName: 'Prairie Sky', changes }],
    })
    expect(await world.viewOf(buy, partner.dispatcher)).toMatchObject({
      selectedParcelDetails: before.selectedParcelDetails,
      availableAt: before.availableAt,
    })
    const [second, first] = (await world.updates(buy, partner.dispatcher)).filter(
      ({ type }) => type === 'sold_order_edited',
    )
    expect([first, second]).toMatchObject([
      { actorTenantName: 'Prairie Sky', changes: [{ field: 'parcelQuantity', from: 2, to: 3 }] },
      { changes: [{ field: 'availableAt' }, { field: 'parcelQuantity', from: 3, to: 4 }, { field: 'parcelWeightKg' }] },
    ])
    const everything = JSON.stringify([first, second, await told(buy, partner.dispatcher)])
    for (const secret of ['Meewasin', 'Dana', 'pricing']) expect(everything).not.toContain(secret)
    // The broker and its customer have nothing to answer.
    expect((await told(buy, callers.dispatcher)).exceptions).toEqual([])
    expect(await told(sell, callers.scheduler)).toEqual(nothing)
    expect(await types(sell, callers.scheduler)).toContain('details_updated')
  })

  test('is made on the bought order too once accepted, and its new price is told in turn', async () => {
    const { callers, partner } = world
    const { sell, buy } = await world.brokered()
    await world.edit(sell, { ...box({ quantity: 3, weight: 20 }), availableDate: noon + 1_800 })
    const body = { exception: 'sold_order_edited', version: 2, accept: true } as const
    expect((await answer(buy, partner.dispatcher, body)).status).toBe(200)
    const bought = await world.page(buy, partner.dispatcher)
    expect(bought).toMatchObject({
      availableAt: noon + 1_800,
      dueAt: noon + 1_800 + 5_400,
      parcelDetails: [{ quantity: 3, weightKg: 20, lengthM: 0.6, widthM: 0.4, heightM: 0.4 }],
      totalWeightKg: 60,
      exceptions: [],
      poNumber: String(sell),
    })
    // Another hundred for the third box, and 40 % of it at Rush.
    expect(bought.pricing.preTaxCadCents).toBe(prices.buyRush + 140)
    expect((await types(buy, partner.dispatcher)).slice(0, 5)).toEqual([
      'brokerage_answered',
      'bought_price_changed',
      'assigned_pricingUpdated',
      'details_updated',
      'sold_order_edited',
    ])
    expect((await told(sell, callers.dispatcher)).told).toMatchObject([
      { exception: 'bought_price_changed', pricingFrom: prices.buyRush, pricingTo: prices.buyRush + 140 },
    ])
    expect((await world.updates(sell))[0]).toMatchObject({
      type: 'brokerage_answered',
      answeredException: 'sold_order_edited',
      accepted: true,
      actorTenantName: 'Queen City',
    })
  })

  test('is answered with a comment that leaves the bought order as it is and stands on the sold one', async () => {
    const { callers, partner } = world
    const { sell, buy } = await world.brokered()
    await world.edit(sell, box({ quantity: 9 }))
    const comment = 'The van takes two.'
    const body = { exception: 'sold_order_edited', version: 2, accept: false, comment } as const
    expect((await answer(buy, partner.dispatcher, body)).status).toBe(200)
    expect((await world.page(buy, partner.dispatcher)).parcelDetails).toMatchObject([{ quantity: 2 }])
    expect((await told(sell, callers.dispatcher)).told).toMatchObject([
      { exception: 'brokerage_answered', otherTenantName: 'Queen City', comment },
    ])
    expect(await types(sell, callers.scheduler)).toEqual(['assigned_pricingUpdated', 'details_updated', 'created'])
    // What was answered is not told again with the next edit, and not made with it.
    await world.edit(sell, { overrideDistanceEstimateM: 15_000 })
    const [next] = (await told(buy, partner.dispatcher)).told
    expect(next?.changes).toEqual([{ field: 'distanceM', from: 14_300, to: 15_000 }])
    await answer(buy, partner.dispatcher, { ...body, version: next?.version ?? 0, accept: true })
    expect(await world.page(buy, partner.dispatcher)).toMatchObject({
      distanceM: 15_000,
      parcelDetails: [{ quantity: 2 }],
    })
  })

  test('has nothing to be told once it is as it was, and a piece that fits nowhere cannot be accepted', async () => {
    const { partner } = world
    const { sell, buy } = await world.brokered()
    await world.edit(sell, { overrideDistanceEstimateM: 15_000 })
    await world.edit(sell, { overrideDistanceEstimateM: 14_300 })
    expect(await told(buy, partner.dispatcher)).toEqual(nothing)
    await world.edit(sell, box({ weight: 25 }))
    await world.database.systemTransaction((db) =>
      db.updateTable('delivery_order_parcels').set({ weight_kg: 400 }).where('delivery_order_id', '=', sell).execute(),
    )
    const body = { exception: 'sold_order_edited', version: 4, accept: true } as const
    expect(await answer(buy, partner.dispatcher, body)).toMatchObject({
      status: 422,
      body: { code: 'parcels_do_not_fit', message: expect.stringContaining('400 kg') as string },
    })
    expect((await told(buy, partner.dispatcher)).exceptions).toEqual(['sold_order_edited'])
  })

  test('offers notes that the other courier wrote itself for acceptance', async () => {
    const { partner } = world
    const { sell, buy } = await world.brokered()
    await world.edit(buy, { orderNotes: 'Quinn knows the way' }, partner.dispatcher)
    await world.edit(sell, { orderNotes: 'Gate code 4711' })
    const [edited] = (await told(buy, partner.dispatcher)).told
    expect(edited?.changes).toEqual([{ field: 'orderNotes', from: 'Fragile', to: 'Gate code 4711' }])
    await answer(buy, partner.dispatcher, { exception: 'sold_order_edited', version: 2, accept: true })
    expect((await world.page(buy, partner.dispatcher)).orderNotes).toBe('Gate code 4711')
  })
})

test('what the first courier requires is asked of the other one’s driver, and its answers are those of the sold order', async () => {
  const { callers, partner, service, database } = world
  const setProtocols = (id: number, protocols: typeof stopProtocols) =>
    database.systemTransaction((db) =>
      db
        .updateTable('service_revisions')
        .set({ protocols: JSON.stringify(protocols) })
        .where('id', '=', id)
        .execute(),
    )
  await setProtocols(service.revisionId, stopProtocols)
  const own = { id: 'signature', type: 'confirm', label: 'Door shut', description: null, required: true, options: [] }
  await setProtocols(partner.service.revisionId, {
    pickup: [],
    dropoff: [own as (typeof stopProtocols)['dropoff'][number]],
  })
  const { sell, buy } = await world.brokered()
  await world.partnerAssigns(buy)
  const next = () => world.ask<Schema<'DeliveryOrderNext'> & Refusal>(partner.driver, 'POST', buy, 'next', {})
  expect(await next()).toMatchObject({ status: 422, body: { code: 'protocol_incomplete' } })
  const capture = (stop: 'pickup' | 'dropoff', answers: Schema<'ProtocolDataInput'>['answers']) =>
    world.ask<Schema<'ProtocolData'>>(partner.driver, 'POST', buy, 'protocol-data', { stop, answers })
  await capture('pickup', [{ actionId: 'counted', value: true }])
  expect((await next()).status).toBe(200)

  const protocol = (await world.ask<Schema<'ProtocolData'>>(partner.driver, 'GET', buy, 'protocol-data')).body.protocol
  expect(protocol.dropoff.map(({ id, label, required }) => [id, label, required])).toEqual([
    ['signature', 'Door shut', true],
    ['received-by', 'Received by', true],
    ['temperature', 'Temperature on arrival', true],
    ['signature-2', 'Signature', true],
    ['intact', 'Seal intact', true],
  ])
  const { url } = await bringFile(world, partner.driver, picture())
  await capture('dropoff', [
    { actionId: 'signature', value: true },
    { actionId: 'received-by', value: 'Aylin' },
    { actionId: 'temperature', value: 4 },
    { actionId: 'intact', value: true },
  ])
  expect((await next()).body.message).toBe('Still missing at drop-off: Signature')
  await capture('dropoff', [{ actionId: 'signature-2', uploads: [{ name: 'Signature.png', url }] }])
  expect((await next()).status).toBe(200)

  for (const who of [callers.dispatcher, callers.scheduler]) {
    const { body } = await world.ask<Schema<'ProtocolData'>>(who, 'GET', sell, 'protocol-data')
    const entry = body.protocolData.find(({ type }) => type === 'dropoff')
    const answers = Object.fromEntries((entry?.actionsWithData ?? []).map(({ id, ...action }) => [id, action]))
    expect(answers).toMatchObject({
      'received-by': { label: 'Received by', value: 'Aylin' },
      temperature: { value: 4 },
      signature: { label: 'Signature', media: [{ name: 'Signature.png' }] },
      'signature-2': { label: 'Door shut', value: true },
    })
    const receipt = await world.ask<string>(who, 'GET', sell, 'dropoff-receipt-html')
    expect(receipt.body).toContain('Aylin')
  }
  // The sold order's own protocol is answered: nothing of it is missing.
  const { body } = await world.ask<Schema<'DeliveryOrderNext'>>(callers.dispatcher, 'GET', sell, 'next')
  expect(body.requirements).toEqual([])
})
