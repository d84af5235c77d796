import { sql, type Kysely } from 'kysely'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { drives } from '#server/access/own-roles.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import type { Schema } from '#generated/handlers.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord, isFoundPerson } from '#server/search-words.ts'
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

interface Belonging {
  user_id: number
  archived_at: number | null
  roles: number[] | null
}

const outside = sql`union all select user_id, null, roles from external_people()`

/**
 * The people of a tenant, archived ones included.
 * @param others who are listed with them
 */
export function usersOf(db: Kysely<Database>, tenantId: number, others = sql``) {
  return db
    .selectFrom(
      sql<Belonging>`(select people.user_id, people.archived_at, memberships.roles
        from people left join memberships on memberships.tenant_id = people.tenant_id and memberships.user_id = people.user_id
        where people.tenant_id = ${tenantId} ${others})`.as('people'),
    )
    .innerJoin('users', 'users.id', 'people.user_id')
    .select(userFacts)
    .select(sql<number | null>`coalesce(people.archived_at, users.archived_at)`.as('archived_at'))
}

type UserQuery = ReturnType<typeof usersOf>

/**
 * The people of a tenant with a role, without the archived ones. Drivers are those too whom a role of the tenant's own makes one, and those
 * of linked organisations who drive for it.
 */
export function usersWithRole(db: Kysely<Database>, tenantId: number, role: RoleId): UserQuery {
  const isDriver = role === roles.driver
  return usersOf(db, tenantId, isDriver ? outside : undefined)
    .where('users.archived_at', 'is', null)
    .where(
      isDriver
        ? sql<boolean>`(${drives(tenantId, sql`people.roles`)} or ${roles.externalDriver}::bigint = any (people.roles))`
        : sql<boolean>`${role}::bigint = any (people.roles)`,
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
  const matching = search?.trim() ? query.where(isFound(search)) : query
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

/** Also of those who belong to another organisation, of whom there are few. */
function isFound(search: string) {
  const ofExternal = holdsEveryWord(
    bareText(sql.ref('e.first_name'), sql.ref('e.last_name'), sql.ref('e.email')),
    search,
  )
  return sql<boolean>`(${isFoundPerson(sql.ref('users.id'), search)}
    or users.id in (select e.user_id from external_people() e where ${ofExternal}))`
}
