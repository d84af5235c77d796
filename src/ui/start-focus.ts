import { Classes } from '@blueprintjs/core'

/**
 * For `onOpened` of a dialog: the focus starts on its element marked `data-start-focus`. A person who was quicker than the
 * opening's animation keeps the place where they are.
 */
export function focusStart(overlay: HTMLElement): void {
  const isUnderWay = overlay.querySelector('a:focus, button:focus, input:focus, select:focus, textarea:focus') !== null
  if (!isUnderWay && !isLeft(overlay)) overlay.querySelector<HTMLElement>('[data-start-focus]')?.focus()
}

/**
 * Whether the focus is already in what opened over an overlay: each is put at the end of the document. Somebody quick opens the
 * second before the first has slid in.
 */
export function isLeft(overlay: HTMLElement): boolean {
  const focused = document.activeElement?.closest(`.${Classes.PORTAL}`)
  return !!focused && (overlay.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
