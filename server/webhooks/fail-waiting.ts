import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** What waits for an endpoint that is turned off has failed, and can be sent again once it is on. */
export async function failWaiting(db: Kysely<Database>, endpointId: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_at: null, failure: 'Its endpoint was turned off.' })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute()
}
