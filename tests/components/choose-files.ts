/** Chooses files by hand: `userEvent.upload` sends their bytes through the test's own connection, which takes seconds for a large one. */
export function chooseFiles(input: Element, files: readonly File[]): void {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  if (input instanceof HTMLInputElement) input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
