/** Enter has done its work: letting the key go would press the button that takes the focus next. */
export function swallowRelease(): void {
  const over = new AbortController()
  const options = { capture: true, signal: over.signal }
  const onKeyUp = (event: KeyboardEvent) => {
    // Ctrl, pressed with it, may be let go first.
    if (event.key !== 'Enter') return
    event.stopPropagation()
    over.abort()
  }
  // Let go where the page does not hear it, the key is pressed anew: that press counts.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat) over.abort()
  }
  window.addEventListener('keyup', onKeyUp, options)
  window.addEventListener('keydown', onKeyDown, options)
}
