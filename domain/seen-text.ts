import { contractFormats } from './formats.ts'

/** A text as it is kept: without the blanks around it, and null where there is nothing to see in it. */
export function seenText(text: string): string | null {
  return contractFormats.visible.test(text) ? text.trim() : null
}
