import { sql } from 'kysely'
import { endsSoon, plannerBadge, type PlannerBadge } from '#domain/planner/badge.ts'
import { addDays, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'

/** How many there are in each state, of those that the request's tenant sees. */
export async function recurringOrdersMeta({ db }: Context): Promise<Schema<'RecurringOrdersMeta'>> {
  const rows = await db
    .selectFrom('recurring_orders')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute()
  const count = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return {
    active: count('active'),
    paused: count('paused'),
    invalid: count('invalid'),
    completed: count('completed'),
    archived: count('archived'),
  }
}

/** What the menu shows: of one's own, and to a courier of those that it carries out. */
export async function plannerBadgeOf({ db, now }: Context): Promise<PlannerBadge> {
  const rows = await db
    .selectFrom('recurring_orders as r')
    .innerJoin('tenants as courier', 'courier.id', 'r.courier_tenant_id')
    .select(['r.status', 'r.last_date', 'courier.time_zone'])
    .select(sql<boolean>`jsonb_array_length(r.reasons) > 0`.as('has_reasons'))
    .select(
      sql<
        string[]
      >`array(select d.ran_on from recurring_order_days d where d.recurring_order_id = r.id and d.state in ('missed', 'failed'))`.as(
        'open_days',
      ),
    )
    .where('r.status', 'in', ['active', 'invalid'])
    .where(sql<boolean>`(r.status = 'invalid' or jsonb_array_length(r.reasons) > 0 or r.last_date is not null
      or exists (select from recurring_order_days d where d.recurring_order_id = r.id and d.state in ('missed', 'failed')))`)
    .execute()
  const isActive = (row: (typeof rows)[number]) => row.status === 'active'
  const today = (zone: string) => wallTimeAt(now, zone).date
  return plannerBadge({
    invalid: rows.filter((row) => !isActive(row)).length,
    failedYesterday: rows.filter(({ open_days: days, time_zone: zone }) =>
      days.some((day) => day >= addDays(today(zone), -1)),
    ).length,
    warned: rows.filter((row) => isActive(row) && row.has_reasons).length,
    endingSoon: rows.filter((row) => isActive(row) && endsSoon(row.last_date, today(row.time_zone))).length,
  })
}
