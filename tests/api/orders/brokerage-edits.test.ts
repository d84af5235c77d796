import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { brokerageWorld, type BrokerageWorld } from './brokerage-support.ts'
import { raceOnOrder } from './order-world.ts'

let world: BrokerageWorld

beforeAll(async () => {
  world = await brokerageWorld()
})
afterAll(() => world.close())

const viewOf: BrokerageWorld['viewOf'] = (...asked) => world.viewOf(...asked)
const edit: BrokerageWorld['edit'] = (...asked) => world.edit(...asked)

test('notes that the broker edits reach the other courier at once, and nothing else does', async () => {
  const { dispatcher } = world.partner
  const { sell, buy } = await world.brokered()
  const before = await viewOf(buy, dispatcher)
  const price = (await world.page(buy, dispatcher)).pricing
  const { availableAt } = before
  const answer = await edit(sell, { orderNotes: 'Gate code 4711', poNumber: 'PO-2', availableDate: availableAt + 900 })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(await viewOf(buy, dispatcher)).toEqual({
    ...before,
    orderNotes: 'Gate code 4711',
    version: before.version + 1,
    editedAt: world.clock.now,
    editedByName: 'Prairie Sky',
  })
  expect((await world.page(buy, dispatcher)).pricing).toEqual(price)
  expect((await world.updates(buy, dispatcher))[1]).toMatchObject({
    type: 'details_updated',
    actorTenantName: 'Prairie Sky',
    changes: [{ field: 'orderNotes', from: 'Fragile', to: 'Gate code 4711' }],
  })
  // An edit of something else is none of the notes.
  await edit(sell, { poNumber: 'PO-3' })
  expect((await viewOf(buy, dispatcher)).version).toBe(before.version + 1)
})

test('notes that the other courier wrote itself stay', async () => {
  const { dispatcher } = world.partner
  const { sell, buy } = await world.brokered()
  await edit(buy, { orderNotes: 'Quinn knows the way' }, dispatcher)
  expect((await edit(sell, { orderNotes: 'Gate code 4711' })).status).toBe(200)
  expect((await viewOf(buy, dispatcher)).orderNotes).toBe('Quinn knows the way')
  expect((await viewOf(sell, world.callers.dispatcher)).orderNotes).toBe('Gate code 4711')
})

test('notes of an order that the other courier has completed or given back stay there', async () => {
  const { dispatcher } = world.partner
  const done = await world.brokered()
  await world.partnerAssigns(done.buy)
  await world.ask(dispatcher, 'POST', done.buy, 'completed', {})
  const back = await world.brokered()
  await world.cancel(back.buy, dispatcher)
  for (const { sell, buy } of [done, back]) {
    expect((await edit(sell, { orderNotes: 'Gate code 4711' })).status).toBe(200)
    expect((await world.page(buy, dispatcher)).orderNotes).toBe('Fragile')
  }
})

test('reach the last courier of an order that was handed on twice', async () => {
  const { partner, outsider, callers } = world
  const { sell, buy } = await world.brokered()
  const service = await world.outsiderServesPartner()
  const { body } = await world.ask<Schema<'Brokerage'>>(
    partner.dispatcher,
    'POST',
    buy,
    `brokerage/${outsider.tenantId}`,
    { serviceId: service.id, serviceSpeedId: service.rush },
  )
  await edit(sell, { orderNotes: 'Gate code 4711' })
  const last = await viewOf(body.buyOrderId, outsider)
  expect([last.orderNotes, last.editedByName]).toEqual(['Gate code 4711', 'Queen City'])
  expect(JSON.stringify(last)).not.toContain((await world.page(sell, callers.dispatcher)).senderTenant.name)
})

test('an edit and a pickup at the same moment both hold', async () => {
  const { sell, buy } = await world.brokered()
  await world.partnerAssigns(buy)
  const [edited, moved] = await raceOnOrder(world.database, buy, 2, () =>
    Promise.all([
      edit(sell, { orderNotes: 'Gate code 4711' }),
      world.ask(world.partner.dispatcher, 'POST', buy, 'picked-up', {}),
    ]),
  )
  expect([edited.status, moved.status]).toEqual([200, 200])
  expect(await world.page(buy, world.partner.dispatcher)).toMatchObject({
    status: 'pickedUp',
    orderNotes: 'Gate code 4711',
  })
  expect((await world.page(sell)).status).toBe('pickedUp')
})

test('an edit of an order that is brokered at the same moment leaves both couriers with the same notes', async () => {
  const sell = await world.placed()
  const [edited, confirmed] = await raceOnOrder(world.database, sell, 2, () =>
    Promise.all([edit(sell, { orderNotes: 'Gate code 4711' }), world.confirm(sell)]),
  )
  const { brokerage, orderNotes } = await world.page(sell)
  expect([edited.status, confirmed.status].toSorted()).toEqual([200, 422])
  if (brokerage !== null) {
    expect((await world.page(brokerage.buyOrderId, world.partner.dispatcher)).orderNotes).toBe(orderNotes)
  }
})
