import { sql } from 'kysely'
import type { DaysOff } from '#domain/orders/days-off.ts'

/** Today by the calendar of a courier, `YYYY-MM-DD`, within a statement. @param now unix seconds */
export function todayOf(tenantId: number, now: number) {
  return sql<string>`(select to_char(to_timestamp(${now}) at time zone time_zone, 'YYYY-MM-DD') from tenants where id = ${tenantId})`
}

/** The days off of the person in `users` that have not gone by. @param now unix seconds */
export function comingDaysOff(tenantId: number, now: number) {
  return sql<DaysOff[]>`days_off(${tenantId}, ${sql.ref('users.id')}, ${todayOf(tenantId, now)})`
}
