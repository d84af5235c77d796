import { sql } from 'kysely'
import { feedEvent, type FeedDay } from '#domain/planner/feed-event.ts'
import type { CalendarEvent } from '#domain/planner/icalendar.ts'
import type { PlannedDay } from '#domain/planner/calendar.ts'
import { sharedPlans } from '#domain/planner/shared-plans.ts'
import { windowsOn, type OccurrenceWindows } from '#domain/planner/windows.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Context } from '#server/http/context.ts'
import { isReadableLocation } from '#server/relationships/readable-ids.ts'
import { timesOn, type LookedAt } from './looked-at.ts'
import type { DayRow, ShownRow } from './planner-calendar.ts'
import { eachDay, shownDay, shownOn } from './shown-days.ts'
import { lookedAtOn } from './tenant-days.ts'

type Reader = Pick<Context, 'db' | 'now' | 'tenantId'>

/** Events of one calendar: more than programs show well, and some megabytes. */
export const mostEvents = 5_000

/** How far back and ahead a calendar goes. Days. */
const daysBack = 28
const daysAhead = 56

/** A day that may become an event. */
interface Found {
  readonly planned: PlannedDay
  readonly kept: DayRow | undefined
  readonly looked: LookedAt<ShownRow>
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
    found.flatMap(({ kept }) => kept?.delivery_order_id ?? []),
  )
  const named = await namesOf(reader, [...new Set(found.map(({ looked }) => looked.row.id))])
  const events = found.map((each) => {
    const order = orders.get(each.kept?.delivery_order_id ?? 0)
    return feedEvent(feedDay(reader, each, named.get(each.looked.row.id), order), host)
  })
  return { events: events.toSorted((one, other) => one.startsAt - other.startsAt), total }
}

/** Never more than twice as many are held as are wanted, and nothing is kept of a day that is too far from now. */
async function nearestDays(reader: Reader, from: LocalDate, until: LocalDate) {
  const distance = ({ startsAt }: Pick<Found, 'startsAt'>) => Math.abs(startsAt - reader.now)
  const nearest = (all: Found[]) => all.toSorted((one, other) => distance(one) - distance(other)).slice(0, mostEvents)
  const planOf = sharedPlans(from, until)
  const windowsOf = sharedWindows()
  let found: Found[] = []
  let farthest = Infinity
  let total = 0
  for await (const batch of lookedAtOn(reader, { from, until })) {
    for (const looked of batch) {
      const { row, rule, calendar } = looked
      eachDay(looked, planOf(row.courier_tenant_id, rule, calendar), { from, until }, (planned, kept) => {
        total += 1
        const { pickupFrom: startsAt, dropoffTo: endsAt } = windowsOf(looked, planned, kept)
        if (distance({ startsAt }) >= farthest) return
        found.push({ planned, kept, looked, startsAt, endsAt })
        if (found.length < 2 * mostEvents) return
        found = nearest(found)
        farthest = Math.max(...found.slice(-1).map(distance))
      })
    }
  }
  return { found: nearest(found), total }
}

/** Works out when a day begins and ends once for all that run at the same times of the same clock. */
function sharedWindows() {
  const known = new Map<string, Map<LocalDate, OccurrenceWindows>>()
  return (looked: LookedAt<ShownRow>, planned: PlannedDay, kept: DayRow | undefined): OccurrenceWindows => {
    const times = timesOn(looked, planned.date)
    const on = shownOn(planned, kept)
    const key = `${times.pickupFromS} ${times.dropoffToS} ${times.dropoffDays} ${looked.timeZone}`
    const byDay = known.get(key) ?? new Map<LocalDate, OccurrenceWindows>()
    if (byDay.size === 0) known.set(key, byDay)
    const windows = byDay.get(on) ?? windowsOn(on, times, looked.timeZone)
    byDay.set(on, windows)
    return windows
  }
}

type Named = Awaited<ReturnType<typeof namesOf>> extends ReadonlyMap<number, infer Row> ? Row : never
type OrderRow = Awaited<ReturnType<typeof ordersOf>> extends ReadonlyMap<number, infer Row> ? Row : never

function feedDay(
  { tenantId }: Reader,
  { planned, kept, looked: { row }, startsAt, endsAt }: Found,
  named: Named | undefined,
  order: OrderRow | undefined,
): FeedDay {
  const day = shownDay(row.id, planned, kept)
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
    .leftJoin('locations as pickup', (join) =>
      join.onRef('pickup.id', '=', 'r.pickup_location_id').on(isReadableLocation('pickup')),
    )
    .leftJoin('locations as dropoff', (join) =>
      join.onRef('dropoff.id', '=', 'r.dropoff_location_id').on(isReadableLocation('dropoff')),
    )
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
