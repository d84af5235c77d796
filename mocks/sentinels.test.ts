import { describe, expect, it } from 'vitest'
import type { DeliveryOrderPage, FormError } from '#generated/model/index.ts'
import type { Fault } from './context.ts'
import { callApi, readApi } from './testing/call-api.ts'
import { createMockWorld } from './test-handlers.ts'
import { slowMs } from './sentinels.ts'

const now = 1_795_280_400
const list = '/tenants/1/paginated-delivery-orders'

function worldWith(fault: Fault | null = null) {
  const waits: number[] = []
  const mock = createMockWorld({ seed: 7, now, fault, wait: (ms) => Promise.resolve(void waits.push(ms)) })
  return { mock, waits }
}

describe('the switch for everything', () => {
  it.each<[Fault, number]>([
    ['401', 401],
    ['403', 403],
    ['500', 500],
  ])('%s fails the screens with %i and spares the start of the session', async (fault, status) => {
    const { mock } = worldWith(fault)
    expect((await callApi(mock, list)).status).toBe(status)
    expect((await callApi(mock, '/me')).status).toBe(200)
    expect((await callApi(mock, '/permissions')).status).toBe(200)
  })

  it('422 refuses every change by a field of it, and lets one read', async () => {
    const { mock } = worldWith('422')
    const response = await callApi(mock, '/tenants/1/locations', { body: { name: 'Annex' } })
    expect(response.status).toBe(422)
    const { errors }: FormError = await response.json()
    expect(Object.keys(errors)).toEqual(['/name'])
    expect((await callApi(mock, list)).status).toBe(200)
  })

  it('slow waits before every answer', async () => {
    const { mock, waits } = worldWith('slow')
    expect((await callApi(mock, '/me')).status).toBe(200)
    expect(waits).toEqual([slowMs])
  })

  it('empty leaves every list without rows', async () => {
    const { mock } = worldWith('empty')
    for (const path of [list, '/tenants/1/users', '/tenants/1/paginated-locations', '/tenants/customers'])
      expect(await readApi<DeliveryOrderPage>(mock, path)).toMatchObject({ data: [], total: 0 })
  })

  it('permission-token refuses the first token in the words that ask for a fresh one', async () => {
    const { mock } = worldWith('permission-token')
    const fresh = () => readApi<{ permissionToken: string }>(mock, '/permissions')
    const call = async ({ permissionToken }: { permissionToken: string }) =>
      callApi(mock, list, { headers: { 'X-Permission-Token': permissionToken } })
    const refused = await call(await fresh())
    expect(refused.status).toBe(401)
    expect(await refused.text()).toBe('invalid permission token')
    expect((await call(await fresh())).status).toBe(200)
  })
})

describe('sentinels of one call', () => {
  const search = (text: string) => ({ query: { pagination: { filter: { search: text } } } })

  it.each([401, 403, 404, 500])('a search for sentinel:%i answers it', async (status) => {
    const { mock } = worldWith()
    expect((await callApi(mock, list, search(`sentinel:${status}`))).status).toBe(status)
  })

  it('a search for sentinel:slow waits, one for sentinel:empty finds nothing', async () => {
    const { mock, waits } = worldWith()
    await callApi(mock, '/tenants/1/paginated-locations', { query: { search: 'sentinel:slow' } })
    expect(waits).toEqual([slowMs])
    expect(await readApi(mock, list, search('sentinel:empty'))).toMatchObject({ data: [], total: 0 })
  })

  it.each([401, 403, 404, 500])('order and location %i answer it', async (status) => {
    const { mock } = worldWith()
    expect((await callApi(mock, `/delivery-orders/${status}/page-view`)).status).toBe(status)
    expect((await callApi(mock, `/locations/${status}`)).status).toBe(status)
  })

  it('order 422 can be read, and refuses to be moved', async () => {
    const { mock } = worldWith()
    expect(await readApi(mock, '/delivery-orders/422/page-view')).toMatchObject({ id: 422 })
    const response = await callApi(mock, '/delivery-orders/422/picked-up', { body: {} })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid_transition' })
  })

  it.each([
    ['POST', 'comments', { comment: 'Ring twice' }, '/comment'],
    ['PATCH', 'override-other', { version: 1, items: [], waitTimePriceCadCents: 500 }, '/version'],
    ['PATCH', 'driver-pay', { version: 1, rate: 65, adjustments: [] }, '/version'],
    ['POST', 'checkin', { stop: 'pickup' }, '/stop'],
    ['POST', 'media', { name: 'Door', url: '/uploads/x' }, '/name'],
  ])('order 422 refuses %s %s, and the order behind it keeps what it has', async (method, act, body, pointer) => {
    const { mock } = worldWith()
    const before = structuredClone(mock.world.orders)
    const response = await callApi(mock, `/delivery-orders/422/${act}`, { method, body })
    expect(response.status).toBe(422)
    const { errors }: FormError = await response.json()
    expect(Object.keys(errors)).toEqual([pointer])
    expect(mock.world.orders).toEqual(before)
  })

  it.each(['/poNumber', '/orderNotes'])('sentinel:422 in %s is refused at that field', async (pointer) => {
    const { mock } = worldWith()
    const body = { customerTenantId: 2, [pointer.slice(1)]: 'sentinel:422' }
    const response = await callApi(mock, '/delivery-orders', { body })
    expect(response.status).toBe(422)
    const { errors }: FormError = await response.json()
    expect(Object.keys(errors)).toEqual([pointer])
  })

  it('sentinel:500 in a field fails the call', async () => {
    const { mock } = worldWith()
    expect((await callApi(mock, '/delivery-orders', { body: { poNumber: 'sentinel:500' } })).status).toBe(500)
  })
})

it('an organization that is not one’s own is there for nobody but an administrator', async () => {
  const { mock } = worldWith()
  const headers = { 'X-Tenant-Id': '4' }
  expect((await callApi(mock, '/tenants/4/locations', { headers })).status).toBe(404)
  expect((await callApi(mock, '/permissions', { headers })).status).toBe(404)
  const admin = createMockWorld({ seed: 7, now, role: 'admin' })
  expect((await callApi(admin, '/tenants/4/locations', { headers })).status).toBe(200)
})
