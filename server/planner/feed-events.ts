import { sql } from 'kysely'
import { feedEvent, type FeedDay } from '#domain/planner/feed-event.ts'
import type { CalendarEvent } from '#domain/planner/icalendar.ts'
import { windowsOn } from '#domain/planner/windows.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { timesOn, type LookedAt } from './looked-at.ts'
import { daysOf, standsOn } from './shown-days.ts'
import { lookedAtOn } from './tenant-days.ts'

type Reader = Pick<Context, 'db' | 'now' | 'tenantId'>

/** Events of one calendar: more than programs show well, and some megabytes. */
export const mostEvents = 5_000

/** How far back and ahead a calendar goes. Days. */
const daysBack = 28
const daysAhead = 56

/** A day that may become an event. */
interface Found {
  readonly day: Schema<'RecurringOrderDay'>
  readonly looked: LookedAt
  /** Unix seconds. */
  readonly startsAt: number
  readonly endsAt: number | null
}

/**
 * The days of all that the transaction's organisation sees, the earliest first: of too many those that are nearest to now. In a transaction
 * of the organisation and the person.
 * @param today by the organisation's clock
 * @param host see {@link feedEvent}
 * @returns them, and how many days there are
 */
export async function feedEvents(
  reader: Reader,
  today: LocalDate,
  host: string,
): Promise<{ events: CalendarEvent[]; total: number }> {
  const { found, total } = await nearestDays(reader, addDays(today, -daysBack), addDays(today, daysAhead))
  const orders = await ordersOf(
    reader,
    found.flatMap(({ day }) => day.deliveryOrderId ?? []),
  )
  const named = await namesOf(reader, [...new Set(found.map(({ looked }) => looked.row.id))])
  const events = found.map((each) => {
    const order = orders.get(each.day.deliveryOrderId ?? 0)
    return feedEvent(feedDay(reader, each, named.get(each.looked.row.id), order), host)
  })
  return { events: events.toSorted((one, other) => one.startsAt - other.startsAt), total }
}

/** Never more than twice as many are held as are wanted. */
async function nearestDays(reader: Reader, from: LocalDate, until: LocalDate) {
  const distance = ({ startsAt }: Found) => Math.abs(startsAt - reader.now)
  const nearest = (all: Found[]) => all.toSorted((one, other) => distance(one) - distance(other)).slice(0, mostEvents)
  let found: Found[] = []
  let total = 0
  for await (const batch of lookedAtOn(reader, { from, until })) {
    for (const looked of batch)
      for (const day of daysOf(looked, from, until)) {
        const windows = windowsOn(standsOn(day), timesOn(looked, day.date), looked.timeZone)
        found.push({ day, looked, startsAt: windows.pickupFrom, endsAt: windows.dropoffTo })
        total += 1
      }
    if (found.length > 2 * mostEvents) found = nearest(found)
  }
  return { found: nearest(found), total }
}

type Named = Awaited<ReturnType<typeof namesOf>> extends ReadonlyMap<number, infer Row> ? Row : never
type OrderRow = Awaited<ReturnType<typeof ordersOf>> extends ReadonlyMap<number, infer Row> ? Row : never

function feedDay(
  { tenantId }: Reader,
  { day, looked: { row }, startsAt, endsAt }: Found,
  named: Named | undefined,
  order: OrderRow | undefined,
): FeedDay {
  return {
    ...day,
    isInvalid: row.status === 'invalid',
    order: day.deliveryOrderId === null ? null : { id: day.deliveryOrderId, status: order?.status ?? null },
    name: row.name,
    pickup: named?.pickup ?? '',
    dropoff: named?.dropoff ?? '',
    customer: row.customer_tenant_id === tenantId ? null : (named?.customer ?? null),
    // Who is to drive is nobody's but the courier's.
    driver: (order ? order.driver : row.courier_tenant_id === tenantId ? named?.driver : null) ?? null,
    // What was placed may have been put off since.
    startsAt: order?.available_at ?? startsAt,
    endsAt: order ? order.due_at : endsAt,
    changedAt: Math.max(row.updated_at, order?.updated_at ?? 0),
  }
}

/** What recurring orders are about, as far as the transaction may read the names. */
async function namesOf({ db }: Reader, ids: readonly number[]) {
  const rows = await db
    .selectFrom('recurring_orders as r')
    .leftJoin('locations as pickup', 'pickup.id', 'r.pickup_location_id')
    .leftJoin('locations as dropoff', 'dropoff.id', 'r.dropoff_location_id')
    .leftJoin('tenants as customer', 'customer.id', 'r.customer_tenant_id')
    .leftJoin('users as driver', 'driver.id', 'r.default_driver_user_id')
    .select(['r.id', 'pickup.name as pickup', 'dropoff.name as dropoff', 'customer.name as customer'])
    .select(driverName.as('driver'))
    .where('r.id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Where orders stand of which the organisation is a party; who drives is told to the one that carries it out. */
async function ordersOf({ db, tenantId }: Reader, ids: readonly number[]) {
  const rows = await db
    .selectFrom('delivery_orders as o')
    .leftJoin('users as driver', (join) =>
      join.onRef('driver.id', '=', 'o.driver_user_id').on('o.receiver_tenant_id', '=', tenantId),
    )
    .select(['o.id', 'o.status', 'o.available_at', 'o.due_at', 'o.updated_at'])
    .select(driverName.as('driver'))
    .where('o.id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const driverName = sql<string | null>`nullif(trim(concat_ws(' ', driver.first_name, driver.last_name)), '')`

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${ids}::bigint[])`
}
