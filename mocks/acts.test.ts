import { describe, expect, it } from 'vitest'
import type {
  Brokerage,
  BrokerageOffer,
  BrokerageReceivers,
  BulkOrderResults,
  DeliveryOrderCreated,
  DeliveryOrderPage,
  DeliveryOrderPageView,
  DeliveryOrderUpdates,
  FormError,
  Location,
  LocationImportResult,
  OrderStatus,
  TableLayout,
} from '#generated/model/index.ts'
import { callApi, readApi } from './testing/call-api.ts'
import { createMockWorld, type MockWorld } from './test-handlers.ts'

const now = 1_795_280_400
const newWorld = () => createMockWorld({ seed: 7, now })

function orderIn(mock: MockWorld, status: OrderStatus): number {
  const order = mock.world.orders.find(({ view }) => view.status === status)
  if (order === undefined) throw new Error(`No order is ${status}`)
  return order.view.id
}

function driverOf(mock: MockWorld) {
  const driver = mock.world.people.find(({ user }) => user.email === 'driver1@prairiesky.example')
  if (driver === undefined) throw new Error('The courier has no first driver')
  return driver.user
}

const orders = (mock: MockWorld, filter: object = {}, more: object = {}) =>
  readApi<DeliveryOrderPage>(mock, '/tenants/1/paginated-delivery-orders', {
    query: { pagination: { pageSize: 20, filter, ...more } },
  })

function newOrder(mock: MockWorld) {
  const [service] = mock.world.services
  const [pickup, dropoff] = mock.world.resources.location.filter(({ tenantId }) => tenantId === 2)
  return {
    customerTenantId: 2,
    serviceId: service?.summary.id,
    serviceSpeedId: service?.speeds[2]?.id,
    pickupLocationId: pickup?.id,
    dropoffLocationId: dropoff?.id,
    parcels: [{ parcelTypeId: service?.parcelTypes[1]?.id, quantity: 2 }],
    availableAt: now + 3_600,
    poNumber: 'PO-NEW-1',
  }
}

describe('placing an order', () => {
  it('puts it into the list and on its page, with the price of the preview', async () => {
    const mock = newWorld()
    const preview = await readApi<DeliveryOrderCreated>(mock, '/delivery-orders/preview', { body: newOrder(mock) })
    const created = await readApi<DeliveryOrderCreated>(mock, '/delivery-orders', { body: newOrder(mock) })
    expect(created.pricing).toEqual(preview.pricing)
    expect(created.pricing.priceCadCents).toBeGreaterThan(0)

    const { data, total } = await orders(mock)
    expect(data[0]).toMatchObject({ id: created.id, poNumber: 'PO-NEW-1', status: 'created' })
    expect(total).toBe(61)
    const { updates } = await readApi<DeliveryOrderUpdates>(mock, `/delivery-orders/${created.id}/updates`)
    expect(updates).toMatchObject([{ type: 'created', creatorName: 'Dana Kowalski', createdAt: now }])
  })

  it('names the fields that do not fit', async () => {
    const mock = newWorld()
    const body = { ...newOrder(mock), serviceSpeedId: 9, pickupLocationId: 9 }
    const response = await callApi(mock, '/delivery-orders', { body })
    expect(response.status).toBe(422)
    const { errors }: FormError = await response.json()
    expect(Object.keys(errors)).toEqual(['/serviceSpeedId', '/pickupLocationId'])
    expect(mock.world.orders).toHaveLength(60)
  })
})

