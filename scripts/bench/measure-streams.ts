import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import path from 'node:path'
import { roles } from '#domain/access/roles.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { createTokenSigner } from '#server/http/tokens.ts'
import { median, type Figure } from './figure.ts'
import { dispatcher, keepSignedIn, ordersPath, readJson, signIn, startProduct, type Caller } from './product.ts'
import type { Site } from './site.ts'

/** Budgets of the design: kilobytes of one open stream, and milliseconds from an act to the screen of another. */
const budgets = { kilobytes: 40, ms: 300 }

/** Streams that are opened at a time. */
const atOnce = 100
/** Streams of one person; a process takes twenty. */
const perPerson = 20

/**
 * What an open stream takes of the server's memory, and how soon an act is heard, when everybody who listens is of one organisation: then
 * each act is told to all. A server of its own, because streams of others would be counted.
 */
export async function measureStreams(
  { dataDir, database }: Pick<Site, 'dataDir' | 'database'>,
  { quick }: { quick: boolean },
): Promise<Figure[]> {
  const count = quick ? 2_000 : 10_000
  const server = await startProduct(dataDir)
  try {
    const caller = await signIn(server, dispatcher)
    const tokens = await tokensOfPeople({ dataDir, database }, caller.tenantId, Math.ceil(count / perPerson))
    const { data } = await readJson<{ data: { id: number }[] }>(
      `${caller.origin}${ordersPath(caller, { page: 0, pageSize: 1, filter: { carriedOutHere: true } })}`,
      caller.headers,
    )
    const orderId = data[0]?.id ?? 0
    // Until everything that an act needs is loaded.
    for (let turn = 0; turn < 20; turn += 1) await comment(caller, orderId)
    const before = await residentKilobytes(server.pid)
    const streams: IncomingMessage[] = []
    for (let from = 0; from < count; from += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) =>
        listen(caller, tokens[Math.floor((from + index) / perPerson)] ?? ''),
      )
      streams.push(...(await Promise.all(some)))
    }
    const kilobytes = ((await residentKilobytes(server.pid)) - before) / count

    const heard: number[] = []
    for (let turn = 0; turn < (quick ? 5 : 15); turn += 1) heard.push(...(await actToScreens(caller, orderId, streams)))
    for (const stream of streams) stream.destroy()
    const group = `${count.toLocaleString('en-CA')} open streams`
    return [
      { group, name: 'memory of one', value: kilobytes, unit: 'kB', budget: { at: 'most', value: budgets.kilobytes } },
      {
        group,
        name: 'an act heard, p50',
        value: median(heard),
        unit: 'ms',
        budget: { at: 'most', value: budgets.ms },
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Viewers of the organisation who are signed in. */
async function tokensOfPeople(
  { dataDir, database }: Pick<Site, 'dataDir' | 'database'>,
  tenantId: number,
  count: number,
): Promise<string[]> {
  const signer = createTokenSigner((await readFile(path.join(dataDir, 'secret'), 'utf8')).trim())
  const now = Math.floor(Date.now() / 1_000)
  const people = await createTransactions(database.pool).systemTransaction(async (db) => {
    const users = await db
      .insertInto('users')
      .values(
        Array.from({ length: count }, (_, index) => ({
          email: `listener${index}@bench.example`,
          first_name: 'Listener',
          last_name: String(index),
          created_by_tenant_id: tenantId,
        })),
      )
      .returning('id')
      .execute()
    const ids = users.map(({ id }) => id)
    await db
      .insertInto('memberships')
      .values(ids.map((id) => ({ tenant_id: tenantId, user_id: id, roles: [roles.viewer] })))
      .execute()
    return db
      .insertInto('sign_in_families')
      .values(ids.map((id) => ({ user_id: id, created_at: now })))
      .returning(['id', 'user_id'])
      .execute()
  })
  return Promise.all(
    people.map(({ id, user_id: userId }) =>
      signer.accessToken({ userId, familyId: id, impersonatorUserId: null }, now),
    ),
  )
}

async function listen({ origin, tenantId }: Caller, token: string): Promise<IncomingMessage> {
  const request = http.get(`${origin}/api/tenants/${tenantId}/events`, {
    agent: false,
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}`, 'x-tenant-id': String(tenantId) },
  })
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (response?.statusCode !== 200) throw new Error(`A stream was answered ${response?.statusCode}.`)
  await once(response, 'data')
  response.resume()
  return response
}

async function comment(caller: Caller, orderId: number): Promise<void> {
  await keepSignedIn(caller)
  const answer = await fetch(`${caller.origin}/api/delivery-orders/${orderId}/comments`, {
    method: 'POST',
    headers: { ...caller.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ comment: 'The elevator is out.' }),
  })
  if (answer.status !== 200) throw new Error(`A comment was answered ${answer.status}.`)
}

/** Milliseconds from sending an act until each of the streams has it. */
async function actToScreens(caller: Caller, orderId: number, streams: readonly IncomingMessage[]): Promise<number[]> {
  const sent = performance.now()
  const heard = streams.map(
    (stream) =>
      new Promise<number>((resolve) => {
        const onData = (chunk: Buffer) => {
          // Signs of life come in between.
          if (!chunk.includes('delivery-order.changed')) return
          stream.off('data', onData)
          resolve(performance.now() - sent)
        }
        stream.on('data', onData)
      }),
  )
  await comment(caller, orderId)
  return Promise.all(heard)
}

async function residentKilobytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}
