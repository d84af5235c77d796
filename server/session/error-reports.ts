import { sql } from 'kysely'
import { errorWords, isBack } from '#domain/measures/error-groups.ts'
import { routePattern, versionToCount } from '#domain/measures/loads.ts'
import { jsonOrNull } from '#server/audit.ts'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import type { Deps, PublicContext } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'

/** Seconds that a report is kept: a fault that nobody has met for a season belongs to a version that nobody runs. */
const keptSeconds = 90 * 86_400

/**
 * Keeps what a browser reports, among the reports of the same error. Who met it is as the browser says: nobody has to be signed in, or an
 * error before that would be told to nobody.
 */
export async function keepErrorReport(
  { deps, now, request }: PublicContext,
  { userId = null, errorShortDescription, errorLongDescription, errorJson, sessionInfo }: Schema<'ErrorReport'>,
): Promise<void> {
  const version = sessionInfo.version === undefined ? null : versionToCount(sessionInfo.version)
  await deps.systemTransaction(async (db) => {
    const group = await db
      .insertInto('error_groups')
      .values({
        description: errorWords(errorShortDescription),
        place: routePattern(sessionInfo.location),
        first_seen_at: now,
        last_seen_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['description', 'place'])
          .doUpdateSet((row) => ({ reports: row('error_groups.reports', '+', 1), last_seen_at: now })),
      )
      .returning(['id', 'resolved_at', 'resolved_version'])
      .executeTakeFirstOrThrow()
    if (group.resolved_at !== null && isBack(group.resolved_version, version)) {
      await db
        .updateTable('error_groups')
        .set({ resolved_at: null, resolved_version: null, resolved_by_user_id: null })
        .where('id', '=', group.id)
        .execute()
    }
    await db
      .insertInto('error_reports')
      .values({
        group_id: group.id,
        user_id: userId,
        tenant_id: sql<number | null>`(select current_tenant_id from users where id = ${userId}::bigint)`,
        version,
        short_description: errorShortDescription,
        long_description: errorLongDescription,
        error_json: jsonOrNull(errorJson),
        session_info: JSON.stringify(sessionInfo),
        created_at: now,
      })
      .execute()
  })
  deps.log.warn({ requestId: request.id, page: sessionInfo.location }, 'A browser reported an error.')
}

/** Removes the reports that are of no use any more. */
export async function discardOldReports(deps: Pick<Deps, 'systemTransaction' | 'clock'>): Promise<void> {
  const oldest = deps.clock() - keptSeconds
  await deleteInBatches(deps, 'error_reports', sql`created_at <= ${oldest}`)
  await deleteInBatches(deps, 'error_groups', sql`last_seen_at <= ${oldest}`)
}