describe('moving an order', () => {
  it('goes from hand to hand until it is completed, and its timeline grows', async () => {
    const mock = newWorld()
    const id = orderIn(mock, 'created')
    const driver = driverOf(mock)
    const { results } = await readApi<BulkOrderResults>(mock, `/users/${driver.id}/delivery-orders/bulk`, {
      method: 'PUT',
      body: { ids: [id, 7] },
    })
    expect(results).toMatchObject([
      { orderId: id, ok: true, status: 'assigned' },
      { orderId: 7, ok: false, code: 'not_found' },
    ])
    for (const step of ['picked-up', 'dropped-off']) await readApi(mock, `/delivery-orders/${id}/${step}`, { body: {} })
    expect(await readApi(mock, `/delivery-orders/${id}/next`, { body: {} })).toMatchObject({ status: 'completed' })

    const page = await readApi<DeliveryOrderPageView>(mock, `/delivery-orders/${id}/page-view`)
    expect(page).toMatchObject({ status: 'completed', driver: { id: driver.id }, times: { completedAt: now } })
    const { updates } = await readApi<DeliveryOrderUpdates>(mock, `/delivery-orders/${id}/updates`)
    const types = ['completed', 'assigned_droppedOff', 'assigned_pickedUp', 'assigned', 'created']
    expect(updates.map(({ type }) => type)).toEqual(types)
  })

  it('gives a skipped step its own entry', async () => {
    const mock = newWorld()
    const id = orderIn(mock, 'pickedUp')
    await readApi(mock, `/delivery-orders/${id}/completed`, { body: { occurredAt: now - 60 } })
    const { updates } = await readApi<DeliveryOrderUpdates>(mock, `/delivery-orders/${id}/updates`)
    expect(updates.slice(0, 2)).toMatchObject([
      { type: 'completed', occurredAt: now - 60 },
      { type: 'assigned_droppedOff', occurredAt: now - 60 },
    ])
  })

  it('refuses as the server does what the status does not allow, and stores nothing', async () => {
    const mock = newWorld()
    const id = orderIn(mock, 'completed')
    const response = await callApi(mock, `/delivery-orders/${id}/cancelled`, {
      body: { tenantId: 1, reason: 'Too late' },
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid_transition', current: 'completed', allowed: [] })
    expect(await readApi(mock, `/delivery-orders/${id}/page-view`)).toMatchObject({ status: 'completed' })
  })

  it('cancels with a reason, and not without', async () => {
    const mock = newWorld()
    const id = orderIn(mock, 'created')
    const empty = await callApi(mock, `/delivery-orders/${id}/cancelled`, { body: { tenantId: 1, reason: '  ' } })
    expect(empty.status).toBe(422)
    await readApi(mock, `/delivery-orders/${id}/cancelled`, { body: { tenantId: 1, reason: 'Ordered twice' } })
    expect(await readApi(mock, `/delivery-orders/${id}/info-view`)).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'Ordered twice',
      cancellation: { actorName: 'Dana Kowalski', actorTenantName: 'Prairie Sky Couriers' },
    })
  })

  it('takes an order back only from the driver who has it', async () => {
    const mock = newWorld()
    const id = orderIn(mock, 'assigned')
    const holder = mock.world.orders.find(({ view }) => view.id === id)?.view.driver?.id ?? 0
    const take = (userId: number) =>
      readApi<BulkOrderResults>(mock, '/tenants/1/delivery-orders/unassign', {
        body: { orders: [{ orderId: id, userId }] },
      })
    expect((await take(holder + 1)).results).toMatchObject([{ ok: false, code: 'other_driver' }])
    expect((await take(holder)).results).toMatchObject([{ ok: true, status: 'created' }])
    expect(await readApi(mock, `/delivery-orders/${id}/page-view`)).toMatchObject({ driver: null, status: 'created' })
  })
})

