import { isOff, type DaysOff } from '#domain/orders/days-off.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { Context } from '#server/http/context.ts'
import type { ShownRow } from './planner-calendar.ts'
import type { Range } from './shown-days.ts'

/** Who drives one by default, as far as the caller may know: the courier that carries it out does. */
export function driverOf({ tenantId }: Context, row: ShownRow): number | null {
  return row.courier_tenant_id === tenantId ? row.default_driver_user_id : null
}

/** Whether the driver of one is off on a day. */
export type IsDriverOff = (row: ShownRow, day: LocalDate) => boolean

/** Reads the days off of the request tenant's drivers once; who may not read people learns of none. */
export async function driversOffIn(ctx: Context, { from, until }: Range): Promise<IsDriverOff> {
  if (!ctx.permissions.has('users.read')) return () => false
  const rows = await ctx.db
    .selectFrom('absences')
    .select(['user_id', 'from_day as fromDay', 'until_day as untilDay'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('until_day', '>=', from)
    .where('from_day', '<=', until)
    .execute()
  const byDriver: ReadonlyMap<number, readonly DaysOff[]> = Map.groupBy(rows, (row) => row.user_id)
  return (row, day) => {
    const driver = driverOf(ctx, row)
    return driver !== null && isOff(byDriver.get(driver) ?? [], day)
  }
}
