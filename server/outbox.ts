import { insertOf, writeTogether, type Insert } from '#server/db/write-together.ts'
import { topics } from '#server/events/topics.ts'
import type { Context } from '#server/http/context.ts'

export interface OutboxEvent {
  /** What happened to what, such as `delivery-order.changed`: one of server/events/topics.ts. */
  topic: string
  /** Which row it happened to. */
  key: number | string
  payload?: Record<string, unknown>
  /** The tenants that are to hear of it; the request's own unless given. */
  audienceTenantIds?: readonly number[]
  /** Of what a driver sees only where it is theirs: whose it is and was. Everybody in the audience hears of it unless given. */
  driverUserIds?: readonly (number | null)[]
}

/** Writes an event into the outbox within the request's transaction: it is told if and only if the act is committed. */
export async function publish(ctx: Context, event: OutboxEvent): Promise<void> {
  await writeTogether(ctx.db, [eventRows(ctx, [event])])
}

/** The same, to be written together with other rows. */
export function eventRows(ctx: Pick<Context, 'tenantId' | 'now'>, events: readonly OutboxEvent[]): Insert {
  return insertOf(
    'outbox',
    events.map((event) => ({
      tenant_id: ctx.tenantId,
      audience_tenant_ids: [...new Set(event.audienceTenantIds ?? [ctx.tenantId])],
      topic: event.topic,
      payload: JSON.stringify(payloadOf(event)),
      created_at: ctx.now,
    })),
  )
}

function payloadOf({ topic, key, payload, driverUserIds }: OutboxEvent): object {
  if (!topics.has(topic)) throw new Error(`Nobody would hear of "${topic}": server/events/topics.ts has no such topic.`)
  const drivers = driverUserIds && [...new Set(driverUserIds)].filter((id) => id !== null)
  return { ...payload, key, ...(drivers && { driverUserIds: drivers }) }
}
