import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { timesUntil } from './times.ts'
import { percentiles, type Figure } from './figure.ts'
import { owner, signIn, type Caller } from './product.ts'
import type { Site } from './site.ts'

/** Deliveries that are due at once. */
const many = 10_000
/** That they are for: each gets fewer than a minute allows. */
const endpoints = 50
/** Milliseconds between two looks at what is left. */
const lookMs = 50
/** Plain requests that are timed at most, and milliseconds between two of them: they are not to take the processor from the sending. */
const most = 10_000
const pauseMs = 20

/** How soon ten thousand webhooks are with those who are told, and how long others wait for a plain request meanwhile. */
export async function measureWebhooks(site: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  const seen = { arrived: 0 }
  const receiver = http.createServer((request, response) => {
    request.resume().on('end', () => {
      seen.arrived += 1
      response.writeHead(204).end()
    })
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const caller = await signIn(site.server, owner)
  const count = quick ? many / 10 : many
  try {
    const endpointId = await addEndpoint(caller, `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`)
    const { systemTransaction } = createTransactions(site.database.pool)
    const started = performance.now()
    await systemTransaction((db) => fill(endpointId, count).execute(db))
    const untilAll = async () => {
      while (seen.arrived < count) await setTimeout(lookMs)
      return (performance.now() - started) / 1_000
    }
    const over = untilAll()
    const meanwhile = await timesUntil(caller, '/api/me', most, over, pauseMs)
    const seconds = await over
    const group = 'Webhooks'
    const said = count.toLocaleString('en-CA')
    return [
      { group, name: `${said} deliveries to ${endpoints} endpoints`, value: seconds, unit: 's' },
      { group, name: 'deliveries a second', value: count / seconds, unit: '/s' },
      ...percentiles(group, 'a plain request meanwhile', meanwhile),
    ]
  } finally {
    receiver.closeAllConnections()
    receiver.close()
  }
}

async function addEndpoint({ origin, headers, tenantId }: Caller, url: string): Promise<number> {
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id: number }
  }
  const { id } = await send('POST', `/tenants/${tenantId}/webhook-endpoints`, {
    name: 'Measured',
    url,
    events: ['order.created'],
  })
  await send('PUT', `/webhook-endpoints/${id}/secret`)
  return id
}

/** More of the same endpoint, and what they are to be told: a message about an order has some 1,200 characters. */
function fill(endpointId: number, count: number) {
  return sql`
    with told as (
      insert into webhook_endpoints (tenant_id, name, url, events, secret, secret_end)
      select e.tenant_id, e.name || ' ' || n, e.url, e.events, e.secret, e.secret_end
      from webhook_endpoints e cross join generate_series(1, ${endpoints}::int) n where e.id = ${endpointId} returning id, tenant_id)
    insert into webhook_deliveries (tenant_id, endpoint_id, message_id, event, body, next_at)
    select tenant_id, id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), 'order.created',
      '{"type":"order.created","data":"' || repeat('x', 1200) || '"}', unix_now()
    from told cross join generate_series(1, ${Math.round(count / endpoints)}::int)`
}
