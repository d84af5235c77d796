import { isPartner, partners, type InvitationKind } from '#domain/invitations/kinds.ts'
import { rolesById } from '#server/access/own-roles.ts'
import { derivedToken, hashOfToken } from '#server/http/tokens.ts'
import { mailedCode, mailedCodeSeconds } from '#server/session/mailed-code.ts'
import { defineJob } from '#server/jobs/job.ts'
import { issueResetLink } from '#server/session/password-reset.ts'
import { uidOf } from './live-invitation.ts'

/** Over about half an hour, as the link of a forgotten password. */
const patience = { attempts: 10, pause: { first: 5, longest: 900 }, atOnce: { here: 2, ofTenant: 2 } } as const

/** Names are typed by people: one line, whatever somebody put into them. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Mails the present link of an invitation to its address; nothing once it is over. The uid stands nowhere but in the mail. */
export const invitationJob = defineJob<{ invitationId: number }>({
  name: 'invitation',
  title: 'Mail of an invitation',
  ...patience,
  async run({ deps, id: jobId }, { invitationId }) {
    const { publicUrl, sessionSecret } = deps.config
    const sent = await deps.systemTransaction(async (db) => {
      const invitation = await db
        .selectFrom('invitations')
        .innerJoin('tenants', 'tenants.id', 'invitations.tenant_id')
        .leftJoin('users', 'users.id', 'invitations.invited_by_user_id')
        .leftJoin('managed_customer_onboardings as onboarding', 'onboarding.id', 'invitations.onboarding_id')
        .selectAll('invitations')
        .select('onboarding.customer_name')
        .select(['tenants.name', 'tenants.time_zone', 'users.first_name', 'users.last_name'])
        .where('invitations.id', '=', invitationId)
        .where('invitations.state', '=', 'pending')
        .where('invitations.expires_at', '>', deps.clock())
        .executeTakeFirst()
      if (!invitation) return null
      const uid = uidOf(sessionSecret, invitation.uid_seed, 'mailed')
      await db
        .updateTable('invitations')
        .set({ uid_hash: hashOfToken(uid) })
        .where('id', '=', invitationId)
        .where('uid_seed', '=', invitation.uid_seed)
        .execute()
      const roles = await rolesById(db, invitation.tenant_id, invitation.roles)
      return { ...invitation, uid, roleNames: [...roles.values()].map(({ name }) => oneLine(name)) }
    })
    if (!sent) return
    const inviter = oneLine(`${sent.first_name ?? ''} ${sent.last_name ?? ''}`)
    const organization = oneLine(sent.name)
    const until = new Date(sent.expires_at * 1000).toLocaleDateString('en-CA', {
      dateStyle: 'long',
      timeZone: sent.time_zone,
    })
    await deps.mailer.send({
      jobId,
      to: sent.for_initial_user_email,
      subject: subjectOf(sent, inviter || organization),
      text: [
        `Hello${sent.for_initial_user_first_name === '' ? '' : ` ${oneLine(sent.for_initial_user_first_name)}`},`,
        '',
        isMade(sent)
          ? `${inviter || 'An administrator'} made ${organization} on Waybill for you, and invites you to be its owner.`
          : `${inviter === '' ? organization : `${inviter} of ${organization}`} invites ${whom(sent)} to ${purposeOf(sent)}.`,
        '',
        `Accept or decline here. The link works until ${until}, and once:`,
        '',
        `${publicUrl}/invitations/${sent.uid}`,
        '',
        'If you do not know what this is about, there is nothing to do: without your yes nothing happens.',
      ].join('\n'),
      purpose: 'invitation',
      tenantId: sent.tenant_id,
      secrets: [sent.uid],
    })
  },
})

interface Subject {
  readonly kind: InvitationKind
  readonly name: string
  readonly customer_name: string | null
}

/** Of an organization that an administrator made, which is handed over by nobody. */
function isMade({ kind, customer_name: customer }: Omit<Subject, 'name'>): boolean {
  return kind === 'owner' && customer === null
}

function subjectOf(sent: Subject, inviter: string): string {
  if (isMade(sent)) return `${oneLine(sent.name)} is ready for you on Waybill`
  return sent.customer_name === null
    ? `${inviter} invites you to ${oneLine(sent.name)} on Waybill`
    : `Ownership transfer request: ${oneLine(sent.customer_name)} on Waybill`
}

