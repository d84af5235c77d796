import type { Toaster, ToastProps } from '@blueprintjs/core'
import { TickCircle } from '@blueprintjs/icons'
import { createElement } from 'react'
import './snackbar.css'

const hideAfterMs = 5_000

let toaster: Promise<Toaster> | null = null

function snackbars(): Promise<Toaster> {
  toaster ??= import('./toaster.ts').then(({ createToaster }) => createToaster())
  return toaster
}

export interface SnackbarAction {
  readonly label: string
  readonly run: () => void
}

/** What the snackbars in sight offer, the newest last, and how each is taken away. */
const offered = new Map<SnackbarAction, () => void>()

async function show(toast: ToastProps, action?: SnackbarAction): Promise<void> {
  const shown = await snackbars()
  if (action === undefined) {
    shown.show({ timeout: hideAfterMs, isCloseButtonShown: true, ...toast })
    return
  }
  const key = shown.show({
    timeout: hideAfterMs,
    isCloseButtonShown: true,
    ...toast,
    action: { text: action.label, onClick: action.run },
    onDismiss: () => void offered.delete(action),
  })
  offered.set(action, () => shown.dismiss(key))
}

/** Does what the newest snackbar offers, as pressing it would. @returns false when none offers anything */
export function takeOffer(): boolean {
  const newest = [...offered].at(-1)
  if (newest === undefined) return false
  const [action, dismiss] = newest
  offered.delete(action)
  dismiss()
  action.run()
  return true
}

/** Says what happened, bottom left, for 5 seconds, at most three at a time: "Assigned to Dana K.", with Undo where it can be undone. */
export function showSuccess(text: string, action?: SnackbarAction): void {
  void show({ message: text, icon: createElement(TickCircle), className: 'wb-snackbar-success' }, action)
}

/** Says something that is neither a success nor a fault. */
export function showNotice(text: string, action?: SnackbarAction): void {
  void show({ message: text }, action)
}

/** Takes all snackbars away. */
export async function clearSnackbars(): Promise<void> {
  // Those that wait for their turn are dropped without a word.
  offered.clear()
  if (toaster !== null) (await toaster).clear()
}
