import { sql, type Kysely } from 'kysely'
import {
  heldAlready,
  lastRole,
  noSuchRole,
  whyNotEnded,
  whyNotGranted,
  whyNotToGive,
} from '#domain/access/own-roles.ts'
import { formError, notFound, refuseErrors } from '#domain/text/refusal.ts'
import { noSuchColleague } from '#domain/text/refusals.ts'
import { actRows } from '#server/audit.ts'
import type { Database } from '#server/db/schema.ts'
import { insertOf, writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { eventRows } from '#server/outbox.ts'
import { heldNow } from './held-now.ts'
import { rolesById, type RoleRecord } from './own-roles.ts'
import { refuseTaking } from './refuse-taking.ts'

/*
 * Grants and `memberships.roles` say the same: the grants with their history, the membership for every request. Both are written here
 * and nowhere else.
 */

/** The pointer of the field that names a role, for refusals. */
type PointerOf = (roleId: number) => string

/**
 * The roles of these numbers, which the caller may give: they are there, and hold nothing that the caller does not hold at this moment.
 * @param ids without those that the person has already
 * @throws forbidden when the caller may not grant any more; formError at the pointers
 */
async function rolesToGive(ctx: Context, ids: readonly number[], pointerOf: PointerOf): Promise<RoleRecord[]> {
  const held = await heldNow(ctx, 'users.update')
  const roles = await rolesById(ctx.db, ctx.tenantId, ids)
  const faults = ids.flatMap((id) => {
    const why = whyNotGranted(id) ?? whyNotToGive(roles.get(id)?.permissions ?? [], held)
    if (why !== null) return [[pointerOf(id), [why]]]
    return roles.has(id) ? [] : [[pointerOf(id), [noSuchRole]]]
  })
  refuseErrors(Object.fromEntries(faults))
  return ids.flatMap((id) => roles.get(id) ?? [])
}

/**
 * Makes somebody a person of an organisation, with these roles. What they may be given is asked before. Who was archived there begins
 * anew: what they were then is over.
 */
export async function addMember(
  db: Kysely<Database>,
  member: { tenantId: number; userId: number; now: number; grantedBy?: number | null },
  roles: readonly Pick<RoleRecord, 'id' | 'name'>[],
): Promise<void> {
  const { tenantId, userId, now, grantedBy = null } = member
  await db
    .updateTable('role_grants')
    .set({ ended_at: now, ended_by: grantedBy })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
  await writeTogether(db, [
    insertOf('memberships', [
      { tenant_id: tenantId, user_id: userId, roles: roles.map(({ id }) => id), created_at: now },
    ]),
    insertOf('role_grants', grantRows(member, roles)),
  ])
}

/**
 * The same, or the roles that somebody lacks who is there already. In a system transaction. What they may be given is asked before.
 */
export async function joinMember(
  db: Kysely<Database>,
  member: Parameters<typeof addMember>[1],
  roles: readonly Pick<RoleRecord, 'id' | 'name'>[],
): Promise<void> {
  const { tenantId, userId } = member
  const there = await db
    .selectFrom('memberships')
    .select('roles')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!there) return addMember(db, member, roles)
  const added = roles.filter(({ id }) => !there.roles.includes(id))
  if (added.length === 0) return
  await db
    .updateTable('memberships')
    .set({ roles: [...there.roles, ...added.map(({ id }) => id)] })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute()
  await writeTogether(db, [insertOf('role_grants', grantRows(member, added))])
}

function grantRows(
  { tenantId, userId, now, grantedBy = null }: Parameters<typeof addMember>[1],
  roles: readonly Pick<RoleRecord, 'id' | 'name'>[],
) {
  return roles.map(({ id, name }) => ({
    tenant_id: tenantId,
    user_id: userId,
    role_id: id,
    role_name: name,
    granted_by: grantedBy,
    granted_at: now,
  }))
}

/**
 * Gives a person of the request's tenant a role.
 * @param pointer of the field that names it
 * @throws notFound for somebody else's person; forbidden; formError at the pointer, also when the person has it
 */
export async function grantRole(ctx: Context, userId: number, roleId: number, pointer: string): Promise<void> {
  const person = await lockedMember(ctx, userId)
  if (person.roles.includes(roleId)) throw formError({}, 'already_held', heldAlready)
  await changeRoles(ctx, person, [...person.roles, roleId], () => pointer)
}

/**
 * Takes a role from a person of the request's tenant.
 * @throws notFound when there is no such person, or they do not have it; forbidden; formError `not_granted` and `last_role`
 */