interface Purpose {
  readonly kind: InvitationKind
  readonly roleNames: readonly string[]
  /** Of an organization that is handed over. */
  readonly customer_name: string | null
}

/** The person, and the organization that is invited where it is known. */
function whom({ for_prefill_tenant_name: name }: { for_prefill_tenant_name: string | null }): string {
  return name === null ? 'you' : oneLine(name)
}

function purposeOf({ kind, roleNames, customer_name: customer }: Purpose): string {
  if (customer !== null) return `take over ${oneLine(customer)} on Waybill, as its owner`
  return isPartner(kind)
    ? `${partners[kind].invitesTo} on Waybill`
    : `work with them on Waybill, as ${roleNames.join(', ')}`
}

/**
 * Who proves an address by a code: somebody who is signed in that of the invitation, and a guest the one that they register with, in
 * lower case.
 */
export type Prover = { readonly userId: number } | { readonly email: string }

/** What a code is for. */
export function purposeOfCode(invitationId: number, prover: Prover, seed: string): string {
  return `invitation ${invitationId} to ${'email' in prover ? prover.email : prover.userId} ${seed}`
}

/** Mails six digits to an address, by which somebody proves that it is theirs. */
export const verificationCodeJob = defineJob<{ invitationId: number } & Prover>({
  name: 'verification-code',
  title: 'Mail with a code',
  ...patience,
  async run({ deps, id: jobId }, of) {
    const { sessionSecret } = deps.config
    const code = mailedCode(sessionSecret, purposeOfCode(of.invitationId, of, jobId))
    const guest = 'email' in of ? of.email : null
    const email = await deps.systemTransaction(async (db) => {
      const invitation = await db
        .selectFrom('invitations')
        .select('for_initial_user_email')
        .where('id', '=', of.invitationId)
        .where('state', '=', 'pending')
        .executeTakeFirst()
      if (!invitation) return null
      const values = {
        seed: jobId,
        tries: 0,
        expires_at: deps.clock() + mailedCodeSeconds,
      }
      await db
        .insertInto('verification_codes')
        .values({
          invitation_id: of.invitationId,
          user_id: 'email' in of ? null : of.userId,
          email: guest,
          ...values,
        })
        .onConflict((conflict) => conflict.constraint('verification_codes_whose').doUpdateSet(values))
        .execute()
      return guest ?? invitation.for_initial_user_email
    })
    if (email === null) return
    await deps.mailer.send({
      jobId,
      to: email,
      subject: 'Your code for Waybill',
      text: [
        `${guest === null ? 'Somebody who is signed in to Waybill with another address wants to accept the invitation that was sent to this one' : 'Somebody wants to make a Waybill account with this address'}. If that is you, type this code within ten minutes:`,
        '',
        code,
        '',
        'If it is not you, tell nobody the code, and nothing happens.',
      ].join('\n'),
      purpose: 'verification-code',
      secrets: [code],
    })
  },
})

/** Seconds that a new colleague has to choose a password. */
const firstPasswordSeconds = 7 * 86_400

/** Mails a colleague whose account was made for them the link to choose a password. */
export const firstPasswordJob = defineJob<{ userId: number; tenantId: number }>({
  name: 'first-password',
  title: 'Mail to choose a first password',
  ...patience,
  async run({ deps, id: jobId }, { userId, tenantId }) {
    const { publicUrl, sessionSecret } = deps.config
    const token = derivedToken(sessionSecret, `first password ${jobId}`)
    const issued = await deps.systemTransaction(async (db) => {
      const found = await db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
        .select(['users.email', 'tenants.name'])
        .where('memberships.user_id', '=', userId)
        .where('memberships.tenant_id', '=', tenantId)
        .where('users.password_hash', 'is', null)
        .executeTakeFirst()
      const link =
        found && (await issueResetLink(db, found.email, publicUrl, deps.clock(), token, firstPasswordSeconds))
      return link && { ...link, organization: oneLine(found.name) }
    })
    if (!issued) return
    await deps.mailer.send({
      jobId,
      to: issued.email,
      subject: `Your Waybill account at ${issued.organization}`,
      text: [
        `Hello ${oneLine(issued.firstName)},`,
        '',
        `${issued.organization} made a Waybill account for you. You sign in with this email address; choose a password within seven days:`,
        '',
        issued.link,
        '',
        'If you do not know what this is about, there is nothing to do.',
      ].join('\n'),
      purpose: 'first-password',
      tenantId,
      userId,
      secrets: [issued.token],
    })
  },
})
