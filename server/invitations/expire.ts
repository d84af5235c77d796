import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { defineJob } from '#server/jobs/job.ts'

/** Says of the invitations whose time is over that it is. A link stops working by itself, to the second. In a system transaction. */
export async function expireInvitations(db: Kysely<Database>, now: number): Promise<void> {
  await sql`
    with expired as (
        update invitations set state = 'expired', ended_at = expires_at, updated_at = ${now}, version = version + 1
        where state = 'pending' and expires_at <= ${now} returning id, tenant_id),
      audited as (
        insert into audit_entries (tenant_id, action, subject_type, subject_id, created_at)
        select tenant_id, 'invitation.expired', 'invitation', id, ${now} from expired)
    insert into outbox (tenant_id, audience_tenant_ids, topic, payload, created_at)
    select tenant_id, array[tenant_id], 'invitations', jsonb_build_object('action', 'invitation.expired', 'key', id::text), ${now}
    from expired`.execute(db)
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
