import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { brokerageWorld, prices, type BrokerageWorld } from './brokerage-support.ts'
import { insertLocation, insertService } from './order-fixtures.ts'
import { raceOnOrder, noon, storedRows } from './order-world.ts'

let world: BrokerageWorld

beforeAll(async () => {
  world = await brokerageWorld()
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

const receivers = (id: number, who = world.callers.dispatcher) =>
  world.ask<Schema<'BrokerageReceivers'>>(who, 'GET', id, 'brokerage')

describe('the couriers that an order can be brokered to', () => {
  test('are those that carry out orders for this one', async () => {
    const id = await world.placed()
    expect(await receivers(id)).toMatchObject({
      status: 200,
      body: { receivers: [{ id: world.partner.tenantId, name: 'Queen City' }] },
    })
  })

  test('are none once the link has ended, and never the organisation that ordered', async () => {
    const id = await world.placed()
    const end = (endedAt: number | null) =>
      world.database.systemTransaction((db) =>
        db
          .updateTable('tenant_links')
          .set({ ended_at: endedAt })
          .where('tenant_id', '=', world.partner.tenantId)
          .execute(),
      )
    await end(noon)
    expect((await receivers(id)).body).toEqual({ receivers: [] })
    expect((await world.offer(id)).status).toBe(404)
    expect((await world.confirm(id)).status).toBe(404)
    await end(null)

    const { buy } = await world.brokered()
    await world.database.systemTransaction((db) =>
      db
        .insertInto('tenant_links')
        .values({
          tenant_id: world.tenants.courier,
          partner_tenant_id: world.partner.tenantId,
          kind: 'courier-broker',
        })
        .execute(),
    )
    expect((await receivers(buy, world.partner.dispatcher)).body).toEqual({ receivers: [] })
  })

  test('are told to the dispatchers of the courier alone', async () => {
    const id = await world.placed()
    const { callers } = world
    const statuses = async (who: typeof callers.viewer) => [
      (await receivers(id, who)).status,
      (await world.offer(id, who)).status,
      (await world.confirm(id, {}, who)).status,
    ]
    expect(await statuses(callers.viewer)).toEqual([403, 403, 403])
    expect(await statuses(callers.driver)).toEqual([403, 403, 403])
    expect(await statuses(callers.scheduler)).toEqual([403, 403, 403])
    expect(await statuses(callers.customerOwner)).toEqual([403, 403, 403])
    expect(await statuses(world.partner.dispatcher)).toEqual([404, 404, 404])
    expect(await statuses(world.outsider)).toEqual([404, 404, 404])
  })
})

describe('the offer', () => {
  test('names each service and speed with its price, its promise and what stays, the cheapest first', async () => {
    const id = await world.placed()
    const { service } = world.partner
    const shared = { serviceId: service.id, serviceName: 'City Same Day', vehicleName: 'Cargo van', problems: [] }
    expect((await world.offer(id)).body).toEqual({
      orderId: id,
      receiverTenant: {
        id: world.partner.tenantId,
        name: 'Queen City',
        image: null,
        address: '306 Ontario Ave, Saskatoon, SK S7K 1S3',
        phone: null,
      },
      sellPreTaxCadCents: prices.sellRush,
      sellPriceCadCents: 4_444,
      options: [
        {
          ...shared,
          serviceSpeedId: service.anyTime,
          serviceSpeedName: 'Any time',
          dueAt: null,
          buyPreTaxCadCents: prices.buyAnyTime,
          buyPriceCadCents: prices.buyAnyTime,
          marginCadCents: prices.sellRush - prices.buyAnyTime,
        },
        {
          ...shared,
          serviceSpeedId: service.rush,
          serviceSpeedName: 'Rush',
          dueAt: noon + 900 + 5_400,
          buyPreTaxCadCents: prices.buyRush,
          buyPriceCadCents: prices.buyRush,
          marginCadCents: prices.sellRush - prices.buyRush,
        },
      ],
      refusal: null,
    })
  })

  test('has nothing of what the courier offers others, or no longer', async () => {
    const id = await world.placed()
    const { database, tenants, partner } = world
    const hidden = await database.systemTransaction((db) => insertService(db, partner.tenantId, tenants.customer))
    const found = (await world.offer(id)).body.options.map(({ serviceId }) => serviceId)
    expect(found).not.toContain(hidden.id)
    expect(await world.confirm(id, { serviceId: hidden.id, serviceSpeedId: hidden.rush })).toMatchObject({
      status: 422,
      body: { errors: { '/serviceId': ['Queen City does not offer you this service'] } },
    })
    expect(await world.confirm(id, { serviceId: world.service.id, serviceSpeedId: world.service.rush })).toMatchObject({
      status: 422,
      body: { errors: { '/serviceId': ['Queen City does not offer you this service'] } },
    })
  })

  test('says which parcel fits nowhere, without a price, and such a choice is refused', async () => {
    const id = await world.placed()
    await world.database.systemTransaction((db) =>
      db
        .updateTable('delivery_order_parcels')
        .set({ length_m: 3, weight_kg: 12.5 })
        .where('delivery_order_id', '=', id)
        .execute(),
    )
    const problem = 'Box (300 × 40 × 40 cm, 12.5 kg) fits no parcel type of City Same Day'
    const { options } = (await world.offer(id)).body
    expect(
      options.map(({ problems, buyPreTaxCadCents, marginCadCents }) => [problems, buyPreTaxCadCents, marginCadCents]),
    ).toEqual([
      [[problem], null, null],
      [[problem], null, null],
    ])
    expect(await world.confirm(id)).toMatchObject({ status: 422, body: { errors: { '/serviceId': [problem] } } })
  })

  test.each(['assigned', 'pickedUp', 'completed', 'cancelled'] as const)(
    'says that an order that is %s cannot be brokered, and confirming it stores nothing',
    async (status) => {
      const id = await world.placedAt(status)
      const { refusal } = (await world.offer(id)).body
      const words = { assigned: 'has a driver', pickedUp: 'has a driver', completed: 'closed', cancelled: 'closed' }
      expect(refusal).toContain(words[status])
      const before = await storedRows(world.database)
      expect(await world.confirm(id)).toMatchObject({ status: 422, body: { code: 'not_brokerable', message: refusal } })
      expect(await storedRows(world.database)).toEqual(before)
    },
  )
})

describe('confirming', () => {
  test('places the second order like every order of the other courier, and links the two', async () => {
    const { partner, callers, tenants } = world
    const sell = await world.placed({ tagIds: [world.service.zone], orderNotes: 'Ring twice' })
    const { status, body } = await world.confirm(sell)
    expect(status).toBe(200)
    expect(body).toEqual({
      sellOrderId: sell,
      buyOrderId: expect.any(Number),
      receiverTenant: { id: partner.tenantId, name: 'Queen City' },
      sellPreTaxCadCents: prices.sellRush + 300,
      buyPreTaxCadCents: prices.buyRush,
      marginCadCents: prices.sellRush + 300 - prices.buyRush,
    })
    const bought = await world.page(body.buyOrderId, partner.dispatcher)
    expect(bought).toMatchObject({
      status: 'created',
      senderTenant: { id: tenants.courier, name: 'Prairie Sky' },
      receiverTenant: { id: partner.tenantId },
      poNumber: String(sell),
      orderNotes: 'Ring twice',
      availableAt: noon + 900,
      dueAt: noon + 900 + 5_400,
      distanceM: 14_300,
      serviceSpeedName: 'Rush',
      tags: [],
      pickupLocation: { name: 'Broadway Pharmacy' },
      dropoffLocation: { name: 'Stonebridge Clinic' },
      parcelDetails: [{ name: 'Box', quantity: 2, weightKg: 30 }],
      pricing: { preTaxCadCents: prices.buyRush, hidden: false },
      brokerage: null,
    })
    expect((await world.updates(body.buyOrderId, partner.dispatcher)).map(({ type }) => type)).toEqual(['created'])
    expect((await world.updates(sell))[0]).toMatchObject({
      type: 'created_brokered',
      actorName: 'Dana Kowalski',
      brokerSupplierName: 'Queen City',
    })
    const sold = await world.page(sell)
    expect(sold).toMatchObject({ status: 'created', brokerage: body })
    expect((await world.page(body.buyOrderId)).brokerage).toEqual(body)
    expect((await world.page(sell, callers.viewer)).brokerage).toEqual({
      ...body,
      sellPreTaxCadCents: null,
      buyPreTaxCadCents: null,
      marginCadCents: null,
    })
  })

  test('keeps the measures of the parcels, also of two sizes that go as one type and of one that lies turned', async () => {
    const { partner, service, database } = world
    const sell = await world.placed({
      parcels: [
        { parcelTypeId: service.box, quantity: 1 },
        { parcelTypeId: service.envelope, quantity: 3 },
      ],
    })
    await database.systemTransaction(async (db) => {
      const resized = (name: string, sides: Record<string, number>) =>
        db
          .updateTable('delivery_order_parcels')
          .set(sides)
          .where('name', '=', name)
          .where('delivery_order_id', '=', sell)
      await resized('Box', { length_m: 0.3, width_m: 0.5, height_m: 0.35, weight_kg: 12 }).execute()
      // Thicker than an envelope of the other courier may be: it goes as a box there.
      await resized('Envelope', { length_m: 0.3, width_m: 0.2, height_m: 0.02, weight_kg: 0.4 }).execute()
    })
    const { body } = await world.confirm(sell)
    const kept = [
      { name: 'Box', quantity: 1, lengthM: 0.3, widthM: 0.5, heightM: 0.35, weightKg: 12 },
      { name: 'Box', quantity: 3, lengthM: 0.3, widthM: 0.2, heightM: 0.02, weightKg: 0.4 },
    ]
    const page = await world.page(body.buyOrderId, partner.dispatcher)
    expect(page).toMatchObject({ parcelDetails: kept, totalWeightKg: 13.2 })
    expect(page.totalVolumeM3).toBeCloseTo(0.3 * 0.5 * 0.35 + 3 * 0.3 * 0.2 * 0.02, 9)
    // What was bought can be edited as it is.
    expect((await world.edit(body.buyOrderId, { orderNotes: 'By the ramp' }, partner.dispatcher)).status).toBe(200)
    expect((await world.page(body.buyOrderId, partner.dispatcher)).parcelDetails).toMatchObject(kept)
  })

  test('finds the location of an order even after it was deleted from the address book', async () => {
    const { database, tenants } = world
    const location = await database.systemTransaction((db) =>
      insertLocation(db, tenants.customer, {
        name: 'Pop-up Clinic',
        formatted_address: '12 High Street',
        latitude: 52.3,
      }),
    )
    const sell = await world.placed({ dropoffLocationId: location })
    await database.systemTransaction((db) => db.deleteFrom('locations').where('id', '=', location).execute())
    const { body } = await world.confirm(sell)
    expect(await world.page(body.buyOrderId, world.partner.dispatcher)).toMatchObject({
      dropoffLocation: { name: 'Pop-up Clinic' },
    })
  })

  test('names the field that is wrong', async () => {
    const id = await world.placed()
    expect(await world.confirm(id, { serviceSpeedId: world.service.rush })).toMatchObject({
      status: 422,
      body: { errors: { '/serviceSpeedId': ['The service has no such speed'] } },
    })
    const path = `/delivery-orders/${id}/brokerage/${world.partner.tenantId}`
    expect(
      await world.call(world.callers.dispatcher, 'POST', path, { body: { serviceId: 'one', serviceSpeedId: 1 } }),
    ).toMatchObject({ status: 422, body: { errors: { '/serviceId': expect.any(Array) } } })
  })

  test('of five at once one wins, and one second order is placed', async () => {
    const sell = await world.placed()
    const before = await storedRows(world.database)
    const answers = await raceOnOrder(world.database, sell, 4, () =>
      Promise.all(Array.from({ length: 5 }, () => world.confirm(sell))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 422)
    expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('not_brokerable'))
    expect(refused.map(({ body }) => body.message)).toEqual(Array(4).fill('The order is brokered already.'))
    expect((await storedRows(world.database)).delivery_orders).toBe((before.delivery_orders ?? 0) + 1)
  })

  test('and an assignment at the same moment do not both happen', async () => {
    const sell = await world.placed()
    const [confirmed] = await raceOnOrder(world.database, sell, 2, () =>
      Promise.all([world.confirm(sell), world.assign([sell])]),
    )
    const { driver, brokerage } = await world.page(sell)
    expect([driver === null, brokerage === null]).toEqual(confirmed.status === 200 ? [true, false] : [false, true])
  })

  test('and an edit at the same moment do not leave the other courier with what the order was before', async () => {
    const sell = await world.placed()
    const before = await storedRows(world.database)
    const answer = await raceOnOrder(
      world.database,
      sell,
      1,
      () => world.confirm(sell),
      (db) => db.updateTable('delivery_orders').set({ version: 2 }).where('id', '=', sell).execute(),
    )
    expect(answer).toMatchObject({ status: 422, body: { code: 'offer_changed' } })
    expect(await storedRows(world.database)).toEqual(before)
  })

  test('holds to the price that was shown', async () => {
    const sell = await world.placed()
    const before = await storedRows(world.database)
    const refused = [prices.buyRush - 1, null].map((buyPreTaxCadCents) => world.confirm(sell, { buyPreTaxCadCents }))
    for (const answer of await Promise.all(refused)) {
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'offer_changed', message: expect.stringContaining('The price of') },
      })
    }
    expect(await storedRows(world.database)).toEqual(before)
    expect((await world.confirm(sell, { buyPreTaxCadCents: prices.buyRush })).status).toBe(200)
  })

  test('repeated with the same key answers the first answer and places nothing anew', async () => {
    const sell = await world.placed()
    const body = { serviceId: world.partner.service.id, serviceSpeedId: world.partner.service.rush }
    const path = `/delivery-orders/${sell}/brokerage/${world.partner.tenantId}`
    const again = () =>
      world.call<Schema<'Brokerage'>>(world.callers.dispatcher, 'POST', path, {
        body,
        headers: { 'idempotency-key': 'broker-once' },
      })
    const first = await again()
    expect((await again()).body).toEqual(first.body)
  })
})

