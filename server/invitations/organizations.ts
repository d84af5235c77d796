import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import { courierNamed, hasOwner } from '#domain/invitations/owner.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { refuseAddressesInNames } from '#domain/text/names.ts'
import { noSuchOrganization, noSuchTimeZone } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import { writeTogether } from '#server/db/write-together.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { isTimeZone } from '#server/http/time-zones.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { eventRows } from '#server/outbox.ts'
import { makeTenant } from '#server/relationships/make-tenant.ts'
import { matchesTenant } from '#server/users/list-tenants.ts'
import { expireInvitations } from './expire.ts'
import { invitationSeconds } from './live-invitation.ts'
import { invitationJob } from './mails.ts'

type Organization = Schema<'Organization'>

const owner = sql<Organization['owner']>`(select json_build_object(
    'id', users.id, 'firstName', users.first_name, 'lastName', users.last_name)
  from memberships join users on users.id = memberships.user_id
  where memberships.tenant_id = tenants.id and ${roles.owner}::smallint = any (memberships.roles)
    and users.archived_at is null limit 1)`

const invitation = sql<Organization['invitation']>`(select json_build_object(
    'email', for_initial_user_email, 'firstName', nullif(for_initial_user_first_name, ''),
    'lastName', nullif(for_initial_user_last_name, ''), 'state', state, 'expiresAt', expires_at)
  from invitations where invitations.tenant_id = tenants.id and kind = 'owner' and onboarding_id is null
  order by invitations.id desc limit 1)`

/** Those that somebody works in, or is to. */
function organizations(db: Kysely<Database>) {
  return db
    .selectFrom('tenants')
    .select(['tenants.id', 'tenants.name', 'tenants.kind', 'tenants.created_at as createdAt'])
    .select([owner.as('owner'), invitation.as('invitation')])
    .where('tenants.archived_at', 'is', null)
    .where('tenants.kind', '!=', 'Internal')
}

/** One whose owner an administrator invited. In a system transaction. @throws notFound */
async function readMade(db: Kysely<Database>, tenantId: number): Promise<Organization> {
  const found = await readOrganization(db, tenantId)
  if (found.invitation === null) throw notFound(noSuchOrganization)
  return found
}

/** In a system transaction. @throws notFound */
async function readOrganization(db: Kysely<Database>, tenantId: number): Promise<Organization> {
  const found = await organizations(db).where('tenants.id', '=', tenantId).executeTakeFirst()
  if (!found) throw notFound(noSuchOrganization)
  return found
}

