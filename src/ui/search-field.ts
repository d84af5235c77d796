/**
 * Puts the cursor into the search field of the screen: the first visible `input[type="search"]` of the page, that of an index beside it
 * only where it has no other. Answers whether there is one.
 */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#main input[type="search"]')
  const shown = [...fields].filter((candidate) => candidate.checkVisibility())
  const field = shown.find((candidate) => candidate.closest('nav') === null) ?? shown[0]
  field?.focus()
  field?.select()
  return field !== undefined
}
