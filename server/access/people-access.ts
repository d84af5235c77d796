import { sql } from 'kysely'
import { inOrder } from '#domain/access/areas.ts'
import { decide, mayGive, rolesToAskFor } from '#domain/access/reasons.ts'
import {
  isGivable,
  permissionIds,
  permissionsOf,
  type HeldPermissions,
  type OwnRole,
  type PermissionId,
} from '#domain/access/role-permissions.ts'
import { isRoleId, roles, type RoleId } from '#domain/access/roles.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuchColleague, noSuchOrganization } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord, isFoundPerson } from '#server/search-words.ts'
import { defaultRole, ownRolesOfMember, type RoleRecord } from './own-roles.ts'

const sortColumns = { firstName: 'first_name', lastName: 'last_name' } as const

interface PersonRow {
  id: number
  first_name: string
  last_name: string
  email: string
  is_admin: boolean
  archived_at: number | null
  roles: number[]
  own_roles: OwnRole[]
  /** The organization as one of which an external person has the roles. */
  through: Schema<'TenantRef'> | null
}

/** People of the request's tenant with what they hold, and external people. */
function peopleOf({ db, tenantId }: Context) {
  return db
    .selectFrom(
      sql<PersonRow>`(
        select users.id, users.first_name, users.last_name, users.email, users.is_admin, users.archived_at, memberships.roles,
          ${ownRolesOfMember} as own_roles, null::json as through
        from memberships join users on users.id = memberships.user_id where memberships.tenant_id = ${tenantId}
        union all
        select user_id, first_name, last_name, email, false, null, roles, '[]'::json,
          json_build_object('id', through_id, 'name', through_name)
        from external_people())`.as('person'),
    )
    .selectAll()
}

function rolesOf({ roles: held, own_roles: own }: PersonRow): RoleRecord[] {
  return [...held.filter(isRoleId).map(defaultRole), ...own.map(ownRecord)]
}

function ownRecord({ id, name, permissions }: OwnRole): RoleRecord {
  return { id, name, permissions: permissions.filter(isGivable) }
}

function permissionsOfRow(row: PersonRow): ReadonlySet<PermissionId> {
  return row.is_admin ? new Set(permissionIds) : permissionsOf(row.roles.filter(isRoleId), row.own_roles)
}

function nameOf({ id, first_name: firstName, last_name: lastName }: PersonRow): Schema<'Person'> {
  return { id, firstName, lastName }
}

function accessBody(row: PersonRow): Schema<'PersonAccess'> {
  return {
    ...nameOf(row),
    email: row.email,
    admin: row.is_admin,
    archived: row.archived_at !== null,
    through: row.through,
    roles: rolesOf(row).map(({ id, name }) => ({ id, name })),
    permissions: inOrder(permissionsOfRow(row)),
  }
}

/** The organization's own roles that stand. */
async function ownRoles({ db, tenantId }: Context): Promise<RoleRecord[]> {
  const rows = await db
    .selectFrom('roles')
    .select(['id', 'name', 'permissions'])
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(ownRecord)
}

const defaultRoles = Object.values(roles).map(defaultRole)

/** Those who are not archived and have one of these roles, or administer the installation. */
function holdersOf(ctx: Context, giving: readonly RoleRecord[]) {
  const ids = giving.map(({ id }) => id)
  return peopleOf(ctx)
    .where('person.archived_at', 'is', null)
    .where(sql<boolean>`(person.roles && ${ids}::bigint[] or person.is_admin)`)
}

async function listAccess(
  ctx: Context,
  { pagination, search, permission, userId }: PeopleAccessRequest,
): Promise<Schema<'PersonAccessPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'firstName', direction: 'asc' })
  const column = sortColumns[field]
  const giving =
    permission === undefined
      ? null
      : [...defaultRoles, ...(await ownRoles(ctx))].filter((role) => role.permissions.includes(permission))
  const people = giving === null ? peopleOf(ctx) : holdersOf(ctx, giving)
  const asked = people
    .$if(userId !== undefined, (rows) => rows.where('person.id', '=', userId ?? 0))
    .$if(userId === undefined, (rows) => rows.where('person.archived_at', 'is', null))
    .$if((search ?? '').trim() !== '', (rows) =>
      rows.where(({ or }) =>
        or([
          isFoundPerson(sql.ref('person.id'), search ?? ''),
          sql<boolean>`(person.through is not null and ${holdsEveryWord(
            bareText(sql.ref('person.first_name'), sql.ref('person.last_name'), sql.ref('person.email')),
            search ?? '',
          )})`,
        ]),
      ),
    )
  const found = await countedPage(
    ctx.db,
    asked,
    {
      sort: sql.ref<string>(`person.${column}`),
      id: sql.ref<number>('person.id'),
      direction,
      cursorOf: (row) => ({ value: row[column], id: row.id }),
    },
    request,
  )
  return pageBody(found, request, accessBody)
}

interface PeopleAccessRequest {
  readonly pagination?: Schema<'PersonAccessPagination'>
  readonly search?: string
  readonly permission?: PermissionId
  readonly userId?: number
}

const mostGranters = 5
const mostOffered = 20

/**
 * Why a person of the request's tenant can, or cannot, do something.
 * @throws notFound for somebody else's person
 */
