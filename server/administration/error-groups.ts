import { sql, type Kysely } from 'kysely'
import { compareVersions, latestVersion } from '#domain/measures/error-groups.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'

type ErrorGroup = Schema<'ErrorGroup'>

/** Organizations and versions that are named of an error; the contract says so. */
const mostNamed = 20
const latestReports = 10

const ofGroup = sql`error_reports r where r.group_id = error_groups.id`

const tenants = sql<
  ErrorGroup['tenants']
>`(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name), '[]')
  from (select t.id, t.name from tenants t where t.id in (select r.tenant_id from ${ofGroup}) order by t.name limit ${mostNamed}) t)`

const versions = sql<
  string[]
>`(select coalesce(json_agg(distinct r.version) filter (where r.version is not null), '[]') from ${ofGroup})`

/** In a system transaction. */
function groups(db: Kysely<Database>) {
  return db
    .selectFrom('error_groups')
    .select(['error_groups.id', 'description', 'place', 'reports'])
    .select(['first_seen_at as firstSeenAt', 'last_seen_at as lastSeenAt', 'resolved_at as resolvedAt'])
    .select(sql<number>`(select count(distinct r.user_id)::int from ${ofGroup})`.as('people'))
    .select([tenants.as('tenants'), versions.as('versions')])
    .select(
      sql<string | null>`(select first_name || ' ' || last_name from users where users.id = resolved_by_user_id)`.as(
        'resolvedByName',
      ),
    )
}

function toGroup({ versions: met, ...row }: ErrorGroup): ErrorGroup {
  return { ...row, versions: met.toSorted((one, other) => compareVersions(other, one)).slice(0, mostNamed) }
}

interface Asked {
  readonly pagination?: Schema<'ErrorGroupPagination'> | undefined
  readonly search?: string | undefined
}

/** A page of them. In a system transaction. */
export async function listErrorGroups(
  db: Kysely<Database>,
  { pagination, search = '' }: Asked,
): Promise<Schema<'ErrorGroupPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'lastSeenAt', direction: 'desc' })
  const { resolved, tenantId } = pagination?.filter ?? {}
  const found = await countedPage(
    db,
    groups(db)
      .$if(resolved !== undefined, (query) => query.where('resolved_at', resolved ? 'is not' : 'is', null))
      .$if(tenantId !== undefined, (query) => query.where(metBy(tenantId ?? 0)))
      .$if(search.trim() !== '', (query) =>
        query.where(holdsEveryWord(bareText(sql.ref('description'), sql.ref('place')), search)),
      ),
    {
      sort: sql.ref<number>(field === 'reports' ? 'reports' : 'last_seen_at'),
      id: sql.ref<number>('error_groups.id'),
      direction,
      cursorOf: (row) => ({ value: row[field], id: row.id }),
    },
    request,
  )
  return pageBody(found, request, toGroup)
}

function metBy(tenantId: number) {
  return sql<boolean>`error_groups.id in (select r.group_id from error_reports r where r.tenant_id = ${tenantId})`
}

/** Those that people of an organization met last, unless resolved. In a system transaction. */
export async function openErrorsOf(db: Kysely<Database>, tenantId: number, most: number): Promise<ErrorGroup[]> {
  const rows = await groups(db)
    .where('resolved_at', 'is', null)
    .where(metBy(tenantId))
    .orderBy('last_seen_at', 'desc')
    .orderBy('error_groups.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(toGroup)
}

/** In a system transaction. @throws notFound */
export async function readErrorGroup(db: Kysely<Database>, id: number): Promise<Schema<'ErrorGroupDetail'>> {
  const group = await groups(db).where('error_groups.id', '=', id).executeTakeFirst()
  if (!group) throw notFound(noSuch('error'))
  const latest = await db
    .selectFrom('error_reports as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('tenants as t', 't.id', 'r.tenant_id')
    .select(['r.id', 'r.created_at as createdAt', 'r.short_description as description', 'r.long_description as stack'])
    .select(['r.version', 't.name as tenantName'])
    .select(sql<string | null>`r.session_info ->> 'location'`.as('location'))
    .select(sql<string | null>`r.session_info ->> 'userAgent'`.as('userAgent'))
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('personName'))
    .where('r.group_id', '=', id)
    .orderBy('r.id', 'desc')
    .limit(latestReports)
    .execute()
  return { group: toGroup(group), latest }
}

/** Calls an error resolved in all versions that it was met in, or open again. In a system transaction. @throws notFound */
export async function resolveErrorGroup(
  ctx: Context,
  db: Kysely<Database>,
  id: number,
  resolved: boolean,
): Promise<Schema<'ErrorGroupDetail'>> {
  // A report that comes at this moment is counted before or after, and then knows.
  const before = await db
    .selectFrom('error_groups')
    .select(['description', 'resolved_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!before) throw notFound(noSuch('error'))
  if ((before.resolved_at !== null) === resolved) return readErrorGroup(db, id)
  const { group } = await readErrorGroup(db, id)
  await db
    .updateTable('error_groups')
    .set({
      resolved_at: resolved ? ctx.now : null,
      resolved_version: resolved ? latestVersion(group.versions) : null,
      resolved_by_user_id: resolved ? ctx.userId : null,
    })
    .where('id', '=', id)
    .execute()
  const action = resolved ? 'error-group.resolved' : 'error-group.reopened'
  await recordAct(
    { ...ctx, db },
    { action, entity: 'error-group', entityId: id, details: { name: before.description } },
  )
  return readErrorGroup(db, id)
}
