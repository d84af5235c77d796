import { sql, type Kysely } from 'kysely'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { drives } from '#server/access/own-roles.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import type { Schema } from '#generated/handlers.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { isFoundPerson } from '#server/search-words.ts'
import { toUser, userFacts } from '#server/users/read-user.ts'

export interface UserListRequest {
  pagination?: Schema<'UserPagination'> | undefined
  search?: string | undefined
}

type SortField = NonNullable<Schema<'UserPagination'>['sort']>[number]['field']

const sortColumns = {
  'data.firstName': 'first_name',
  'data.lastName': 'last_name',
} as const satisfies Record<SortField, string>

/** The people of a tenant, archived ones included. */
export function usersOf(db: Kysely<Database>, tenantId: number) {
  return db
    .selectFrom('people')
    .innerJoin('users', 'users.id', 'people.user_id')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.tenant_id', '=', 'people.tenant_id').onRef('memberships.user_id', '=', 'people.user_id'),
    )
    .select(userFacts)
    .select(sql<number | null>`coalesce(people.archived_at, users.archived_at)`.as('archived_at'))
    .where('people.tenant_id', '=', tenantId)
}

type UserQuery = ReturnType<typeof usersOf>

/** The people of a tenant with a role, without the archived ones. Drivers are those too whom a role of the tenant's own makes one. */
export function usersWithRole(db: Kysely<Database>, tenantId: number, role: RoleId): UserQuery {
  return usersOf(db, tenantId)
    .where('users.archived_at', 'is', null)
    .where(
      role === roles.driver
        ? drives(tenantId, sql`memberships.roles`)
        : sql<boolean>`${role}::bigint = any (memberships.roles)`,
    )
}

/**
 * One page of the people that `query` means.
 *
 * @param timeZone for those who have chosen none
 */
export async function listUsers(
  db: Kysely<Database>,
  query: UserQuery,
  { pagination, search }: UserListRequest,
  timeZone: string,
): Promise<Schema<'UserPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'data.firstName', direction: 'asc' })
  const column = sortColumns[field]
  const matching = search?.trim() ? query.where(isFoundPerson(sql.ref('users.id'), search)) : query
  const found = await countedPage(
    db,
    matching,
    {
      sort: sql.ref<string>(`users.${column}`),
      id: sql.ref<number>('users.id'),
      direction,
      cursorOf: (row) => ({ value: row[column], id: row.id }),
    },
    request,
  )
  return pageBody(found, request, (row) => toUser(row, timeZone))
}