describe('lists of orders', () => {
  it('go on from page to page without losing or repeating one', async () => {
    const mock = newWorld()
    const seen: number[] = []
    let after: string | undefined
    do {
      const page = await orders(
        mock,
        {},
        { ...(after && { after }), sort: [{ field: 'availableAt', direction: 'asc' }] },
      )
      seen.push(...page.data.map(({ id }) => id))
      after = page.next
    } while (after !== undefined)
    expect(seen).toHaveLength(60)
    expect(new Set(seen).size).toBe(60)
    const times = seen.map((id) => mock.world.orders.find(({ view }) => view.id === id)?.view.availableAt ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('filter and search', async () => {
    const mock = newWorld()
    expect((await orders(mock, { statuses: ['created', 'assigned'] })).total).toBe(21)
    const id = orderIn(mock, 'pickedUp')
    expect((await orders(mock, { search: String(id) })).data.map((row) => row.id)).toEqual([id])
    expect((await orders(mock, { customerId: 2 })).data.every((row) => row.senderTenant.id === 2)).toBe(true)
    expect((await orders(mock, { search: 'nothing is called this' })).total).toBe(0)
  })

  it('leave out what others carry out where the own drivers are asked for', async () => {
    const mock = newWorld()
    const id = orderIn(mock, 'created')
    const waiting = async (filter: object) => {
      const { data } = await orders(mock, { statuses: ['created'], ...filter })
      return data.map((row) => row.id)
    }
    expect(await waiting({ carriedOutHere: true })).toContain(id)
    const { receivers } = await readApi<BrokerageReceivers>(mock, `/delivery-orders/${id}/brokerage`)
    const path = `/delivery-orders/${id}/brokerage/${receivers[0]?.id}`
    const { options } = await readApi<BrokerageOffer>(mock, path)
    const { serviceId, serviceSpeedId } = options[0] ?? {}
    const { buyOrderId } = await readApi<Brokerage>(mock, path, { body: { serviceId, serviceSpeedId } })
    expect(await waiting({})).toEqual(expect.arrayContaining([id, buyOrderId]))
    expect(await waiting({ carriedOutHere: false })).toEqual([buyOrderId, id])
    expect(await waiting({ carriedOutHere: true })).not.toContain(id)
  })

  it('arrive as CSV in pieces, with the number of rows beforehand', async () => {
    const pauses: number[] = []
    const mock = createMockWorld({ seed: 7, now, wait: (ms) => Promise.resolve(void pauses.push(ms)) })
    const ward = { id: 602, name: 'Ward', kind: 'choice', value: 'Pharmacy' } as const
    const done = mock.world.orders.find(({ view }) => view.status === 'completed')
    if (done) done.view = { ...done.view, orderFields: [ward] }
    const response = await callApi(mock, '/tenants/1/paginated-delivery-orders', {
      query: { pagination: { filter: { statuses: ['completed'] } } },
      headers: { Accept: 'text/csv' },
    })
    expect(response.headers.get('content-type')).toContain('text/csv')
    expect(response.headers.get('x-total-count')).toBe('20')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(21)
    expect(lines[0]).toMatch(/^Order,Status,PO Number.*,Notes,Cost centre,Ward$/)
    expect(lines.find((line) => line.startsWith(`${done?.view.id},`))).toMatch(/,,Pharmacy$/)
    expect(pauses.length).toBeGreaterThan(1)
  })

  it('show a driver the own orders alone, without prices', async () => {
    const mock = createMockWorld({ seed: 7, now, role: 'driver' })
    const { data } = await orders(mock)
    expect(data.length).toBeGreaterThan(0)
    expect(new Set(data.map(({ driver }) => driver?.id))).toEqual(new Set([mock.person.user.id]))
    expect(new Set(data.map(({ pricing }) => pricing.priceCadCents))).toEqual(new Set([null]))
  })

  it('hide what is none of an organisation’s business', async () => {
    const mock = createMockWorld({ seed: 7, now, tenantKind: 'stranger', role: 'owner' })
    const response = await callApi(mock, '/delivery-orders/10001/page-view')
    expect(response.status).toBe(404)
  })
})

describe('locations', () => {
  it('have their address in one line and a name with the friendly one', async () => {
    const mock = newWorld()
    const body = { name: 'Sky Annex', streetAddress: '1 Spadina Crescent', city: 'Saskatoon', province: 'SK' }
    const created = await readApi<Location>(mock, '/tenants/1/locations', {
      body: { ...body, latitude: 52.12, longitude: -106.66 },
    })
    expect(created).toMatchObject({ fullName: 'Sky Annex', formattedAddress: '1 Spadina Crescent, Saskatoon, SK' })
    const changed = { method: 'PATCH', body: { friendlyName: 'The annex' } }
    expect(await readApi(mock, `/locations/${created.id}`, changed)).toMatchObject({
      fullName: 'Sky Annex (The annex)',
      timezone: 'America/Regina',
    })
  })

  it('are refused in a part of more rows than the server takes', async () => {
    const mapping = { name: 'a', streetAddress: 'a', city: 'a', province: 'a', latitude: 'a', longitude: 'a' }
    const call = { body: `a\n${'x\n'.repeat(1_001)}`, query: { mapping, dryRun: true } }
    expect((await callApi(newWorld(), '/tenants/1/locations/import', call)).status).toBe(422)
  })

  it('are imported once, however often the file is sent', async () => {
    const mock = newWorld()
    const csv =
      'n,s,c,p,lat,lng,tel\nAnnex,"1 Main St, Rear",Saskatoon,SK,52.1,-106.6,306 555 0147\n,2 Main St,,SK,x,-106.6,\n'
    const mapping = {
      name: 'n',
      streetAddress: 's',
      city: 'c',
      province: 'p',
      latitude: 'lat',
      longitude: 'lng',
      phone: 'tel',
    }
    const send = (dryRun: boolean) =>
      readApi<LocationImportResult>(mock, '/tenants/1/locations/import', { body: csv, query: { mapping, dryRun } })
    expect(await send(true)).toMatchObject({ clean: 1, mended: 0, refused: 1, duplicates: 0 })
    expect(mock.world.resources.location).toHaveLength(40)
    expect((await send(false)).rows).toMatchObject([
      { line: 2, outcome: 'created', mends: [{ column: 'tel', to: '+13065550147' }] },
      { line: 3, outcome: 'refused', faults: [{ column: 'n' }, { column: 'c' }, { column: 'lat' }] },
    ])
    expect(await send(false)).toMatchObject({ duplicates: 1 })
    expect(mock.world.resources.location).toHaveLength(41)
  })
})

describe('people', () => {
  it('keep their profile and their tables', async () => {
    const mock = newWorld()
    const path = `/users/${mock.person.user.id}`
    const profile = { firstName: 'Dee', lastName: 'Kowalski', timezone: 'America/Toronto', unitPreference: 'Imperial' }
    await readApi(mock, path, { method: 'PATCH', body: profile })
    expect(await readApi(mock, '/me')).toMatchObject(profile)
    const layout: TableLayout = { columns: ['id', 'status'], density: 'compact' }
    await readApi(mock, `${path}/table-layouts/dispatch`, { method: 'PUT', body: layout })
    expect(await readApi(mock, `${path}/table-layouts/dispatch`)).toEqual(layout)
  })

  it('act as others through the tokens of the impersonation', async () => {
    const mock = createMockWorld({ seed: 7, now, role: 'admin' })
    await readApi(mock, '/session/confirm', { body: { password: 'waybill-demo' } })
    const { token } = await readApi<{ token: string }>(mock, '/impersonate', { body: { userId: 2 } })
    const me = await readApi(mock, '/me', { headers: { Authorization: `Bearer ${token}` } })
    expect(me).toMatchObject({ id: 2, impersonated: true })
  })
})

describe('organisations', () => {
  it('that owe their billing address say so until they give it', async () => {
    const mock = createMockWorld({ seed: 7, now, tenantKind: 'onboarding', role: 'owner' })
    const path = `/tenants/${mock.tenantId}`
    const owed = async () => (await callApi(mock, `${path}/tenant-admin-usable`)).headers.get('x-onboarding-required')
    expect(await owed()).toBe('billing')
    await readApi(mock, path, { method: 'PATCH', body: { billToName: 'Bakery', billToAddress: '1 Main Street' } })
    expect(await owed()).toBeNull()
  })

  it('in which there is nothing to do are not usable', async () => {
    const mock = createMockWorld({ seed: 7, now, tenantKind: 'no-actions', role: 'owner' })
    const usable = await readApi(mock, `/tenants/${mock.tenantId}/tenant-admin-usable`)
    expect(usable).toEqual({ usable: false, isDriver: false })
  })

  it('are refused to those who lack the permission', async () => {
    const mock = createMockWorld({ seed: 7, now, role: 'viewer' })
    const id = orderIn(mock, 'created')
    expect((await callApi(mock, `/delivery-orders/${id}/completed`, { body: {} })).status).toBe(403)
    expect((await callApi(mock, '/tenants/2/paginated-locations')).status).toBe(404)
  })
})
