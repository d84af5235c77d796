import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql, type Kysely, type UpdateObject } from 'kysely'
import { tryOrder, unknownOrder, type TriedOrder, type TryOut, type TryOutSummary } from '#domain/pricing/try-out.ts'
import type { PricingInput } from '#domain/pricing/types.ts'
import type { WaitStamp } from '#domain/orders/wait-time.ts'
import type { Database, Row } from '#server/db/schema.ts'
import { defineJob, type JobRun } from '#server/jobs/job.ts'
import { loadTryOut } from './load-try-out.ts'

/** Orders that are read, priced and written at a time. */
const chunkOrders = 500

/** Orders that are priced before other callers have their turn: a few milliseconds. */
const ordersATurn = 25

/** Prices past orders by a draft. Beside the requests, one at a time: it takes the processor that they need. */
export const tryOutJob = defineJob<{ tryOutId: number }>({
  name: 'try-out',
  title: 'Try-out of prices',
  attempts: 5,
  pause: { first: 5, longest: 300 },
  atOnce: { here: 1, ofTenant: 1 },
  run: (run, { tryOutId }) => runTryOut(run, tryOutId),
  async failed(run, { tryOutId }) {
    await inTenant(run, (db) => end(db, tryOutId, { status: 'failed', ended_at: run.deps.clock() }))
  },
})

/** Where a try-out is: as it was found, and after each chunk. */
interface Place {
  readonly last_available_at: number | null
  readonly last_order_id: number | null
}

/** Goes on after the last order that was done, until all are. */
async function runTryOut(run: JobRun, id: number): Promise<void> {
  const begun = await inTenant(run, async (db) => {
    // One that failed runs again when its job is tried again.
    const row = await db
      .updateTable('try_outs')
      .set({ status: 'running', ended_at: null })
      .where('id', '=', id)
      .where('status', 'in', ['running', 'failed'])
      .returningAll()
      .executeTakeFirst()
    return row && { row, tryOut: await loadTryOut(db, row) }
  })
  if (!begun) return
  const { row, tryOut } = begun
  let place: Place = row
  let { done } = row
  for (;;) {
    run.signal.throwIfAborted()
    const from = place
    const orders = await inTenant(run, (db) => nextOrders(db, row, from))
    const last = orders.at(-1)
    if (last === undefined) break
    const results = await tried(orders, tryOut)
    place = { last_available_at: last.available_at, last_order_id: last.id }
    done += results.length
    const upTo = { ...place, done }
    await inTenant(run, async (db) => {
      await store(db, row.id, results, upTo)
      await run.progress(db, { done: upTo.done, total: Math.max(row.orders, upTo.done) })
    })
  }
  await inTenant(run, async (db) => {
    await finish(db, row.id, run.deps.clock())
    await run.progress(db, { done, total: done })
  })
}

interface OrderRow {
  readonly id: number
  readonly available_at: number
  readonly customer_tenant_id: number
  readonly customer_name: string
  /** Null for an order that came from elsewhere. */
  readonly input: PricingInput | null
  readonly stamps: readonly WaitStamp[] | null
}

/** The orders of the service that are tried, as its courier has them. */
export function triedOrders(
  db: Kysely<Database>,
  { tenantId, serviceId, from, until }: Readonly<Record<'tenantId' | 'serviceId' | 'from' | 'until', number>>,
) {
  return db
    .selectFrom('delivery_order_parties as p')
    .where('p.tenant_id', '=', tenantId)
    .where('p.service_id', '=', serviceId)
    .where('p.is_receiver', '=', true)
    .where('p.status', '<>', 'cancelled')
    .where('p.available_at', '>=', from)
    .where('p.available_at', '<', until)
}

function nextOrders(db: Kysely<Database>, row: Row<'try_outs'>, place: Place): Promise<OrderRow[]> {
  const { tenant_id: tenantId, service_id: serviceId, until_at: until } = row
  const from = place.last_available_at ?? row.from_at
  return triedOrders(db, { tenantId, serviceId, from, until })
    .where(sql<boolean>`(p.available_at, p.delivery_order_id) > (${from}, ${place.last_order_id ?? 0})`)
    .leftJoin('delivery_order_prices as price', 'price.delivery_order_id', 'p.delivery_order_id')
    .leftJoin('tenants as customer', 'customer.id', 'p.sender_tenant_id')
    .select(['p.delivery_order_id as id', 'p.available_at', 'p.sender_tenant_id as customer_tenant_id'])
    .select(sql<string>`coalesce(customer.name, '')`.as('customer_name'))
    .select(sql<PricingInput | null>`price.inputs -> 'input'`.as('input'))
    .select(
      sql<readonly WaitStamp[] | null>`(select json_agg(json_build_object(
        'uid', uid, 'type', type, 'stop', stop, 'createdAt', occurred_at)) from delivery_order_geostamps stamp
        where stamp.delivery_order_id = p.delivery_order_id)`.as('stamps'),
    )
    .orderBy('p.available_at')
    .orderBy('p.delivery_order_id')
    .limit(sql.lit(chunkOrders))
    .execute()
}

