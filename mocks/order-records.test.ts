import { describe, expect, it } from 'vitest'
import type {
  DeliveryOrderDriverView,
  DeliveryOrderNext,
  DeliveryOrderUpdates,
  Geostamp,
  OrderGeostamps,
  OrderStatus,
  ProtocolData,
} from '#generated/model/index.ts'
import { callApi, readApi } from './testing/call-api.ts'
import { createMockWorld, type MockWorld } from './test-handlers.ts'

const now = 1_795_280_400
const newWorld = (options: object = {}) => createMockWorld({ seed: 7, now, ...options })

function orderIn({ world }: MockWorld, status: OrderStatus): number {
  const order = world.orders.find(({ view, geostamps = [] }) => view.status === status && geostamps.length % 2 === 0)
  if (order === undefined) throw new Error(`No order is ${status}`)
  return order.view.id
}

async function refusal(mock: MockWorld, path: string, body: object): Promise<unknown> {
  const response = await callApi(mock, path, { body })
  expect(response.status).toBe(422)
  const { code }: { code: string } = await response.json()
  return code
}

describe('comments', () => {
  it('go into the timeline with who said them', async () => {
    const mock = newWorld()
    const id = orderIn(mock, 'assigned')
    await readApi(mock, `/delivery-orders/${id}/comments`, { body: { comment: '  Ring twice.  ' } })
    const { updates } = await readApi<DeliveryOrderUpdates>(mock, `/delivery-orders/${id}/updates`)
    expect(updates[0]).toMatchObject({
      type: 'assigned_commented',
      comment: 'Ring twice.',
      commenterName: 'Dana Kowalski',
    })
  })

  it('are refused on a cancelled order and when they are blank', async () => {
    const mock = newWorld()
    const path = (status: OrderStatus) => `/delivery-orders/${orderIn(mock, status)}/comments`
    expect(await refusal(mock, path('cancelled'), { comment: 'Too late' })).toBe('order_cancelled')
    expect(await refusal(mock, path('assigned'), { comment: '  ' })).toBe('form_error')
  })
})

describe('waiting', () => {
  it('begins and ends once, at the stop where the order is', async () => {
    const mock = newWorld()
    const id = orderIn(mock, 'assigned')
    const stamps = async () => (await readApi<OrderGeostamps>(mock, `/delivery-orders/${id}/geostamps`)).geostamps
    const [checkin, checkout] = [`/delivery-orders/${id}/checkin`, `/delivery-orders/${id}/checkout`]
    expect(await refusal(mock, checkin, { stop: 'dropoff' })).toBe('invalid_transition')
    const { uid } = await readApi<Geostamp>(mock, checkin, { body: { stop: 'pickup', lat: 52.1, lng: -106.6 } })
    expect(await refusal(mock, checkin, { stop: 'pickup' })).toBe('already_checked_in')
    await readApi(mock, checkout, { body: { uid, occurredAt: now + 300 } })
    expect(await refusal(mock, checkout, { uid })).toBe('not_checked_in')
    expect(await stamps()).toMatchObject([
      { type: 'checkin', uid, stop: 'pickup', lat: 52.1 },
      { type: 'checkout', uid, stop: 'pickup', lat: null, createdAt: now + 300 },
    ])
    const { updates } = await readApi<DeliveryOrderUpdates>(mock, `/delivery-orders/${id}/updates`)
    expect(updates.slice(0, 2).map(({ type }) => type)).toEqual(['geostamp_check_out', 'geostamp_check_in'])
  })

  it('is going on at one order of each stop from the start', () => {
    const { world } = newWorld()
    const open = world.orders.filter(({ geostamps = [] }) => geostamps.length % 2 === 1)
    expect(open.map(({ view }) => view.status).toSorted()).toEqual(['assigned', 'pickedUp'])
  })

  it('costs nothing to whom prices are hidden', async () => {
    const mock = newWorld({ role: 'viewer' })
    const id = orderIn(mock, 'completed')
    const waiting = await readApi<OrderGeostamps>(mock, `/delivery-orders/${id}/geostamps`)
    expect(waiting.waitTimePriceCadCents).toBeNull()
  })
})

