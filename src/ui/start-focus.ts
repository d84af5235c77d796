/**
 * For `onOpened` of a dialog: the focus starts on its element marked `data-start-focus`. Whoever was quicker than the
 * opening's animation keeps the place where they are.
 */
export function focusStart(overlay: HTMLElement): void {
  const isUnderWay = overlay.querySelector('a:focus, button:focus, input:focus, select:focus, textarea:focus') !== null
  if (!isUnderWay) overlay.querySelector<HTMLElement>('[data-start-focus]')?.focus()
}
