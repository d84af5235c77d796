/** Saves what the page holds as a file of this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser still reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