/* docs/rules/fuel-and-tax.md, "Tax": what a carrier buys is interlining, zero rated until the one that sells it says otherwise. */
test('what a carrier buys is zero rated, until the courier that sells it switches that off for the orders from then on', async () => {
  const { partner, database } = world
  const switchTo = (carriersZeroRated: boolean) =>
    database.systemTransaction((db) =>
      db
        .updateTable('courier_settings')
        .set({ carriers_zero_rated: carriersZeroRated })
        .where('tenant_id', '=', partner.tenantId)
        .execute(),
    )
  const taxLines = async (id: number) => {
    const { lines, total_cents, pre_tax_cents } = await database.systemTransaction((db) =>
      db
        .selectFrom('delivery_order_prices')
        .select(['lines', 'total_cents', 'pre_tax_cents'])
        .where('delivery_order_id', '=', id)
        .executeTakeFirstOrThrow(),
    )
    const tax = lines.filter(({ group }) => group === 'tax').map(({ name }) => name)
    return { tax, taxCents: (total_cents ?? 0) - (pre_tax_cents ?? 0) }
  }
  const zeroRated = { tax: ['Zero Rated'], taxCents: 0 }
  const first = await world.brokered()
  expect(await taxLines(first.buy)).toEqual(zeroRated)
  expect(await taxLines(first.sell)).toMatchObject({ tax: ['GST (5%)'] })

  await switchTo(false)
  const { options } = (await world.offer(await world.placed())).body
  expect(options.map(({ buyPriceCadCents }) => buyPriceCadCents)).toEqual([2_439, 3_415])
  const second = await world.brokered()
  expect(await taxLines(second.buy)).toEqual({ tax: ['GST (5%)'], taxCents: 3_415 - prices.buyRush })

  // Priced anew, each keeps what it was bought with.
  for (const { buy } of [first, second]) {
    const edited = await world.edit(buy, { overrideDistanceEstimateM: 20_000 }, partner.dispatcher)
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  }
  expect(await taxLines(first.buy)).toEqual(zeroRated)
  expect(await taxLines(second.buy)).toMatchObject({ tax: ['GST (5%)'] })
  await switchTo(true)
})
