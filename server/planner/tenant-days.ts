import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { allLookedAt, type LookedAt } from './looked-at.ts'
import { checkRange, type Range } from './planner-days.ts'
import { daysOf, standsOn } from './shown-days.ts'

/** Recurring orders that are read at a time, and after which others have their turn. */
const batch = 200

/** All that the request's tenant sees of which something comes or came on these days. */
export async function* lookedAtOn(ctx: Pick<Context, 'db' | 'now'>, { from, until }: Range): AsyncGenerator<LookedAt> {
  for (let after = 0; ;) {
    const rows = await ctx.db
      .selectFrom('recurring_orders as r')
      .selectAll()
      .where('r.status', '<>', 'archived')
      .where('r.id', '>', after)
      .where(
        sql<boolean>`(r.status in ('active', 'invalid') or exists (select from recurring_order_days d
          where d.recurring_order_id = r.id and d.ran_on between ${from} and ${until}))`,
      )
      .orderBy('r.id')
      .limit(batch)
      .execute()
    yield* await allLookedAt(ctx, rows, from)
    if (rows.length < batch) return
    after = rows.at(-1)?.id ?? after
    await othersTurn()
  }
}

/** How much recurs on each day. @throws formError at `/until` */
export async function calendarOfTenant(ctx: Context, range: Range): Promise<Schema<'RecurringOrderCalendar'>> {
  checkRange(range)
  const byDay = new Map<LocalDate, { date: LocalDate; orders: number; undecided: number }>()
  for (let date = range.from; date <= range.until; date = addDays(date, 1))
    byDay.set(date, { date, orders: 0, undecided: 0 })
  for await (const looked of lookedAtOn(ctx, range)) {
    for (const day of daysOf(looked, range.from, range.until)) {
      const counted = byDay.get(standsOn(day))
      if (!counted) continue
      const waits = day.state === 'planned' && looked.row.status === 'invalid'
      if (waits || day.state === 'missed' || day.state === 'failed') counted.undecided += 1
      else if (day.state === 'planned' || day.state === 'made') counted.orders += 1
    }
  }
  return { data: [...byDay.values()] }
}

/** What recurs on a day, as many as are asked for, the earliest first. */
export async function daysOfTenant(
  ctx: Context,
  { day, limit = 50 }: { readonly day: LocalDate; readonly limit?: number | undefined },
): Promise<Schema<'RecurringOccurrences'>> {
  const found: { day: Schema<'RecurringOrderDay'>; row: LookedAt['row']; pickupFromS: number }[] = []
  for await (const looked of lookedAtOn(ctx, { from: day, until: day })) {
    const { row } = looked
    for (const each of daysOf(looked, day, day))
      found.push({ day: each, row, pickupFromS: each.changes.pickupFromS ?? row.pickup_from_s })
  }
  const shown = found
    .toSorted((one, other) => one.pickupFromS - other.pickupFromS || one.row.id - other.row.id)
    .slice(0, limit)
  const names = await customerNames(
    ctx,
    shown.map(({ row }) => row.customer_tenant_id),
  )
  return {
    data: shown.map(({ row, ...each }) => ({
      ...each,
      name: row.name,
      isInvalid: row.status === 'invalid',
      customerName: names.get(row.customer_tenant_id) ?? '',
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
