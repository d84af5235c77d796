import type { MouseEvent } from 'react'

/** Whether a press on a row was meant for the row: not for a control in it, and not the end of marking text. */
export function isForRow(event: MouseEvent): boolean {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || event.defaultPrevented || event.button !== 0) return false
  // What opens from a row, such as a popover, is the row's child to React alone.
  if (!currentTarget.contains(target) || target.closest('a, button, input, label') !== null) return false
  return window.getSelection()?.isCollapsed !== false
}
