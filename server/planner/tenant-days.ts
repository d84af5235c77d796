import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { sharedPlans } from '#domain/planner/shared-plans.ts'
import type { Holiday } from '#domain/time/public-holidays.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { namesOfDrivers } from '#server/orders/core/drivers.ts'
import { pricesOf, readsPriceOf, type PriceOf } from './day-prices.ts'
import { driverOf, driversOffIn } from './drivers-off.ts'
import { allLookedAt, type LookedAt } from './looked-at.ts'
import { calendarsOf, shownColumns, type ShownRow } from './planner-calendar.ts'
import { checkRange, eightWeeks, oneWeek } from './planner-days.ts'
import { daysOf, eachDay, shownOn, standsOn, stateOf, type Range } from './shown-days.ts'

type Day = Schema<'RecurringOrderDay'>
type CalendarDay = Schema<'RecurringOrderCalendar'>['data'][number]

/** Recurring orders that are read at a time, and after which others have their turn. */
const batch = 1_000

/** Which of them are looked at; what is left out is any. */
interface PlannerFilter {
  readonly customerTenantId?: number | undefined
  readonly driverUserId?: number | undefined
  readonly serviceId?: number | undefined
}

/** All that the request's tenant sees of which something comes or came on these days, so many at a time. */
export async function* lookedAtOn(
  ctx: Pick<Context, 'db' | 'now' | 'tenantId'>,
  { from, until }: Range,
  { customerTenantId, driverUserId, serviceId }: PlannerFilter = {},
): AsyncGenerator<readonly LookedAt<ShownRow>[]> {
  for (let after = 0; ;) {
    const rows = await ctx.db
      .selectFrom('recurring_orders as r')
      .select(shownColumns)
      .where('r.status', '<>', 'archived')
      .where('r.id', '>', after)
      .where(
        sql<boolean>`(r.status in ('active', 'invalid') or exists (select from recurring_order_days d
          where d.recurring_order_id = r.id and d.ran_on between ${from} and ${until}))`,
      )
      .$if(customerTenantId !== undefined, (query) => query.where('r.customer_tenant_id', '=', customerTenantId ?? 0))
      .$if(serviceId !== undefined, (query) => query.where('r.service_id', '=', serviceId ?? 0))
      // Who drives is the courier's alone: by guessing nobody else learns it either.
      .$if(driverUserId !== undefined, (query) =>
        query.where('r.default_driver_user_id', '=', driverUserId ?? 0).where('r.courier_tenant_id', '=', ctx.tenantId),
      )
      .orderBy('r.id')
      .limit(batch)
      .execute()
    yield await allLookedAt(ctx, rows, from)
    if (rows.length < batch) return
    after = rows.at(-1)?.id ?? after
    await othersTurn()
  }
}

/** How much recurs on each day, and what it brings. @throws formError at `/until` */
export async function calendarOfTenant(
  ctx: Context,
  range: Range & PlannerFilter,
): Promise<Schema<'RecurringOrderCalendar'>> {
  checkRange(range, eightWeeks)
  const isDriverOff = await driversOffIn(ctx, range)
  const holidays = new Map<LocalDate, Set<string>>()
  // A courier sees its holidays also where nothing recurs.
  const own = (await calendarsOf(ctx.db, [ctx.tenantId])).get(ctx.tenantId)
  noteHolidays(holidays, own?.holidays ?? [])
  const couriers = new Set([ctx.tenantId])
  const days = new Map<LocalDate, CountedDay>()
  for (let date = range.from; date <= range.until; date = addDays(date, 1)) days.set(date, nothingOn(date))
  // What nobody is looked at for costs nothing; of what is looked at none may be the caller's to know.
  let [isAny, isReadable] = [false, false]
  const planOf = sharedPlans(range.from, range.until)
  for await (const looked of lookedAtOn(ctx, range, range)) {
    const priceOf = await pricesOf(ctx, looked, range)
    for (const one of looked) {
      const { row, rule, calendar } = one
      isAny = true
      isReadable ||= readsPriceOf(ctx, row)
      if (!couriers.has(row.courier_tenant_id)) noteHolidays(holidays, calendar.holidays)
      couriers.add(row.courier_tenant_id)
      const driver = driverOf(ctx, row)
      eachDay(one, planOf(row.courier_tenant_id, rule, calendar), range, (planned, kept) => {
        const counted = days.get(shownOn(planned, kept))
        if (counted === undefined) return
        const state = stateOf(planned, kept)
        countDay(counted, row, { state, date: planned.date }, priceOf)
        if (driver !== null && state === 'planned' && isDriverOff(row, counted.date)) counted.off.add(driver)
      })
    }
  }
  const isPriced = ctx.permissions.has('pricing.read') && (isReadable || !isAny)
  return {
    data: [...days.values()].map(({ off, revenue, unpriced, ...day }) => ({
      ...day,
      revenueCadCents: isPriced ? revenue : null,
      unpriced: isPriced ? unpriced : 0,
      holiday: [...(holidays.get(day.date) ?? [])].join(', ') || null,
      driversOff: off.size,
    })),
  }
}