/** Of two who make a courier of one name at once the second finds the first. @throws formError at `/name` */
async function checkCourierName(db: Kysely<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('couriers', 0))`.execute(db)
  const other = await db
    .selectFrom('tenants')
    .select('id')
    .where('kind', '=', 'Courier')
    .where('archived_at', 'is', null)
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst()
  if (other) throw courierNamed()
}

/** Invites somebody to be the first owner; what is mailed, opened and answered then is an invitation like any other. In a system transaction. */
async function inviteOwner(
  ctx: Context,
  db: Kysely<Database>,
  tenantId: number,
  { email, firstName = '', lastName = '' }: Schema<'OwnerInvitationInput'>,
): Promise<void> {
  const { now, userId } = ctx
  const { id } = await db
    .insertInto('invitations')
    .values({
      tenant_id: tenantId,
      kind: 'owner',
      for_initial_user_email: email.trim(),
      for_initial_user_first_name: firstName.trim(),
      for_initial_user_last_name: lastName.trim(),
      invited_by_user_id: userId,
      uid_seed: randomUUID(),
      expires_at: now + invitationSeconds,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // In the books of the organization that it is about, whichever one the administrator stands in.
  const details = { kind: 'owner', forInitialUserEmail: email.trim() }
  await recordAct(
    { ...ctx, db, tenantId },
    { action: 'invitation.created', entity: 'invitation', entityId: id, details },
  )
  await enqueue({ ...ctx, db }, invitationJob, { invitationId: id }, { key: String(id) })
}

/** What administrators of the installation make and hand to their owners. */
export const organizationsHandlers = defineHandlers({
  async createTenant({ body }, ctx) {
    const { kind, phone = null, timezone, ownerEmail, ownerFirstName, ownerLastName } = body
    refuseAddressesInNames(body, ['name', 'ownerFirstName', 'ownerLastName'])
    if (!isTimeZone(timezone)) throw formError({ '/timezone': [noSuchTimeZone] })
    const name = body.name.trim()
    const address = body.address.trim()
    await countPressedMails(ctx, 'invitation', [ownerEmail])
    const made = await asSystem(ctx.db, async (db) => {
      if (kind === 'Courier') await checkCourierName(db, name)
      const bills = { bill_to_name: name, bill_to_address: address }
      const given = { kind, name, address, phone, time_zone: timezone, ...bills }
      // Somebody else wrote them down: the owner looks them over first.
      const owes = { onboarding_required_types: ['billing'] }
      const id = await makeTenant(db, { ...given, ...owes }, ctx.now)
      const own = { ...ctx, db, tenantId: id }
      await recordAct(own, { action: 'tenant.created', entity: 'tenant', entityId: id, details: body })
      await writeTogether(db, [eventRows({ tenantId: id, now: ctx.now }, [{ topic: 'tenant.changed', key: id }])])
      const asked = { email: ownerEmail, firstName: ownerFirstName, lastName: ownerLastName }
      await inviteOwner(ctx, db, id, asked)
      return readOrganization(db, id)
    })
    return { status: 200, body: made }
  },

  async getPaginatedTenants({ query: { pagination, search = '' } }, ctx) {
    const request = pageRequest(pagination)
    const { field, direction } = sortOf(pagination, { field: 'createdAt', direction: 'desc' })
    const sort = sql.ref<string | number>(field === 'name' ? 'tenants.name' : 'tenants.created_at')
    const found = await asSystem(ctx.db, (db) =>
      countedPage(
        db,
        organizations(db).$if(search.trim() !== '', (query) => query.where(matchesTenant(search))),
        {
          sort,
          id: sql.ref<number>('tenants.id'),
          direction,
          cursorOf: (row) => ({ value: row[field], id: row.id }),
        },
        request,
      ),
    )
    return { status: 200, body: pageBody(found, request, (row) => row) }
  },

  async getOwnerInvitation({ path }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => readMade(db, path.tenantId)) }
  },

  async inviteOwner({ path: { tenantId }, body }, ctx) {
    const { now } = ctx
    refuseAddressesInNames(body, ['firstName', 'lastName'])
    await countPressedMails(ctx, 'invitation', [body.email])
    const invited = await asSystem(ctx.db, async (db) => {
      // Of two who invite at once the second takes the place of the first.
      await sql`select pg_advisory_xact_lock(hashtextextended('owner', ${tenantId}))`.execute(db)
      // One whose time is over no longer waits.
      await expireInvitations(db, now)
      // Who answers the invitation at this moment holds it, and is the owner before this goes on.
      const waiting = await db
        .selectFrom('invitations')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'owner')
        .where('onboarding_id', 'is', null)
        .where('state', '=', 'pending')
        .forNoKeyUpdate()
        .executeTakeFirst()
      const { owner: found } = await readMade(db, tenantId)
      if (found !== null) throw hasOwner()
      if (waiting) {
        const over = { state: 'revoked', ended_at: now, updated_at: now } as const
        await db
          .updateTable('invitations')
          .set((row) => ({ ...over, version: row('version', '+', 1) }))
          .where('id', '=', waiting.id)
          .execute()
        const own = { ...ctx, db, tenantId }
        await recordAct(own, { action: 'invitation.revoked', entity: 'invitation', entityId: waiting.id })
      }
      await inviteOwner(ctx, db, tenantId, body)
      return readOrganization(db, tenantId)
    })
    return { status: 200, body: invited }
  },
})
