import { useSyncExternalStore } from 'react'
import { messageOf, statusOf } from '#src/http/errors.ts'

export const errorDialogTitle = 'An unexpected error occurred'
export const genericErrorMessage =
  'Oops! Something went wrong. Please ensure you have a stable internet connection and try again.'

export interface ErrorDialogOptions {
  /** What was being done, "assign driver": developers read it in the dialog. */
  readonly action?: string
  /** Offers Retry, which closes the dialog and runs this. */
  readonly retry?: () => void
}

export interface ErrorDialogContent extends ErrorDialogOptions {
  readonly id: number
  readonly error: unknown
}

let current: ErrorDialogContent | null = null
let shown = 0
const listeners = new Set<() => void>()

function set(next: ErrorDialogContent | null): void {
  current = next
  listeners.forEach((listener) => listener())
}

/**
 * Opens the generic dialog of docs/rules/messages-and-words.md, "Errors", for an act that failed and has no place of its
 * own to say so. A form
 * shows its errors inline and a confirmation inside itself: never both.
 */
export function showError(error: unknown, options: ErrorDialogOptions = {}): void {
  // The sign-in screen already tells what a lost session means.
  if (statusOf(error) === 401) return
  shown += 1
  set({ ...options, error, id: shown })
}

export function closeErrorDialog(): void {
  set(null)
}

export function useErrorDialog(): ErrorDialogContent | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

/**
 * What the dialog says: the generic message, with what the server said if it refused in words. On a developer's machine
 * the act and the error's own message instead.
 */
export function errorDialogText(
  { error, action }: Pick<ErrorDialogContent, 'error' | 'action'>,
  onDevelopmentHost: boolean,
): { readonly message: string; readonly detail: string | undefined } {
  if (onDevelopmentHost && action !== undefined)
    return {
      message: `Error in ${action}`,
      detail: messageOf(error) ?? (error instanceof Error ? error.message : String(error)),
    }
  return { message: genericErrorMessage, detail: messageOf(error) }
}