type Tried = Omit<OrderRow, 'input' | 'stamps'> & TriedOrder

async function tried(orders: readonly OrderRow[], tryOut: TryOut): Promise<Tried[]> {
  const results: Tried[] = []
  for (const { input, stamps, ...order } of orders) {
    if (results.length % ordersATurn === 0) await othersTurn()
    results.push({ ...order, ...(input === null ? unknownOrder : tryOrder({ input, stamps: stamps ?? [] }, tryOut)) })
  }
  return results
}

async function store(
  db: Kysely<Database>,
  id: number,
  results: readonly Tried[],
  upTo: Place & { readonly done: number },
): Promise<void> {
  await db.updateTable('try_outs').set(upTo).where('id', '=', id).execute()
  await sql`
    insert into try_out_orders (try_out_id, tenant_id, delivery_order_id, customer_tenant_id, customer_name, available_at, outcome,
      before_cents, after_cents, gain_cents, reasons)
    select try_outs.id, tenant_id, result.id, customer_tenant_id, customer_name, available_at, outcome,
      "beforeCadCents", "afterCadCents", "gainCadCents", array(select json_array_elements_text(reasons))
    from try_outs, json_to_recordset(${JSON.stringify(results)}::json) as result (id bigint, customer_tenant_id bigint,
      customer_name text, available_at bigint, outcome text, "beforeCadCents" bigint, "afterCadCents" bigint,
      "gainCadCents" bigint, reasons json) where try_outs.id = ${id}`.execute(db)
}

/** Adds up what was found. */
async function finish(db: Kysely<Database>, id: number, now: number): Promise<void> {
  const summary = await summaryOf(db, id)
  await end(db, id, {
    status: 'finished',
    ended_at: now,
    // Orders that were cancelled or placed since they were counted.
    orders: sql<number>`done`,
    summary: JSON.stringify(summary),
  })
  const both = sql`filter (where outcome = 'priced')`
  await sql`
    insert into try_out_customers (try_out_id, tenant_id, customer_tenant_id, name, orders, unpriceable, before_cents, after_cents, gain_cents)
    select try_out_id, tenant_id, customer_tenant_id, max(customer_name), count(*), count(*) filter (where outcome = 'unpriceable'),
      coalesce(sum(before_cents) ${both}, 0), coalesce(sum(after_cents) ${both}, 0), coalesce(sum(gain_cents), 0)
    from try_out_orders where try_out_id = ${id} group by try_out_id, tenant_id, customer_tenant_id`.execute(db)
}

async function summaryOf(db: Kysely<Database>, id: number): Promise<TryOutSummary> {
  const of = (outcome: TriedOrder['outcome']) => sql<number>`count(*) filter (where outcome = ${sql.lit(outcome)})`
  const sum = (column: string) =>
    sql<number>`coalesce(sum(${sql.ref(column)}) filter (where outcome = 'priced'), 0)`.$castTo<number>()
  return db
    .selectFrom('try_out_orders')
    .where('try_out_id', '=', id)
    .select([
      sum('before_cents').as('beforeCadCents'),
      sum('after_cents').as('afterCadCents'),
      sum('difference_cents').as('differenceCadCents'),
      sum('gain_cents').as('gainCadCents'),
      of('priced').as('priced'),
      sql<number>`count(*) filter (where difference_cents > 0)`.as('dearer'),
      sql<number>`count(*) filter (where difference_cents < 0)`.as('cheaper'),
      of('unpriceable').as('unpriceable'),
      of('newlyPriced').as('newlyPriced'),
      of('unpriced').as('unpriced'),
    ])
    .executeTakeFirstOrThrow()
}

async function end(db: Kysely<Database>, id: number, change: UpdateObject<Database, 'try_outs'>): Promise<void> {
  await db.updateTable('try_outs').set(change).where('id', '=', id).where('status', '=', 'running').execute()
}

/** As the courier, and as no person. */
function inTenant<Result>(
  { deps, tenantId }: Pick<JobRun, 'deps' | 'tenantId'>,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return deps.tenantTransaction({ tenantId, userId: null }, work)
}
