import { apiErrorOf } from '#src/http/errors.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showNotice } from '#src/ui/snackbar.ts'

/** The codes of refusals that tell of a row which moved on meanwhile. */
const movedOn: ReadonlySet<string> = new Set(['invalid_transition', 'only_courier_cancels'])

/** Whether an act was refused because somebody else was quicker. */
export function isMovedOn(error: unknown): boolean {
  return movedOn.has(apiErrorOf(error)?.code ?? '')
}

/** Says why an act was refused. Somebody else having been quicker is news, not a fault. */
export function tellRefusal(error: unknown, action: string): void {
  const refusal = apiErrorOf(error)
  if (refusal !== null && isMovedOn(error)) showNotice(`${refusal.message} It now shows where it stands.`)
  else showError(error, { action })
}
