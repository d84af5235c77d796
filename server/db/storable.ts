/**
 * Whether PostgreSQL keeps a text, be it as text or within JSON: not with a NUL, and not with half of a character that takes
 * two code units (a lone surrogate). JSON and percent-encoding can carry both.
 */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}

/** The nearest to zero that a number may be: far below whatever is measured or charged, and above what arithmetic leaves of nothing. */
const leastMagnitude = 1e-15

/**
 * Whether PostgreSQL writes a number of JSON about as short as it came. It writes all digits and no exponent: of the six characters of
 * 1e-300 it makes 302, and of a map of a megabyte one of forty.
 */
export function isStorableNumber(number: number): boolean {
  return number === 0 || Math.abs(number) >= leastMagnitude
}
