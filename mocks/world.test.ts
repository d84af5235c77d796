import { describe, expect, it } from 'vitest'
import { orderStatuses } from '#domain/orders/order-status.ts'
import type {
  Contact,
  DeliveryOrderPage,
  DeliveryOrderSummary,
  OrderStatus,
  TaxSetting,
} from '#generated/model/index.ts'
import { accessToken, refreshToken, signedInPerson } from './context.ts'
import { tenantKeys } from './seed/tenants.ts'
import { callApi, readApi } from './testing/call-api.ts'
import { createMockWorld } from './test-handlers.ts'
import { createWorld } from './world.ts'

const now = 1_795_280_400
const world = createWorld({ seed: 7, now })

describe('the world', () => {
  it('is the same for the same seed and instant, and another for another', () => {
    expect(createWorld({ seed: 7, now })).toEqual(world)
    expect(createWorld({ seed: 8, now })).not.toEqual(world)
  })

  it('is plain data, so that it can be kept over a reload', () => {
    expect(JSON.parse(JSON.stringify(world))).toEqual(world)
  })

  it('comes back as it began', () => {
    const mock = createMockWorld({ seed: 7, now })
    mock.world.orders.splice(0)
    mock.settings.fault = '500'
    mock.reset()
    expect(mock.world).toEqual(world)
    expect(mock.settings.fault).toBeNull()
  })

  it('has orders of every status, and nothing that has happened lies ahead', () => {
    expect(world.orders).toHaveLength(60)
    expect(new Set(world.orders.map(({ view }) => view.status))).toEqual(new Set(orderStatuses))
    const happened = world.orders.flatMap(({ view: { createdAt, updatedAt, times } }) => [
      createdAt,
      updatedAt,
      ...Object.values(times).filter((at) => at !== null),
    ])
    expect(Math.max(...happened)).toBeLessThanOrEqual(now)
  })

  it('tells of each order what its status says', () => {
    for (const { view, updates } of world.orders) {
      const last = { created: 'created', pickedUp: 'assigned_pickedUp', droppedOff: 'assigned_droppedOff' }
      const expected: Partial<Record<OrderStatus, string>> = last
      const types = updates.map(({ type }) => type).filter((type) => !/comment|check/.test(type))
      expect(types[0]).toBe(expected[view.status] ?? view.status)
      expect(view.driver === null).toBe(view.times.assignedAt === null)
      expect(updates.map(({ occurredAt }) => occurredAt)).toEqual(
        updates.map(({ occurredAt }) => occurredAt).toSorted((a, b) => b - a),
      )
    }
  })

  it('has taxes that are named by their province, and contacts who are people of their organisation', () => {
    const { taxSetting: taxes = [], contact: contacts = [] } = world.resources as Record<string, object[]>
    const places: Record<string, string> = { SK: 'Saskatchewan', AB: 'Alberta', MB: 'Manitoba', ON: 'Ontario' }
    for (const tax of taxes as TaxSetting[])
      if (tax.province && places[tax.province]) expect(tax.name).toContain(places[tax.province])
    expect(taxes.length).toBeGreaterThan(world.tenants.length)
    for (const { tenantId, name, details } of contacts as Contact[]) {
      const person = world.people.find(({ user }) => `${user.firstName} ${user.lastName}` === name)
      expect(person?.memberships.map((membership) => membership.tenantId)).toContain(tenantId)
      expect(details.map(({ value }) => value)).toEqual(
        expect.arrayContaining([person?.user.email, person?.user.phone]),
      )
    }
    expect(contacts.length).toBeGreaterThan(world.tenants.length)
  })

  it('lies in Saskatoon', () => {
    expect(world.resources.location).toHaveLength(40)
    for (const { latitude, longitude } of world.resources.location) {
      expect(latitude).toBeGreaterThan(52.06)
      expect(latitude).toBeLessThan(52.22)
      expect(longitude).toBeGreaterThan(-106.8)
      expect(longitude).toBeLessThan(-106.5)
    }
  })

  it('has somebody for every role in every organisation', () => {
    for (const tenantKind of tenantKeys)
      for (const role of ['owner', 'dispatcher', 'scheduler', 'viewer', 'driver', 'user', 'admin'] as const)
        expect(signedInPerson(world, { tenant: tenantKind, role, fault: null }).user.admin).toBe(role === 'admin')
  })
})

describe('an order', () => {
  const mock = createMockWorld({ seed: 7, now })

  it('is the same in the list, in its summary and on its page', async () => {
    const pagination = { pageSize: 100 }
    const { data } = await readApi<DeliveryOrderPage>(mock, '/tenants/1/paginated-delivery-orders', {
      query: { pagination },
    })
    expect(data).toHaveLength(60)
    for (const row of data) {
      const page = await readApi<Record<string, unknown>>(mock, `/delivery-orders/${row.id}/page-view`)
      const { pickupLocation, dropoffLocation, pricing, receiverTenant, brokeredTo, dropoffZone, ...same } = row
      expect([brokeredTo, dropoffZone]).toEqual([null, null])
      expect(page).toMatchObject(same)
      expect(page).toMatchObject({ pickupLocation, dropoffLocation, receiverTenant, pricing })
      const summary = await readApi<DeliveryOrderSummary>(mock, `/delivery-orders/${row.id}/summary`)
      expect({ ...page, receiverTenant: row.receiverTenant }).toMatchObject({ ...summary, receiverTenant })
    }
  })
})

describe('a token', () => {
  const mock = createMockWorld({ seed: 7, now })
  const answersTo = async (userId: number) => {
    const headers = { Authorization: `Bearer ${accessToken(userId)}` }
    const me = await callApi(mock, '/me', { headers })
    const renewed = await callApi(mock, '/refresh', { body: { refreshToken: refreshToken(userId) } })
    return [me.status, renewed.status]
  }

  it('is refused when it is nobody’s', async () => {
    expect(await answersTo(mock.person.user.id)).toEqual([200, 200])
    expect(await answersTo(999)).toEqual([401, 401])
  })
})
