import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WaitTimeTerms } from '#domain/orders/wait-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { attach, bringFile, picture } from '#tests/api/uploads-support.ts'
import { brokerageWorld, type BrokerageWorld } from './brokerage-support.ts'
import { noon, type Caller } from './order-world.ts'
import { stopProtocols, usualTerms } from './records-support.ts'

let world: BrokerageWorld
const minute = 60

beforeAll(async () => {
  world = await brokerageWorld()
  const { partner, tenants, database } = world
  await database.systemTransaction(async (db) => {
    const terms: [number, WaitTimeTerms][] = [
      [tenants.courier, usualTerms],
      [partner.tenantId, { freeMinutes: 0, incrementMinutes: 5, centsPerMinute: 40, capCents: null }],
    ]
    for (const [tenantId, wait] of terms) {
      await db
        .updateTable('courier_settings')
        .set({ wait_time: JSON.stringify(wait) })
        .where('tenant_id', '=', tenantId)
        .execute()
    }
    await db
      .updateTable('service_revisions')
      .set({ protocols: JSON.stringify(stopProtocols) })
      .where('id', '=', partner.service.revisionId)
      .execute()
  })
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

/** A brokered order on its way, with the other courier's driver at the pickup. */
async function underWay() {
  const orders = await world.brokered()
  await world.partnerAssigns(orders.buy)
  world.clock.now = noon + 60 * minute
  return orders
}

function stamp(id: number, path: 'checkin' | 'checkout', body: Record<string, unknown>) {
  return world.ask<Schema<'Geostamp'>>(world.partner.driver, 'POST', id, path, body)
}

async function waitAtPickup(id: number): Promise<string> {
  const from = noon + 20 * minute
  const { body } = await stamp(id, 'checkin', { stop: 'pickup', lat: 52.12, lng: -106.66, occurredAt: from })
  await stamp(id, 'checkout', { uid: body.uid, occurredAt: from + 22 * minute })
  return body.uid
}

async function read<Body>(who: Caller, id: number, path: string): Promise<Body> {
  return (await world.ask<Body>(who, 'GET', id, path)).body
}

describe('check-ins and check-outs', () => {
  test('stand on the sold order as well, for the broker and for its customer', async () => {
    const { sell, buy } = await underWay()
    const uid = await waitAtPickup(buy)
    const { geostamps } = await read<Schema<'OrderGeostamps'>>(world.partner.dispatcher, buy, 'geostamps')
    for (const who of [world.callers.dispatcher, world.callers.customerOwner]) {
      const carried = await read<Schema<'OrderGeostamps'>>(who, sell, 'geostamps')
      expect(carried.geostamps).toEqual(
        geostamps.map((each) => ({ ...each, id: expect.any(Number), deliveryOrderId: sell })),
      )
    }
    const [price, out, into] = await world.updates(sell, world.callers.scheduler)
    expect(price?.type).toBe('assigned_pricingUpdated')
    expect(out).toMatchObject({ type: 'geostamp_check_out', geostampUid: uid, actorTenantName: 'Prairie Sky' })
    expect(into).toEqual({
      id: expect.any(Number),
      type: 'geostamp_check_in',
      createdAt: noon + 60 * minute,
      occurredAt: noon + 20 * minute,
      deliveryOrderId: sell,
      actorTenantName: 'Prairie Sky',
      fromLocationName: 'Broadway Pharmacy',
      fromLocationAddress: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
      geostampUid: uid,
      lat: 52.12,
      lng: -106.66,
    })
  })

  test('are charged on each order by the terms of its own courier', async () => {
    const { sell, buy } = await underWay()
    const before = (await world.page(sell)).pricing.preTaxCadCents ?? 0
    await waitAtPickup(buy)
    const waiting = async (id: number, who: Caller) =>
      (await read<Schema<'OrderGeostamps'>>(who, id, 'geostamps')).waitTimePriceCadCents
    // 22 minutes: ten free and 75 cents a minute here; 25 minutes at 40 cents there.
    expect(await waiting(sell, world.callers.dispatcher)).toBe(900)
    expect(await waiting(buy, world.partner.dispatcher)).toBe(1_000)
    const { brokerage, pricing } = await world.page(sell)
    expect(pricing.preTaxCadCents).toBe(before + 900)
    const bought = await world.page(buy, world.partner.dispatcher)
    expect(brokerage).toMatchObject({
      sellPreTaxCadCents: before + 900,
      buyPreTaxCadCents: bought.pricing.preTaxCadCents,
      marginCadCents: before + 900 - (bought.pricing.preTaxCadCents ?? 0),
    })
    const [told, change] = await world.updates(sell)
    expect(change).toMatchObject({ type: 'assigned_pricingUpdated', actorTenantName: 'Queen City' })
    expect(change?.actorName).toBeUndefined()
    expect(told).toMatchObject({ type: 'bought_price_changed', actorTenantName: 'Queen City' })
    expect(told?.actorName).toBeUndefined()
  })

  test('leave nobody waiting on the sold order when the other courier gives it back', async () => {
    const { sell, buy } = await underWay()
    const { partner, callers, users } = world
    world.clock.now = noon + 20 * minute
    await world.ask(partner.driver, 'POST', buy, 'checkin', { stop: 'pickup' })
    world.clock.now = noon + 40 * minute
    expect((await world.cancel(buy, partner.dispatcher)).status).toBe(200)
    const { geostamps } = await read<Schema<'OrderGeostamps'>>(callers.scheduler, sell, 'geostamps')
    expect(geostamps.map(({ type }) => type)).toEqual(['checkin', 'checkout'])
    expect(await world.page(sell)).toMatchObject({ status: 'created' })
    await world.assign([sell], users.driver)
    expect((await world.ask(callers.driver, 'POST', sell, 'checkin', { stop: 'pickup' })).status).toBe(200)
  })

  test('are not taken on the sold order itself', async () => {
    const { sell } = await underWay()
    expect(await world.ask(world.callers.dispatcher, 'POST', sell, 'checkin', { stop: 'pickup' })).toMatchObject({
      status: 422,
      body: { code: 'brokered' },
    })
  })
})

describe('what is captured at a stop', () => {
  test('stands on the sold order with what was asked, its files and no name, and follows what is added', async () => {
    const { sell, buy } = await underWay()
    const { partner, callers } = world
    const capture = (answers: Schema<'ProtocolDataInput'>['answers']) =>
      world.ask(partner.driver, 'POST', buy, 'protocol-data', { stop: 'pickup', answers, lat: 52.12, lng: -106.66 })
    expect((await capture([{ actionId: 'counted', value: true }])).status).toBe(200)
    const { url } = await bringFile(world, partner.driver, picture())
    const photo = { actionId: 'parcels', uploads: [{ name: 'Parcels.png', url }] }
    expect((await capture([photo])).status).toBe(200)

    for (const who of [callers.dispatcher, callers.scheduler]) {
      const { protocolData } = await read<Schema<'ProtocolData'>>(who, sell, 'protocol-data')
      expect(protocolData).toHaveLength(1)
      expect(protocolData[0]).toMatchObject({
        type: 'pickup',
        actor: null,
        actorType: 'driver',
        geostamp: { lat: 52.12, lng: -106.66 },
        actionsWithData: [
          { id: 'counted', label: 'Parcels counted', value: true },
          { id: 'parcels', label: 'Photo of the parcels', media: [{ name: 'Parcels.png', attachedByName: null }] },
        ],
      })
      const [media] = protocolData[0]?.actionsWithData[1]?.media ?? []
      const content = await world.raw(who, 'GET', media?.url ?? '')
      expect(Buffer.from(await content.arrayBuffer()).equals(picture())).toBe(true)
    }
    const own = await read<Schema<'ProtocolData'>>(partner.dispatcher, buy, 'protocol-data')
    expect(own.protocolData[0]?.actor).toEqual({ firstName: 'Quinn', lastName: 'Quick' })
    const toBroker = await read<Schema<'ProtocolData'>>(callers.dispatcher, buy, 'protocol-data')
    expect(toBroker.protocolData[0]?.actor).toBeNull()
  })
})

describe('files', () => {
  test('that the other courier attaches are the sold order’s as well, to its customer in the name of the seller', async () => {
    const { sell, buy } = await underWay()
    const { partner, callers } = world
    const { url } = await bringFile(world, partner.dispatcher, picture(6))
    expect((await attach(world, partner.dispatcher, buy, url, 'Waybill.png')).status).toBe(200)
    const { media } = await read<Schema<'DeliveryOrderMediaList'>>(callers.scheduler, sell, 'media')
    expect(media).toMatchObject([{ name: 'Waybill.png', attachedByName: null, contentType: 'image/png' }])
    const [update] = await world.updates(sell, callers.scheduler)
    expect(update).toMatchObject({
      type: 'assigned_attachedMedia',
      mediaName: 'Waybill.png',
      mediaUrl: media[0]?.url,
      actorTenantName: 'Prairie Sky',
    })
    expect((await world.raw(callers.scheduler, 'GET', media[0]?.url ?? '')).status).toBe(200)
    expect((await world.raw(world.outsider, 'GET', media[0]?.url ?? '')).status).toBe(404)
  })

  test('of the sold order, and comments on either, stay where they are', async () => {
    const { sell, buy } = await underWay()
    const { partner, callers } = world
    const { url } = await bringFile(world, callers.dispatcher, picture(8))
    await attach(world, callers.dispatcher, sell, url, 'Invoice of the customer.png')
    await world.ask(partner.dispatcher, 'POST', buy, 'comments', { comment: 'Ours alone' })
    await world.ask(callers.dispatcher, 'POST', sell, 'comments', { comment: 'Never theirs' })
    const bought = await read<Schema<'DeliveryOrderMediaList'>>(partner.dispatcher, buy, 'media')
    expect(bought.media).toEqual([])
    expect(JSON.stringify(await world.updates(buy, partner.dispatcher))).not.toContain('Never theirs')
    expect(JSON.stringify(await world.updates(sell))).not.toContain('Ours alone')
  })
})
