import { sql } from 'kysely'
import { jsonOrNull } from '#server/audit.ts'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import type { Deps, PublicContext } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'

/** Seconds that a report is kept: a fault that nobody has met for a season belongs to a version that nobody runs. */
const keptSeconds = 90 * 86_400

/** Keeps what a browser reports, for the operator. */
export async function keepErrorReport(
  { deps, now, request }: PublicContext,
  report: Schema<'ErrorReport'>,
): Promise<void> {
  await deps.tenantTransaction({ tenantId: null, userId: null }, (db) =>
    db
      .insertInto('error_reports')
      .values({
        user_id: report.userId ?? null,
        short_description: report.errorShortDescription,
        long_description: report.errorLongDescription,
        error_json: jsonOrNull(report.errorJson),
        session_info: JSON.stringify(report.sessionInfo),
        created_at: now,
      })
      .execute(),
  )
  deps.log.warn({ requestId: request.id, page: report.sessionInfo.location }, 'A browser reported an error.')
}

/** Removes the reports that are of no use any more. */
export async function discardOldReports(deps: Pick<Deps, 'systemTransaction' | 'clock'>): Promise<void> {
  await deleteInBatches(deps, 'error_reports', sql`created_at <= ${deps.clock() - keptSeconds}`)
}
