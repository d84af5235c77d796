/** For `onOpened` of a dialog: the focus starts on its element marked `data-start-focus`. */
export function focusStart(dialog: HTMLElement): void {
  dialog.querySelector<HTMLElement>('[data-start-focus]')?.focus()
}
