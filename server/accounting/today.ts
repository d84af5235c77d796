import { wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Context } from '#server/http/context.ts'

/** The day that it is for a courier, by its own clock. In a transaction that may read it. */
export async function todayOf({ db, now }: Pick<Context, 'db' | 'now'>, courierId: number): Promise<LocalDate> {
  const courier = await db
    .selectFrom('tenants')
    .select('time_zone')
    .where('id', '=', courierId)
    .executeTakeFirstOrThrow()
  return wallTimeAt(now, courier.time_zone).date
}
