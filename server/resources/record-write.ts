import { sql, type RawBuilder } from 'kysely'
import { isByAdministrator, jsonOrNull } from '#server/audit.ts'
import type { Context } from '#server/http/context.ts'
import type { Resource, ResourceRow, Shape } from './resource.ts'

/** What is done to the rows. */
interface Act {
  /** As the audit says it: `archived`, `disabled`. */
  readonly verb: string
  /** What it was, and what was said with the act. */
  readonly before?: unknown
  readonly details?: unknown
}

/**
 * Writes rows of a resource, and for each of them its audit entry and its event, as one statement: each statement is a message to
 * the database, an answer and a start of its executor.
 * @param write an insert, update or delete that says nothing of what it returns
 * @returns the rows that were written
 */
export async function recordWrite<Of extends Shape>(
  { columns, subject, topic }: Resource<Of>,
  ctx: Context,
  write: RawBuilder<unknown>,
  { verb, before, details }: Act,
): Promise<ResourceRow[]> {
  const action = `${subject}.${verb}`
  const { rows } = await sql<ResourceRow>`
    with written as (${write} returning ${sql.join(columns)}),
      audited as (
        insert into audit_entries (tenant_id, actor_user_id, impersonator_user_id, by_administrator, request_id, address, action, subject_type,
          subject_id, before, after, created_at)
        select ${ctx.tenantId}, ${ctx.userId}, ${ctx.impersonatorUserId}, ${isByAdministrator(ctx)}, ${ctx.request.id}, ${ctx.request.ip}, ${action}, ${subject},
          id, ${jsonOrNull(before)}, ${jsonOrNull(details)}, ${ctx.now} from written),
      told as (
        insert into outbox (tenant_id, audience_tenant_ids, topic, payload, created_at)
        select ${ctx.tenantId}, array[${ctx.tenantId}::bigint], ${topic},
          jsonb_build_object('action', ${action}::text, 'key', id::text), ${ctx.now} from written)
    select * from written`.execute(ctx.db)
  return rows
}
