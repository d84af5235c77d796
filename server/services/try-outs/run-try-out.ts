import { randomUUID } from 'node:crypto'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql, type Kysely, type UpdateObject } from 'kysely'
import { tryOrder, unknownOrder, type TriedOrder, type TryOut, type TryOutSummary } from '#domain/pricing/try-out.ts'
import type { PricingInput } from '#domain/pricing/types.ts'
import type { WaitStamp } from '#domain/orders/wait-time.ts'
import type { Database, Row } from '#server/db/schema.ts'
import type { Deps } from '#server/http/context.ts'
import { loadTryOut } from './load-try-out.ts'

/** Orders that are read, priced and written at a time. */
const chunkOrders = 500

/** Orders that are priced before other callers have their turn: a few milliseconds. */
const ordersATurn = 25

/** Seconds for which a process that says nothing of a try-out counts as still working on it; a chunk takes a tenth of one. */
export const leaseSeconds = 15

type Job = Pick<Row<'try_outs'>, 'id' | 'tenant_id' | 'worker'>

/** Where a try-out is: as it was found, and after each chunk. */
interface Place {
  readonly last_available_at: number | null
  readonly last_order_id: number | null
}

/** Works on a try-out until it is over, somebody else's, or the server stops; the next one to look then goes on with it. */
export async function runTryOut(deps: Deps, job: Job): Promise<void> {
  try {
    const begun = await inTenant(deps, job, async (db) => {
      const row = await ofWorker(db, job).selectAll().executeTakeFirst()
      return row && { row, tryOut: await loadTryOut(db, row) }
    })
    if (begun) await price(deps, job, begun.row, begun.tryOut)
  } catch (error) {
    await inTenant(deps, job, (db) => end(db, job, { status: 'failed', ended_at: deps.clock() }))
    throw error
  }
}

/** Goes on with the try-outs that a server left off when it stopped. */
export async function takeUpTryOuts(deps: Deps): Promise<void> {
  const left = await deps.systemTransaction((db) =>
    db
      .selectFrom('try_outs')
      .select(['id', 'tenant_id'])
      .where('status', '=', 'running')
      .where('lease_until', '<', deps.clock())
      .execute(),
  )
  for (const { id, tenant_id: tenantId } of left) takeUpTryOut(deps, tenantId, id)
}

/** The same with one, if nobody works on it. */
export function takeUpTryOut(deps: Deps, tenantId: number, id: number): void {
  deps.background.run('try-out', async () => {
    const job = { id, tenant_id: tenantId, worker: randomUUID() }
    const taken = await inTenant(deps, job, (db) =>
      db
        .updateTable('try_outs')
        .set({ worker: job.worker, lease_until: deps.clock() + leaseSeconds })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .where('lease_until', '<', deps.clock())
        .executeTakeFirst(),
    )
    if (taken.numUpdatedRows > 0n) await runTryOut(deps, job)
  })
}

async function price(deps: Deps, job: Job, row: Row<'try_outs'>, tryOut: TryOut): Promise<void> {
  let place: Place = row
  for (;;) {
    if (deps.background.isStopping) {
      await inTenant(deps, job, (db) => end(db, job, { lease_until: 0 }))
      return
    }
    const from = place
    const orders = await inTenant(deps, job, (db) => nextOrders(db, row, from))
    const last = orders.at(-1)
    if (last === undefined) break
    const results = await tried(orders, tryOut)
    place = { last_available_at: last.available_at, last_order_id: last.id }
    if (!(await inTenant(deps, job, (db) => store(db, job, results, place, deps.clock() + leaseSeconds)))) return
  }
  await inTenant(deps, job, (db) => finish(db, job, deps.clock()))
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

/** @returns whether the try-out still runs and is this worker's: otherwise nothing is written */
async function store(
  db: Kysely<Database>,
  { id, worker }: Job,
  results: readonly Tried[],
  place: Place,
  leaseUntil: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with worked_on as (
      update try_outs set done = done + ${results.length}, lease_until = ${leaseUntil},
        last_available_at = ${place.last_available_at}, last_order_id = ${place.last_order_id}
      where id = ${id} and status = 'running' and worker = ${worker} returning id, tenant_id)
    insert into try_out_orders (try_out_id, tenant_id, delivery_order_id, customer_tenant_id, customer_name, available_at, outcome,
      before_cents, after_cents, gain_cents, reasons)
    select worked_on.id, tenant_id, result.id, customer_tenant_id, customer_name, available_at, outcome,
      "beforeCadCents", "afterCadCents", "gainCadCents", array(select json_array_elements_text(reasons))
    from worked_on, json_to_recordset(${JSON.stringify(results)}::json) as result (id bigint, customer_tenant_id bigint,
      customer_name text, available_at bigint, outcome text, "beforeCadCents" bigint, "afterCadCents" bigint,
      "gainCadCents" bigint, reasons json)`.execute(db)
  return numAffectedRows > 0n
}

/** Adds up what was found. */
async function finish(db: Kysely<Database>, job: Job, now: number): Promise<void> {
  const summary = await summaryOf(db, job.id)
  const { numUpdatedRows } = await end(db, job, {
    status: 'finished',
    ended_at: now,
    // Orders that were cancelled or placed since they were counted.
    orders: sql<number>`done`,
    summary: JSON.stringify(summary),
  })
  if (numUpdatedRows === 0n) return
  const both = sql`filter (where outcome = 'priced')`
  await sql`
    insert into try_out_customers (try_out_id, tenant_id, customer_tenant_id, name, orders, unpriceable, before_cents, after_cents, gain_cents)
    select try_out_id, tenant_id, customer_tenant_id, max(customer_name), count(*), count(*) filter (where outcome = 'unpriceable'),
      coalesce(sum(before_cents) ${both}, 0), coalesce(sum(after_cents) ${both}, 0), coalesce(sum(gain_cents), 0)
    from try_out_orders where try_out_id = ${job.id} group by try_out_id, tenant_id, customer_tenant_id`.execute(db)
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

function end(db: Kysely<Database>, job: Job, change: UpdateObject<Database, 'try_outs'>) {
  return db
    .updateTable('try_outs')
    .set(change)
    .where('id', '=', job.id)
    .where('status', '=', 'running')
    .where('worker', '=', job.worker)
    .executeTakeFirst()
}

function ofWorker(db: Kysely<Database>, { id, worker }: Job) {
  return db.selectFrom('try_outs').where('id', '=', id).where('status', '=', 'running').where('worker', '=', worker)
}

/** As the courier, and as no person. */
function inTenant<Result>(
  { tenantTransaction }: Deps,
  { tenant_id: tenantId }: Job,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return tenantTransaction({ tenantId, userId: null }, work)
}
