import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startChildServer } from './child-server.ts'
import { median, type Figure } from './figure.ts'
import { answersPerSecond } from './load.ts'
import type { PeerTask } from './peer.ts'
import { DISPATCHER, ordersPath, readJson, signIn, type Caller } from './product.ts'
import { recordRequests, type Request } from './recording.ts'
import type { Site } from './site.ts'

const CONNECTIONS = 32
/** More orders than the get asks for would only be more of the same. */
const ORDERS_ASKED_FOR = 100

/**
 * Lists, reads and places orders as fast as 32 connections can, with the product and with a bare server in turn: what else
 * the machine does meanwhile slows down both.
 */
export async function measureThroughput(site: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  const { dataDir, database, server } = site
  const caller = await signIn(server, DISPATCHER)
  const list: Request = { method: 'GET', path: ordersPath(caller, { page: 0, pageSize: 25 }) }
  const page = await readJson<{ data: { id: number }[] }>(
    `${caller.origin}${ordersPath(caller, { page: 0, pageSize: ORDERS_ASKED_FOR })}`,
    caller.headers,
  )
  const gets = page.data.map(({ id }): Request => ({ method: 'GET', path: `/api/delivery-orders/${id}/page-view` }))
  const [get] = gets
  if (get === undefined) throw new Error('There is no order to read')
  const create: Request = { method: 'POST', path: '/api/delivery-orders', body: await newOrder(caller) }

  const recordings = await recordRequests(database, dataDir, caller, { list, get, create })
  const task: PeerTask = {
    dataDir,
    authorization: caller.headers.authorization ?? '',
    recordings: {
      list: { ...recordings.list, orderId: 0 },
      get: { ...recordings.get, orderId: idOf(recordings.get.answer) },
      create: { ...recordings.create, orderId: idOf(recordings.create.answer) },
    },
  }
  const taskFile = path.join(dataDir, 'peer.json')
  await writeFile(taskFile, JSON.stringify(task))
  const peer = await startChildServer(['scripts/bench/peer.ts', taskFile], {}, '/ready')
  try {
    const figures: Figure[] = []
    for (const [name, requests] of Object.entries({ list: [list], get: gets, create: [create] })) {
      const bytes = requests.map((request) => bytesOf(request, caller))
      figures.push(...(await compare(name, bytes, { product: server.port, peer: peer.port }, quick)))
    }
    return figures
  } finally {
    await peer.stop()
  }
}

async function compare(
  name: string,
  requests: readonly Buffer[],
  ports: Readonly<Record<'product' | 'peer', number>>,
  quick: boolean,
): Promise<Figure[]> {
  const turn = (port: number, milliseconds: number) =>
    answersPerSecond({ port, requests, connections: CONNECTIONS, milliseconds, most: 20_000 })
  for (const port of Object.values(ports)) await turn(port, 500)
  const rounds: { product: number; peer: number }[] = []
  for (let round = 0; round < (quick ? 1 : 5); round++) {
    const milliseconds = quick ? 1_000 : 1_500
    const product = await turn(ports.product, milliseconds)
    rounds.push({ product, peer: await turn(ports.peer, milliseconds) })
  }
  const group = `Orders over HTTP, ${CONNECTIONS} connections`
  const ratio = median(rounds.map(({ product, peer }) => product / peer))
  return [
    { group, name, value: median(rounds.map(({ product }) => product)), unit: '/s' },
    { group, name: `${name}, bare server`, value: median(rounds.map(({ peer }) => peer)), unit: '/s' },
    { group, name: `${name}, product to bare`, value: ratio, unit: '×', budget: { at: 'least', value: 0.9 } },
  ]
}

/** An order of the demo's customer, of the first service and between the first places of the list. */
async function newOrder(caller: Caller): Promise<object> {
  const read = async (below: string) =>
    (
      await readJson<{ data: { id: number; revisionId: number; city?: string }[] }>(
        `${caller.origin}/api${below}`,
        caller.headers,
      )
    ).data
  const [customer] = await read('/tenants/customers')
  const [service] = await read(`/tenants/${caller.tenantId}/services?customerTenantId=${customer?.id}`)
  const [speed] = await read(`/service-revisions/${service?.revisionId}/service-speeds`)
  const [parcelType] = await read(`/service-revisions/${service?.revisionId}/parcel-types`)
  const places = await read(`/tenants/${caller.tenantId}/paginated-locations`)
  const [pickup, dropoff] = places.filter(({ city }) => city === 'Saskatoon')
  return {
    customerTenantId: customer?.id,
    serviceId: service?.id,
    serviceSpeedId: speed?.id,
    pickupLocationId: pickup?.id,
    dropoffLocationId: dropoff?.id,
    parcels: [{ parcelTypeId: parcelType?.id, quantity: 2 }],
    availableAt: Math.ceil(Date.now() / 3_600_000) * 3_600 + 3_600,
    poNumber: 'PO-7781',
  }
}

function idOf(answer: unknown): number {
  return Number(Object(answer).id)
}

function bytesOf({ method, path: target, body }: Request, { headers }: Caller): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const all = { host: '127.0.0.1', ...headers, ...(body && { 'content-type': 'application/json' }) }
  const lines = Object.entries({ ...all, 'content-length': Buffer.byteLength(text) })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n${text}`)
}
