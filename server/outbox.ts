import { insertOf, writeTogether, type Insert } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'

export interface OutboxEvent {
  /** What happened to what, such as `delivery-order.changed`. */
  topic: string
  /** Which row it happened to. */
  key: number | string
  payload?: Record<string, unknown>
  /** The tenants that are to hear of it; the request's own unless given. */
  audienceTenantIds?: readonly number[]
}

/** Writes an event into the outbox within the request's transaction: it is told if and only if the act is committed. */
export async function publish(ctx: Context, event: OutboxEvent): Promise<void> {
  await writeTogether(ctx.db, [eventRows(ctx, [event])])
}

/** The same, to be written together with other rows. */
export function eventRows(ctx: Context, events: readonly OutboxEvent[]): Insert {
  return insertOf(
    'outbox',
    events.map((event) => ({
      tenant_id: ctx.tenantId,
      audience_tenant_ids: [...new Set(event.audienceTenantIds ?? [ctx.tenantId])],
      topic: event.topic,
      payload: JSON.stringify({ ...event.payload, key: event.key }),
      created_at: ctx.now,
    })),
  )
}
