import { type HttpHandler, HttpResponse, http } from 'msw'
import type { OrderStatus } from '#domain/order-status.ts'
import { getGetPaginatedDeliveryOrdersMockHandler } from '#generated/client/orders/orders.msw.ts'
import {
  getGetCustomerTenantsMockHandler,
  getGetTenantUsersByRoleMockHandler,
} from '#generated/client/tenants/tenants.msw.ts'
import type {
  BulkAssign,
  BulkOrderResults,
  BulkUnassign,
  DeliveryOrderListItem,
  DeliveryOrderPagination,
  User,
} from '#generated/model/index.ts'
import { meewasin, prairieSky } from '#tests/components/session-world.ts'

function driver(id: number, firstName: string, lastName: string): User {
  return {
    id,
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@prairiesky.example`,
    phone: null,
    image: null,
    archived: false,
    admin: false,
    timezone: 'America/Regina',
    unitPreference: 'MetricMixed',
  }
}

export const kwame = driver(21, 'Kwame', 'Mensah')
export const ravi = driver(22, 'Ravi', 'Patel')
const drivers = [kwame, ravi]

const minute = 60

/** An order of today, due in so many minutes. */
export function order(id: number, dueInMinutes: number, changes: Partial<DeliveryOrderListItem> = {}) {
  const now = Math.floor(Date.now() / 1000)
  const location = {
    id: 1,
    formattedAddress: '1 Main Street, Saskatoon, SK',
    city: 'Saskatoon',
    latitude: 52,
    longitude: -106,
  }
  return {
    id,
    status: 'created',
    billStatus: 'not_exported',
    poNumber: null,
    orderNotes: null,
    availableAt: now - 30 * minute,
    dueAt: now + dueInMinutes * minute,
    createdAt: now - 60 * minute,
    updatedAt: now - 60 * minute,
    senderTenant: { id: meewasin.id, name: meewasin.name },
    receiverTenant: { id: prairieSky.id, name: prairieSky.name },
    brokeredTo: null,
    driver: null,
    serviceName: 'City Same Day',
    serviceSpeedName: 'Rush',
    serviceSpeedTextColor: '#b42318',
    tags: [],
    pickupLocation: { ...location, name: 'Broadway' },
    dropoffLocation: { ...location, name: 'Stonebridge' },
    totalParcels: 2,
    totalWeightKg: 3,
    distanceM: 7_400,
    timeS: 780,
    pricing: { hidden: false, status: 'priced', priceCadCents: 2_000 },
    exceptions: [],
    ...changes,
  } satisfies DeliveryOrderListItem
}

/** A courier's orders that move as the server would move them. */
export function boardWorld(orders: DeliveryOrderListItem[]): HttpHandler[] {
  const find = (id: number) => orders.find((candidate) => candidate.id === id)
  const change = (id: number, status: OrderStatus, person: User | null) => {
    const found = find(id)
    if (found === undefined) return false
    if (found.status === 'pickedUp') return false
    orders.splice(orders.indexOf(found), 1, { ...found, status, driver: person, updatedAt: found.updatedAt + 1 })
    return true
  }
  const result = (orderId: number, ok: boolean): BulkOrderResults['results'][number] =>
    ok ? { orderId, ok } : { orderId, ok, code: 'invalid_transition', message: `Order ${orderId} is Picked Up.` }

  return [
    getGetTenantUsersByRoleMockHandler({ data: drivers, total: 2, totalIsCapped: false, page: 0, pageSize: 100 }),
    getGetCustomerTenantsMockHandler({ data: [meewasin], total: 1, totalIsCapped: false, page: 0, pageSize: 100 }),
    getGetPaginatedDeliveryOrdersMockHandler(({ request }) => {
      const { filter = {}, page = 0, pageSize = 50 } = paginationOf(request)
      const { statuses = [], availableBefore = Infinity, availableFrom = 0 } = filter
      const found = orders.filter(
        ({ status, availableAt }) =>
          statuses.includes(status) && availableAt < availableBefore && availableAt >= availableFrom,
      )
      const from = page * pageSize
      const next = from + pageSize < found.length ? { next: 'more' } : {}
      return {
        data: found.slice(from, from + pageSize),
        total: found.length,
        totalIsCapped: false,
        page,
        pageSize,
        ...next,
      }
    }),
    http.put('*/api/users/:userId/delivery-orders/bulk', async ({ params, request }) => {
      const { ids } = (await request.json()) as BulkAssign
      const person = drivers.find(({ id }) => id === Number(params['userId'])) ?? null
      return HttpResponse.json({ results: ids.map((id) => result(id, change(id, 'assigned', person))) })
    }),
    http.post('*/api/tenants/:tenantId/delivery-orders/unassign', async ({ request }) => {
      const { orders: asked } = (await request.json()) as BulkUnassign
      return HttpResponse.json({
        results: asked.map(({ orderId }) => result(orderId, change(orderId, 'created', null))),
      })
    }),
  ]
}

/** What a list was asked for. */
export function paginationOf(request: Request): DeliveryOrderPagination {
  return JSON.parse(new URL(request.url).searchParams.get('pagination') ?? '{}') as DeliveryOrderPagination
}
