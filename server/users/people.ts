import { sql } from 'kysely'
import { beyond } from '#domain/access/own-roles.ts'
import { permissionsOf, type OwnRole } from '#domain/access/role-permissions.ts'
import { isRoleId, roleNames } from '#domain/access/roles.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuchColleague } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { countCap, countedPage } from '#server/db/cursor.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context, SignedInContext } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { isFoundPerson } from '#server/search-words.ts'

export interface PeopleQuery {
  pagination?: Schema<'TenantUserPagination'> | undefined
  displayArchived?: boolean | undefined
  search?: string | undefined
}

type Reader = Pick<Context, 'db' | 'tenantId' | 'permissions'>

const rolesHeld = sql<number[]>`coalesce(memberships.roles, people.archived_roles)`

/** Everybody who belongs to the request's tenant or did. */
function peopleOf({ db, tenantId }: Reader) {
  return db
    .selectFrom('people')
    .innerJoin('users', 'users.id', 'people.user_id')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.tenant_id', '=', 'people.tenant_id').onRef('memberships.user_id', '=', 'people.user_id'),
    )
    .where('people.tenant_id', '=', tenantId)
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.phone',
      'users.image',
      'users.is_admin',
      sql<string>`coalesce(users.time_zone, (select time_zone from tenants where tenants.id = people.tenant_id))`.as(
        'time_zone',
      ),
      'people.name',
      'people.last_seen_at',
      'people.archived_at',
      'people.created_at',
      sql<boolean>`belongs_elsewhere(people.user_id)`.as('belongs_elsewhere'),
      rolesHeld.as('roles'),
      sql<OwnRole[]>`(
        select coalesce(json_agg(json_build_object('id', own.id, 'name', own.name, 'permissions', own.permissions)), '[]')
        from roles as own where own.tenant_id = people.tenant_id and own.id = any (${rolesHeld}))`.as('own_roles'),
    ])
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof peopleOf>['executeTakeFirstOrThrow']>>

function bodyOf(row: PersonRow, { permissions: held }: Pick<Reader, 'permissions'>): Schema<'TenantUser'> {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    image: row.image,
    timezone: row.time_zone,
    admin: row.is_admin,
    archived: row.archived_at !== null,
    archivedAt: row.archived_at,
    belongsElsewhere: row.belongs_elsewhere,
    roles: namedRoles(row.roles, row.own_roles),
    beyond: beyond([...permissionsOf(row.roles.filter(isRoleId), row.own_roles)], held),
    lastSeenAt: row.last_seen_at,
    createdAt: row.created_at,
  }
}

/** Roles by name, in the order in which they are held. */
function namedRoles(held: readonly number[], own: readonly Pick<OwnRole, 'id' | 'name'>[]): Schema<'RoleRef'>[] {
  return held.flatMap((id) => {
    const name = isRoleId(id) ? roleNames[id] : own.find((role) => role.id === id)?.name
    return name === undefined ? [] : [{ id, name }]
  })
}

/** A page of the people of the request's tenant: of those who belong to it, or of the archived ones. */
export async function listPeople(
  ctx: Reader,
  { pagination, displayArchived = false, search = '' }: PeopleQuery,
): Promise<Schema<'TenantUserPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'name', direction: 'asc' })
  const { roleId, neverSignedIn } = pagination?.filter ?? {}
  const term = search.trim()
  const matching = peopleOf(ctx)
    .where('people.archived_at', displayArchived ? 'is not' : 'is', null)
    .$if(roleId !== undefined, (people) =>
      people.where('people.user_id', 'in', (grants) =>
        grants
          .selectFrom('role_grants')
          .select(sql<number>`user_id`.as('holder'))
          .where('tenant_id', '=', ctx.tenantId)
          .where('role_id', '=', roleId ?? 0)
          .where('ended_at', 'is', null),
      ),
    )
    .$if(neverSignedIn !== undefined, (people) =>
      people.where('people.last_seen_at', neverSignedIn ? 'is' : 'is not', null),
    )
    .$if(term !== '', (people) => people.where(isFoundPerson(sql.ref('people.user_id'), term, displayArchived)))
  const byName = field === 'name'
  const found = await countedPage(
    ctx.db,
    matching,
    {
      sort: byName ? sql.ref<string>('people.name') : sql<number>`coalesce(people.last_seen_at, 0)`,
      id: sql.ref<number>('people.user_id'),
      direction,
      cursorOf: (row) => ({ value: byName ? row.name : (row.last_seen_at ?? 0), id: row.id }),
    },
    request,
    {
      total:
        roleId !== undefined && neverSignedIn === undefined && term === '' && !displayArchived
          ? holders(ctx, roleId)
          : undefined,
    },
  )
  return pageBody(found, request, (row) => bodyOf(row, ctx))
}

/** How many hold a role, up to the cap: counted along its grants, where the list is walked by name and most do not hold it. */
function holders({ tenantId }: Reader, roleId: number) {
  return sql<number>`(select count(*) from (
    select from role_grants as held cross join lateral (
      select from people where people.tenant_id = held.tenant_id and people.user_id = held.user_id
        and people.archived_at is null offset 0) as holder
    where held.tenant_id = ${tenantId} and held.role_id = ${roleId} and held.ended_at is null
    limit ${sql.lit(countCap)}) as counted)`
}

/** @throws notFound */
export async function readPerson(ctx: Reader, userId: number): Promise<Schema<'TenantUser'>> {
  const [person] = await readPeople(ctx, [userId])
  if (!person) throw notFound(noSuchColleague)
  return person
}

/**
 * People of the request's tenant, in the order asked.
 * @throws notFound where one is missing
 */
export async function readPeople(ctx: Reader, userIds: readonly number[]): Promise<Schema<'TenantUser'>[]> {
  const rows = await peopleOf(ctx)
    .where(sql<boolean>`people.user_id = any (${userIds})`)
    .execute()
  return userIds.map((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw notFound(noSuchColleague)
    return bodyOf(row, ctx)
  })
}

/** More than anybody belongs to. */
const mostTenants = 500

/** The organisations of a person with the roles there; of a colleague the request's own alone. */
export async function tenantsWithRoles(
  { db, userId: callerId, tenantId, admin }: SignedInContext,
  userId: number,
): Promise<Schema<'TenantsWithRoles'>> {
  const seesAll = admin || userId === callerId
  const rows = await asSystem(db, (system) =>
    system
      .selectFrom('memberships')
      .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
      .select(['tenants.id', 'tenants.name', 'tenants.kind', 'tenants.image', 'tenants.time_zone', 'memberships.roles'])
      .select(
        sql<Schema<'RoleRef'>[]>`(
          select coalesce(json_agg(json_build_object('id', own.id, 'name', own.name)), '[]') from roles as own
          where own.tenant_id = memberships.tenant_id and own.id = any (memberships.roles))`.as('own_roles'),
      )
      .where('memberships.user_id', '=', userId)
      .where('tenants.archived_at', 'is', null)
      .$if(!seesAll, (own) => own.where('memberships.tenant_id', '=', tenantId ?? 0))
      .orderBy('tenants.name')
      .orderBy('tenants.id')
      .limit(mostTenants)
      .execute(),
  )
  const data = rows.map(({ roles: held, own_roles: own, time_zone: timezone, ...tenant }) => ({
    tenant: { ...tenant, timezone },
    roles: namedRoles(held, own),
  }))
  return { data }
}
