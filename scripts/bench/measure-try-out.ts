import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { freePort } from './child-server.ts'
import { median, type Figure } from './figure.ts'
import { keepSignedIn, readJson, signIn, startProduct, owner } from './product.ts'
import type { Site } from './site.ts'

const orders = 10_000

interface Revision {
  readonly id: number
  readonly status: string
}

/**
 * How long a draft takes to be tried on 10,000 orders of the last 30 days, from the call to the result, and for how long the server
 * answers nobody else meanwhile.
 * @param site has at least so many orders of the demo's first service
 */
export async function measureTryOut(
  { dataDir, database }: Pick<Site, 'dataDir' | 'database'>,
  { quick }: { quick: boolean },
): Promise<Figure[]> {
  const holdPort = await freePort()
  const watch = { file: 'scripts/bench/watch-hold.mjs', env: { HOLD_PORT: String(holdPort) } }
  const server = await startProduct(dataDir, watch)
  try {
    const caller = await signIn(server, owner)
    const { origin, headers } = caller
    const serviceId = await ordersOfLastMonth(database)
    const ask = async <Body>(method: string, path: string): Promise<Body> => {
      await keepSignedIn(caller)
      const answer = await fetch(`${origin}/api${path}`, { method, headers })
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Body
    }
    const heldMs = async () => Number(await (await fetch(`http://127.0.0.1:${holdPort}`)).text())
    const { data: revisions } = await ask<{ data: Revision[] }>('GET', `/services/${serviceId}/revisions`)
    const draft =
      revisions.find(({ status }) => status === 'draft') ??
      (await ask<Revision>('POST', `/services/${serviceId}/revisions`))
    const seconds: number[] = []
    const holds: number[] = []
    for (let turn = 0; turn < (quick ? 1 : 5); turn++) {
      await heldMs()
      const begun = performance.now()
      const { id } = await ask<{ id: number }>('POST', `/services/${serviceId}/revisions/${draft.id}/try-outs`)
      let tried: { status: string; done: number; summary: { priced: number } | null }
      do {
        await pause(50)
        tried = await readJson(`${origin}/api/try-outs/${id}`, headers)
      } while (tried.status === 'running')
      seconds.push((performance.now() - begun) / 1_000)
      holds.push(await heldMs())
      if (tried.done !== orders || tried.summary?.priced !== orders) throw new Error(JSON.stringify(tried))
    }
    await ask('DELETE', `/service-revisions/${draft.id}`)
    const group = `A draft tried on ${orders.toLocaleString('en-CA')} orders`
    return [
      { group, name: 'to the result', value: median(seconds), unit: 's', budget: { at: 'most', value: 10 } },
      {
        group,
        name: 'longest hold of other calls',
        value: median(holds),
        unit: 'ms',
        budget: { at: 'most', value: 50 },
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Moves so many orders of the service that has most of them into the last 30 days, and the others out of them. */
async function ordersOfLastMonth({ pool }: Site['database']): Promise<number> {
  const { rows } = await createTransactions(pool).systemTransaction((db) =>
    sql<{ id: number }>`
      with most as (
        select service_id, receiver_tenant_id from delivery_orders where status <> 'cancelled'
          and receiver_tenant_id = (select id from tenants where name = 'Prairie Sky Couriers')
        group by 1, 2 order by count(*) desc limit 1),
      numbered as (
        select o.id, row_number() over (order by o.id desc) as position from delivery_orders o join most using (service_id, receiver_tenant_id)
        where status <> 'cancelled'),
      moved as (
        update delivery_orders o set available_at = case when position <= ${orders} then unix_now() - 3600 - (o.id * 7919) % 2500000
          else o.available_at - 86400 * 100 end
        from numbered where numbered.id = o.id)
      select service_id as id from most`.execute(db),
  )
  for (const table of ['delivery_orders', 'delivery_order_parties']) await pool.query(`vacuum analyze ${table}`)
  return rows[0]?.id ?? 0
}