export async function endGrant(ctx: Context, userId: number, roleId: number): Promise<void> {
  const person = await lockedMember(ctx, userId)
  if (!person.roles.includes(roleId)) throw notFound(noSuchRole)
  const why = whyNotEnded(roleId)
  if (why !== null) throw formError({}, 'not_granted', why)
  if (person.roles.length === 1) throw formError({}, 'last_role', lastRole)
  await changeRoles(
    ctx,
    person,
    person.roles.filter((id) => id !== roleId),
    () => '',
  )
}

/**
 * Says all the roles of a person of the request's tenant: what is missing is given, what is too much is taken away.
 * @throws notFound; forbidden; formError at `/roleIds`, or at the one of them that cannot be given
 */
export async function setRoles(ctx: Context, userId: number, roleIds: readonly number[]): Promise<void> {
  const person = await lockedMember(ctx, userId)
  const kept = person.roles.map((id) => (roleIds.includes(id) ? null : whyNotEnded(id))).find((why) => why !== null)
  if (kept) throw formError({ '/roleIds': [kept] })
  await changeRoles(ctx, person, roleIds, (id) => `/roleIds/${roleIds.indexOf(id)}`)
}

interface Member {
  readonly userId: number
  readonly roles: readonly number[]
  readonly name: string
}

/** A person of the request's tenant, whose roles nobody else changes until this request is through, and neither the caller's own. */
async function lockedMember({ db, tenantId, userId: caller }: Context, userId: number): Promise<Member> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.user_id', 'memberships.roles', 'users.first_name', 'users.last_name'])
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.user_id', 'in', [caller, userId])
    .orderBy('memberships.user_id')
    .forNoKeyUpdate('memberships')
    .execute()
  const row = rows.find(({ user_id: id }) => id === userId)
  if (!row) throw notFound(noSuchColleague)
  return { userId, roles: row.roles, name: `${row.first_name} ${row.last_name}` }
}

/**
 * Writes what a person's roles are once ownership has changed hands. Its own act has asked whether it may: nobody grants Owner, nor
 * need an Owner grant what they are left with.
 */
export async function setRolesByOwnership(
  ctx: Context,
  userId: number,
  change: (held: readonly number[]) => readonly number[],
): Promise<void> {
  const person = await lockedMember(ctx, userId)
  const after = change(person.roles)
  const added = await rolesById(ctx.db, ctx.tenantId, missingIn(person, after))
  await writeRoles(ctx, person, after, [...added.values()])
}

async function changeRoles(
  ctx: Context,
  person: Member,
  after: readonly number[],
  pointerOf: PointerOf,
): Promise<void> {
  if (person.roles.some((id) => !after.includes(id))) await refuseTakingFrom(ctx, person)
  await writeRoles(ctx, person, after, await rolesToGive(ctx, missingIn(person, after), pointerOf))
}

/** @throws forbidden if the person may do more than the caller */
async function refuseTakingFrom(ctx: Context, { roles }: Member): Promise<void> {
  const held = await heldNow(ctx, 'users.update')
  const records = await rolesById(ctx.db, ctx.tenantId, roles)
  const permissions = new Set([...records.values()].flatMap((role) => role.permissions))
  refuseTaking({ roles: roles.map((id) => ({ id })), permissions: [...permissions] }, held)
}

function missingIn({ roles: before }: Member, after: readonly number[]): number[] {
  return after.filter((id) => !before.includes(id))
}

/** Writes what a person's roles are from now on, with a grant or its end, an audit entry and an event for what is different. */
async function writeRoles(
  ctx: Context,
  { userId, roles: before, name: person }: Member,
  after: readonly number[],
  added: readonly RoleRecord[],
): Promise<void> {
  const { db, tenantId, now } = ctx
  const removed = before.filter((id) => !after.includes(id))
  if (added.length + removed.length === 0) return
  const taken = await rolesById(db, tenantId, removed)
  if (removed.length > 0) {
    await db
      .updateTable('role_grants')
      .set({ ended_at: now, ended_by: ctx.userId })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('grantee_tenant_id', 'is', null)
      .where(sql<boolean>`role_id = any (${removed})`)
      .where('ended_at', 'is', null)
      .execute()
  }
  await db
    .updateTable('memberships')
    .set({ roles: [...after] })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute()
  const by = `${ctx.names.firstName} ${ctx.names.lastName}`
  const act = (verb: 'granted' | 'taken', id: number, role?: string) => ({
    action: `role.${verb}`,
    entity: 'user',
    entityId: userId,
    details: { roleId: id, role, person, by },
  })
  await writeTogether(db, [
    insertOf('role_grants', grantRows({ tenantId, userId, now, grantedBy: ctx.userId }, added)),
    actRows(ctx, [
      ...added.map(({ id, name }) => act('granted', id, name)),
      ...removed.map((id) => act('taken', id, taken.get(id)?.name)),
    ]),
    eventRows(ctx, [{ topic: 'role-grants', key: userId }]),
  ])
}
