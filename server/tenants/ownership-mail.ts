import { ownershipMail } from '#domain/messages/organization-mails.ts'
import { mailJob } from '#server/mail/patience.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { defineJob } from '#server/jobs/job.ts'

/** Tells a person that they are asked to become the owner; of a request that is answered meanwhile it says nothing. */
export const ownershipMailJob = defineJob<{ ownershipRequestId: number }>({
  name: 'ownership-request',
  title: 'Mail about a change of owner',
  ...mailJob,
  async run({ deps, id }, { ownershipRequestId }) {
    const asked = await deps.systemTransaction((db) =>
      db
        .selectFrom('ownership_requests as request')
        .innerJoin('users as asked', 'asked.id', 'request.asked_user_id')
        .innerJoin('users as owner', 'owner.id', 'request.requested_by_user_id')
        .innerJoin('tenants as tenant', 'tenant.id', 'request.tenant_id')
        .select(['asked.email', 'asked.first_name', 'tenant.name as tenant_name', 'request.tenant_id'])
        .select(['owner.first_name as owner_first_name', 'owner.last_name as owner_last_name'])
        .where('request.id', '=', ownershipRequestId)
        .where('request.status', '=', 'pending')
        .executeTakeFirst(),
    )
    if (!asked) return
    await sendMail(deps, {
      jobId: id,
      kind: ownershipMail,
      facts: {
        firstName: asked.first_name,
        link: `${deps.config.publicUrl}/settings/ownership-requests/${ownershipRequestId}`,
        owner: `${asked.owner_first_name} ${asked.owner_last_name}`.trim(),
        organization: asked.tenant_name,
      },
      to: asked.email,
      tenantId: asked.tenant_id,
    })
  },
})
