import type { Kysely } from 'kysely'
import { isPartner } from '#domain/invitations/kinds.ts'
import { faultsOfOrganization } from '#domain/invitations/organization.ts'
import { nameFaults } from '#domain/text/names.ts'
import { forbidden, formError, notFound, refuseErrors } from '#domain/text/refusal.ts'
import {
  emailTaken,
  faultyForm,
  noSuchInvitation,
  noSuchTimeZone,
  ownersAlone,
  passwordsDiffer,
} from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { joinMember } from '#server/access/grants.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { PublicContext, SignedInContext } from '#server/http/context.ts'
import { isTimeZone } from '#server/http/time-zones.ts'
import { startFamily, type TokenPair } from '#server/session/families.ts'
import { isMailedCode, mailedCodeTries } from '#server/session/mailed-code.ts'
import { faultOfPassword, hashPassword } from '#server/session/passwords.ts'
import { endInvitation, standIn } from './end-invitation.ts'
import { hasAccount, makeOwnAccount } from './insert-account.ts'
import { connect, makeOrganization } from './link.ts'
import { liveInvitation, type LiveInvitation } from './live-invitation.ts'
import { purposeOfCode, type Prover } from './mails.ts'
import { takeOver } from './take-over.ts'

/**
 * Makes the account that an invitation is for, with the organization of a customer or supplier, and accepts with it: together or not at
 * all, and of several at the same moment one. That of a customer or supplier is also made with another address, by the code that was
 * mailed to it.
 * @throws notFound as {@link liveInvitation}; formError naming the field
 */
export async function acceptAsGuest(
  ctx: PublicContext,
  account: Schema<'AccountCreation'>,
): Promise<{ outcome: 'accepted'; tokens: TokenPair } | WrongCode> {
  const { deps, now, request } = ctx
  const { canonicalIdentifier: timeZone } = account.timezone
  // Before anything is locked: a password takes longer to hash than everything else.
  refuseErrors(await faultsOfAccount(ctx, account))
  const passwordHash = await hashPassword(account.password)
  return deps.systemTransaction(async (db) => {
    const invitation = await liveInvitation(db, account.uid, now, true)
    const isInvited = isSameEmail(account.email, invitation.email)
    const email = isInvited ? invitation.email : account.email.trim()
    if (!isInvited) {
      const problem = await problemWithCode(db, ctx, { invitationId: invitation.id, email }, account.code)
      if (problem !== null) return { outcome: 'wrong-code', message: problem }
    }
    const userId = await makeOwnAccount(db, emailTaken, {
      email,
      first_name: account.firstName.trim(),
      last_name: account.lastName.trim(),
      phone: account.phone,
      password_hash: passwordHash,
      time_zone: timeZone,
      created_at: now,
      updated_at: now,
    })
    if (isPartner(invitation.kind)) {
      const organization = { ...account, timezone: timeZone }
      await connect(
        db,
        ctx,
        invitation,
        userId,
        await makeOrganization(db, ctx, invitation.kind, userId, organization, account),
      )
    } else await become(db, ctx, invitation, userId)
    const family = { userId, actedBy: null, userAgent: request.userAgent, address: request.ip }
    return { outcome: 'accepted', tokens: await startFamily(db, deps.signer, family, now) }
  })
}

/** Every fault of the form that somebody fills in who accepts without an account, by the pointers of its fields. */
async function faultsOfAccount(
  { deps, now }: PublicContext,
  account: Schema<'AccountCreation'>,
): Promise<Record<string, string[]>> {
  const { email: address, password, confirmPassword, timezone } = account
  const { invitation, isTaken } = await deps.systemTransaction(async (db) => ({
    invitation: await liveInvitation(db, account.uid, now),
    isTaken: await hasAccount(db, address.trim().toLowerCase()),
  }))
  // Only of the invited address, which the link proves: of others it is said once a mailed code has proved them.
  const isSaid = isTaken && isSameEmail(address, invitation.email)
  const ofPassword = faultOfPassword(password, deps.config.demoRefusedBecause !== null)
  const ofEmail = whyNotForAddress(invitation, address) ?? (isSaid ? emailTaken : null)
  return {
    ...(ofEmail !== null && { '/email': [ofEmail] }),
    ...(ofPassword !== null && { '/password': [ofPassword] }),
    ...(password !== confirmPassword && { '/confirmPassword': [passwordsDiffer] }),
    ...(!isTimeZone(timezone.canonicalIdentifier) && { '/timezone/canonicalIdentifier': [noSuchTimeZone] }),
    ...nameFaults(account, ['firstName', 'lastName']),
    ...(isPartner(invitation.kind) && { ...nameFaults(account, ['name']), ...faultsOfOrganization(account) }),
  }
}

