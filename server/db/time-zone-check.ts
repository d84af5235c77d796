import type { Pool } from 'pg'
import { daySeconds, utcOffsetSeconds } from '#domain/time/zoned-time.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { sql } from 'kysely'

/*
 * Most of what is stored, priced or printed is computed by the time zone data of Node.js. Some days of lists and figures are computed by
 * PostgreSQL, with `at time zone`: the day on which something was voided or delivered, the months of an organization's overview, days off.
 * If the two disagree about a zone, such a day may be another one around midnight.
 */

/** Days around now that are compared, a week apart: the law of last year is still looked at, that of in two years is not known. */
const comparedDays = { before: 365, after: 730, step: 7 } as const

/**
 * Names the time zones of organizations of which PostgreSQL has other offsets than this program, or does not know at all.
 * @param now unix seconds
 * @param offsetAt seconds east of UTC as this program has them; for tests
 */
export async function zonesThatDiffer(
  pool: Pool,
  now: number,
  offsetAt: (unixSeconds: number, zone: string) => number = utcOffsetSeconds,
): Promise<readonly string[]> {
  const { before, after, step } = comparedDays
  const { rows } = await createTransactions(pool).systemTransaction((db) =>
    sql<{ zone: string; offsets: readonly { at: number; seconds: number }[] | null }>`
      select used.zone, (
        select json_agg(json_build_object('at', at, 'seconds', extract(epoch from
          (to_timestamp(at) at time zone known.name) - (to_timestamp(at) at time zone 'UTC'))::integer))
        from pg_timezone_names known, generate_series(
          ${now - before * daySeconds}::bigint, ${now + after * daySeconds}::bigint, ${step * daySeconds}::bigint) at
        where known.name = used.zone) as offsets
      from (select distinct time_zone as zone from tenants) used order by used.zone`.execute(db),
  )
  return rows
    .filter(
      ({ zone, offsets }) => offsets === null || offsets.some(({ at, seconds }) => seconds !== offsetAt(at, zone)),
    )
    .map(({ zone }) => zone)
}
