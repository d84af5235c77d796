import { sql } from 'kysely'
import { expect } from 'vitest'
import type { ProtocolAction, ProtocolValue, StopProtocols, StopType } from '#domain/orders/protocol.ts'
import type { WaitStamp } from '#domain/orders/wait-time.ts'
import { unixSecondsAt } from '#domain/time/zoned-time.ts'
import { demoTimeZone } from '#server/seed/demo-organisations.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'

/** A day that no clock of a database stands at: what was stamped by one shows. */
const day = '2031-05-14'
export const hour = 3_600
export const midnight = unixSecondsAt(day, 0, demoTimeZone)
export const demoMorning = midnight + 6 * hour + 600
export const demoNight = midnight + 22 * hour + 1_800

/** Of the timeline, by status. A cancelled order may have had a driver or not. */
export const timelines: Record<string, string[]> = {
  created: ['created'],
  assigned: ['created', 'assigned'],
  pickedUp: ['created', 'assigned', 'assigned_pickedUp'],
  droppedOff: ['created', 'assigned', 'assigned_pickedUp', 'assigned_droppedOff'],
  completed: ['created', 'assigned', 'assigned_pickedUp', 'assigned_droppedOff', 'completed'],
}

/** Entries that no status has; nothing but these stands between the ones above. */
export const beside = new Set([
  'assigned_commented',
  'assigned_attachedMedia',
  'assigned_pricingUpdated',
  'geostamp_check_in',
  'geostamp_check_out',
  'details_updated',
])

/** Made by two processes that start at the same moment, of which one has to leave it to the other. */
export async function seededApp(now: number): Promise<TestApp> {
  const app = await startTestApp()
  app.clock.now = now
  const made = await Promise.all([seedDemo(app.deps), seedDemo(app.deps)])
  expect(made.toSorted()).toEqual([false, true])
  return app
}

/** The two orders that another courier carries out, and what they were bought as, have tests of their own. */
const notBrokered = sql<boolean>`o.broker_tenant_id is null and o.brokered_to_tenant_id is null`

/** Orders that nobody handed on, as far as the day decides them: what has happened today depends on the hour. */
export function ordersOf({ database }: TestApp) {
  return database.systemTransaction(async (db) => {
    const rows = await db
      .selectFrom('delivery_orders as o')
      .leftJoin('delivery_order_prices as price', 'price.delivery_order_id', 'o.id')
      .selectAll('o')
      .select(['price.lines', 'price.total_cents', 'price.tax_cents', 'price.is_pending', 'price.pricing_type'])
      .where(notBrokered)
      .orderBy('o.id')
      .execute()
    return rows.map(({ uid: _, updated_at, assigned_at, picked_up_at, dropped_off_at, completed_at, ...order }) => {
      const steps = { updated_at, assigned_at, picked_up_at, dropped_off_at, completed_at }
      return order.available_at < midnight ? { ...order, steps } : order
    })
  })
}

export function timelinesOf({ database }: TestApp) {
  return database.systemTransaction((db) =>
    db
      .selectFrom('delivery_order_updates as u')
      .innerJoin('delivery_orders as o', 'o.id', 'u.delivery_order_id')
      .where(notBrokered)
      .select(['u.delivery_order_id as id'])
      .select(sql<string[]>`array_agg(u.type order by u.id)`.as('types'))
      .select(sql<number[]>`array_agg(u.occurred_at order by u.id)`.as('times'))
      .groupBy('u.delivery_order_id')
      .execute(),
  )
}

export function protocolsOf({ database }: TestApp): Promise<StopProtocols[]> {
  return database.systemTransaction(async (db) => {
    const rows = await db.selectFrom('service_revisions').select('protocols').execute()
    return rows.map(({ protocols }) => protocols)
  })
}

export interface OrderFacts {
  id: number
  status: string
  po_number: string
  available_at: number
  picked_up_at: number | null
  dropped_off_at: number | null
  lines: { key: string; priceCadCents: number }[] | null
  total: number | null
  stamps: (WaitStamp & { latitude: number; longitude: number })[]
  /** With the actions whose files were attached. */
  entries: { stop: StopType; actions: ProtocolAction[]; answers: Record<string, ProtocolValue>; files: string[] }[]
}

/** The same orders with what was recorded about them. */
export function recordsOf({ database }: TestApp): Promise<OrderFacts[]> {
  return database.systemTransaction(async (db) => {
    const { rows } = await sql<OrderFacts>`
      select o.id, o.status, o.po_number, o.available_at, o.picked_up_at, o.dropped_off_at, price.lines, price.total_cents as total,
        array(select json_build_object('uid', g.uid, 'type', g.type, 'stop', g.stop, 'createdAt', g.occurred_at,
            'latitude', g.latitude, 'longitude', g.longitude)
          from delivery_order_geostamps g where g.delivery_order_id = o.id order by g.stop, g.type) as stamps,
        array(select json_build_object('stop', e.stop, 'actions', e.actions, 'answers', e.answers, 'files',
            array(select m.action_id from delivery_order_media m
              where m.delivery_order_id = o.id and m.stop = e.stop order by m.id))
          from delivery_order_protocol_entries e where e.delivery_order_id = o.id order by e.stop) as entries
      from delivery_orders o left join delivery_order_prices price on price.delivery_order_id = o.id
      where ${notBrokered} order by o.id`.execute(db)
    return rows
  })
}

/** When each order came to each status that it has been in, by its own columns. */
export async function stampsOf({ database }: TestApp): Promise<ReadonlyMap<number, number[]>> {
  const rows = await database.systemTransaction((db) =>
    db
      .selectFrom('delivery_orders')
      .select(['id', 'created_at', 'assigned_at', 'picked_up_at', 'dropped_off_at', 'completed_at', 'cancelled_at'])
      .execute(),
  )
  return new Map(
    rows.map(({ id, ...stamps }) => [
      id,
      [
        stamps.created_at,
        stamps.assigned_at,
        stamps.picked_up_at,
        stamps.dropped_off_at,
        stamps.completed_at,
        stamps.cancelled_at,
      ].filter((at) => at !== null),
    ]),
  )
}

export async function rowsOf({ database }: TestApp, table: string): Promise<Record<string, unknown>[]> {
  return database.systemTransaction(async (db) => {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t order by id`.execute(db)
    return rows.map(({ row }) => row)
  })
}

/** Whether it was planted for the bookkeeper to find; those have tests of their own (seed-accounting.test.ts). */
export function isPlanted({ po_number: poNumber }: { po_number: string }): boolean {
  return poNumber.startsWith('ME-')
}

/** How often each value stands among them. */
export function countBy(values: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]),
  )
}

/** The id of an organisation of the demo. */
export async function tenantNamed({ database }: TestApp, name: string): Promise<number> {
  const { id } = await database.systemTransaction((db) =>
    db.selectFrom('tenants').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  )
  return id
}
