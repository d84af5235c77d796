import { sql, type Kysely } from 'kysely'
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

/** Tenants that have not been archived. */
export function tenantsOf(db: Kysely<Database>) {
  return db
    .selectFrom('tenants')
    .select(['tenants.id', 'tenants.name', 'tenants.kind', 'tenants.image', 'tenants.time_zone as timezone'])
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
  const matching = search?.trim() ? query.where(matches(search)) : query
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
  return pageBody(found, request, (row) => row)
}

function matches(search: string) {
  return holdsEveryWord(
    bareText(sql.ref('tenants.name'), sql.ref('tenants.phone'), sql.ref('tenants.order_support_phone')),
    search,
  )
}

/** The tenants that a person may work in: those they belong to, for an internal administrator all. */
export function tenantsOfUser(db: Kysely<Database>, userId: number, admin: boolean): TenantQuery {
  const query = tenantsOf(db)
  if (admin) return query
  return query.where('tenants.id', 'in', (row) =>
    row.selectFrom('memberships').select('memberships.tenant_id').where('memberships.user_id', '=', userId),
  )
}

/** Those that the request's tenant, a courier or a supplier, may order for. */
export function customers(db: Kysely<Database>): TenantQuery {
  return tenantsOf(db).where(({ ref }) => isAmongOrderedFor(ref('tenants.id')))
}
