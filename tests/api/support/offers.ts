import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

interface Sides {
  readonly tenantId: number
  readonly vendorId: number
  readonly supplierId: number
  readonly userId: number
}

/** One of each that an organization can offer another: all of them are over. */
export async function addOffers(db: Kysely<Database>, { tenantId, vendorId, supplierId, userId }: Sides) {
  const application = await db
    .insertInto('applications')
    .values({
      tenant_id: tenantId,
      receiver_tenant_id: vendorId,
      kind: 'customer',
      state: 'rejected',
      applicant_tenant_name: 'Applicant',
      receiver_tenant_name: 'Partner',
      applied_by_name: 'Dana Kowalski',
      ended_at: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const names = { courier_name: 'Courier', customer_name: 'Managed' }
  const onboarding = await db
    .insertInto('managed_customer_onboardings')
    .values({
      tenant_id: tenantId,
      customer_tenant_id: supplierId,
      offered_to: 'person',
      to_email: 'nobody@courier.test',
      state: 'rejected',
      ...names,
      expires_at: 1_797_873_300,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const partnership = await db
    .insertInto('partnerships')
    .values({
      tenant_id: tenantId,
      receiver_tenant_id: vendorId,
      state: 'declined',
      offerer_tenant_name: 'Offerer',
      receiver_tenant_name: 'Partner',
      offered_by_user_id: userId,
      offered_by_name: 'Dana Kowalski',
      ended_at: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    applicationId: application.id,
    managedCustomerOnboardingId: onboarding.id,
    partnershipId: partnership.id,
  }
}