/** Tells why no account with this address comes of the link; `null` if one does. Partners may prove another address by its code. */
function whyNotForAddress({ kind, email, provesEmail }: LiveInvitation, address: string): string | null {
  if (!provesEmail) return openTheMail
  return isPartner(kind) || isSameEmail(address, email) ? null : `This invitation is for ${email}`
}

/** The link of a mail proves the address; who was handed it by somebody has proved nothing. */
const openTheMail = 'To make an account with this address, open the link in the mail that was sent to it'

/** To be committed: the try counts. */
interface WrongCode {
  outcome: 'wrong-code'
  message: string
}

export type Acceptance = { outcome: 'accepted'; tenant: { id: number; name: string } } | WrongCode

/**
 * Accepts as a colleague, or as the owner of an organization that is handed over, with the account of the person who is signed in, and has
 * them work there. With another e-mail it takes the code that was mailed to that of the invitation.
 * @throws forbidden while acting as another person; notFound as {@link liveInvitation}; formError on `/code` where there is none
 */
export async function acceptSignedIn(
  ctx: SignedInContext,
  invitationId: number,
  { uid, code }: Schema<'InvitationAcceptance'>,
): Promise<Acceptance> {
  if (ctx.impersonatorUserId !== null) throw forbidden(ownersAlone)
  return asSystem(ctx.db, async (db): Promise<Acceptance> => {
    const invitation = await liveInvitation(db, uid, ctx.now, true)
    if (invitation.id !== invitationId || isPartner(invitation.kind)) throw notFound(noSuchInvitation)
    if (!isSameEmail(ctx.names.email, invitation.email)) {
      const { email } = invitation
      const problem = await problemWithCode(db, ctx, { invitationId: invitation.id, email, userId: ctx.userId }, code)
      if (problem !== null) return { outcome: 'wrong-code', message: problem }
    }
    await become(db, ctx, invitation, ctx.userId)
    const { id, name } = invitation.handedOver ?? { id: invitation.tenantId, name: invitation.tenantName }
    return { outcome: 'accepted', tenant: { id, name } }
  })
}

/** As a refused form. */
export function refusedCode(message: string) {
  const body = { code: 'form_error', message: faultyForm, errors: { '/code': [message] } }
  return { status: 422 as const, body }
}

interface Proven {
  readonly invitationId: number
  /** The address that the code was mailed to. */
  readonly email: string
  /** Who is signed in; a guest registers with that address. */
  readonly userId?: number
}

/**
 * Counts the try before it looks, so that many at once are no way around the limit.
 * @throws formError on `/code` where there is none
 */
async function problemWithCode(
  db: Kysely<Database>,
  { now, deps }: PublicContext,
  { invitationId, email, userId }: Proven,
  code = '',
): Promise<string | null> {
  if (code.trim() === '') throw formError({ '/code': [`Enter the code that was sent to ${email}`] })
  const prover: Prover = userId === undefined ? { email: email.toLowerCase() } : { userId }
  const tried = await db
    .updateTable('verification_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('invitation_id', '=', invitationId)
    .where((row) => ('email' in prover ? row('email', '=', prover.email) : row('user_id', '=', prover.userId)))
    .where('expires_at', '>', now)
    .where('tries', '<', mailedCodeTries)
    .returning('seed')
    .executeTakeFirst()
  if (!tried) return 'This code does not work any more. Have a new one sent.'
  const purpose = purposeOfCode(invitationId, prover, tried.seed)
  return isMailedCode(deps.config.sessionSecret, purpose, code) ? null : 'This is not the code'
}

/** Gives the roles, or the organization that is handed over, ends the invitation, and has the person stand in the organization. */
async function become(
  db: Kysely<Database>,
  { now, request }: PublicContext,
  invitation: LiveInvitation,
  userId: number,
): Promise<void> {
  const { tenantId, roles, inviterId, handedOver } = invitation
  if (handedOver === null) await joinMember(db, { tenantId, userId, now, grantedBy: inviterId }, roles)
  else await takeOver(db, { now, request }, handedOver.id, userId)
  await standIn(db, userId, handedOver?.id ?? tenantId, now)
  await endInvitation(db, { tenantId, now, request }, invitation, {
    state: 'accepted',
    userId,
    roles: roles.map((role) => role.id),
  })
}

function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
