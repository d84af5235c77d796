const focusable = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox]'

/** Moves focus to the first control inside, if there is one. */
export function focusFirstControl(container: Element | null | undefined): void {
  container?.querySelector<HTMLElement>(focusable)?.focus()
}

/**
 * Moves focus to a field by its id. A composite field has no control of that id, or one that is no control: then the
 * first control within it.
 */
export function focusFieldById(id: string): void {
  const element = document.getElementById(id)
  if (element === null) return
  if (element.matches(focusable)) element.focus()
  else focusFirstControl(element)
}
