import { describe, expect, it } from 'vitest'
import type {
  DeliveryOrderOverrideView,
  DeliveryOrderPageView,
  DeliveryOrderUpdates,
  Geostamp,
  OrderGeostamps,
  OverridePricingPreview,
  PricingOverridden,
} from '#generated/model/index.ts'
import { callApi, readApi } from './testing/call-api.ts'
import { createMockWorld, type MockWorld } from './test-handlers.ts'
import type { MockOrder } from './world-types.ts'

const now = 1_795_280_400
const minute = 60

function orderWhere(mock: MockWorld, fits: (order: MockOrder) => boolean): number {
  const order = mock.world.orders.find(fits)
  if (order === undefined) throw new Error('The world has no such order')
  return order.view.id
}

const isAssigned = ({ view, geostamps = [] }: MockOrder) =>
  view.status === 'assigned' && view.pricing.status === 'priced' && geostamps.length === 0

const pageOf = (mock: MockWorld, id: number) => readApi<DeliveryOrderPageView>(mock, `/delivery-orders/${id}/page-view`)
const namesOf = ({ pricing }: DeliveryOrderPageView) =>
  pricing.lineItems.flatMap(({ items }) => items.map(({ name }) => name))
const waitCharge = async (mock: MockWorld, id: number) =>
  (await readApi<OrderGeostamps>(mock, `/delivery-orders/${id}/geostamps`)).waitTimePriceCadCents
const newestOf = async (mock: MockWorld, id: number) =>
  (await readApi<DeliveryOrderUpdates>(mock, `/delivery-orders/${id}/updates`)).updates[0]

/** Waits at the pickup for so many minutes that count, of which ten are free and each other one is 75 cents. */
async function wait(mock: MockWorld, id: number, minutes: number): Promise<void> {
  const { availableAt } = await pageOf(mock, id)
  const body = { stop: 'pickup', occurredAt: availableAt }
  const { uid } = await readApi<Geostamp>(mock, `/delivery-orders/${id}/checkin`, { body })
  const occurredAt = availableAt + minutes * minute
  await readApi(mock, `/delivery-orders/${id}/checkout`, { body: { uid, occurredAt } })
}

async function typeWait(mock: MockWorld, id: number, cents: number): Promise<PricingOverridden> {
  const { pricingVersion: version } = await pageOf(mock, id)
  const body = { version, items: [], waitTimePriceCadCents: cents }
  return readApi(mock, `/delivery-orders/${id}/override-other`, { method: 'PATCH', body })
}

describe('the price', () => {
  it('follows a check-out, with another version and an entry that says so', async () => {
    const mock = createMockWorld({ now })
    const id = orderWhere(mock, isAssigned)
    const before = await pageOf(mock, id)
    await wait(mock, id, 22)
    const after = await pageOf(mock, id)
    expect(after.pricing.preTaxCadCents).toBe((before.pricing.preTaxCadCents ?? 0) + 900)
    expect(after.pricingVersion).toBe(before.pricingVersion + 1)
    expect(await waitCharge(mock, id)).toBe(900)
    expect(await newestOf(mock, id)).toMatchObject({
      type: 'assigned_pricingUpdated',
      pricingFrom: before.pricing.priceCadCents,
      pricingTo: after.pricing.priceCadCents,
    })
  })

  it('keeps what somebody typed for waiting, until that is what the stamps come to', async () => {
    const mock = createMockWorld({ now })
    const id = orderWhere(mock, isAssigned)
    await typeWait(mock, id, 250)
    await wait(mock, id, 22)
    expect(await waitCharge(mock, id)).toBe(250)
    await typeWait(mock, id, 900)
    await wait(mock, id, 4)
    expect(await waitCharge(mock, id)).toBe(1_200)
  })

  it('says of a billed order that it changed, until the order is not billed any more', async () => {
    const mock = createMockWorld({ now, role: 'owner' })
    const id = orderWhere(mock, isAssigned)
    const bill = (billStatus: string) =>
      readApi(mock, `/delivery-orders/${id}/invoiced-status`, { method: 'PATCH', body: { billStatus } })
    await bill('exported')
    await typeWait(mock, id, 250)
    expect((await pageOf(mock, id)).exceptions).toContain('price_changed_after_export')
    await bill('not_exported')
    expect((await pageOf(mock, id)).exceptions).not.toContain('price_changed_after_export')
  })

  it('keeps its adjustments when the order is edited, and the preview says the same', async () => {
    const mock = createMockWorld({ now })
    const id = orderWhere(
      mock,
      (order) => isAssigned(order) && order.price.result.lines.some(({ key }) => key.startsWith('adjustment:')),
    )
    const standing = await pageOf(mock, id)
    const view = await readApi<DeliveryOrderOverrideView>(mock, `/delivery-orders/${id}/override-view`)
    const edit = {
      poNumber: 'PO-9',
      orderNotes: '',
      availableDate: view.availableAt,
      overrideSelectedServiceSpeedId: view.selectedServiceSpeed.id,
      overrideDistanceEstimateM: view.distanceM + 10_000,
      overrideTimeEstimateS: view.timeS,
      overrideSelectedParcelTypeIds: view.selectedParcelDetails.map(({ id: type }) => type),
      overrideParcelDetails: view.selectedParcelDetails.map((parcel) => ({
        parcelId: parcel.id,
        quantity: parcel.quantity,
        weight: parcel.weightKg,
        length: parcel.lengthM,
        width: parcel.widthM,
        height: parcel.heightM,
      })),
    }
    const path = `/delivery-orders/${id}/overrides`
    const { overridePricingPreview } = await readApi<OverridePricingPreview>(mock, `${path}/price-preview`, {
      body: edit,
    })
    await readApi(mock, path, { method: 'PATCH', body: { version: view.version, ...edit } })
    const edited = await pageOf(mock, id)
    expect(namesOf(edited)).toEqual(namesOf(standing))
    expect(edited.pricing.priceCadCents).toBe(overridePricingPreview.priceCadCents)
    expect(edited.pricing.priceCadCents).toBeGreaterThan(standing.pricing.priceCadCents ?? 0)
    expect((await newestOf(mock, id))?.type).toBe('assigned_pricingUpdated')
  })
})

