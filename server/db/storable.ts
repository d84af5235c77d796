/**
 * Whether PostgreSQL keeps a text, be it as text or within JSON: not with a NUL, and not with half of a character that takes
 * two code units (a lone surrogate). JSON and percent-encoding can carry both.
 */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}
