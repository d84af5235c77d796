import { formErrorOf } from '#src/http/errors.ts'
import { showError } from '#src/ui/error-dialog.ts'

/**
 * Opens the generic dialog for a save that failed, unless the dialog shows at its head what the server refused. What was typed
 * stays in the dialog under it.
 * @param retry does the same again
 */
export function tellFault(error: unknown, action: string, retry: () => void): void {
  if (formErrorOf(error) === null) showError(error, { action, retry })
}

/** A conflict, a question, and what stands at an adjustment. */
const saidElsewhere: ReadonlySet<string> = new Set(['edit_conflict', 'large_discount', 'price_below_zero'])

/** What the server refused about the values, for the head of the dialog; what has a place of its own is not said there. */
export function refusalsOf(error: unknown): readonly string[] {
  const refused = formErrorOf(error)
  if (refused === null || saidElsewhere.has(refused.code)) return []
  const sentences = [...new Set(Object.values(refused.errors).flat())]
  return sentences.length > 0 ? sentences : [refused.message]
}
