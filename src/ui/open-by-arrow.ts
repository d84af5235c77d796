import type { KeyboardEvent } from 'react'

/** For the button of a popover: the arrow down opens it as well. */
export function openByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || event.currentTarget.getAttribute('aria-expanded') === 'true') return
  event.preventDefault()
  event.currentTarget.click()
}
