import { tellCell } from '#src/tables/sheet/cell-call.ts'
import { isLeft } from '#src/ui/start-focus.ts'
import styles from '../forms.module.css'

const focusable = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox]'

/** Moves focus to the first control inside, if there is one. One that is still being fetched is waited for, unless the person goes elsewhere. */
export function focusFirstControl(container: Element | null | undefined): void {
  const first = () => container?.querySelector<HTMLElement>(`${focusable}, [aria-busy=true]`)
  const isComing = () => first()?.matches(focusable) === false
  if (!container || !isComing()) {
    focusShown(first())
    return
  }
  const before = document.activeElement
  const arrival = new MutationObserver(() => {
    if (document.activeElement === before && isComing()) return
    arrival.disconnect()
    if (document.activeElement === before) focusShown(first())
  })
  arrival.observe(container, { childList: true, subtree: true })
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
 * Moves focus to the field of a path within a form, else to the nearest that holds it; in a sheet, to the cell. What is still being
 * fetched is waited for, unless the person goes elsewhere meanwhile.
 * @returns gives up the waiting
 */
export function focusField(body: HTMLElement, path: readonly string[]): () => void {
  const before = document.activeElement
  if (focusedField(body, path)) return () => undefined
  const arrival = new MutationObserver(() => {
    if (document.activeElement !== before || focusedField(body, path)) arrival.disconnect()
  })
  arrival.observe(body, { childList: true, subtree: true })
  return () => arrival.disconnect()
}

/** Whether the place was there to be focused: a control or a sheet, else a button, of an empty list. */
function focusedField(body: HTMLElement, path: readonly string[]): boolean {
  const fields = path.map((_, depth) => path.slice(0, path.length - depth))
  const places = [...fields.map((names) => body.querySelector(`[data-field="${names.join('.')}"]`)), body]
  for (const [depth, place] of places.entries()) {
    if (place === null) continue
    const isComing = place.querySelector('[aria-busy=true]') !== null
    const target =
      shownIn(place, `${focusable}, [role=grid]`) ?? (isComing ? undefined : shownIn(place, 'button:enabled'))
    if (target !== undefined) {
      focusShown(target)
      if (target.getAttribute('role') === 'grid') tellCell(target, path.slice(path.length - depth))
      return true
    }
    if (isComing) return false
  }
  return false
}

function shownIn(place: Element, selector: string): HTMLElement | undefined {
  return [...place.querySelectorAll<HTMLElement>(selector)].find((element) => element.closest('[hidden]') === null)
}

/**
 * Starts typing in a form that just opened; Blueprint would leave the focus on the overlay itself. A person who was quicker
 * than the opening's animation keeps the place where they type.
 */
export function focusFirstField(overlay: HTMLElement): void {
  const body = overlay.querySelector('.wb-form-body')
  if (!body?.contains(document.activeElement) && !isLeft(overlay)) focusFirstControl(body)
}

/**
 * Moves focus to the first field that shows an error; where no control is marked, into the group that says it. Where no field is to
 * blame, what is said above them comes into sight.
 */
export function focusFirstInvalid(container: Element | null): void {
  const invalid = container?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (invalid) focusShown(invalid)
  else {
    const field = container?.querySelector('.wb-field-error:not(:empty)')?.closest(`.${styles.field}`)
    // An empty list has no control yet, but the button that adds one.
    focusShown(field?.querySelector<HTMLElement>(focusable) ?? field?.querySelector('button'))
    if (!field) container?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }
}
