import { sql, type Kysely } from 'kysely'
import type { Schema } from '#generated/handlers.ts'
import { countCap } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import { pageRequest, sortOf } from '#server/http/page.ts'

/** Days that counts are kept. */
const keptDays = 90
/** Versions that are named; the contract says so. */
const mostVersions = 100

const today = (now: number) => sql`(to_timestamp(${now}) at time zone 'UTC')::date`

/** Which versions people run, the last seen first. In a system transaction. @param own the server's own */
export async function seenVersions(db: Kysely<Database>, own: string, now: number): Promise<Schema<'SeenVersions'>> {
  const { rows } = await sql<Omit<Schema<'SeenVersion'>, 'isServers'>>`
    with last_seen as (select distinct on (user_id) version from version_sightings
        where last_seen_at > ${now - keptDays * 86_400} order by user_id, last_seen_at desc),
      seen as (select version, max(last_seen_at) as last_seen_at from version_sightings group by version)
    select loaded.version, loaded.loads, loaded."firstDay", loaded."lastDay", seen.last_seen_at as "lastSeenAt",
      (select count(*)::int from last_seen where last_seen.version = loaded.version) as people
    from (select version, sum(loads)::bigint as loads, min(day)::text as "firstDay", max(day)::text as "lastDay"
      from client_versions group by version) loaded
    left join seen on seen.version = loaded.version
    order by loaded."lastDay" desc, seen.last_seen_at desc nulls last, loaded.version desc limit ${mostVersions}`.execute(
    db,
  )
  return { data: rows.map((row) => ({ ...row, isServers: row.version === own })) }
}

/** Which versions the people of an organization ran last, the latest first. In a system transaction. */
export async function versionsOf(
  db: Kysely<Database>,
  tenantId: number,
  most: number,
): Promise<Schema<'VersionOfTenant'>[]> {
  const { rows } = await sql<Schema<'VersionOfTenant'>>`
    select version, count(*)::int as people, max(last_seen_at) as "lastSeenAt"
    from (select distinct on (user_id) version, last_seen_at from version_sightings
      where tenant_id = ${tenantId} order by user_id, last_seen_at desc) last
    group by version order by max(last_seen_at) desc, version limit ${most}`.execute(db)
  return rows
}

type Pagination = Schema<'PaintedRoutePagination'>
type SortField = NonNullable<Pagination['sort']>[number]['field']

const sorts: Readonly<Record<SortField, string>> = {
  loads: 'loads',
  medianMs: 'medianMs',
  ninetiethMs: 'ninetiethMs',
  route: 'route',
}

interface Asked {
  readonly days?: number | undefined
  readonly pagination?: Pagination | undefined
}

/**
 * How long pages took to be seen. Paints are kept as counts of classes, so that what half of them did not exceed is known as the bound of
 * a class. Pages go by their number: the rows are of so many pages and versions as there are, and have no number of their own. In a
 * system transaction.
 */
export async function firstPaints(
  db: Kysely<Database>,
  { days = 7, pagination }: Asked,
  now: number,
): Promise<Schema<'PaintedRoutePage'>> {
  const { page, pageSize } = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'loads', direction: 'desc' })
  const { rows } = await sql<Schema<'PaintedRoute'> & { total: number }>`
    with classes as (select route, version, up_to_ms, sum(loads) as loads from first_paints
        where day > ${today(now)} - ${days}::int group by route, version, up_to_ms),
      running as (select *, sum(loads) over one as total, sum(loads) over (one order by up_to_ms) as so_far from classes
        window one as (partition by route, version)),
      painted as (select route, version, total::bigint as loads, min(up_to_ms) filter (where so_far >= total * 0.5) as "medianMs",
        min(up_to_ms) filter (where so_far >= total * 0.9) as "ninetiethMs" from running group by route, version, total)
    select *, least((count(*) over ())::int, ${countCap}) as total from painted
    order by ${sql.ref(sorts[field])} ${sql.raw(direction)}, route, version limit ${pageSize} offset ${page * pageSize}`.execute(
    db,
  )
  const total = rows[0]?.total ?? 0
  const data = rows.map(({ total: _total, ...row }) => row)
  return { data, total, totalIsCapped: total >= countCap, page, pageSize }
}
