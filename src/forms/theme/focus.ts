import styles from '../forms.module.css'

const focusable = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox]'

/** Moves focus to the first control inside, if there is one. */
export function focusFirstControl(container: Element | null | undefined): void {
  focusShown(container?.querySelector<HTMLElement>(focusable))
}

/** What stands in a folded item can only be focused once that is open. */
function focusShown(element: HTMLElement | null | undefined): void {
  for (let fold = closedFold(element); fold !== null; fold = closedFold(element)) fold.open = true
  element?.focus()
}

function closedFold(element: Element | null | undefined): HTMLDetailsElement | null {
  return element?.closest<HTMLDetailsElement>('details:not([open])') ?? null
}

/**
 * Moves focus to a field by its id. A composite field has no control of that id, or one that is no control: then the
 * first control within it.
 */
export function focusFieldById(id: string): void {
  const element = document.getElementById(id)
  if (element === null) return
  if (element.matches(focusable)) focusShown(element)
  else focusFirstControl(element)
}

/**
 * Starts typing in a form that just opened; Blueprint would leave the focus on the overlay itself. Whoever was quicker
 * than the opening's animation keeps the place where they type.
 */
export function focusFirstField(overlay: HTMLElement): void {
  const body = overlay.querySelector('.wb-form-body')
  if (!body?.contains(document.activeElement)) focusFirstControl(body)
}

/** Moves focus to the first field that shows an error; where no control is marked, into the group that says it. */
export function focusFirstInvalid(container: Element | null): void {
  const invalid = container?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (invalid) focusShown(invalid)
  else {
    const field = container?.querySelector('.wb-field-error:not(:empty)')?.closest(`.${styles.field}`)
    // An empty list has no control yet, but the button that adds one.
    focusShown(field?.querySelector<HTMLElement>(focusable) ?? field?.querySelector('button'))
  }
}