/** A day of the calendar, as far as it is counted. */
interface CountedDay extends Pick<CalendarDay, 'date' | 'orders' | 'undecided' | 'unpriced'> {
  orders: number
  undecided: number
  unpriced: number
  /** Cents, of what has a price. */
  revenue: number
  /** Drivers who are off, and have something to drive. */
  readonly off: Set<number>
}

function nothingOn(date: LocalDate): CountedDay {
  return { date, orders: 0, undecided: 0, unpriced: 0, revenue: 0, off: new Set() }
}

function countDay(
  counted: CountedDay,
  row: ShownRow,
  { state, date }: Pick<Day, 'state' | 'date'>,
  priceOf: PriceOf,
): void {
  const waits = state === 'planned' && row.status === 'invalid'
  if (waits || state === 'missed' || state === 'failed') counted.undecided += 1
  else if (state === 'planned' || state === 'made') {
    const cents = priceOf(row, state, date)
    counted.orders += 1
    counted.revenue += cents ?? 0
    if (cents === null) counted.unpriced += 1
  }
}

function noteHolidays(byDate: Map<LocalDate, Set<string>>, holidays: readonly Holiday[]): void {
  for (const { date, name } of holidays) byDate.set(date, (byDate.get(date) ?? new Set()).add(name))
}

/** What recurs on a day, or until another one, as many as are asked for, the earliest first. @throws formError at `/until` */
export async function daysOfTenant(
  ctx: Context,
  {
    day: from,
    until = from,
    limit = 50,
    ...narrowing
  }: PlannerFilter & {
    readonly day: LocalDate
    readonly until?: LocalDate | undefined
    readonly limit?: number | undefined
  },
): Promise<Schema<'RecurringOccurrences'>> {
  const range = { from, until }
  checkRange(range, oneWeek)
  const isDriverOff = await driversOffIn(ctx, range)
  const found: { day: Day; row: ShownRow; pickupFromS: number; priceCadCents: number | null }[] = []
  for await (const looked of lookedAtOn(ctx, range, narrowing)) {
    const priceOf = await pricesOf(ctx, looked, range)
    for (const one of looked)
      for (const day of daysOf(one, from, until)) {
        const pickupFromS = day.changes.pickupFromS ?? one.row.pickup_from_s
        found.push({ day, row: one.row, pickupFromS, priceCadCents: priceOf(one.row, day.state, day.date) })
      }
  }
  const shown = found
    .toSorted(
      (one, other) =>
        standsOn(one.day).localeCompare(standsOn(other.day)) ||
        one.pickupFromS - other.pickupFromS ||
        one.row.id - other.row.id,
    )
    .slice(0, limit)
  const customers = await customerNames(
    ctx,
    shown.map(({ row }) => row.customer_tenant_id),
  )
  const drivers = await namesOfDrivers(
    ctx,
    shown.map(({ row }) => driverOf(ctx, row)),
  )
  return {
    data: shown.map(({ row, ...each }) => ({
      ...each,
      name: row.name,
      isOwn: row.tenant_id === ctx.tenantId,
      isInvalid: row.status === 'invalid',
      customerName: customers.get(row.customer_tenant_id) ?? '',
      driverName: drivers.get(driverOf(ctx, row) ?? 0)?.name ?? null,
      isDriverOff: each.day.state === 'planned' && isDriverOff(row, standsOn(each.day)),
    })),
    total: found.length,
  }
}

/** Of those whose names the request's tenant may read. */
async function customerNames({ db }: Context, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
