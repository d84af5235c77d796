import type { KeyboardEvent } from 'react'
import { swallowRelease } from './swallow-release.ts'

/** Whether the key saves the form that one is in, wherever in it: Ctrl or Cmd with Enter. Letting it go presses nothing. */
export function isSaveKey(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false
  event.preventDefault()
  swallowRelease()
  return true
}
