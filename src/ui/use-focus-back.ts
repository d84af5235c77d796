import { useEffect, useState } from 'react'

/**
 * For what is in the document only while it is open: once it is gone, the focus returns to what opened it. Blueprint does
 * so for overlays that stay and close; one that is taken away at once loses the focus to the top of the page.
 * @param from what opened it, where that has lost the focus by then
 */
export function useFocusBack(from: () => HTMLElement | null = openerNow): void {
  const [opener] = useState(from)
  useEffect(() => () => giveFocusBack(opener), [opener])
}

/** What has the focus and is about to open something; of a menu, which then closes, the button that it belongs to. */
export function openerNow(): HTMLElement | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return null
  if (activeElement.closest('[role="menu"]') === null) return activeElement
  return document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]')
}

/** Where the focus goes when what opened is gone as well: the row in its place, else the step or the page that one is on. */
const next = ['[data-active] [data-row-link]', '[data-row-link]', '[aria-current="step"]', 'h1']

/** Unless something else has taken the focus meanwhile. */
export function giveFocusBack(opener: HTMLElement | null): void {
  const main = document.getElementById('main')
  // Where nothing had the focus, no row was meant.
  const places = opener === document.body ? ['h1'] : next
  for (const to of [opener, ...places.map((selector) => main?.querySelector<HTMLElement>(selector))]) {
    if (!isFocusLost()) return
    to?.focus({ preventScroll: true })
  }
}

/** Whether what had the focus was taken away or disabled: the focus is then at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
