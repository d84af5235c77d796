import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostMessages } from '#domain/orders/order-messages.ts'
import type { Schema } from '#generated/handlers.ts'
import { orderWorld, type Caller, type World } from './order-world.ts'

/** docs/rules/messages-out.md, "From an order". */

let world: World
beforeAll(async () => {
  world = await orderWorld()
  await world.database.systemTransaction(async (db) => {
    await db
      .updateTable('locations')
      .set({ email: 'desk@stonebridge.test' })
      .where('id', '=', world.locations.dropoff)
      .execute()
    await db
      .insertInto('tenant_contacts')
      .values({
        tenant_id: world.tenants.customer,
        name: 'Aylin Ünal',
        roles: JSON.stringify(['Primary']),
        details: JSON.stringify([{ type: 'email', value: 'aylin@customer.test' }]),
      })
      .execute()
  })
})
afterAll(() => world.close())

type Update = Schema<'DeliveryOrderUpdate'>

const email = (who: Caller, deliveryOrderId: number, to: string, more: object = {}) =>
  world.call<Update & { message: string; errors?: object; code?: string }>(who, 'POST', '/email', {
    body: { deliveryOrderId, to, subject: 'Your delivery', text: ' We are late. ', ...more },
  })
const sms = (who: Caller, deliveryOrderId: number, to: string) =>
  world.call<Update & { errors?: object }>(who, 'POST', '/sms', { body: { deliveryOrderId, to, text: 'Call us.' } })
const queued = (orderId: number) =>
  world.database.systemTransaction((db) =>
    db
      .selectFrom('messages')
      .select(['tenant_id', 'user_id', 'channel', 'recipient', 'subject', 'text_body'])
      .where('delivery_order_id', '=', orderId)
      .orderBy('id')
      .execute(),
  )
const timeline = async (who: Caller, orderId: number) => {
  const { body } = await world.call<Schema<'DeliveryOrderUpdates'>>(who, 'GET', `/delivery-orders/${orderId}/updates`)
  return body.updates.map(({ type }) => type)
}

test('a courier that is connected no more learns no address of its former customer', async () => {
  const { dispatcher } = world.callers
  const id = await world.placedAt('assigned')
  const endedAt = (at: number | null) =>
    world.database.systemTransaction((db) =>
      db
        .updateTable('tenant_links')
        .set({ ended_at: at })
        .where('tenant_id', '=', world.tenants.courier)
        .where('partner_tenant_id', '=', world.tenants.customer)
        .execute(),
    )
  const addressOfCustomer = async () => {
    const path = `/delivery-orders/${id}/message-recipients`
    const { body } = await world.call<Schema<'OrderRecipients'>>(dispatcher, 'GET', path)
    return body.data.find(({ to }) => to === 'customer')?.email
  }
  expect(await addressOfCustomer()).toBe('aylin@customer.test')
  await endedAt(world.clock.now)
  expect(await addressOfCustomer()).toBeNull()
  expect(await email(dispatcher, id, 'customer')).toMatchObject({ status: 422 })
  await endedAt(null)
})

describe('what the office writes about an order', () => {
  test('goes to those that the order has, by the addresses that they have', async () => {
    const { dispatcher } = world.callers
    const id = await world.placedAt('assigned')
    const { body } = await world.call<Schema<'OrderRecipients'>>(
      dispatcher,
      'GET',
      `/delivery-orders/${id}/message-recipients`,
    )
    expect(body.data.map(({ to, email: address }) => [to, address])).toEqual([
      ['customer', 'aylin@customer.test'],
      ['pickup', null],
      ['dropoff', 'desk@stonebridge.test'],
      ['driver', expect.stringContaining('@')],
    ])
    const { status, body: update } = await email(dispatcher, id, 'dropoff')
    expect([status, update]).toMatchObject([
      200,
      {
        type: 'message_sent',
        message: { channel: 'email', to: 'dropoff', address: 'desk@stonebridge.test', text: 'We are late.' },
      },
    ])
    expect(await queued(id)).toEqual([
      {
        tenant_id: world.tenants.courier,
        user_id: null,
        channel: 'email',
        recipient: 'desk@stonebridge.test',
        subject: 'Your delivery',
        text_body: expect.stringMatching(/^We are late\.\n\n-- \n\S+/),
      },
    ])
  })

  test('stands on the timeline for the courier alone', async () => {
    const { dispatcher, viewer, scheduler } = world.callers
    const id = await world.placedAt('assigned')
    expect((await email(dispatcher, id, 'customer')).status).toBe(200)
    expect((await timeline(viewer, id))[0]).toBe('message_sent')
    expect(await timeline(scheduler, id)).not.toContain('message_sent')
  })

  test('is refused where nobody can be reached so, by a word that says why', async () => {
    const { dispatcher } = world.callers
    const id = await world.placed()
    for (const [answer, why] of [
      [await email(dispatcher, id, 'pickup'), 'No e-mail address is known'],
      [await sms(dispatcher, id, 'driver'), 'The order has no driver'],
    ] as const)
      expect([answer.status, answer.body]).toMatchObject([422, { errors: { '/to': [why] } }])
    expect(await queued(id)).toEqual([])
  })

  test('takes no address and nothing too long from who calls', async () => {
    const { dispatcher } = world.callers
    const id = await world.placed()
    for (const more of [{ address: 'somebody@else.test' }, { text: 'x'.repeat(2_001) }, { subject: ' ' }, { to: 'me' }])
      expect((await email(dispatcher, id, 'dropoff', more)).status).toBeOneOf([400, 422])
    expect(await queued(id)).toEqual([])
  })

  test.each([
    ['viewer', 403],
    ['driver', 403],
    ['scheduler', 403],
    ['customerOwner', 403],
    ['stranger', 404],
  ] as const)('is not for a %s to send', async (who, status) => {
    const id = await world.placedAt('assigned')
    const caller = world.callers[who]
    expect((await email(caller, id, 'dropoff')).status).toBe(status)
    expect((await world.call(caller, 'GET', `/delivery-orders/${id}/message-recipients`)).status).toBe(status)
    expect(await queued(id)).toEqual([])
  })

  test('ends for an hour after so many', async () => {
    const { dispatcher } = world.callers
    const id = await world.placed()
    world.clock.now += 3_601
    for (let sent = 0; sent < mostMessages.aboutOrder; sent += 1)
      expect((await email(dispatcher, id, 'dropoff')).status).toBe(200)
    const refused = await email(dispatcher, id, 'dropoff')
    expect([refused.status, refused.body]).toMatchObject([
      429,
      { code: 'too_many_messages', message: expect.stringContaining('about this order') },
    ])
    world.clock.now += 3_601
    expect((await email(dispatcher, id, 'dropoff')).status).toBe(200)
  })
})
