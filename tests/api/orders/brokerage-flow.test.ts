import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { brokerageWorld, type BrokerageWorld } from './brokerage-support.ts'
import { raceOnOrder, noon, type Caller } from './order-world.ts'

let world: BrokerageWorld

beforeAll(async () => {
  world = await brokerageWorld()
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

/** The names and addresses of the people of the other courier. */
const secrets = ['Quinn', 'Quick', 'Petra', 'Partner', 'quick', 'partner.']

/** All that a person can read of an order. */
async function everythingOf(id: number, who: Caller): Promise<string> {
  const paths = [
    'page-view',
    'info-view',
    'summary',
    'updates',
    'geostamps',
    'protocol-data',
    'media',
    'dropoff-receipt-html',
  ]
  const answers = await Promise.all(paths.map((path) => world.ask(who, 'GET', id, path)))
  const list = await world.call(who, 'GET', `/tenants/${who.tenantId}/paginated-delivery-orders`)
  return JSON.stringify([...answers.map(({ body }) => body), list.body])
}

/** Status and times as the order page has them. */
async function standing(id: number, who?: Caller) {
  const { status, times, driver } = await world.page(id, who)
  return { status, times, driver }
}

describe('the sold order', () => {
  test('names the other courier in list and drawer, to the courier that brokered it alone', async () => {
    const { sell } = await world.brokered()
    const { callers, partner, tenants } = world
    const named = { id: partner.dispatcher.tenantId, name: expect.any(String) as string }
    const shown = async (who: Caller) => {
      const info = await world.ask<Schema<'DeliveryOrderInfoView'>>(who, 'GET', sell, 'info-view')
      const list = await world.call<Schema<'DeliveryOrderPage'>>(
        who,
        'GET',
        `/tenants/${who.tenantId}/paginated-delivery-orders`,
      )
      return [info.body.brokeredTo, list.body.data.find(({ id }) => id === sell)?.brokeredTo]
    }
    expect(await shown(callers.dispatcher)).toEqual([named, named])
    expect(named.id).not.toBe(tenants.courier)
    expect(await shown(callers.scheduler)).toEqual([null, null])
  })

  test('follows the bought one from the driver to completion, by its times and without names', async () => {
    const { sell, buy } = await world.brokered()
    const { partner, callers, clock } = world
    clock.now = noon + 60
    await world.partnerAssigns(buy)
    expect(await standing(sell)).toMatchObject({ status: 'assigned', driver: null, times: { assignedAt: noon + 60 } })

    clock.now = noon + 900
    await world.ask(partner.driver, 'POST', buy, 'picked-up', { occurredAt: noon + 600 })
    expect(await standing(sell)).toMatchObject({ status: 'pickedUp', times: { pickedUpAt: noon + 600 } })
    clock.now = noon + 1_800
    await world.ask(partner.driver, 'POST', buy, 'dropped-off', {})
    await world.ask(partner.dispatcher, 'POST', buy, 'completed', {})
    const { status, times } = await standing(buy, partner.dispatcher)
    expect(await standing(sell)).toEqual({ status, times, driver: null })
    expect(await standing(sell, callers.scheduler)).toEqual({ status: 'completed', times, driver: null })

    const carried = (await world.updates(sell)).toReversed()
    expect(carried.map(({ type }) => type)).toEqual([
      'created',
      'created_brokered',
      'assigned',
      'assigned_pickedUp',
      'assigned_droppedOff',
      'completed',
    ])
    expect(carried[3]).toEqual({
      id: expect.any(Number),
      type: 'assigned_pickedUp',
      createdAt: noon + 900,
      occurredAt: noon + 600,
      deliveryOrderId: sell,
      actorTenantName: 'Queen City',
      brokerSupplierName: 'Queen City',
      fromLocationName: 'Broadway Pharmacy',
      fromLocationAddress: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
    })
  })

  test('names the other courier to the one that sold it on and to no other party', async () => {
    const { sell, buy } = await world.brokered()
    const { partner, callers } = world
    await world.partnerAssigns(buy)
    await world.cancel(buy, partner.dispatcher, 'The van broke down')
    for (const who of [callers.scheduler, callers.customerOwner]) {
      const updates = await world.updates(sell, who)
      expect(updates.map(({ type, actorTenantName }) => [type, actorTenantName])).toEqual([
        ['created_unassigned', 'Prairie Sky'],
        ['assigned', 'Prairie Sky'],
        ['created', expect.anything()],
      ])
      expect(JSON.stringify(updates)).not.toMatch(/Queen City|van broke down/)
    }
    expect(JSON.stringify(await world.updates(sell))).toMatch(/Queen City.*van broke down/)
  })

  test('names neither that courier nor its driver to a person who comes too late', async () => {
    const { sell, buy } = await world.brokered()
    const { partner, callers } = world
    await world.partnerAssigns(buy)
    for (const act of ['picked-up', 'dropped-off']) await world.ask(partner.driver, 'POST', buy, act, {})
    await world.ask(partner.dispatcher, 'POST', buy, 'completed', {})
    const late = async (id: number, who: Caller) => {
      const { status, body } = await world.cancel(id, who, 'Too late')
      return [status, JSON.stringify(body)]
    }
    expect(await late(sell, callers.customerOwner)).toEqual([
      422,
      expect.stringContaining('The order is completed and cannot change any more.'),
    ])
    // The courier that bought it reads which organization was quicker, and no person of it.
    expect(await late(buy, callers.dispatcher)).toEqual([422, expect.stringContaining('by Queen City')])
    expect((await late(buy, callers.dispatcher))[1]).not.toMatch(/Quinn|Petra/)
  })

  test('goes back with the bought one, and says when that had been picked up', async () => {
    const { sell, buy } = await world.brokered()
    const { partner, callers, clock } = world
    await world.partnerAssigns(buy)
    await world.ask(partner.driver, 'POST', buy, 'picked-up', {})
    clock.now = noon + 90
    expect(await world.ask(callers.dispatcher, 'POST', sell, 'undo', {})).toMatchObject({ body: { code: 'brokered' } })
    await world.ask(partner.driver, 'POST', buy, 'undo', {})
    expect(await standing(sell)).toMatchObject({ status: 'assigned', times: { assignedAt: noon, pickedUpAt: null } })
    const [undone] = await world.updates(sell)
    expect(undone).toEqual({
      id: expect.any(Number),
      type: 'undone',
      createdAt: noon + 90,
      occurredAt: noon + 90,
      deliveryOrderId: sell,
      actorTenantName: 'Queen City',
      brokerSupplierName: 'Queen City',
      changes: [{ field: 'pickedUpAt', from: noon, to: null }],
    })
  })

  test('gets every step that the other office skips', async () => {
    const { sell, buy } = await world.brokered()
    await world.partnerAssigns(buy)
    await world.ask(world.partner.dispatcher, 'POST', buy, 'completed', {})
    const types = (await world.updates(sell)).map(({ type }) => type)
    expect(types.slice(0, 3)).toEqual(['completed', 'assigned_droppedOff', 'assigned_pickedUp'])
    expect((await world.page(sell)).times).toMatchObject({ pickedUpAt: noon, droppedOffAt: noon, completedAt: noon })
  })

  test('waits again when the other courier takes its driver off, and stays with it', async () => {
    const { sell, buy } = await world.brokered()
    const { partner } = world
    await world.partnerAssigns(buy)
    const orders = [{ orderId: buy, userId: partner.driver.userId }]
    await world.call(partner.dispatcher, 'POST', `/tenants/${partner.tenantId}/delivery-orders/unassign`, {
      body: { orders },
    })
    expect(await world.page(sell)).toMatchObject({
      status: 'created',
      times: { assignedAt: null },
      brokerage: { buyOrderId: buy },
    })
  })

  test('is neither assigned nor moved nor unassigned by the courier that sold it', async () => {
    const { sell, buy } = await world.brokered()
    const refusal = { code: 'brokered', message: 'The order is brokered: the courier that carries it out moves it.' }
    expect((await world.assign([sell])).body.results).toEqual([
      { orderId: sell, ok: false, status: 'created', ...refusal },
    ])
    await world.partnerAssigns(buy)
    for (const path of ['picked-up', 'dropped-off', 'completed', 'next']) {
      expect(await world.ask(world.callers.dispatcher, 'POST', sell, path, {})).toMatchObject({
        status: 422,
        body: refusal,
      })
    }
    expect((await world.page(sell)).status).toBe('assigned')
    expect((await world.page(buy, world.partner.dispatcher)).status).toBe('assigned')
  })

  test('waits for no driver of the broker: neither of the two orders is among those that its own drivers carry out', async () => {
    const { callers, partner } = world
    const { sell, buy } = await world.brokered()
    const own = await world.placed()
    const found = async (who: Caller, filter: Schema<'DeliveryOrderFilter'>) => {
      const asked = encodeURIComponent(JSON.stringify({ pageSize: 100, filter: { statuses: ['created'], ...filter } }))
      const path = `/tenants/${who.tenantId}/paginated-delivery-orders?pagination=${asked}`
      const { body } = await world.call<Schema<'DeliveryOrderPage'>>(who, 'GET', path)
      expect(body.total).toBe(body.data.length)
      return [sell, buy, own].filter((id) => body.data.some((order) => order.id === id))
    }
    const { dispatcher } = callers
    expect(await found(dispatcher, {})).toEqual([sell, buy, own])
    expect(await found(dispatcher, { carriedOutHere: true })).toEqual([own])
    expect(await found(dispatcher, { carriedOutHere: true, search: 'broadway' })).toEqual([own])
    expect(await found(dispatcher, { carriedOutHere: false })).toEqual([sell, buy])
    expect(await found(partner.dispatcher, { carriedOutHere: true })).toEqual([buy])
    expect(await found(callers.scheduler, { carriedOutHere: true })).toEqual([])

    await world.cancel(buy, partner.dispatcher)
    expect(await found(dispatcher, { carriedOutHere: true })).toEqual([sell, own])
  })

  test('is found by a person who looks for what has that status', async () => {
    const { sell, buy } = await world.brokered()
    await world.partnerAssigns(buy)
    const pagination = encodeURIComponent(
      JSON.stringify({ page: 0, pageSize: 100, filter: { statuses: ['assigned'] } }),
    )
    const { body } = await world.call<Schema<'DeliveryOrderPage'>>(
      world.callers.scheduler,
      'GET',
      `/tenants/${world.tenants.customer}/paginated-delivery-orders?pagination=${pagination}`,
    )
    expect(body.data.find(({ id }) => id === sell)).toMatchObject({ status: 'assigned', driver: null })
  })
})

describe('what each side sees', () => {
  test('nobody but the other courier reads who of its people drove, moved or captured', async () => {
    const { sell, buy } = await world.brokered()
    const { partner, callers } = world
    await world.partnerAssigns(buy)
    await world.ask(partner.driver, 'POST', buy, 'picked-up', {})
    await world.ask(partner.driver, 'POST', buy, 'dropped-off', {})
    const sides: [string, number, Caller][] = [
      ['the customer', sell, callers.scheduler],
      ['its owner', sell, callers.customerOwner],
      ['the broker', sell, callers.dispatcher],
      ['the broker, on the bought order', buy, callers.dispatcher],
      ['a reader of the broker', buy, callers.viewer],
    ]
    for (const [side, id, who] of sides) {
      const all = await everythingOf(id, who)
      expect([side, secrets.filter((secret) => all.includes(secret))]).toEqual([side, []])
    }
    expect(await everythingOf(buy, partner.dispatcher)).toContain('Quinn')
    expect(await standing(buy, partner.driver)).toMatchObject({ driver: { firstName: 'Quinn' } })
  })

  test('nobody but the broker reads what it pays and what stays', async () => {
    const { sell, buy } = await world.brokered()
    const { callers, partner } = world
    const all = async (id: number, who: Caller) => everythingOf(id, who)
    const { brokerage } = await world.page(sell)
    const amounts = [brokerage?.buyPreTaxCadCents, brokerage?.marginCadCents].map(String)
    const customers = await all(sell, callers.customerOwner)
    expect(amounts.filter((amount) => standsIn(customers, amount))).toEqual([])
    expect((await world.page(sell, callers.customerOwner)).brokerage).toBeNull()
    const partners = await all(buy, partner.dispatcher)
    const ofSale = [brokerage?.sellPreTaxCadCents, brokerage?.marginCadCents, 4_444].map(String)
    expect(ofSale.filter((amount) => standsIn(partners, amount))).toEqual([])
    expect(standsIn(await all(sell, callers.dispatcher), amounts[0] ?? '')).toBe(true)
    expect((await world.page(buy, callers.viewer)).pricing).toMatchObject({ hidden: true, priceCadCents: null })
  })

  test('neither sees the order of the other side, and a stranger none of the two', async () => {
    const { sell, buy } = await world.brokered()
    const { callers, partner, outsider } = world
    const statusOf = async (id: number, who: Caller) => (await world.ask(who, 'GET', id, 'page-view')).status
    expect(await statusOf(sell, partner.dispatcher)).toBe(404)
    expect(await statusOf(buy, callers.scheduler)).toBe(404)
    expect(await statusOf(buy, callers.customerOwner)).toBe(404)
    expect([await statusOf(sell, outsider), await statusOf(buy, outsider)]).toEqual([404, 404])
    expect([await statusOf(sell, callers.driver), await statusOf(buy, callers.driver)]).toEqual([404, 404])
    expect([await statusOf(sell, callers.dispatcher), await statusOf(buy, callers.dispatcher)]).toEqual([200, 200])
  })

  test('what the other courier does is audited by the broker without a person, and told to its customer', async () => {
    const { sell, buy } = await world.brokered()
    await world.partnerAssigns(buy)
    const { audit, events } = await world.database.systemTransaction(async (db) => ({
      audit: await db
        .selectFrom('audit_entries')
        .select(['tenant_id', 'actor_user_id', 'impersonator_user_id', 'address', 'request_id'])
        .where('subject_id', '=', sell)
        .where('action', '=', 'delivery-order.assigned')
        .execute(),
      events: await db
        .selectFrom('outbox')
        .select(['tenant_id', 'audience_tenant_ids', 'payload'])
        .orderBy('id')
        .execute(),
    }))
    const { courier, customer } = world.tenants
    expect(audit).toEqual([
      { tenant_id: courier, actor_user_id: null, impersonator_user_id: null, address: null, request_id: null },
    ])
    const told = events.filter(({ payload }) => JSON.stringify(payload).includes(`"orderId":${sell}`))
    expect(told.at(-1)).toMatchObject({ tenant_id: courier, payload: { act: 'assigned', status: 'assigned' } })
    expect(told.at(-1)?.audience_tenant_ids.toSorted((left, right) => left - right)).toEqual([courier, customer])
  })
})

describe('cancelling', () => {
  test('the sold order cancels the bought one before it is picked up', async () => {
    const { sell, buy } = await world.brokered()
    await world.partnerAssigns(buy)
    expect((await world.cancel(sell, world.callers.dispatcher)).status).toBe(200)
    expect(await world.page(buy, world.partner.dispatcher)).toMatchObject({
      status: 'cancelled',
      cancellation: { actorName: 'Dana Kowalski', actorTenantName: 'Prairie Sky', reason: 'No longer needed' },
    })
    expect((await world.page(sell)).status).toBe('cancelled')
    expect((await world.updates(buy, world.partner.dispatcher))[0]).toMatchObject({
      type: 'cancelled',
      reason: 'No longer needed',
    })
    expect((await world.updates(sell)).filter(({ type }) => type === 'created_unassigned')).toEqual([])
  })

  test('by the customer is to the other courier an act of the broker', async () => {
    const { sell, buy } = await world.brokered()
    expect((await world.cancel(sell, world.callers.scheduler)).status).toBe(200)
    const bought = await world.page(buy, world.partner.dispatcher)
    expect(bought).toMatchObject({ status: 'cancelled', cancellation: { actorTenantName: 'Prairie Sky' } })
    const all = await everythingOf(buy, world.partner.dispatcher)
    expect(['Łukasz', 'Ünal', 'Meewasin'].filter((name) => all.includes(name))).toEqual([])
  })

  test('the sold order is refused once it is picked up, and nothing changes', async () => {
    const { sell, buy } = await world.brokered()
    await world.partnerAssigns(buy)
    await world.ask(world.partner.driver, 'POST', buy, 'picked-up', {})
    expect(await world.cancel(sell, world.callers.dispatcher)).toMatchObject({
      status: 422,
      body: {
        code: 'brokered_under_way',
        message: 'Queen City has picked the order up already, so it can no longer be cancelled here.',
      },
    })
    expect([(await world.page(sell)).status, (await world.page(buy)).status]).toEqual(['pickedUp', 'pickedUp'])
  })

  test.each(['created', 'assigned', 'pickedUp'] as const)(
    'the bought order while it is %s gives the sold one back, to be brokered or assigned anew',
    async (status) => {
      const { sell, buy } = await world.brokered()
      const { partner } = world
      if (status !== 'created') await world.partnerAssigns(buy)
      if (status === 'pickedUp') await world.ask(partner.driver, 'POST', buy, 'picked-up', {})
      expect((await world.cancel(buy, partner.dispatcher, 'The van broke down')).status).toBe(200)
      expect(await world.page(sell)).toMatchObject({
        status: 'created',
        brokerage: null,
        cancellation: null,
        times: { assignedAt: null, pickedUpAt: null, cancelledAt: null },
      })
      expect((await world.page(buy)).brokerage).toBeNull()
      expect((await world.updates(sell))[0]).toMatchObject({
        type: 'created_unassigned',
        actorTenantName: 'Queen City',
        brokerSupplierName: 'Queen City',
        reason: 'The van broke down',
      })
      const again = await world.confirm(sell)
      expect(again.status).toBe(200)
      expect((await world.page(sell)).brokerage?.buyOrderId).toBe(again.body.buyOrderId)
      expect((await world.cancel(again.body.buyOrderId, partner.dispatcher)).status).toBe(200)
      expect((await world.assign([sell])).body.results).toEqual([{ orderId: sell, ok: true, status: 'assigned' }])
    },
  )

  test('the bought order by the broker itself takes it back', async () => {
    const { sell, buy } = await world.brokered()
    expect((await world.cancel(buy, world.callers.dispatcher)).status).toBe(200)
    expect(await world.page(sell)).toMatchObject({ status: 'created', brokerage: null })
  })

  test('and a pickup at the same moment leave both orders in one state', async () => {
    const { sell, buy } = await world.brokered()
    await world.partnerAssigns(buy)
    const [cancelled, pickedUp] = await raceOnOrder(world.database, buy, 2, () =>
      Promise.all([
        world.cancel(sell, world.callers.dispatcher),
        world.ask(world.partner.driver, 'POST', buy, 'picked-up', {}),
      ]),
    )
    const statuses = [(await world.page(sell)).status, (await world.page(buy)).status]
    expect([cancelled.status, pickedUp.status, ...statuses]).toEqual(
      cancelled.status === 200 ? [200, 422, 'cancelled', 'cancelled'] : [422, 200, 'pickedUp', 'pickedUp'],
    )
  })
})

describe('an order handed on twice', () => {
  test('is carried up to the first customer, and cancelled down to the last courier', async () => {
    const { outsider, partner } = world
    const { buy, sell } = await world.brokered()
    const last = await world.outsiderServesPartner()
    const body = { serviceId: last.id, serviceSpeedId: last.rush }
    const handOn = (id: number) =>
      world.ask<Schema<'Brokerage'>>(partner.dispatcher, 'POST', id, `brokerage/${outsider.tenantId}`, body)
    const second = (await handOn(buy)).body
    await world.database.systemTransaction((db) =>
      db
        .updateTable('memberships')
        .set({ roles: [13, 2] })
        .where('user_id', '=', outsider.userId)
        .execute(),
    )
    await world.call(outsider, 'PUT', `/users/${outsider.userId}/delivery-orders/bulk`, {
      body: { ids: [second.buyOrderId] },
    })
    expect((await world.page(sell)).status).toBe('assigned')
    expect((await world.page(buy)).status).toBe('assigned')
    const all = `${await everythingOf(sell, world.callers.dispatcher)}${await everythingOf(buy, partner.dispatcher)}`
    expect(['Otto', 'Outsider'].filter((name) => all.includes(name))).toEqual([])

    expect((await world.cancel(sell, world.callers.scheduler)).status).toBe(200)
    expect((await world.page(second.buyOrderId, outsider)).status).toBe('cancelled')
    expect((await world.page(buy, partner.dispatcher)).status).toBe('cancelled')
  })
})

/** Whether a number stands in a text by itself, and not as digits of a longer one such as a time. */
function standsIn(text: string, amount: string): boolean {
  return new RegExp(String.raw`(?<!\d)${amount}(?!\d)`).test(text)
}
