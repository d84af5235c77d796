import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { defineJob } from '#server/jobs/job.ts'

/**
 * Says of the invitations whose time is over that it is, and of the customers that nobody took over. A link stops working by itself, to
 * the second. In a system transaction.
 */
export async function expireInvitations(db: Kysely<Database>, now: number): Promise<void> {
  await sql`
    with expired as (
        update invitations set state = 'expired', ended_at = expires_at, updated_at = ${now}, version = version + 1
        where state = 'pending' and expires_at <= ${now} returning id, tenant_id, onboarding_id),
      offers as (
        update managed_customer_onboardings
        set state = 'expired', ended_at = expires_at, updated_at = ${now}, version = version + 1
        where state = 'pending' and expires_at <= ${now} returning id, tenant_id, to_tenant_id),
      over as (
        select id, tenant_id, null::bigint as to_tenant_id, 'invitation' as subject, 'invitations' as topic
        from expired where onboarding_id is null
        union all
        select id, tenant_id, to_tenant_id, 'managed-customer-onboarding', 'ownership-transfer-requests' from offers),
      audited as (
        insert into audit_entries (tenant_id, action, subject_type, subject_id, created_at)
        select tenant_id, subject || '.expired', subject, id, ${now} from over)
    insert into outbox (tenant_id, audience_tenant_ids, topic, payload, created_at)
    select tenant_id, array_remove(array[tenant_id, to_tenant_id], null), topic,
      jsonb_build_object('action', subject || '.expired', 'key', id::text), ${now}
    from over`.execute(db)
}

export const expireInvitationsJob = defineJob({
  name: 'expire-invitations',
  title: 'Ending invitations that nobody answered',
  attempts: 3,
  pause: { first: 10, longest: 600 },
  atOnce: { here: 1, ofTenant: 1 },
  schedule: { cron: '*/5 * * * *', of: 'installation' },
  run: ({ deps }) => deps.systemTransaction((db) => expireInvitations(db, deps.clock())),
})
