import type { Kysely } from 'kysely'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import { permissionIds, permissionsOf } from '#domain/access/role-permissions.ts'
import { isRoleId } from '#domain/access/roles.ts'
import type { Database } from '#server/db/schema.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { ownRolesOfMember } from '#server/access/own-roles.ts'
import { asSystem } from '#server/http/as-system.ts'
import { recordOwnAct } from '#server/http/own-act.ts'
import { listTenants, tenantsOfUser } from '#server/users/list-tenants.ts'
import { onBehalfOf } from '#server/users/on-behalf-of.ts'
import { readUser } from '#server/users/read-user.ts'
import { readTableLayout, saveTableLayout } from '#server/users/table-layout.ts'
import { updateProfile } from '#server/users/update-profile.ts'

/** More than anybody belongs to; an administrator, who belongs to all, has the paged list. */
const mostTenants = 500

/** @throws not found when the person does not exist or does not belong to the tenant */
async function permissionsIn(
  db: Kysely<Database>,
  userId: number,
  tenantId: number,
): Promise<Schema<'UserPermissions'>> {
  const user = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.tenant_id', '=', tenantId),
    )
    .select(['users.is_admin', 'memberships.roles', ownRolesOfMember.as('own_roles')])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!user || (user.roles === null && !user.is_admin)) throw notFound(noSuchOrganization)
  const held = user.is_admin ? permissionIds : [...permissionsOf((user.roles ?? []).filter(isRoleId), user.own_roles)]
  return { permissions: held.map((id) => ({ id })) }
}

function profileIn({ firstName, lastName, phone, timezone, unitPreference }: Schema<'User'>) {
  return { firstName, lastName, phone, timezone, unitPreference }
}

export const usersHandlers = defineHandlers({
  async getUser({ path }, ctx) {
    const user = await onBehalfOf(ctx, path.userId, (db) => readUser(db, path.userId, ctx.timeZone))
    return { status: 200, body: user }
  },

  async updateUser({ path, body }, ctx) {
    const [before, profile] = await onBehalfOf(ctx, path.userId, async (db) => [
      profileIn(await readUser(db, path.userId, ctx.timeZone)),
      await updateProfile(db, path.userId, body, ctx.now),
    ])
    await asSystem(ctx.db, (db) =>
      recordOwnAct(db, ctx, {
        userId: path.userId,
        action: 'user.profile-updated',
        before,
        details: { phone: null, ...profile },
        impersonatorUserId: path.userId === ctx.userId ? ctx.impersonatorUserId : ctx.userId,
      }),
    )
    return { status: 200, body: profile }
  },

  async getUserTenantPermissions({ path, query }, ctx) {
    const permissions = await onBehalfOf(ctx, path.userId, (db) => permissionsIn(db, path.userId, query.tenantId))
    return { status: 200, body: permissions }
  },

  async getSwitchableTenants({ path, query }, ctx) {
    const tenants = await onBehalfOf(ctx, path.userId, async (db) => {
      const { admin } = await readUser(db, path.userId, ctx.timeZone)
      return listTenants(db, tenantsOfUser(db, path.userId, admin), query)
    })
    return { status: 200, body: tenants }
  },

  async getUserTenants({ path }, ctx) {
    const data = await onBehalfOf(ctx, path.userId, async (db) => {
      await readUser(db, path.userId, ctx.timeZone)
      return tenantsOfUser(db, path.userId, false)
        .orderBy('tenants.name')
        .orderBy('tenants.id')
        .limit(mostTenants)
        .execute()
    })
    return { status: 200, body: { data } }
  },

  async getTableLayout({ path }, ctx) {
    const layout = await onBehalfOf(ctx, path.userId, (db) => readTableLayout(db, path.userId, path.tableId))
    return { status: 200, body: layout }
  },

  async saveTableLayout({ path, body }, ctx) {
    await onBehalfOf(ctx, path.userId, async (db) => {
      await readUser(db, path.userId, ctx.timeZone)
      await saveTableLayout(db, path.userId, path.tableId, body, ctx.now)
    })
    return { status: 200, body }
  },
})
