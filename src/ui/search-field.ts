/**
 * Puts the cursor into the search field of the screen: the first visible `input[type="search"]` of the page. Answers
 * whether there is one.
 */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#main input[type="search"]')
  const field = [...fields].find((candidate) => candidate.checkVisibility())
  field?.focus()
  field?.select()
  return field !== undefined
}
