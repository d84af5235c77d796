import { formErrorOf } from '#src/api/errors.ts'
import { showError } from '#src/ui/error-dialog.ts'

/** Opens the generic dialog for a save that failed, unless the dialog shows at its head what the server refused. */
export function tellFault(error: unknown, action: string): void {
  if (formErrorOf(error) === null) showError(error, { action })
}

/** What the server refused about the values, for the head of the dialog; a conflict has a place of its own. */
export function refusalsOf(error: unknown): readonly string[] {
  const refused = formErrorOf(error)
  if (refused === null || refused.code === 'edit_conflict') return []
  const sentences = [...new Set(Object.values(refused.errors).flat())]
  return sentences.length > 0 ? sentences : [refused.message]
}
