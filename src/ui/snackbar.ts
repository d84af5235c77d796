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

async function show(toast: ToastProps, action?: SnackbarAction): Promise<void> {
  const shown = await snackbars()
  shown.show({
    timeout: hideAfterMs,
    isCloseButtonShown: true,
    ...toast,
    ...(action && { action: { text: action.label, onClick: action.run } }),
  })
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
  if (toaster !== null) (await toaster).clear()
}
