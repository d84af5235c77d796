import { sql } from 'kysely'
import { inOrder } from '#domain/access/areas.ts'
import {
  defaultRoleStays,
  elsewhereOf,
  isDefaultRoleName,
  nameOfDefaultRole,
  nameOfOwnRole,
  noSuchRole,
  whyNotInRole,
  whyNotToGive,
  whyNotToTake,
} from '#domain/access/own-roles.ts'
import { isGivable } from '#domain/access/role-permissions.ts'
import { isRoleId, roles as numbers, type RoleId } from '#domain/access/roles.ts'
import { formError, notFound, refuseErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { isErrorWithCode, standsAlready } from '#server/db/error-code.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { deleteOf, getOf, listOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { selectUses } from '#server/resources/uses.ts'
import { create, update } from '#server/resources/write.ts'
import { heldNow } from './held-now.ts'
import { defaultRole, rolesById } from './own-roles.ts'

const holders = sql`role_grants as held join users as holder on holder.id = held.user_id
  where held.tenant_id = roles.tenant_id and held.role_id = roles.id and held.ended_at is null`

const roles = defineResource('role', 'roles', {
  also: {
    people: sql<number>`(select count(*)::integer from ${holders} and holder.archived_at is null)`,
  },
  fields: {
    permissions: {
      column: 'permissions',
      read: ({ permissions }) => inOrder(new Set(permissions.filter(isGivable))),
      write: (permissions) => inOrder(new Set(permissions)),
    },
    isDefault: { read: () => false },
  },
  check: async (ctx, { name }, { after, before }) => {
    const held = await heldNow(ctx, before === null ? 'roles.create' : 'roles.update')
    const added = after.permissions.filter((id) => !before?.permissions.includes(id))
    const removed = before?.permissions.filter((id) => !after.permissions.includes(id)) ?? []
    const fault = whyNotInRole(added) ?? whyNotToGive(added, held) ?? whyNotToTake(removed, held)
    const isTaken = name && isDefaultRoleName(name)
    refuseErrors({
      ...(isTaken && { '/name': [nameOfDefaultRole] }),
      ...(fault !== null && { '/permissions': [fault] }),
    })
  },
  uses: [
    selectUses('person', { how: 'held by', keeps: true }, holders, {
      name: sql`holder.first_name || ' ' || holder.last_name`,
      id: sql`holder.id`,
    }),
  ],
})

/** @throws formError at `/name` where another role of the organisation has it */
async function withOwnName<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (isErrorWithCode(error, standsAlready)) throw formError({ '/name': [nameOfOwnRole] })
    throw error
  }
}

/** @throws formError `default_role` */
function refuseDefault(roleId: number): void {
  if (isRoleId(roleId)) throw formError({}, 'default_role', defaultRoleStays)
}

/** A default role as those of the organisation's own are answered; it stands since the organisation does. */
async function getDefault(ctx: Context, id: RoleId): Promise<Schema<'Role'>> {
  const { created_at: createdAt } = await ctx.db
    .selectFrom('tenants')
    .select('created_at')
    .where('id', '=', ctx.tenantId)
    .executeTakeFirstOrThrow()
  const people = await peopleByRole(ctx)
  return {
    ...answerOf(id, people),
    tenantId: ctx.tenantId,
    description: '',
    isDefault: true,
    version: 1,
    archived: false,
    createdAt,
    updatedAt: createdAt,
  }
}

function answerOf(id: RoleId, people: ReadonlyMap<number, number>): Schema<'DefaultRole'> {
  const { name, permissions } = defaultRole(id)
  return { id, name, permissions: inOrder(new Set(permissions)), people: people.get(id) ?? 0 }
}

/** How many people, without the archived ones, hold each role. */
async function peopleByRole({ db, tenantId }: Context): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('role_grants as held')
    .innerJoin('users', 'users.id', 'held.user_id')
    .select(['held.role_id', sql<number>`count(*)::integer`.as('people')])
    .where('held.tenant_id', '=', tenantId)
    .where('held.ended_at', 'is', null)
    .where('users.archived_at', 'is', null)
    .groupBy('held.role_id')
    .execute()
  return new Map(rows.map(({ role_id: id, people }) => [id, people]))
}

/** @throws notFound */
async function holdersOf({ db, tenantId }: Context, roleId: number): Promise<Schema<'RoleHolders'>> {
  const sets = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.roles', sql<number>`count(*)::integer`.as('people')])
    .where('memberships.tenant_id', '=', tenantId)
    .where('users.archived_at', 'is', null)
    .where(sql<boolean>`${roleId}::bigint = any (memberships.roles)`)
    .groupBy('memberships.roles')
    .execute()
  const known = await rolesById(db, tenantId, [...new Set([roleId, ...sets.flatMap((set) => set.roles)])])
  if (!known.has(roleId)) throw notFound(noSuchRole)
  return elsewhereOf(
    sets.map(({ roles: held, people }) => ({
      people,
      others: held.filter((id) => id !== roleId).flatMap((id) => known.get(id)?.permissions ?? []),
    })),
  )
}

const getOwn = getOf(roles)
const deleteOwn = deleteOf(roles)

export const rolesHandlers = defineHandlers({
  getTenantRoles: listOf(roles),
  async createRole({ body }, ctx) {
    return { status: 200, body: await withOwnName(create(roles, ctx, body)) }
  },
  async getDefaultRoles(_input, ctx) {
    const people = await peopleByRole(ctx)
    const data = Object.values(numbers)
      .filter((id) => id !== numbers.admin)
      .map((id) => answerOf(id, people))
    return { status: 200, body: { data } }
  },
  async getRole(input, ctx) {
    const { roleId } = input.path
    return isRoleId(roleId) ? { status: 200, body: await getDefault(ctx, roleId) } : getOwn(input, ctx)
  },
  async updateRole({ path, body }, ctx) {
    refuseDefault(path.roleId)
    const changed = withOwnName(update(roles, ctx, path.roleId, body).then((updated) => updated.changed))
    return { status: 200, body: await changed }
  },
  async deleteRole(input, ctx) {
    refuseDefault(input.path.roleId)
    return deleteOwn(input, ctx)
  },
  async getRoleHolders({ path }, ctx) {
    return { status: 200, body: await holdersOf(ctx, path.roleId) }
  },
})
