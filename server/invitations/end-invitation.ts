import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { insertOf, writeTogether } from '#server/db/write-together.ts'
import type { PublicContext } from '#server/http/context.ts'
import { tellOf } from '#server/notices/tell-of.ts'
import { eventRows } from '#server/outbox.ts'
import type { LiveInvitation } from './live-invitation.ts'

interface Answer {
  readonly state: 'accepted' | 'rejected'
  readonly userId?: number
  readonly roles?: readonly number[]
  readonly acceptedTenantId?: number
}

/**
 * An answer to an invitation, by whom and with which roles or for which organization where it was a yes, with its audit entry and its
 * event; of one that hands an organization over, all of that is the answer to the hand-over. In a system transaction.
 */
export async function endInvitation(
  db: Kysely<Database>,
  { tenantId, now, request }: Pick<PublicContext, 'now' | 'request'> & { tenantId: number },
  invitation: LiveInvitation,
  { state, ...said }: Answer,
): Promise<void> {
  const { id, handedOver } = invitation
  await db
    .updateTable('invitations')
    .set((row) => ({
      state,
      accepted_by_user_id: said.userId ?? null,
      accepted_tenant_id: said.acceptedTenantId ?? null,
      ended_at: now,
      updated_at: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  const onboardingId = handedOver?.onboardingId ?? null
  if (onboardingId !== null)
    await db
      .updateTable('managed_customer_onboardings')
      .set((row) => ({ state, ended_at: now, updated_at: now, version: row('version', '+', 1) }))
      .where('id', '=', onboardingId)
      .execute()
  const { subject, topic, key } =
    onboardingId === null
      ? { subject: 'invitation', topic: 'invitations', key: id }
      : { subject: 'managed-customer-onboarding', topic: 'ownership-transfer-requests', key: onboardingId }
  const entry = {
    tenant_id: tenantId,
    actor_user_id: said.userId ?? null,
    action: `${subject}.${state}`,
    subject_type: subject,
    subject_id: key,
    after: JSON.stringify(said),
    request_id: request.id,
    address: request.ip,
    created_at: now,
  }
  await writeTogether(db, [insertOf('audit_entries', [entry]), eventRows({ tenantId, now }, [{ topic, key }])])
  await notify(db, invitation, { state, now, ...said })
}

/** Tells the people of the organization that invited; of one that hands a customer over only that it was accepted. */
async function notify(
  db: Kysely<Database>,
  { id, kind, tenantId, email, handedOver, ...invited }: LiveInvitation,
  { state, now, userId, acceptedTenantId }: Answer & { now: number },
): Promise<void> {
  const person = `${invited.firstName} ${invited.lastName}`.trim() || email
  const act = { db, userId: userId ?? null, tenantId: null, now }
  if (kind === 'owner') {
    if (!handedOver?.onboardingId || state === 'rejected') return
    const { onboardingId, id: customerTenantId, name: organization } = handedOver
    const payload = { onboardingMeta: { managedCustomerOnboarding: { id: onboardingId, customerTenantId } } }
    await tellOf(act, { type: 'ownershipTransferAccepted', facts: { name: person, organization }, payload, tenantId })
    return
  }
  const accepted =
    acceptedTenantId === undefined
      ? undefined
      : await db.selectFrom('tenants').select('name').where('id', '=', acceptedTenantId).executeTakeFirst()
  const name = accepted?.name ?? invited.organizationName ?? person
  const type = state === 'accepted' ? 'invitationAccepted' : 'invitationRejected'
  await tellOf(act, { type, facts: { name }, payload: { invitation: { id, kind } }, tenantId })
}

/** Has somebody work in an organization from the next time that they open the application. In a system transaction. */
export async function standIn(db: Kysely<Database>, userId: number, tenantId: number, now: number): Promise<void> {
  await db.updateTable('users').set({ current_tenant_id: tenantId, updated_at: now }).where('id', '=', userId).execute()
}
