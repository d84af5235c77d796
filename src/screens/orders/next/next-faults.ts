import { apiErrorOf, formErrorOf, statusOf } from '#src/api/errors.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { UploadRefused } from '#src/uploads/bringing.ts'

/** What is sent again once there is a connection. */
export const sentLater = 'There is no connection. What you entered is kept on this device and sent when there is one.'
/** What waits for another press. */
const tryAgain = 'There is no connection. What you entered is kept on this device; try again when there is one.'

/** Answers that say nothing of the act itself: sign in again, too slow, too many calls. */
const passing: readonly number[] = [401, 408, 425, 429]

/** Whether the act may have happened or still can: it is kept and sent again. Refused, it never happened. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof UploadRefused) return false
  const status = statusOf(error)
  return status === null || status >= 500 || passing.includes(status)
}

/** The sentence for a device whose clock is minutes off, which the server takes no times of; null for anything else. */
export function clockFault(error: unknown): string | null {
  const isWrong = formErrorOf(error)?.errors['/occurredAt'] !== undefined
  return isWrong ? 'The clock of this device is wrong. Let it set its time by itself, then try again.' : null
}

/** Why answers were not saved; a fault that nobody foresaw is told by the dialog as well. */
export function saveFault(error: unknown): string {
  if (isUnanswered(error)) return tryAgain
  const clock = clockFault(error)
  if (clock !== null) return clock
  const refused = formErrorOf(error)
  const sentences = refused === null ? [] : Object.values(refused.errors).flat()
  if (sentences.length > 0) return sentences.join(' ')
  const words = error instanceof UploadRefused ? error.message : apiErrorOf(error)?.message
  if (words === undefined) showError(error, { action: 'save the answers' })
  return words ?? 'The answers could not be saved.'
}

/** Whether answers were refused because a file of theirs is no longer there to be attached. */
export function hasLostUpload(error: unknown): boolean {
  return Object.keys(formErrorOf(error)?.errors ?? {}).some((pointer) => /\/uploads\/\d+\/url$/.test(pointer))
}
