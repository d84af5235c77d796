import type { Kysely } from 'kysely'
import { notFound } from '#domain/text/refusal.ts'
import { roles as defaultRoles } from '#domain/access/roles.ts'
import { whyNotMade } from '#domain/invitations/owner.ts'
import { isPartner, whyNotInvited } from '#domain/invitations/kinds.ts'
import { noSuchInvitation } from '#domain/text/refusals.ts'
import { featuresOf, permissionsHeldBy } from '#server/access/held-there.ts'
import { defaultRole } from '#server/access/own-roles.ts'
import type { Database } from '#server/db/schema.ts'
import { derivedToken, hashOfToken } from '#server/http/tokens.ts'
import { rolesGiven } from './membership.ts'
import { isEmpty, isManagedBy } from './take-over.ts'

/** Seconds that a link works. */
export const invitationSeconds = 30 * 86_400

/** How a link came to the person who has it: by mail, which proves the address, or passed on by the inviter. */
export type LinkWay = 'mailed' | 'shared'

/**
 * What stands in the link of an invitation: 128 bits in hexadecimal, which nobody can guess without the server's secret. It is made
 * anew wherever it is needed, and stored nowhere.
 */
export function uidOf(secret: string, seed: string, way: LinkWay): string {
  const purpose = { mailed: 'invitation', shared: 'shared invitation' }[way]
  return Buffer.from(derivedToken(secret, `${purpose} ${seed}`), 'base64url')
    .subarray(0, 16)
    .toString('hex')
}

export type LiveInvitation = Awaited<ReturnType<typeof liveInvitation>>

/**
 * The invitation that a link leads to, locked if it is to be answered, with the roles that its inviter may give by now. In a system
 * transaction.
 * @throws notFound, the same for a link that is unknown or over, and for an invitation that its inviter could not make any more
 */
export async function liveInvitation(db: Kysely<Database>, uid: string, now: number, isAnswered = false) {
  const hash = hashOfToken(uid)
  const found = await db
    .selectFrom('invitations')
    .innerJoin('tenants', 'tenants.id', 'invitations.tenant_id')
    .leftJoin('users', 'users.id', 'invitations.invited_by_user_id')
    .leftJoin('managed_customer_onboardings as onboarding', 'onboarding.id', 'invitations.onboarding_id')
    .select([
      'onboarding.id as onboardingId',
      'onboarding.customer_tenant_id as customerId',
      'onboarding.customer_name as customerName',
      'invitations.id',
      'invitations.kind',
      'invitations.tenant_id as tenantId',
      'invitations.for_initial_user_email as email',
      'invitations.for_initial_user_first_name as firstName',
      'invitations.for_initial_user_last_name as lastName',
      'invitations.for_initial_user_phone as phone',
      'invitations.for_prefill_tenant_name as organizationName',
      'invitations.roles',
      'invitations.uid_hash as mailedHash',
      'invitations.expires_at as expiresAt',
      'invitations.invited_by_user_id as inviterId',
      'tenants.name as tenantName',
      'users.first_name as inviterFirstName',
      'users.last_name as inviterLastName',
    ])
    .where(({ eb, or }) => or([eb('invitations.uid_hash', '=', hash), eb('invitations.shared_uid_hash', '=', hash)]))
    .where('invitations.state', '=', 'pending')
    .where('invitations.expires_at', '>', now)
    .where('tenants.archived_at', 'is', null)
    .where('tenants.suspended_at', 'is', null)
    // Of several who answer at the same moment the others wait here, and then find it answered.
    .$if(isAnswered, (query) => query.forNoKeyUpdate('invitations'))
    .executeTakeFirst()
  if (!found) throw notFound(noSuchInvitation)
  const { onboardingId, customerId, customerName, ...invitation } = found
  const held = await permissionsHeldBy(db, found.tenantId, found.inviterId)
  const isMade = found.kind === 'owner' && onboardingId === null
  const handedOver =
    found.kind !== 'owner'
      ? null
      : isMade
        ? { onboardingId, id: found.tenantId, name: found.tenantName }
        : { onboardingId, id: customerId ?? 0, name: customerName ?? '' }
  const isOpen =
    handedOver === null ||
    (isMade ? await isEmpty(db, handedOver.id) : await isManagedBy(db, found.tenantId, handedOver.id))
  if (!isOpen) throw notFound(noSuchInvitation)
  const roles =
    handedOver === null ? await rolesGiven(db, found.tenantId, found.roles, held) : [defaultRole(defaultRoles.owner)]
  const reason = isMade ? whyNotMade(held) : whyNotInvited(found.kind, held, await featuresOf(db, found.tenantId))
  if (reason !== null || (!isPartner(found.kind) && roles.length === 0)) throw notFound(noSuchInvitation)
  return { ...invitation, roles, handedOver, provesEmail: found.mailedHash === hash }
}
