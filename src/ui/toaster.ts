import { type Toaster, OverlayToaster } from '@blueprintjs/core'

const maxSnackbars = 3

/** The corner in which snackbars appear. In a file of its own: a page weighs less until it has something to say. */
export function createToaster(): Promise<Toaster> {
  return OverlayToaster.create({ position: 'bottom-left', maxToasts: maxSnackbars, className: 'wb-snackbars' })
}