async function reasonsFor(
  ctx: Context,
  userId: number,
  permission: PermissionId,
): Promise<Schema<'PermissionReasons'>> {
  const row = await peopleOf(ctx).where('person.id', '=', userId).executeTakeFirst()
  if (!row) throw notFound(noSuchColleague)
  const held: readonly RoleId[] = row.roles.filter(isRoleId)
  const { organization, features, driversSeePrices } = await placeOf(ctx)
  const { allowed, notes } = decide(permission, {
    organization,
    features,
    driversSeePrices,
    admin: row.is_admin,
    archived: row.archived_at !== null,
    through: row.through?.name ?? null,
    held: { roles: held, ownRoles: row.own_roles },
  })
  const giving = rolesOf(row).filter(({ permissions }) => permissions.includes(permission))
  return {
    user: nameOf(row),
    permission,
    allowed,
    notes: [...notes],
    givenBy: giving.length === 0 ? [] : await grantsOf(ctx, row, giving),
    wouldGive: giving.length > 0 || row.is_admin ? [] : await offeredRoles(ctx, permission, row.through !== null),
  }
}

/** The same of an administrator, who need not belong to the organization that they look after. */
async function administratorsReasons(ctx: Context, permission: PermissionId): Promise<Schema<'PermissionReasons'>> {
  const held = { roles: [], ownRoles: [] }
  const { allowed, notes } = decide(permission, {
    ...(await placeOf(ctx)),
    admin: true,
    archived: false,
    through: null,
    held,
  })
  const { firstName, lastName } = ctx.names
  const user = { id: ctx.userId, firstName, lastName }
  return { user, permission, allowed, notes: [...notes], givenBy: [], wouldGive: [] }
}

async function placeOf({ db, tenantId }: Context) {
  const row = await db
    .selectFrom('tenants')
    .leftJoin('courier_settings', 'courier_settings.tenant_id', 'tenants.id')
    .select([
      'tenants.name as organization',
      'courier_settings.prices_visible_to_drivers',
      sql<Schema<'TenantFeature'>[]>`(select coalesce(json_agg(f.feature), '[]') from tenant_features f
        where f.tenant_id = tenants.id)`.as('features'),
    ])
    .where('tenants.id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return {
    organization: row.organization,
    features: new Set(row.features),
    driversSeePrices: row.prices_visible_to_drivers ?? false,
  }
}

/** Since when the person has each of these roles, by whom, and whether their organization was given it. */
async function grantsOf({ db, tenantId }: Context, { id: userId, through }: PersonRow, giving: readonly RoleRecord[]) {
  const grants = await db
    .selectFrom('role_grants as held')
    .leftJoin('users as granter', 'granter.id', 'held.granted_by')
    .select(['held.role_id', 'held.granted_at', 'held.granted_by', 'granter.first_name', 'granter.last_name'])
    .select('held.user_id')
    .where('held.tenant_id', '=', tenantId)
    .$if(through === null, (own) => own.where('held.user_id', '=', userId).where('held.grantee_tenant_id', 'is', null))
    .$if(through !== null, (outside) =>
      outside
        .where('held.grantee_tenant_id', '=', through?.id ?? 0)
        .where((eb) => eb.or([eb('held.user_id', '=', userId), eb('held.user_id', 'is', null)])),
    )
    .where('held.ended_at', 'is', null)
    .execute()
  return giving.flatMap(({ id, name }) =>
    grants
      .filter((grant) => grant.role_id === id)
      .map((grant) => ({
        role: { id, name },
        grantedAt: grant.granted_at,
        grantedBy:
          grant.granted_by === null
            ? null
            : { id: grant.granted_by, firstName: grant.first_name ?? '', lastName: grant.last_name ?? '' },
        grantedTo: grant.user_id === null ? through : null,
      })),
  )
}

/** Roles that would give it, with some of those who can give these: people of the organization, none of the installation's. */
async function offeredRoles(
  ctx: Context,
  permission: PermissionId,
  isExternal: boolean,
): Promise<Schema<'OfferedRole'>[]> {
  const all = [...defaultRoles, ...(await ownRoles(ctx))]
  const offered = rolesToAskFor(permission, all, isExternal).slice(0, mostOffered)
  if (offered.length === 0) return []
  const people = await holdersOf(
    ctx,
    all.filter(({ permissions }) => permissions.includes('users.update')),
  )
    .where('person.is_admin', '=', false)
    .orderBy('person.first_name')
    .orderBy('person.id')
    .limit(100)
    .execute()
  const granters = people.map((row) => ({ person: nameOf(row), held: permissionsOfRow(row) as HeldPermissions }))
  return offered.map((role) => ({
    role: { id: role.id, name: role.name },
    granters: granters
      .filter(({ held }) => mayGive(role, held))
      .slice(0, mostGranters)
      .map(({ person }) => person),
  }))
}

export const peopleAccessHandlers = defineHandlers({
  async getPeopleAccess({ query }, ctx) {
    return { status: 200, body: await listAccess(ctx, query) }
  },

  async getPermissionReasons({ path, query }, ctx) {
    return { status: 200, body: await reasonsFor(ctx, path.userId, query.permission) }
  },

  async getOwnPermissionReasons({ query }, ctx) {
    const { tenantId } = ctx
    if (tenantId === null) throw notFound(noSuchOrganization)
    const own = { ...ctx, tenantId }
    const { permission } = query
    if (ctx.admin) return { status: 200, body: await administratorsReasons(own, permission) }
    if (ctx.external === null) return { status: 200, body: await reasonsFor(own, ctx.userId, permission) }
    // Who has been given what is the host's to know; of themselves they learn it, and not who of the host could give them more.
    const reasons = await inTenant(ctx.db, own, (db) => reasonsFor({ ...own, db }, ctx.userId, permission))
    return { status: 200, body: { ...reasons, wouldGive: [] } }
  },
})
