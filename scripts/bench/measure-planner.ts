import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { addDays, wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { RecurringOrder } from '#generated/model/index.ts'
import type { Database } from '#server/db/schema.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { openBoss } from '#server/jobs/workers.ts'
import { percentiles, type Figure } from './figure.ts'
import { placedByHand } from './placed-by-hand.ts'
import { processorTimeMs } from './processor-time.ts'
import { dispatcher, ordersPath, readJson, signIn, type Caller } from './product.ts'
import type { Site } from './site.ts'
import { timesUntil } from './times.ts'

/** Somebody of the demo who plans. */
const scheduler = 'scheduler@meewasin.example'
/** All orders that are due are to be there within so many seconds. */
const budget = { at: 'most', value: 60 } as const
/** Between two looks at what is left to be made, in milliseconds. */
const lookMs = 100
/** Requests that are timed while nothing is made, and as many a second as a few people send. */
const requests = 400
const pauseMs = 50

/**
 * How long one process takes to make the orders of 10,000 recurring orders that are due at once, how long others wait meanwhile, and how long
 * the calendar takes to count them.
 */
export async function measurePlanner(site: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  const many = quick ? 1_000 : 10_000
  const turns = quick ? 5 : 20
  const [planning, other] = [await signIn(site.server, scheduler), await signIn(site.server, dispatcher)]
  const { systemTransaction } = createTransactions(site.database.pool)
  const today = wallTimeAt(Date.now() / 1_000, 'America/Regina').date
  await systemTransaction((db) => plan(db, planning, today, many))
  for (const table of ['recurring_orders', 'recurring_order_days']) await site.database.pool.query(`analyze ${table}`)

  const group = `${many.toLocaleString('en-CA')} recurring orders`
  const eightWeeks = `from=${today}&until=${addDays(today, 55)}`
  const below = `/api/tenants/${planning.tenantId}`
  const calendar = await timesUntil(planning, `${below}/recurring-order-calendar?${eightWeeks}`, turns)
  const day = await timesUntil(planning, `${below}/recurring-order-days?day=${today}`, turns)
  const feed = await feedTimes(planning, turns)

  const byHand = await placeByHand(site, planning, quick ? 50 : 300)
  const list = ordersPath(other, { page: 0, pageSize: 25 })
  await timesUntil(other, list, requests / 4)
  const quiet = await timesUntil(other, list, requests, undefined, pauseMs)
  const worked = processorTimeMs(site.server.pid)
  const made = makeAll(site, many)
  const meanwhile = await timesUntil(other, list, Infinity, made, pauseMs)
  const work = (processorTimeMs(site.server.pid) - worked) / many
  return [
    { group, name: 'until the orders of all are made', value: await made, unit: 's', ...(!quick && { budget }) },
    { group, name: 'processor time of each, with what is asked beside', value: work, unit: 'ms' },
    { group, name: 'the same to that of one that somebody places', value: work / byHand, unit: '×' },
    ...percentiles(group, 'a list of orders, nothing being made', quiet),
    ...percentiles(group, 'the same while they are made', meanwhile),
    ...percentiles(group, 'eight weeks of the calendar', calendar),
    ...percentiles(group, 'a day of it', day),
    ...percentiles(group, 'the calendar for another program', feed),
  ]
}

/** Copies one of the demo's that runs, so that each of so many has one order today; the demo's own are out of the way. Nothing is due yet. */
async function plan(db: Kysely<Database>, { tenantId }: Caller, today: LocalDate, many: number): Promise<void> {
  const changes = {
    recurrence: { kind: 'daily' },
    start_date: today,
    end_date: null,
    pickup_from_s: 86_340,
    days_ahead: 0,
  }
  const fresh = {
    dropoff_to_s: null,
    look_at: 4_000_000_000,
    looked_on: null,
    next_date: today,
    default_driver_user_id: null,
  }
  const { rows } = await sql`
    with chosen as (
      select r.* from recurring_orders r where tenant_id = ${tenantId} and status = 'active' and reasons = '[]' order by id limit 1)
    insert into recurring_orders overriding system value
    select copy.* from chosen, generate_series(1, ${many}::int) n,
      jsonb_populate_record(chosen::recurring_orders, ${JSON.stringify({ ...changes, ...fresh })}::jsonb
        || jsonb_build_object('id', nextval(pg_get_serial_sequence('recurring_orders', 'id')), 'name', 'Run ' || n)) copy
    returning id`.execute(db)
  if (rows.length !== many) throw new Error('The demo has no recurring order that runs.')
  await sql`update recurring_orders set status = 'paused' where look_at < 4000000000 and status in ('active', 'invalid')`.execute(
    db,
  )
}

/** Processor time of an order like those, placed over HTTP by one caller, in milliseconds. */
async function placeByHand(site: Site, planning: Caller, count: number): Promise<number> {
  const { origin, headers, tenantId } = planning
  const rows = await readJson<{ data: RecurringOrder[] }>(`${origin}/api/tenants/${tenantId}/recurring-orders`, headers)
  const [row] = rows.data
  const order = {
    customerTenantId: row?.customerTenantId,
    serviceId: row?.serviceId,
    serviceSpeedId: row?.serviceSpeedId,
    tagIds: row?.tagIds,
    pickupLocationId: row?.pickupLocationId,
    dropoffLocationId: row?.dropoffLocationId,
    parcels: row?.parcels,
    poNumber: row?.poNumber ?? '',
    availableAt: Math.ceil(Date.now() / 1_000) + 3_600,
    confirmUnusual: true,
  }
  return placedByHand(site, planning, order, count)
}

/** Seconds from when all are due until the last is looked at. */
async function makeAll({ database: { pool } }: Site, many: number): Promise<number> {
  const { systemTransaction } = createTransactions(pool)
  const begun = performance.now()
  await systemTransaction((db) =>
    db.updateTable('recurring_orders').set({ look_at: 0 }).where('look_at', '=', 4_000_000_000).execute(),
  )
  // As the clock does each minute.
  await openBoss(pool).send('recurring-orders', { tenantId: null })
  const isDue = () =>
    systemTransaction((db) =>
      db.selectFrom('recurring_orders').select('id').where('look_at', '=', 0).limit(1).executeTakeFirst(),
    )
  while (await isDue()) await pause(lookMs)
  const seconds = (performance.now() - begun) / 1_000
  const { made } = await systemTransaction((db) =>
    db
      .selectFrom('recurring_order_days as d')
      .innerJoin('recurring_orders as r', 'r.id', 'd.recurring_order_id')
      .select(({ fn }) => fn.count<number>('d.delivery_order_id').as('made'))
      .where('r.name', 'like', 'Run %')
      .executeTakeFirstOrThrow(),
  )
  if (made !== many) throw new Error(`Of ${many} orders ${made} were made.`)
  return seconds
}

async function feedTimes({ origin, headers, tenantId }: Caller, turns: number): Promise<number[]> {
  const answer = await fetch(`${origin}/api/tenants/${tenantId}/planner-feed`, { method: 'PUT', headers })
  const { link }: { link: string } = JSON.parse(await answer.text())
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const sent = performance.now()
    const read = await fetch(`${origin}${new URL(link).pathname}`)
    await read.text()
    if (read.status !== 200) throw new Error(`The calendar was answered ${read.status}.`)
    times.push(performance.now() - sent)
  }
  return times
}
