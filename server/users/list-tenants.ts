import { sql, type Kysely } from 'kysely'
import { namedRoles } from '#domain/access/external-roles.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import type { Schema } from '#generated/handlers.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { isAmongOrderedFor } from '#server/relationships/links.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'

export interface TenantListRequest {
  pagination?: Schema<'TenantPagination'> | undefined
  search?: string | undefined
}

/** A query over `tenants` that says which of them are meant. */
type TenantQuery = ReturnType<typeof tenantsOf>

/** How a person works in a tenant that they do not belong to, by their external roles. */
interface Standing {
  through: Schema<'TenantRef'>
  roles: number[]
}

/** Tenants that have not been archived. */
export function tenantsOf(db: Kysely<Database>, standing = sql<Standing | null>`null::json`) {
  return db
    .selectFrom('tenants')
    .select(['tenants.id', 'tenants.name', 'tenants.kind', 'tenants.image', 'tenants.time_zone as timezone'])
    .select(standing.as('standing'))
    .where('tenants.archived_at', 'is', null)
}

/** One page of the tenants that `query` means, by name. */
export async function listTenants(
  db: Kysely<Database>,
  query: TenantQuery,
  { pagination, search }: TenantListRequest,
): Promise<Schema<'TenantPage'>> {
  const request = pageRequest(pagination)
  const { direction } = sortOf(pagination, { field: 'name', direction: 'asc' })
  const matching = search?.trim() ? query.where(matchesTenant(search)) : query
  const found = await countedPage(
    db,
    matching,
    {
      sort: sql.ref<string>('tenants.name'),
      id: sql.ref<number>('tenants.id'),
      direction,
      cursorOf: ({ name, id }) => ({ value: name, id }),
    },
    request,
  )
  return pageBody(found, request, tenantBody)
}

/** Whether an organization has every word in its name or phones. */
export function matchesTenant(search: string) {
  return holdsEveryWord(
    bareText(sql.ref('tenants.name'), sql.ref('tenants.phone'), sql.ref('tenants.order_support_phone')),
    search,
  )
}

/**
 * The tenants that a person may work in: those they belong to and those in which they have external roles, for an internal administrator
 * all.
 */
export function tenantsOfUser(db: Kysely<Database>, userId: number, admin: boolean) {
  const query = tenantsOf(db, hostStanding).leftJoin(hostsOf(userId), (join) =>
    join.onRef('host.host_id', '=', 'tenants.id'),
  )
  if (admin) return query
  return query.where(({ eb, or, selectFrom }) =>
    or([
      eb('host.host_id', 'is not', null),
      eb(
        'tenants.id',
        'in',
        selectFrom('memberships').select('memberships.tenant_id').where('memberships.user_id', '=', userId),
      ),
    ]),
  )
}

const hostStanding = sql<Standing | null>`case when host.host_id is not null then json_build_object(
  'through', json_build_object('id', host.through_id, 'name', host.through_name), 'roles', host.roles) end`

function hostsOf(userId: number) {
  return sql<{
    host_id: number
    through_id: number
    through_name: string
    roles: number[]
  }>`hosts_of(${userId})`.as<'host'>(sql`host`)
}

/** A tenant as it is answered. */
export function tenantBody<Found extends { standing: Standing | null }>({ standing, ...tenant }: Found) {
  return standing === null
    ? tenant
    : { ...tenant, external: { through: standing.through, roles: namedRoles(standing.roles) } }
}

/** Those that the request's tenant, a courier or a supplier, may order for. */
export function customers(db: Kysely<Database>): TenantQuery {
  return tenantsOf(db).where(({ ref }) => isAmongOrderedFor(ref('tenants.id')))
}
