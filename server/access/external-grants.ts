import { sql } from 'kysely'
import {
  heldByOrganization,
  isOwnPerson,
  noLiveLink,
  notAmongTheirs,
  whyNotGrantedOutside,
} from '#domain/access/external-roles.ts'
import { heldAlready, noSuchRole, whyNotToGive } from '#domain/access/own-roles.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { actRows } from '#server/audit.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { eventRows } from '#server/outbox.ts'
import { heldNow } from './held-now.ts'
import { rolesById } from './own-roles.ts'
import { refuseTaking } from './refuse-taking.ts'

/*
 * Roles for linked organizations and their people. The grants are all that there is of them: what somebody may do in a host is read from
 * these, the live link and the membership elsewhere, each time (0232_external_roles.sql).
 */

/** To whom: an organization, or the person of it who has this e-mail. */
export type OutsideGrantee = Required<Pick<Schema<'RoleGrantInput'>, 'granteeTenantId' | 'roleId'>> &
  Pick<Schema<'RoleGrantInput'>, 'email'>

/**
 * Gives a linked organization, or a person of it, an external role.
 * @returns the grant's number
 * @throws forbidden; formError at the field that is wrong, also when they have it
 */
export async function grantOutside(ctx: Context, { granteeTenantId, email, roleId }: OutsideGrantee): Promise<number> {
  const held = await heldNow(ctx, 'users.update')
  const role = (await rolesById(ctx.db, ctx.tenantId, [roleId])).get(roleId)
  const why = whyNotGrantedOutside(roleId) ?? whyNotToGive(role?.permissions ?? [], held)
  if (role === undefined || why !== null) throw formError({ '/roleId': [why ?? noSuchRole] })
  const organization = await linkedOrganization(ctx, granteeTenantId)
  const person = email === undefined ? null : await personOf(ctx, organization, email)
  const added = await ctx.db
    .insertInto('role_grants')
    .values({
      tenant_id: ctx.tenantId,
      user_id: person?.id ?? null,
      grantee_tenant_id: granteeTenantId,
      role_id: roleId,
      role_name: role.name,
      granted_by: ctx.userId,
      granted_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw formError({}, 'already_held', person === null ? heldByOrganization : heldAlready)
  await recordGrant(ctx, 'granted', {
    userId: person?.id ?? null,
    granteeTenantId,
    details: { roleId, role: role.name, ...(person && { person: person.name }), name: organization.name },
  })
  return added.id
}

/** A live grant to an organization or to a person of one. */
export interface OutsideGrant {
  readonly id: number
  readonly userId: number | null
  readonly granteeTenantId: number
  readonly role: Schema<'RoleRef'>
  readonly person: string | null
  readonly organization: string
}

/**
 * Takes the role away, at once.
 * @throws forbidden
 */
export async function endOutside(ctx: Context, grant: OutsideGrant): Promise<void> {
  const held = await heldNow(ctx, 'users.update')
  const taken = await rolesById(ctx.db, ctx.tenantId, [grant.role.id])
  refuseTaking({ roles: [grant.role], permissions: taken.get(grant.role.id)?.permissions ?? [] }, held)
  const { numUpdatedRows } = await ctx.db
    .updateTable('role_grants')
    .set({ ended_at: ctx.now, ended_by: ctx.userId })
    .where('id', '=', grant.id)
    .where('tenant_id', '=', ctx.tenantId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const { role, person, organization } = grant
  await recordGrant(ctx, 'taken', {
    ...grant,
    details: { roleId: role.id, role: role.name, ...(person !== null && { person }), name: organization },
  })
}

/**
 * The organization, with which the link stays live until the transaction ends.
 * @throws formError at `/granteeTenantId`
 */
async function linkedOrganization({ db }: Context, id: number): Promise<Schema<'TenantRef'>> {
  const { rows } = await sql<Schema<'TenantRef'>>`
    select id, name from tenants where id = ${id} and (select hold_live_link(${id}))`.execute(db)
  const [found] = rows
  if (!found) throw formError({ '/granteeTenantId': [noLiveLink] })
  return found
}

/** @throws formError at `/email` */
async function personOf(
  { db }: Context,
  { id: tenantId, name: organization }: Schema<'TenantRef'>,
  email: string,
): Promise<{ id: number; name: string }> {
  const { rows } = await sql<{ id: number; name: string; belongs_here: boolean }>`
    select user_id as id, first_name || ' ' || last_name as name, belongs_here
    from person_of_linked(${tenantId}, ${email})`.execute(db)
  const [found] = rows
  if (!found) throw formError({ '/email': [notAmongTheirs(organization)] })
  if (found.belongs_here) throw formError({ '/email': [isOwnPerson(found.name)] })
  return found
}

interface Recorded {
  readonly userId: number | null
  readonly granteeTenantId: number
  readonly details: object
}

async function recordGrant(
  ctx: Context,
  verb: 'granted' | 'taken',
  { userId, granteeTenantId, details }: Recorded,
): Promise<void> {
  const subject = userId ?? granteeTenantId
  const by = `${ctx.names.firstName} ${ctx.names.lastName}`
  await writeTogether(ctx.db, [
    actRows(ctx, [
      {
        action: `role.${verb}`,
        entity: userId === null ? 'tenant' : 'user',
        entityId: subject,
        details: { ...details, by },
      },
    ]),
    eventRows(ctx, [{ topic: 'role-grants', key: subject }]),
  ])
}
