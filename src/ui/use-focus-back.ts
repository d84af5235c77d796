import { useEffect, useState } from 'react'

/**
 * For what is in the document only while it is open: once it is gone, the focus returns to what opened it. Blueprint does
 * so for overlays that stay and close; one that is taken away at once loses the focus to the top of the page.
 */
export function useFocusBack(): void {
  const [opener] = useState(openerNow)
  useEffect(() => () => giveFocusBack(opener), [opener])
}

/** What has the focus and is about to open something; of a menu, which then closes, the button that it belongs to. */
export function openerNow(): HTMLElement | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return null
  if (activeElement.closest('[role="menu"]') === null) return activeElement
  return document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]')
}

/** Unless something else has taken the focus meanwhile. */
export function giveFocusBack(opener: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body)
    opener?.focus({ preventScroll: true })
}
