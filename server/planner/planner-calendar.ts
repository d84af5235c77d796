import { sql, type Kysely } from 'kysely'
import { holidayPolicies, type DayException, type PlannerCalendar } from '#domain/planner/calendar.ts'
import { recurrenceOf } from '#domain/planner/recurrence-input.ts'
import type { RecurrenceRule } from '#domain/planner/recurrence.ts'
import { addDays, weekdayOf, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Database, Row } from '#server/db/schema.ts'

export type RecurringRow = Row<'recurring_orders'>
export type DayRow = Row<'recurring_order_days'>

/** The columns that say on which days a recurring order runs, and what lists and calendars show of it. */
export const shownColumns = [
  'id',
  'tenant_id',
  'courier_tenant_id',
  'customer_tenant_id',
  'name',
  'status',
  'recurrence',
  'start_date',
  'end_date',
  'looked_on',
  'pickup_from_s',
  'dropoff_to_s',
  'dropoff_days',
  'default_driver_user_id',
  'agreed_price_cad_cents',
  'updated_at',
] as const
export type ShownRow = Pick<RecurringRow, (typeof shownColumns)[number]>

/** The rule of a recurring order. What is stored was checked before. */
export function ruleOf(row: Pick<RecurringRow, 'recurrence' | 'start_date' | 'end_date'>): RecurrenceRule {
  const read = recurrenceOf(row.recurrence)
  if (!('value' in read)) throw new Error(`A recurrence that was stored cannot be read: ${JSON.stringify(read.errors)}`)
  return { recurrence: read.value, startDate: row.start_date, endDate: row.end_date }
}

/** The calendar of a courier, without what somebody changed about single days. */
export type CourierCalendar = Omit<PlannerCalendar, 'exceptions'> & { readonly timeZone: string }

/** Those of couriers that the transaction may read; of one that has said nothing every day is worked on, and none is a holiday. */
export async function calendarsOf(
  db: Kysely<Database>,
  courierIds: readonly number[],
): Promise<ReadonlyMap<number, CourierCalendar>> {
  const ids = [...new Set(courierIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tenants')
    .leftJoin('courier_schedules as schedule', 'schedule.tenant_id', 'tenants.id')
    .select(['tenants.id', 'tenants.time_zone', 'schedule.dispatch_hours', 'schedule.holidays'])
    .select('schedule.recurring_on_holidays as policy')
    .where('tenants.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(
    rows.map(({ id, time_zone: timeZone, dispatch_hours: hours, holidays, policy }) => [
      id,
      {
        timeZone,
        holidays: holidays ?? [],
        policy: holidayPolicies.find((each) => each === policy) ?? 'run',
        worksOn: (day: LocalDate) => hours?.[weekdayOf(day)]?.closed !== true,
      },
    ]),
  )
}

/** Furthest that a holiday moves a day, and more. */
const nearDays = 40

/**
 * What differs on days of recurring orders, and what came of them, as far as it matters from a day on: also what is moved from there or to
 * it, and what waits for somebody's decision.
 */
export async function daysSince(
  db: Kysely<Database>,
  recurringOrderIds: readonly number[],
  since: LocalDate,
): Promise<DayRow[]> {
  const near = addDays(since, -nearDays)
  return db
    .selectFrom('recurring_order_days')
    .selectAll()
    .where('recurring_order_id', '=', sql<number>`any(${recurringOrderIds}::bigint[])`)
    .where(sql<boolean>`(date >= ${near} or ran_on >= ${near} or moved_to >= ${near} or state in ('missed', 'failed'))`)
    .execute()
}

export function exceptionsIn(days: readonly DayRow[]): DayException[] {
  return days
    .filter(({ is_disabled: isDisabled, moved_to: movedTo }) => isDisabled || movedTo !== null)
    .map(({ date, is_disabled: isDisabled, moved_to: movedTo }) => ({ date, isDisabled, movedTo }))
}
