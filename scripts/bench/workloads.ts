import { ordersPath, readJson, type Caller } from './product.ts'

/** A request as the product takes it. */
export interface Request {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
  /** The version of the answer that is at hand. */
  version?: string
}

/** Requests of one kind, each as good as the next: they are sent in turn. */
export type Workloads = Readonly<Record<WorkloadName, readonly Request[]>>

export const workloadNames = [
  'list',
  'unchanged',
  'get',
  'create',
  'me',
  'preview',
  'plainPreview',
  'assign',
  'updates',
] as const
export type WorkloadName = (typeof workloadNames)[number]

/** Orders that are read or assigned in turn: more would only be more of the same. */
const ordersAskedFor = 100

/** What a dispatcher's day is made of, on the orders that are there. */
export async function workloadsOf(caller: Caller): Promise<Workloads> {
  const ids = await ordersOf(caller, {})
  const open = await ordersOf(caller, { statuses: ['created', 'assigned'], carriedOutHere: true })
  const drivers = await read(caller, `/tenants/${caller.tenantId}/users-by-role/Driver`)
  const { richest, plainest } = await newOrders(caller)
  return {
    list: [{ method: 'GET', path: ordersPath(caller, { page: 0, pageSize: 25 }) }],
    unchanged: [await unchangedList(caller)],
    get: ids.map((id) => ({ method: 'GET', path: `/api/delivery-orders/${id}/page-view` })),
    create: [{ method: 'POST', path: '/api/delivery-orders', body: richest }],
    me: [{ method: 'GET', path: '/api/me' }],
    preview: [{ method: 'POST', path: '/api/delivery-orders/preview', body: richest }],
    plainPreview: [{ method: 'POST', path: '/api/delivery-orders/preview', body: plainest }],
    // First all to one driver, then all to the next, so that each request changes something.
    assign: drivers.flatMap((driver) =>
      open.map((id): Request => ({
        method: 'PUT',
        path: `/api/users/${driver.id}/delivery-orders/bulk`,
        body: { ids: [id], confirmOff: true },
      })),
    ),
    updates: ids.map((id) => ({ method: 'GET', path: `/api/delivery-orders/${id}/updates` })),
  }
}

/** The bytes of a request as they go over the connection. */
export function bytesOf({ method, path: target, body, version }: Request, { headers }: Caller): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: '127.0.0.1',
    // As fetch says it: the version of an answer holds for what was asked with it.
    accept: '*/*',
    ...headers,
    ...(version !== undefined && { 'if-none-match': version }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const lines = Object.entries({ ...all, 'content-length': Buffer.byteLength(text) })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n${text}`)
}

/** The same list, as a poll asks for it whose screen has it already. */
async function unchangedList(caller: Caller): Promise<Request> {
  const path = ordersPath(caller, { page: 0, pageSize: 25 })
  const ask = (headers: Record<string, string>) =>
    fetch(`${caller.origin}${path}`, { headers: { ...caller.headers, ...headers } })
  const until = performance.now() + 10_000
  for (;;) {
    const version = (await ask({})).headers.get('etag') ?? ''
    if ((await ask({ 'if-none-match': version })).status === 304) return { method: 'GET', path, version }
    if (performance.now() > until) throw new Error('The list is never known to be unchanged')
  }
}

async function ordersOf(caller: Caller, filter: object): Promise<number[]> {
  const page = { page: 0, pageSize: ordersAskedFor, filter }
  const { data } = await readJson<{ data: { id: number }[] }>(
    `${caller.origin}${ordersPath(caller, page)}`,
    caller.headers,
  )
  if (data.length === 0) throw new Error('There is no order to ask for')
  return data.map(({ id }) => id)
}

/**
 * Orders of the demo's customer between the first locations of the list: of the service whose prices have most lines (zones, fuel,
 * every modifier), and of the one whose prices have fewest. What a price costs must not depend on it.
 */
async function newOrders(caller: Caller): Promise<Record<'richest' | 'plainest', object>> {
  const [customer] = await read(caller, '/tenants/customers?search=Meewasin')
  const services = await read(caller, `/tenants/${caller.tenantId}/services?customerTenantId=${customer?.id}`)
  const locations = await read(caller, `/tenants/${caller.tenantId}/paginated-locations`)
  const [pickup, dropoff] = locations.filter(({ city }) => city === 'Saskatoon')
  const way = { customerTenantId: customer?.id, pickupLocationId: pickup?.id, dropoffLocationId: dropoff?.id }
  const orders: { order: object; lines: number }[] = []
  for (const { id, revisionId, pricingType } of services) {
    if (pricingType === 'manual') continue
    const order = { ...way, serviceId: id, ...(await everythingOf(caller, revisionId)) }
    orders.push({ order, lines: await linesOf(caller, order) })
  }
  const [plainest, ...others] = orders.toSorted((left, right) => left.lines - right.lines)
  const richest = others.at(-1)
  if (!plainest || !richest) throw new Error('There are not two services to compare')
  return { richest: richest.order, plainest: plainest.order }
}

/** An order with all tags of a revision, its fastest speed and two pieces of its first parcel type. */
async function everythingOf(caller: Caller, revisionId: number) {
  const speeds = await read(caller, `/service-revisions/${revisionId}/service-speeds`)
  const [parcelType] = await read(caller, `/service-revisions/${revisionId}/parcel-types`)
  const tags = await read(caller, `/service-revisions/${revisionId}/tags`)
  return {
    serviceSpeedId: speeds.at(-1)?.id,
    tagIds: tags.map(({ id }) => id),
    parcels: [{ parcelTypeId: parcelType?.id, quantity: 2 }],
    availableAt: Math.ceil(Date.now() / 3_600_000) * 3_600 + 3_600,
    poNumber: 'PO-7781',
  }
}

async function linesOf({ origin, headers }: Caller, order: object): Promise<number> {
  const answer = await fetch(`${origin}/api/delivery-orders/preview`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  const preview: unknown = await answer.json()
  const { explanation } = Object(preview)
  if (!Array.isArray(explanation)) throw new Error(`The order was refused: ${JSON.stringify(preview)}`)
  return explanation.length
}

async function read({ origin, headers }: Caller, below: string) {
  const { data } = await readJson<{ data: { id: number; revisionId: number; pricingType?: string; city?: string }[] }>(
    `${origin}/api${below}`,
    headers,
  )
  return data
}
