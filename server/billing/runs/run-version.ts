import { createHash } from 'node:crypto'
import { type ShownRun, textOfRun } from '#domain/accounting/run-text.ts'

/** The version of a dry run, 22 letters and digits: another one where anything that it showed is something else. */
export function versionOfRun(run: ShownRun): string {
  return createHash('sha256').update(textOfRun(run)).digest('base64url').slice(0, 22)
}

/** Said where a run would come to something else than its dry run. */
export const dryRunChanged =
  'Orders, prices, settings or invoices have changed since the dry run. Check again, and make the run from what it shows then.'
