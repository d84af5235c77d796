import { sql } from 'kysely'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import type { Deps } from '#server/http/context.ts'

/** Seconds that a notice is kept; the contract says so. */
const keptSeconds = 90 * 86_400

/** Removes what people were told long ago. */
export async function discardOldNotices(deps: Pick<Deps, 'systemTransaction' | 'clock'>): Promise<void> {
  await deleteInBatches(deps, 'notices', sql`created_at <= ${deps.clock() - keptSeconds}`)
}