describe('protocols', () => {
  it('keep earlier answers, and count as done once what is required is answered', async () => {
    const mock = newWorld()
    const id = orderIn(mock, 'pickedUp')
    const capture = (answers: object[]) =>
      readApi<ProtocolData>(mock, `/delivery-orders/${id}/protocol-data`, { body: { stop: 'dropoff', answers } })
    const next = () => readApi<DeliveryOrderNext>(mock, `/delivery-orders/${id}/next`)
    expect((await next()).requirements).toEqual(['Answer “Received by”.', 'Collect “Signature”.'])
    await capture([{ actionId: 'received-by', value: 'Aylin' }])
    const { protocolData } = await capture([
      { actionId: 'signature', uploads: [{ name: 'Signature.png', url: '/uploads/x' }] },
    ])
    const answers = protocolData.find(({ type }) => type === 'dropoff')?.actionsWithData
    expect(answers?.find(({ id: action }) => action === 'received-by')?.value).toBe('Aylin')
    expect(answers?.find(({ id: action }) => action === 'signature')?.media).toMatchObject([
      { contentType: 'image/png', attachedByName: 'Dana Kowalski', stop: 'dropoff' },
    ])
    expect((await next()).missingActions).toEqual([])
  })

  it('hold a driver at a stop, and not the office', async () => {
    const mock = newWorld({ role: 'driver' })
    const mine = mock.world.orders.find(
      ({ view }) => view.status === 'assigned' && view.driver?.id === mock.person.user.id,
    )
    const path = `/delivery-orders/${mine?.view.id}/next`
    expect(await refusal(mock, path, {})).toBe('protocol_incomplete')
    const office = newWorld()
    expect(await readApi(office, path, { body: {} })).toMatchObject({ status: 'pickedUp' })
  })

  it('are closed with the order, and know only what is asked', async () => {
    const mock = newWorld()
    const path = (status: OrderStatus) => `/delivery-orders/${orderIn(mock, status)}/protocol-data`
    const answers = [{ actionId: 'nothing', value: 1 }]
    expect(await refusal(mock, path('completed'), { stop: 'dropoff', answers: [] })).toBe('order_closed')
    expect(await refusal(mock, path('pickedUp'), { stop: 'dropoff', answers })).toBe('form_error')
  })

  it('keep the name of a driver inside the courier', async () => {
    const courier = newWorld()
    const id = courier.world.orders.find(({ view }) => view.status === 'completed' && view.senderTenant.id === 2)?.view
      .id
    const read = (mock: MockWorld) => readApi<ProtocolData>(mock, `/delivery-orders/${id}/protocol-data`)
    const inside = await read(courier)
    expect(inside.protocolData[0]).toMatchObject({ actorType: 'driver', actor: { firstName: expect.any(String) } })
    const outside = await read(newWorld({ tenantKind: 'customer', role: 'scheduler' }))
    expect(outside.protocolData[0]).toMatchObject({ actorType: 'driver', actor: null })
    expect(JSON.stringify(outside)).not.toContain(inside.protocolData[0]?.actor?.lastName ?? '-')
  })

  it('come to the driver in one call, without a price', async () => {
    const mock = newWorld()
    const id = orderIn(mock, 'pickedUp')
    const callFirst = { id: 603, name: 'Call before arriving', kind: 'yesNo', value: true } as const
    const order = mock.world.orders.find((each) => each.view.id === id)
    if (order) order.view = { ...order.view, orderFields: [callFirst] }
    const view = await readApi<DeliveryOrderDriverView>(mock, `/delivery-orders/${id}/driver-view`)
    expect(view.orderFields).toEqual([callFirst])
    expect(view).toMatchObject({ id, status: 'pickedUp', next: { next: 'droppedOff', stop: 'dropoff' } })
    expect(view.protocol.dropoff.map(({ type }) => type)).toEqual(['text_input', 'multi_select', 'media', 'signature'])
    expect(JSON.stringify(view)).not.toMatch(/cents/i)
  })
})
