import { sql } from 'kysely'
import type { RateChange } from '#domain/accounting/pay/pay-faults.ts'
import { unixSecondsAt, wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Context } from '#server/http/context.ts'

interface SavedRates {
  readonly defaultRate?: number | null
  readonly rates?: readonly { readonly userId: number; readonly rate?: number | null }[]
  readonly serviceRates?: readonly {
    readonly serviceId: number
    readonly name?: string
    readonly rate?: number | null
  }[]
}

/** The rates that were changed since the first day of a pay period, the oldest first, as the audit has them. */
export async function rateChanges(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  from: LocalDate,
): Promise<readonly RateChange[]> {
  const { time_zone: timeZone } = await db
    .selectFrom('tenants')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ before: SavedRates | null; after: SavedRates | null; created_at: number }>`
    select before, after, created_at from audit_entries
    where tenant_id = ${tenantId} and subject_type = 'driver-pay-rates' and subject_id = ${tenantId}
      and created_at >= ${unixSecondsAt(from, 0, timeZone)} order by id`.execute(db)
  return rows.flatMap(({ before, after, created_at: at }) =>
    changesOf(before ?? {}, after ?? {}).map((change) => ({ ...change, day: wallTimeAt(at, timeZone).date })),
  )
}

/** @param after what was sent: the rates that it does not name stay */
function changesOf(before: SavedRates, after: SavedRates): readonly Omit<RateChange, 'day'>[] {
  const drivers = (after.rates ?? []).map(({ userId, rate = null }) => ({
    of: { kind: 'driver' as const, driverId: userId },
    before: before.rates?.find((each) => each.userId === userId)?.rate ?? null,
    after: rate,
  }))
  const services = (after.serviceRates ?? []).map(({ serviceId, rate = null }) => {
    const earlier = before.serviceRates?.find((each) => each.serviceId === serviceId)
    const of = { kind: 'service' as const, serviceId, name: earlier?.name ?? '' }
    return { of, before: earlier?.rate ?? null, after: rate }
  })
  const usual =
    after.defaultRate === undefined
      ? []
      : [{ of: { kind: 'usual' as const }, before: before.defaultRate ?? null, after: after.defaultRate }]
  return [...drivers, ...services, ...usual].filter((change) => change.before !== change.after)
}
