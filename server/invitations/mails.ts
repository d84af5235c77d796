import { frenchRoleNames, isRoleId } from '#domain/access/roles.ts'
import { isPartner, type InvitationKind } from '#domain/invitations/kinds.ts'
import { guestCodeMail, invitationCodeMail } from '#domain/messages/account-mails.ts'
import type { MailKind } from '#domain/messages/mail.ts'
import {
  colleagueMail,
  firstPasswordMail,
  handOverMail,
  organizationReadyMail,
  partnerMails,
  type ColleagueFacts,
  type HandOverFacts,
} from '#domain/messages/organization-mails.ts'
import { rolesById } from '#server/access/own-roles.ts'
import { derivedToken, hashOfToken } from '#server/http/tokens.ts'
import { mailedCode, mailedCodeSeconds } from '#server/session/mailed-code.ts'
import { defineJob, GiveUp } from '#server/jobs/job.ts'
import { isTooLate, mailJob } from '#server/mail/patience.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { issueResetLink } from '#server/session/password-reset.ts'
import { uidOf } from './live-invitation.ts'

/** Mails the present link of an invitation to its address; nothing once it is over. The uid stands nowhere but in the mail. */
export const invitationJob = defineJob<{ invitationId: number }>({
  name: 'invitation',
  title: 'Mail of an invitation',
  ...mailJob,
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
        .where('invitations.state', 'in', ['pending', 'expired'])
        .executeTakeFirst()
      if (!invitation) return null
      if (invitation.state === 'expired' || invitation.expires_at <= deps.clock()) {
        throw new GiveUp('The invitation expired before its mail could be sent.')
      }
      const uid = uidOf(sessionSecret, invitation.uid_seed, 'mailed')
      await db
        .updateTable('invitations')
        .set({ uid_hash: hashOfToken(uid) })
        .where('id', '=', invitationId)
        .where('uid_seed', '=', invitation.uid_seed)
        .execute()
      const roles = await rolesById(db, invitation.tenant_id, invitation.roles)
      return { ...invitation, uid, held: [...roles.values()] }
    })
    if (!sent) return
    const roles = sent.held.map(({ name }) => name).join(', ')
    const frenchRoles = sent.held.map(({ id, name }) => (isRoleId(id) ? frenchRoleNames[id] : name)).join(', ')
    const customer = sent.customer_name ?? ''
    const facts = {
      firstName: sent.for_initial_user_first_name,
      link: `${publicUrl}/invitations/${sent.uid}`,
      inviter: `${sent.first_name ?? ''} ${sent.last_name ?? ''}`.trim(),
      organization: sent.name,
      invited: sent.for_prefill_tenant_name,
      until: sent.expires_at,
      timeZone: sent.time_zone,
      roles,
      frenchRoles,
      customer,
    }
    await sendMail(deps, {
      jobId,
      kind: kindOf(sent),
      facts,
      to: sent.for_initial_user_email,
      tenantId: sent.tenant_id,
      secrets: [sent.uid],
    })
  },
})

interface Invited {
  readonly kind: InvitationKind
  /** Of an organization that is handed over. */
  readonly customer_name: string | null
}

function kindOf({ kind, customer_name: customer }: Invited): MailKind<HandOverFacts & ColleagueFacts> {
  if (customer !== null) return handOverMail
  if (kind === 'owner') return organizationReadyMail
  return isPartner(kind) ? partnerMails[kind] : colleagueMail
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
  ...mailJob,
  async run({ deps, id: jobId, wantedSince }, of) {
    const { sessionSecret } = deps.config
    if (isTooLate(wantedSince, mailedCodeSeconds, deps.clock())) {
      throw new GiveUp('The code could not be sent within the ten minutes for which it is good.')
    }
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
    await sendMail(deps, {
      jobId,
      kind: guest === null ? invitationCodeMail : guestCodeMail,
      facts: { code },
      to: email,
      tenantId: null,
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
  ...mailJob,
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
      return link && { ...link, organization: found.name }
    })
    if (!issued) return
    const { firstName, link, organization, email, token: secret } = issued
    const facts = { firstName, link, organization }
    await sendMail(deps, { jobId, kind: firstPasswordMail, facts, to: email, tenantId, secrets: [secret] })
  },
})
