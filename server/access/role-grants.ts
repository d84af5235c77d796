import { sql } from 'kysely'
import { grantsNobody, grantsTwo } from '#domain/access/external-roles.ts'
import { noSuchRole } from '#domain/access/own-roles.ts'
import { isRoleId, roleNames } from '#domain/access/roles.ts'
import { formError, notFound, refuseErrors } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { endOutside, grantOutside } from './external-grants.ts'
import { endGrant, grantRole, setRoles } from './grants.ts'

type Pagination = Schema<'RoleGrantPagination'>

const done = { status: 200 as const, body: { done: true as const } }

/** Grants of the request's tenant with the names of all whom they concern. */
function grantsOf({ db, tenantId }: Context) {
  const grant = db
    .selectFrom('role_grants as grant')
    .leftJoin('users as holder', 'holder.id', 'grant.user_id')
    .leftJoin('tenants as organisation', 'organisation.id', 'grant.grantee_tenant_id')
    .leftJoin('roles as role', 'role.id', 'grant.role_id')
    .leftJoin('users as granter', 'granter.id', 'grant.granted_by')
    .leftJoin('users as ender', 'ender.id', 'grant.ended_by')
    .where('grant.tenant_id', '=', tenantId)
  return grant.select([
    'grant.id',
    'grant.role_id',
    'grant.role_name',
    'role.name as current_name',
    'grant.granted_at',
    'grant.ended_at',
    'grant.user_id',
    'holder.first_name as holder_first',
    'holder.last_name as holder_last',
    'grant.grantee_tenant_id',
    'organisation.name as organisation_name',
    'grant.granted_by',
    'granter.first_name as granter_first',
    'granter.last_name as granter_last',
    'grant.ended_by',
    'ender.first_name as ender_first',
    'ender.last_name as ender_last',
  ])
}

type GrantRow = Awaited<ReturnType<ReturnType<typeof grantsOf>['executeTakeFirstOrThrow']>>

/** Somebody who is unknown here by now has no name any more. */
function personOf(id: number | null, firstName: string | null, lastName: string | null): Schema<'Person'> | null {
  return id === null ? null : { id, firstName: firstName ?? '', lastName: lastName ?? '' }
}

function grantBody(row: GrantRow): Schema<'RoleGrant'> {
  const { role_id: id, grantee_tenant_id: tenantId } = row
  return {
    id: row.id,
    user: personOf(row.user_id, row.holder_first, row.holder_last),
    granteeTenant: tenantId === null ? null : { id: tenantId, name: row.organisation_name ?? '' },
    role: { id, name: isRoleId(id) ? roleNames[id] : (row.current_name ?? row.role_name) },
    grantedBy: personOf(row.granted_by, row.granter_first, row.granter_last),
    grantedAt: row.granted_at,
    endedBy: personOf(row.ended_by, row.ender_first, row.ender_last),
    endedAt: row.ended_at,
  }
}

async function listGrants(ctx: Context, asked?: Pagination): Promise<Schema<'RoleGrantPage'>> {
  const request = pageRequest(asked)
  const { direction } = sortOf(asked, { field: 'grantedAt', direction: 'desc' })
  const { userId, roleId, granteeTenantId, isLive } = asked?.filter ?? {}
  const rows = grantsOf(ctx)
    .$if(userId !== undefined, (grants) => grants.where('grant.user_id', '=', userId ?? 0))
    .$if(roleId !== undefined, (grants) => grants.where('grant.role_id', '=', roleId ?? 0))
    .$if(granteeTenantId !== undefined, (grants) => grants.where('grant.grantee_tenant_id', '=', granteeTenantId ?? 0))
    .$if(isLive !== undefined, (grants) => grants.where('grant.ended_at', isLive ? 'is' : 'is not', null))
  const found = await countedPage(
    ctx.db,
    rows,
    {
      sort: sql.ref<number>('grant.granted_at'),
      id: sql.ref<number>('grant.id'),
      direction,
      cursorOf: (row) => ({ value: row.granted_at, id: row.id }),
    },
    request,
  )
  return pageBody(found, request, grantBody)
}

/** The grant that stands for this person and role. */
async function liveGrant(ctx: Context, userId: number, roleId: number): Promise<Schema<'RoleGrant'>> {
  const row = await grantsOf(ctx)
    .where('grant.user_id', '=', userId)
    .where('grant.role_id', '=', roleId)
    .where('grant.grantee_tenant_id', 'is', null)
    .where('grant.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound(noSuchRole)
  return grantBody(row)
}

export const roleGrantsHandlers = defineHandlers({
  async getRoleGrants({ query }, ctx) {
    return { status: 200, body: await listGrants(ctx, query.pagination) }
  },

  async createRoleGrant({ body: { userId, granteeTenantId, email, roleId } }, ctx) {
    if (userId !== undefined) {
      refuseErrors({
        ...(granteeTenantId !== undefined && { '/granteeTenantId': [grantsTwo] }),
        ...(email !== undefined && { '/email': [grantsTwo] }),
      })
      await grantRole(ctx, userId, roleId, '/roleId')
      return { status: 200, body: await liveGrant(ctx, userId, roleId) }
    }
    if (granteeTenantId === undefined) throw formError({ '/granteeTenantId': [grantsNobody] })
    const id = await grantOutside(ctx, { granteeTenantId, email, roleId })
    return { status: 200, body: grantBody(await grantsOf(ctx).where('grant.id', '=', id).executeTakeFirstOrThrow()) }
  },

  async endRoleGrant({ path }, ctx) {
    const row = await grantsOf(ctx)
      .where('grant.id', '=', path.roleGrantId)
      .where('grant.ended_at', 'is', null)
      .executeTakeFirst()
    if (!row) throw notFound(noSuch('grant'))
    const { user, granteeTenant, role } = grantBody(row)
    if (granteeTenant !== null) {
      const person = user && `${user.firstName} ${user.lastName}`
      const { id: granteeTenantId, name: organization } = granteeTenant
      await endOutside(ctx, { id: row.id, userId: row.user_id, granteeTenantId, role, person, organization })
    } else if (user !== null) await endGrant(ctx, user.id, role.id)
    return done
  },

  async grantUserRole({ path: { userId }, body: { roleId } }, ctx) {
    await grantRole(ctx, userId, roleId, '/roleId')
    return { status: 200, body: await liveGrant(ctx, userId, roleId) }
  },

  async endUserRole({ path }, ctx) {
    await endGrant(ctx, path.userId, path.roleId)
    return done
  },

  async setUserRoles({ path, body }, ctx) {
    await setRoles(ctx, path.userId, body.roleIds)
    return done
  },
})
