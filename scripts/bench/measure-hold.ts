import { largestInput, largestJson } from '#server/http/input-size.ts'
import { contractOperations, readContract } from '#server/http/contract-document.ts'
import type { OperationId } from '#generated/handlers.ts'
import { freePort } from './child-server.ts'
import { median, type Figure } from './figure.ts'
import { dispatcher, ordersPath, readJson, signIn, startProduct } from './product.ts'
import type { Site } from './site.ts'

/** Nobody waits longer than this because of what somebody else sent. Milliseconds. */
const longestMs = 50

/** A body that is made to hold the server up. */
interface Hostile {
  name: string
  method: 'POST' | 'PUT'
  path: string
  type: string
  body: string
}

/**
 * How long one body keeps everybody else waiting: the longest hold of the event loop in the built server, each body as large as
 * its call takes. A server of its own answers, so that what the figures need is not in the way of others.
 */
export async function measureHold(
  { dataDir }: Pick<Site, 'dataDir'>,
  { quick }: { quick: boolean },
): Promise<Figure[]> {
  const holdPort = await freePort()
  const watch = { file: 'scripts/bench/watch-hold.mjs', env: { HOLD_PORT: String(holdPort) } }
  const server = await startProduct(dataDir, watch)
  try {
    const caller = await signIn(server, dispatcher)
    const list = ordersPath(caller, { page: 0, pageSize: 1, filter: { carriedOutHere: true } })
    const { data } = await readJson<{ data: { id: number }[] }>(`${caller.origin}${list}`, caller.headers)
    const send = async ({ method, path, type, body }: Hostile) => {
      const headers = { ...caller.headers, 'content-type': type }
      try {
        const answer = await fetch(`${caller.origin}${path}`, { method, headers, body })
        await answer.arrayBuffer()
        return answer.status
      } catch {
        // The server closes the connection on what is far too long, which may come before its answer.
        return 413
      }
    }
    const heldMs = async () => Number(await (await fetch(`http://127.0.0.1:${holdPort}`)).text())

    const figures: Figure[] = []
    for (const hostile of hostileBodies(caller.tenantId, data[0]?.id ?? 0)) {
      // The validators of a call are made when it is first used.
      await send({ ...hostile, body: '{}' })
      const holds: number[] = []
      for (let turn = 0; turn < (quick ? 3 : 9); turn++) {
        await heldMs()
        const status = await send(hostile)
        if (status !== 400 && status !== 413 && status !== 422)
          throw new Error(`${hostile.name}: answered ${status}, so it was not looked at`)
        holds.push(await heldMs())
      }
      figures.push({
        group: 'Longest hold by a hostile body',
        name: hostile.name,
        value: median(holds),
        unit: 'ms',
        budget: { at: 'most', value: longestMs },
      })
    }
    return figures
  } finally {
    await server.stop()
  }
}

function hostileBodies(tenantId: number, orderId: number): Hostile[] {
  const json = { method: 'POST', type: 'application/json' } as const
  const preview = { ...json, path: '/api/delivery-orders/preview' } as const
  const errors = { ...json, path: '/api/errors' } as const
  const protocol = { ...json, path: `/api/delivery-orders/${orderId}/protocol-data` } as const
  const mapping = { name: 'a', streetAddress: 'b', city: 'c', province: 'd', latitude: 'e', longitude: 'f' }
  const query = new URLSearchParams({ dryRun: 'true', mapping: JSON.stringify(mapping) })
  const file = { method: 'POST', path: `/api/tenants/${tenantId}/locations/import?${query}`, type: 'text/csv' } as const
  const most = {
    preview: mostOf('previewDeliveryOrder'),
    errors: mostOf('reportError'),
    protocol: mostOf('captureDeliveryOrderProtocolData'),
  }
  return [
    {
      ...preview,
      name: 'lists where ids belong',
      body: filled('{"tagIds":[', (index) => `[${index}]`, ']}', most.preview),
    },
    {
      ...preview,
      name: 'too many lists to be looked at',
      body: many('{"tagIds":[', (index) => `[${index}]`, ']}', 85_000),
    },
    {
      ...protocol,
      name: 'answers that are all wrong',
      body: filled('{"answers":[', (index) => `{"actionId":${index},"value":[1,2]}`, ']}', most.protocol),
    },
    {
      ...protocol,
      name: 'a megabyte of texts in a list',
      body: filled('{"answers":[', () => `"${'a'.repeat(60)}"`, ']}', most.protocol),
    },
    { ...protocol, name: 'one text of a megabyte', body: `{"stop":"${' '.repeat(most.protocol.bytes - 100)}"}` },
    { ...errors, name: 'unknown fields', body: filled('{', (index) => `"field${index}":1`, '}', most.errors) },
    { ...errors, name: 'brackets', body: '['.repeat(most.errors.bytes) },
    {
      method: 'POST',
      path: '/auth/login',
      type: 'application/x-www-form-urlencoded',
      name: 'fields of a form',
      body: '&a'.repeat(30_000),
    },
    { ...file, name: 'an import of one long line', body: 'name,'.repeat(100_000) },
    { ...file, name: 'an import of letters that take two bytes', body: 'é'.repeat(500_000) },
    { ...file, name: 'an import of empty lines', body: '\r'.repeat(499_999) + 'a' },
  ]
}

function mostOf(id: OperationId): { bytes: number; values: number } {
  const contract = readContract()
  const operation = contractOperations(contract).find((one) => one.id === id)
  const { schema = {} } = operation?.requestBody?.part.content['application/json'] ?? {}
  return largestJson(largestInput(contract, schema))
}

/** As many items as are looked at, neither too many bytes nor too many values. */
function filled(
  open: string,
  itemOf: (index: number) => string,
  close: string,
  { bytes, values }: { bytes: number; values: number },
): string {
  const longest = itemOf(99_999)
  const within = 1 + (longest.match(/[[{,]/g)?.length ?? 0)
  return many(open, itemOf, close, Math.floor(Math.min((bytes - 100) / (longest.length + 1), (values - 10) / within)))
}

function many(open: string, itemOf: (index: number) => string, close: string, count: number): string {
  return open + Array.from({ length: count }, (_, index) => itemOf(index)).join() + close
}
