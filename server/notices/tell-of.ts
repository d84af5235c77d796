import { sql, type Kysely } from 'kysely'
import type { NoticePayload } from '#domain/notices/target.ts'
import type { NoticeFacts } from '#domain/notices/text.ts'
import type { NoticeTypeId } from '#domain/notices/types.ts'
import type { Database } from '#server/db/schema.ts'

/** Something that happened to what is no order. */
interface Told {
  readonly type: NoticeTypeId
  /** As everybody who is told may know them. */
  readonly facts: Omit<NoticeFacts, 'orderIds'>
  readonly payload: NoticePayload
  /** Whose people are told. */
  readonly tenantId: number
  /** The only one of them who is; all who may know unless given. */
  readonly forUserId?: number
}

interface Act {
  readonly db: Kysely<Database>
  /** Null: somebody without an account. */
  readonly userId: number | null
  /** Of the organization in which it is done; null: in none. */
  readonly tenantId: number | null
  readonly now: number
}

/** Has people told of what happened, if and only if the act is committed. The event that the act publishes wakes who tells it. */
export async function tellOf(
  { db, userId, tenantId: actorTenantId, now }: Act,
  { type, facts, payload, tenantId, forUserId }: Told,
): Promise<void> {
  await sql`select tell_of(${type}, ${JSON.stringify(facts)}::jsonb, ${JSON.stringify(payload)}::jsonb, ${userId}, ${actorTenantId},
    ${forUserId ?? null}, ${[tenantId]}::bigint[], ${now})`.execute(db)
}
