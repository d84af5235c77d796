import { sql } from 'kysely'
import { namedRoles } from '#domain/access/external-roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { isAmongAllLinked } from '#server/relationships/links.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'

interface ExternalRow {
  id: number
  through_id: number
  through_name: string
  roles: number[]
  first_name: string
  last_name: string
  email: string
}

const sortColumns = { firstName: 'first_name', lastName: 'last_name' } as const

/** A page of the people of linked organizations who have a role in the request's tenant. */
async function listExternalPeople(
  { db }: Context,
  pagination: Schema<'ExternalPersonPagination'> | undefined,
  search = '',
): Promise<Schema<'ExternalPersonPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'firstName', direction: 'asc' })
  const column = sortColumns[field]
  const { userId, tenantId } = pagination?.filter ?? {}
  const people = db
    .selectFrom(
      sql<ExternalRow>`(select user_id as id, through_id, through_name, roles, first_name, last_name, email
      from external_people())`.as('person'),
    )
    .selectAll()
    .$if(userId !== undefined, (rows) => rows.where('person.id', '=', userId ?? 0))
    .$if(tenantId !== undefined, (rows) => rows.where('person.through_id', '=', tenantId ?? 0))
    .$if(search.trim() !== '', (rows) =>
      rows.where(
        holdsEveryWord(
          bareText(
            sql.ref('person.first_name'),
            sql.ref('person.last_name'),
            sql.ref('person.email'),
            sql.ref('person.through_name'),
          ),
          search,
        ),
      ),
    )
  const found = await countedPage(
    db,
    people,
    {
      sort: sql.ref<string>(`person.${column}`),
      id: sql.ref<number>('person.id'),
      direction,
      cursorOf: (row) => ({ value: row[column], id: row.id }),
    },
    request,
  )
  return pageBody(found, request, (row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    tenant: { id: row.through_id, name: row.through_name },
    roles: namedRoles(row.roles),
  }))
}

/** A page of the organizations with a live link, with what was given to them and to their people. */
async function listExternalOrganizations(
  { db, tenantId: hostId }: Context,
  pagination: Schema<'ExternalOrganizationPagination'> | undefined,
  search = '',
): Promise<Schema<'ExternalOrganizationPage'>> {
  const request = pageRequest(pagination)
  const { direction } = sortOf(pagination, { field: 'name', direction: 'asc' })
  const { tenantId, isGranted } = pagination?.filter ?? {}
  const organizations = db
    .selectFrom('tenants')
    .leftJoin(
      sql<{ through_id: number; people: number }>`(
        select through_id, count(*)::integer as people from external_people() group by through_id)`.as('held'),
      (join) => join.onRef('held.through_id', '=', 'tenants.id'),
    )
    .select(['tenants.id', 'tenants.name'])
    .select([
      sql<number>`coalesce(held.people, 0)`.as('people'),
      sql<number[]>`array(select role_id from role_grants as grant_ where grant_.tenant_id = ${hostId}
        and grant_.grantee_tenant_id = tenants.id and grant_.user_id is null and grant_.ended_at is null order by role_id)`.as(
        'roles',
      ),
    ])
    .where('tenants.archived_at', 'is', null)
    .where(({ ref }) => isAmongAllLinked(ref('tenants.id')))
    .$if(tenantId !== undefined, (rows) => rows.where('tenants.id', '=', tenantId ?? 0))
    .$if(isGranted !== undefined, (rows) =>
      rows.where(sql<boolean>`exists (select from role_grants as grant_
        where grant_.tenant_id = ${hostId} and grant_.grantee_tenant_id = tenants.id and grant_.ended_at is null)
        = ${isGranted}::boolean`),
    )
    .$if(search.trim() !== '', (rows) => rows.where(holdsEveryWord(bareText(sql.ref('tenants.name')), search)))
  const found = await countedPage(
    db,
    organizations,
    {
      sort: sql.ref<string>('tenants.name'),
      id: sql.ref<number>('tenants.id'),
      direction,
      cursorOf: ({ name, id }) => ({ value: name, id }),
    },
    request,
  )
  return pageBody(found, request, ({ roles, ...row }) => ({ ...row, roles: namedRoles(roles) }))
}

export const externalPeopleHandlers = defineHandlers({
  async getExternalPeople({ query: { pagination, search } }, ctx) {
    return { status: 200, body: await listExternalPeople(ctx, pagination, search) }
  },

  async getExternalOrganizations({ query: { pagination, search } }, ctx) {
    return { status: 200, body: await listExternalOrganizations(ctx, pagination, search) }
  },
})
