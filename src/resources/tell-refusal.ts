import { apiErrorOf } from '#src/http/errors.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showNotice } from '#src/ui/snackbar.ts'

/** Says why an act was refused. Somebody else having been quicker is news, not a fault. */
export function tellRefusal(error: unknown, action: string): void {
  const refusal = apiErrorOf(error)
  if (refusal?.code === 'invalid_transition') showNotice(`${refusal.message} It now shows where it stands.`)
  else showError(error, { action })
}
