import { orderStatuses, type OrderStatus } from '#domain/orders/order-status.ts'
import type {
  DeliveryOrderCreate,
  DeliveryOrderCreated,
  Me,
  TenantSummary,
  TokenPair,
  User,
} from '#generated/model/index.ts'

/** The password of every account of the demo. */
export const demoPassword = 'waybill-demo'

/** Somebody who speaks to the server directly, to prepare what a journey needs and to look behind the screens. */
export interface Caller {
  readonly me: Me
  readonly tenantId: number
  /** Throws on any status but 2xx. */
  readonly call: <Body>(method: string, path: string, body?: unknown) => Promise<Body>
  /** The status alone, whatever it is. */
  readonly statusOf: (method: string, path: string, body?: unknown) => Promise<number>
}

/** Address of the server under test, without a slash at the end. */
export function serverUrl(): string {
  const url = process.env.WAYBILL_E2E_URL
  if (url === undefined) throw new Error('The global set-up has not started a server')
  return url
}

/** Signs in without a browser. */
export async function tokensOf(email: string, password = demoPassword, url = serverUrl()): Promise<TokenPair> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, password, redirect_uri: `${url}/cb` }),
  })
  const target = new URL(answer.headers.get('location') ?? `${url}/`)
  const token = target.searchParams.get('token')
  const refreshToken = target.searchParams.get('refreshToken')
  if (token === null || refreshToken === null) throw new Error(`${email} could not sign in: ${answer.status}`)
  return { token, refreshToken }
}

/** @param email somebody of the demo, in their current organisation */
export async function callerFor(email: string, url = serverUrl()): Promise<Caller> {
  const { token } = await tokensOf(email, demoPassword, url)
  const send = (method: string, path: string, body: unknown, tenantId: number | null) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(tenantId !== null && { 'x-tenant-id': String(tenantId) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  async function call<Body>(method: string, path: string, body: unknown, tenantId: number | null): Promise<Body> {
    const answer = await send(method, path, body, tenantId)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const me = await call<Me>('GET', '/me', undefined, null)
  const { tenant } = await call<{ tenant: TenantSummary }>('GET', `/users/${me.id}/current-tenant`, undefined, null)
  return {
    me,
    tenantId: tenant.id,
    call: (method, path, body) => call(method, path, body, tenant.id),
    statusOf: async (method, path, body) => (await send(method, path, body, tenant.id)).status,
  }
}

/** A list of the API; `pageSize` at most 100. */
export async function listOf<Row extends { id: number }>(
  caller: Caller,
  path: string,
  { pageSize = 100, ...params }: Readonly<Record<string, string | number>> = {},
): Promise<{ data: Row[]; total: number }> {
  const query = new URLSearchParams({ pagination: JSON.stringify({ page: 0, pageSize }) })
  for (const [name, value] of Object.entries(params)) query.set(name, String(value))
  return caller.call('GET', `${path}?${query}`)
}

/** The first steps of every order, by what they ask of the order. */
const forward = { pickedUp: 'picked-up', droppedOff: 'dropped-off', completed: 'completed' } as const

interface ArrangedOrder {
  readonly status?: Exclude<OrderStatus, 'cancelled'>
  /** First name of the driver who has it, from `assigned` on. */
  readonly driver?: string
  readonly changes?: Partial<DeliveryOrderCreate>
}

/**
 * Places an order of Meewasin Pharmacy Group with Prairie Sky Couriers, through the API, and brings it to a status.
 * @param dispatcher of Prairie Sky; to place it alone also somebody of Meewasin
 * @returns its number
 */
export async function arrangeOrder(dispatcher: Caller, order: ArrangedOrder = {}): Promise<number> {
  const { status = 'created', driver = 'Kwame', changes = {} } = order
  const { id } = await dispatcher.call<DeliveryOrderCreated>('POST', '/delivery-orders', {
    ...(await whatIsOrdered(dispatcher, changes.customerTenantId)),
    availableAt: Math.floor(Date.now() / 1000),
    ...changes,
  })
  if (status === 'created') return id
  await assign(dispatcher, id, driver)
  for (const [reached, path] of Object.entries(forward))
    if (orderStatuses.indexOf(status) >= orderStatuses.indexOf(reached as OrderStatus))
      await dispatcher.call('POST', `/delivery-orders/${id}/${path}`, {})
  return id
}

/** Two parcels from one place of Prairie Sky's book to another, by its city service. @param customerTenantId Meewasin unless given */
export async function whatIsOrdered(dispatcher: Caller, customerTenantId?: number) {
  const customerId = customerTenantId ?? (await meewasinOf(dispatcher))
  const services = await listOf<{ id: number; revisionId: number; name: string }>(
    dispatcher,
    `/tenants/${dispatcher.tenantId}/services`,
    { customerTenantId: customerId },
  )
  const service = services.data.find(({ name }) => name === 'City Same Day')
  if (service === undefined) throw new Error('The demo has lost its City Same Day service')
  const part = async (name: string) =>
    (await dispatcher.call<{ data: { id: number }[] }>('GET', `/service-revisions/${service.revisionId}/${name}`)).data
  const [speed] = await part('service-speeds')
  const [, parcelType] = await part('parcel-types')
  const locations = await listOf<{ id: number; city: string }>(
    dispatcher,
    `/tenants/${dispatcher.tenantId}/paginated-locations`,
  )
  const [pickup, dropoff] = locations.data.filter(({ city }) => city === 'Saskatoon')
  return {
    customerTenantId: customerId,
    serviceId: service.id,
    serviceSpeedId: speed?.id,
    pickupLocationId: pickup?.id,
    dropoffLocationId: dropoff?.id,
    parcels: [{ parcelTypeId: parcelType?.id, quantity: 2 }],
  }
}

async function meewasinOf(dispatcher: Caller): Promise<number> {
  const customers = await listOf(dispatcher, '/tenants/customers', { search: 'Meewasin' })
  return customers.data[0]?.id ?? 0
}

async function assign(dispatcher: Caller, orderId: number, firstName: string): Promise<void> {
  const drivers = await listOf<User>(dispatcher, `/tenants/${dispatcher.tenantId}/users-by-role/Driver`)
  const driver = drivers.data.find((candidate) => candidate.firstName === firstName)
  await dispatcher.call('PUT', `/users/${driver?.id}/delivery-orders/bulk`, { ids: [orderId] })
}
