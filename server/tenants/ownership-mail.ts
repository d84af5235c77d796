import { defineJob } from '#server/jobs/job.ts'

/** Tells a person that they are asked to become the owner; of a request that is answered meanwhile it says nothing. */
export const ownershipMailJob = defineJob<{ ownershipRequestId: number }>({
  name: 'ownership-request',
  title: 'Mail about a change of owner',
  attempts: 10,
  pause: { first: 5, longest: 900 },
  atOnce: { here: 2, ofTenant: 2 },
  async run({ deps, id }, { ownershipRequestId }) {
    const asked = await deps.systemTransaction((db) =>
      db
        .selectFrom('ownership_requests as request')
        .innerJoin('users as asked', 'asked.id', 'request.asked_user_id')
        .innerJoin('users as owner', 'owner.id', 'request.requested_by_user_id')
        .innerJoin('tenants as tenant', 'tenant.id', 'request.tenant_id')
        .select(['asked.id', 'asked.email', 'asked.first_name', 'tenant.id as tenant_id', 'tenant.name as tenant_name'])
        .select(['owner.first_name as owner_first_name', 'owner.last_name as owner_last_name'])
        .where('request.id', '=', ownershipRequestId)
        .where('request.status', '=', 'pending')
        .executeTakeFirst(),
    )
    if (!asked) return
    const owner = `${asked.owner_first_name} ${asked.owner_last_name}`.trim()
    await deps.mailer.send({
      jobId: id,
      to: asked.email,
      subject: `${owner} asks you to take over ${asked.tenant_name}`,
      text: [
        `Hello ${asked.first_name},`,
        '',
        `${owner} asks you to become the owner of ${asked.tenant_name} on Waybill. Nothing changes until you agree. Answer here:`,
        '',
        `${deps.config.publicUrl}/settings/ownership-requests/${ownershipRequestId}`,
      ].join('\n'),
      purpose: 'ownership-request',
      tenantId: asked.tenant_id,
      userId: asked.id,
    })
  },
})
