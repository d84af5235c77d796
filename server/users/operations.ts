import { sql, type Kysely } from 'kysely'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import { permissionIds, permissionsOf } from '#domain/access/role-permissions.ts'
import { isRoleId } from '#domain/access/roles.ts'
import type { Database } from '#server/db/schema.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { recordOwnAct } from '#server/http/own-act.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { ownRolesOfMember } from '#server/access/own-roles.ts'
import { archiveConsequences, archivePeople, restorePeople } from '#server/users/archive-people.ts'
import { changeUser } from '#server/users/change-user.ts'
import { listTenants, tenantBody, tenantsOfUser } from '#server/users/list-tenants.ts'
import { onBehalfOf } from '#server/users/on-behalf-of.ts'
import { listPeople, readPerson, tenantsWithRoles } from '#server/users/people.ts'
import { readPhoto, removePhoto, setPhoto } from '#server/users/photo.ts'
import { readUser } from '#server/users/read-user.ts'
import { readTableLayout, saveTableLayout } from '#server/users/table-layout.ts'
import { setTimezone } from '#server/users/update-profile.ts'

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

/** Changes what a person says of themselves, above the tenants, and records it with the administrator who did it, if one did. */
function changeOfProfile<Result>(
  ctx: SignedInContext,
  userId: number,
  change: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return asSystem(ctx.db, async (db) => {
    await readUser(db, userId, ctx.timeZone)
    const result = await change(db)
    await recordOwnAct(db, ctx, {
      userId,
      action: 'user.profile-updated',
      impersonatorUserId: userId === ctx.userId ? ctx.impersonatorUserId : ctx.userId,
    })
    return result
  })
}

export const usersHandlers = defineHandlers({
  async getUser({ path }, ctx) {
    const read = (db: Kysely<Database>) => readUser(db, path.userId, ctx.timeZone)
    // A colleague is read as the tenant may.
    const user = ctx.admin ? await onBehalfOf(ctx, path.userId, read) : await read(ctx.db)
    return { status: 200, body: user }
  },

  async updateUser({ path, body }, ctx) {
    return { status: 200, body: await changeUser(ctx, path.userId, body) }
  },

  async getUserTenantsWithRoles({ path }, ctx) {
    return { status: 200, body: await tenantsWithRoles(ctx, path.userId) }
  },

  async getTenantUsersWithRoles({ query }, ctx) {
    return { status: 200, body: await listPeople(ctx, query) }
  },
  async getAllUsersPaginated({ query }, ctx) {
    return { status: 200, body: await listPeople(ctx, query) }
  },
  async getUserWithRoles({ path }, ctx) {
    return { status: 200, body: await readPerson(ctx, path.userId) }
  },
  async getArchiveConsequences({ body }, ctx) {
    return { status: 200, body: await archiveConsequences(ctx, body.userIds) }
  },
  async archiveUsers({ body }, ctx) {
    return { status: 200, body: await archivePeople(ctx, body) }
  },
  async restoreUsers({ body }, ctx) {
    await restorePeople(ctx, body.userIds)
    return { status: 200, body: { done: true } }
  },

  async setUserPhoto({ path, body }, ctx) {
    const image = await changeOfProfile(ctx, path.userId, async (db) =>
      setPhoto(db, path.userId, await readPhoto(ctx, body.content), ctx.now),
    )
    return { status: 200, body: { image } }
  },

  async removeUserPhoto({ path }, ctx) {
    await changeOfProfile(ctx, path.userId, (db) => removePhoto(db, path.userId, ctx.now))
    return { status: 200, body: { done: true } }
  },

  async setUserTimezone({ path, body }, ctx) {
    const zone = body.canonicalIdentifier
    await changeOfProfile(ctx, path.userId, (db) => setTimezone(db, path.userId, zone, ctx.now))
    return { status: 200, body: { done: true } }
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
        .orderBy(sql`host.host_id is not null`)
        .orderBy('tenants.name')
        .orderBy('tenants.id')
        .limit(mostTenants)
        .execute()
    })
    return { status: 200, body: { data: data.map(tenantBody) } }
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
