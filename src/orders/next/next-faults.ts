import { apiErrorOf, formErrorOf, statusOf } from '#src/http/errors.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { UploadRefusal } from '#src/uploads/transfer-job.ts'

/** Why something may still be sent: no answer came, or one by which the server cannot take it now. */
export type UnsentReason = 'offline' | 'unable'

/** Said of what is sent again by itself. */
export const sendLaterText: Readonly<Record<UnsentReason, string>> = {
  offline: 'There is no connection. What you entered is kept on this device and sent when there is one.',
  unable: 'The server cannot take it at the moment. What you entered is kept on this device and sent again soon.',
}
/** Said of what waits for another press. */
const tryAgain: Readonly<Record<UnsentReason, string>> = {
  offline: 'There is no connection. What you entered is kept on this device; try again when there is one.',
  unable: 'The server cannot take it at the moment. What you entered is kept on this device; try again in a minute.',
}

/** Answers that say nothing of the act itself: sign in again, too slow, too many calls. */
const passing: readonly number[] = [401, 408, 425, 429]

/** Why the act may have happened or still can: it is kept and sent again. Null for a refused one, which never happened. */
export function unsentReason(error: unknown): UnsentReason | null {
  if (error instanceof UploadRefusal) return null
  const status = statusOf(error)
  if (status === null) return 'offline'
  return status >= 500 || passing.includes(status) ? 'unable' : null
}

/** The sentence for a device whose clock is minutes off, which the server takes no times of; null for anything else. */
export function clockFault(error: unknown): string | null {
  const isWrong = formErrorOf(error)?.errors['/occurredAt'] !== undefined
  return isWrong ? 'The clock of this device is wrong. Let it set its time by itself, then try again.' : null
}

/** Why answers were not saved; a fault that nobody foresaw is told by the dialog as well. */
export function saveFault(error: unknown): string {
  const why = unsentReason(error)
  if (why !== null) return tryAgain[why]
  const clock = clockFault(error)
  if (clock !== null) return clock
  const refused = formErrorOf(error)
  const sentences = refused === null ? [] : Object.values(refused.errors).flat()
  if (sentences.length > 0) return sentences.join(' ')
  const words = error instanceof UploadRefusal ? error.message : apiErrorOf(error)?.message
  if (words === undefined) showError(error, { action: 'save the answers' })
  return words ?? 'The answers could not be saved.'
}

/** Whether answers were refused because a file of theirs is no longer there to be attached. */
export function hasLostUpload(error: unknown): boolean {
  return Object.keys(formErrorOf(error)?.errors ?? {}).some((pointer) => /\/uploads\/\d+\/url$/.test(pointer))
}