it('ends the wait of a driver who loses the order, so that the next one can check in', async () => {
  const mock = createMockWorld({ now })
  const id = orderWhere(mock, isAssigned)
  const { driver } = await pageOf(mock, id)
  const checkIn = () => callApi(mock, `/delivery-orders/${id}/checkin`, { body: { stop: 'pickup' } })
  expect((await checkIn()).status).toBe(200)
  await readApi(mock, '/tenants/1/delivery-orders/unassign', {
    body: { orders: [{ orderId: id, userId: driver?.id }] },
  })
  await readApi(mock, `/users/${driver?.id}/delivery-orders/bulk`, { method: 'PUT', body: { ids: [id] } })
  expect((await checkIn()).status).toBe(200)
})

it.each([
  ['driver', 'ends', 2],
  ['dispatcher', 'does not end', 1],
] as const)('the move of a %s %s the wait at the stop', async (role, _, stamps) => {
  const mock = createMockWorld({ now, role })
  const id = orderWhere(
    mock,
    (order) => isAssigned(order) && (role !== 'driver' || order.view.driver?.id === mock.person.user.id),
  )
  const answers = ['counted', 'pieces', 'condition'].map((actionId) => ({ actionId, value: true }))
  const load = { actionId: 'load', uploads: [{ name: 'Load.png', url: '/uploads/x' }] }
  await readApi(mock, `/delivery-orders/${id}/protocol-data`, { body: { stop: 'pickup', answers: [...answers, load] } })
  await readApi(mock, `/delivery-orders/${id}/checkin`, { body: { stop: 'pickup' } })
  await readApi(mock, `/delivery-orders/${id}/next`, { body: {} })
  const { geostamps } = await readApi<OrderGeostamps>(mock, `/delivery-orders/${id}/geostamps`)
  expect(geostamps).toHaveLength(stamps)
})

it('lets a customer cancel until the order is picked up, and the courier afterwards', async () => {
  const picked = ({ view }: MockOrder) => view.status === 'pickedUp' && view.senderTenant.id === 2
  const customer = createMockWorld({ now, tenantKind: 'customer', role: 'owner' })
  const courier = createMockWorld({ now })
  const cancel = (mock: MockWorld) =>
    callApi(mock, `/delivery-orders/${orderWhere(mock, picked)}/cancelled`, {
      body: { tenantId: mock.tenantId, reason: 'Ordered twice' },
    })
  expect((await cancel(customer)).status).toBe(403)
  expect((await cancel(courier)).status).toBe(200)
})
