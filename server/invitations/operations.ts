import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isPartner, whyNotInvited, type InvitationKind } from '#domain/invitations/kinds.ts'
import { forbidden, formError, notFound } from '#domain/text/refusal.ts'
import { emailTaken, noSuchInvitation } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { featuresOf } from '#server/access/held-there.ts'
import { tooManyRequests } from '#server/errors.ts'
import { isErrorWithCode, standsAlready } from '#server/db/error-code.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context, SignedInContext } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { hashOfToken } from '#server/http/tokens.ts'
import { enqueue, insertJob } from '#server/jobs/enqueue.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { actOf } from '#server/resources/act.ts'
import { getOf, listOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { get, ofTenant } from '#server/resources/read.ts'
import { create } from '#server/resources/write.ts'
import { countAttempt, countCallFrom } from '#server/session/attempts.ts'
import { acceptAsGuest, acceptSignedIn, refusedCode } from './accept.ts'
import { endInvitation } from './end-invitation.ts'
import { expireInvitations } from './expire.ts'
import { hasAccount } from './insert-account.ts'
import { choicesFor, linkedTenantOf, linkSignedIn } from './link.ts'
import { invitationSeconds, liveInvitation } from './live-invitation.ts'
import { invitationJob, verificationCodeJob } from './mails.ts'
import { checkRoles } from './membership.ts'
import { shareInvitation } from './share.ts'

const done = { status: 200, body: { done: true } } as const

const inviterName = sql<string | null>`(select first_name || ' ' || last_name from users where id = invited_by_user_id)`

const acceptedName = sql<string | null>`(select name from tenants where tenants.id = accepted_tenant_id)`

/** Who takes over a customer is asked by its hand-over, whose invitation row-level security keeps out of here. */
function listed(kind: InvitationKind): Schema<'Invitation'>['kind'] {
  if (kind === 'owner') throw new Error('An invitation to take over is no row of the list.')
  return kind
}

/** What an organization has sent. Of its links no row says anything that one could follow. */
const invitations = defineResource('invitation', 'invitations', {
  also: { invited_by_name: inviterName, accepted_tenant_name: acceptedName },
  names: ['forInitialUserFirstName', 'forInitialUserLastName', 'forPrefillTenantName'],
  fields: { kind: { column: 'kind', read: ({ kind }) => listed(kind), write: (kind) => kind } },
  check: (ctx, _given, { after: { kind, forInitialUserEmail, roles = [] } }) =>
    checkInvited(ctx, { kind, forInitialUserEmail, roles }),
})

interface Invited {
  readonly kind: InvitationKind
  readonly forInitialUserEmail: string
  readonly roles: readonly number[]
}

/** @throws forbidden; formError for roles that there are not or cannot be given, and for somebody who is there already */
async function checkInvited(ctx: Context, { kind, forInitialUserEmail, roles }: Invited): Promise<void> {
  await checkRight(ctx, kind)
  if (isPartner(kind)) {
    if (roles.length > 0) throw formError({ '/roles': ['Roles are for colleagues'] })
    return
  }
  if (roles.length === 0) throw formError({ '/roles': ['Required'] })
  await checkRoles(ctx.db, ctx.tenantId, roles, ctx.permissions)
  await refuseColleague(ctx, forInitialUserEmail)
}

/** @throws forbidden for somebody who may not invite such people or organizations */
async function checkRight({ db, tenantId, permissions }: Context, kind: InvitationKind): Promise<void> {
  const reason = whyNotInvited(kind, permissions, await featuresOf(db, tenantId))
  if (reason !== null) throw forbidden(`${reason}.`)
}

/** @throws formError for an address of somebody who is there already */
async function refuseColleague({ db, tenantId }: Context, email: string): Promise<void> {
  const colleague = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.tenant_id', '=', tenantId)
    .where((match) => match(match.fn<string>('lower', ['users.email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  if (colleague) throw formError({ '/forInitialUserEmail': ['Somebody with this address belongs to the organization'] })
}

/** @throws formError for an address that another invitation waits for */
async function once<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!isErrorWithCode(error, standsAlready)) throw error
    throw formError({ '/forInitialUserEmail': ['An invitation waits for this address: send that one again'] })
  }
}

/** What makes a link, and whose it is to answer for it: the person who sends it. */
function freshLink({ userId, now }: SignedInContext) {
  return { uid_seed: randomUUID(), invited_by_user_id: userId, expires_at: now + invitationSeconds }
}

const resend = actOf(invitations, 'resendInvitation', async (ctx, invitation) => {
  await checkInvited(ctx, invitation)
  await countPressedMails(ctx, 'invitation', [invitation.forInitialUserEmail])
  await enqueue(ctx, invitationJob, { invitationId: invitation.id }, { key: String(invitation.id) })
  const former = sql`former_uid_hashes || array_remove(array[uid_hash, shared_uid_hash], null)`
  return { ...freshLink(ctx), uid_hash: null, shared_uid_hash: null, former_uid_hashes: former, ended_at: null }
})

export const invitationsHandlers = defineHandlers({
  getPaginatedInvitations: listOf(invitations),
  getInvitation: getOf(invitations),

  async createInvitation({ body }, ctx) {
    // One whose time is over no longer waits for the address.
    await asSystem(ctx.db, (db) => expireInvitations(db, ctx.now))
    const invitation = await once(() => create(invitations, ctx, body, freshLink(ctx)))
    await countPressedMails(ctx, 'invitation', [invitation.forInitialUserEmail])
    await enqueue(ctx, invitationJob, { invitationId: invitation.id }, { key: String(invitation.id) })
    return { status: 200, body: invitation }
  },

  resendInvitation: (input, ctx) => once(() => resend(input, ctx)),
  revokeInvitation: actOf(invitations, 'revokeInvitation', async ({ now }) => ({ ended_at: now })),

  async getInvitationByUid({ path }, { deps, now }) {
    const { linkedTenant, handedOver, ...found } = await deps.systemTransaction(async (db) => {
      const live = await liveInvitation(db, path.invitationUid, now)
      return { ...live, linkedTenant: await linkedTenantOf(db, live) }
    })
    const { id, kind, tenantId, tenantName, inviterFirstName, inviterLastName, expiresAt } = found
    const invitation = {
      id,
      kind,
      tenantId,
      forInitialUserEmail: found.email,
      forInitialUserFirstName: found.firstName || null,
      forInitialUserLastName: found.lastName || null,
      forInitialUserPhone: found.phone,
      forPrefillTenantName: found.organizationName,
      provesEmail: found.provesEmail,
      roleNames: found.roles.map(({ name }) => name),
      invitedByName: inviterFirstName === null ? null : `${inviterFirstName} ${inviterLastName}`,
      expiresAt,
    }
    const invitingTenant = { id: tenantId, name: tenantName }
    return {
      status: 200,
      body: {
        invitation,
        invitingTenant,
        linkedTenant,
        handedOver: handedOver && { id: handedOver.id, name: handedOver.name },
      },
    }
  },

  async getInvitationTenants({ path }, ctx) {
    return { status: 200, body: { data: await asSystem(ctx.db, (db) => choicesFor(db, ctx, path.invitationUid)) } }
  },

  async linkInvitation({ body }, ctx) {
    return { status: 200, body: { tenant: await linkSignedIn(ctx, body) } }
  },

  async shareInvitation({ path }, ctx) {
    const invitation = await get(invitations, ctx, path.invitationId, ofTenant(ctx.tenantId))
    await checkRight(ctx, invitation.kind)
    return { status: 200, body: await shareInvitation(ctx, invitation) }
  },

  async acceptInvitationAsGuest({ body }, ctx) {
    const acceptance = await acceptAsGuest(ctx, body)
    // Answered instead of thrown: the try stays counted.
    if (acceptance.outcome === 'wrong-code') return refusedCode(acceptance.message)
    return { status: 200, body: acceptance.tokens }
  },

  async acceptInvitation({ path, body }, ctx) {
    const acceptance = await acceptSignedIn(ctx, path.invitationId, body)
    if (acceptance.outcome === 'wrong-code') return refusedCode(acceptance.message)
    return { status: 200, body: { tenant: acceptance.tenant } }
  },

  async rejectInvitation({ body }, ctx) {
    await ctx.deps.systemTransaction(async (db) => {
      const invitation = await liveInvitation(db, body.uid, ctx.now, true)
      await endInvitation(db, { ...ctx, tenantId: invitation.tenantId }, invitation, { state: 'rejected' })
    })
    return done
  },

  async sendInvitationLink({ body }, { deps, now, request }) {
    const hash = hashOfToken(body.uid)
    const attempt = { account: `invitation ${hash}`, address: `invitation ${request.ip}` }
    const wait = await deps.systemTransaction(async (db) => {
      const present = await db
        .selectFrom('invitations')
        .select('id')
        .where(sql<boolean>`(uid_hash = ${hash} or shared_uid_hash = ${hash} or former_uid_hashes @> array[${hash}])`)
        .where('state', '=', 'pending')
        .where('expires_at', '>', now)
        .executeTakeFirst()
      // Who has no link of ours has nothing sent, and need not be counted.
      const tooSoon = present ? await countAttempt(db, attempt, now) : null
      if (present && tooSoon === null)
        await insertJob(db, invitationJob, { invitationId: present.id }, { key: String(present.id) })
      return tooSoon
    })
    if (wait !== null) throw tooManyRequests(wait)
    deps.jobBell.ring(invitationJob.name)
    return done
  },

  async getEmailExists({ path, query }, { deps, now, request }) {
    const { wait, exists } = await deps.systemTransaction(async (db) => {
      await liveInvitation(db, query.invitationUid, now)
      return {
        wait: await countCallFrom(db, 'email-exists', request.ip, now),
        exists: await hasAccount(db, path.email.trim().toLowerCase()),
      }
    })
    if (wait !== null) throw tooManyRequests(wait)
    return { status: 200, body: { exists } }
  },

  async sendGuestVerificationCode({ body }, { deps, now, request }) {
    const email = body.email.trim().toLowerCase()
    const wait = await deps.systemTransaction(async (db) => {
      const { id, kind, provesEmail } = await liveInvitation(db, body.uid, now)
      if (!isPartner(kind) || !provesEmail) throw notFound(noSuchInvitation)
      if (await hasAccount(db, email)) throw formError({ '/email': [emailTaken] })
      // Counted for all addresses together: nobody who has a link mails codes to many others by it.
      const attempt = { account: `code ${id}`, address: `code ${request.ip}` }
      const tooSoon = await countAttempt(db, attempt, now)
      if (tooSoon === null)
        await insertJob(db, verificationCodeJob, { invitationId: id, email }, { key: `${id} ${email}` })
      return tooSoon
    })
    if (wait !== null) throw tooManyRequests(wait)
    deps.jobBell.ring(verificationCodeJob.name)
    return done
  },

  async sendVerificationCode({ body }, ctx) {
    const { now, request, userId } = ctx
    const invitationId = await asSystem(ctx.db, async (db) => {
      const { id } = await liveInvitation(db, body.uid, now)
      const attempt = { account: `code ${userId} ${id}`, address: `code ${request.ip}` }
      const wait = await countAttempt(db, attempt, now)
      if (wait !== null) throw tooManyRequests(wait)
      return id
    })
    await enqueue(ctx, verificationCodeJob, { invitationId, userId }, { key: `${invitationId} ${userId}` })
    return done
  },
})
