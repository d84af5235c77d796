import { type RefObject, useLayoutEffect } from 'react'

/**
 * Holds the fields of a form still while it is saved: what is typed meanwhile would be gone with the form once that has
 * worked. If it has not, one goes on where one was.
 */
export function useFieldHold(fields: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useLayoutEffect(() => {
    const held = fields.current
    if (!isHeld || held === null) return undefined
    const before = document.activeElement
    held.toggleAttribute('inert', true)
    return () => {
      held.toggleAttribute('inert', false)
      // another dialog that has opened over it keeps the focus
      const isElsewhere = document.activeElement?.closest('[role="alertdialog"]') !== null
      if (before instanceof HTMLElement && held.contains(before) && !isElsewhere) before.focus()
    }
  }, [fields, isHeld])
}
