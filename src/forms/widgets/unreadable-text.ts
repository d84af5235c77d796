/** Breaks numbers that a reader of other notations would accept, without being seen. */
const breaker = '\u200b'

/**
 * Text that is no value goes into the data as it was typed, so that the schema refuses it and says why. Text that means
 * something else as a bare number ("1e3" in a money field) must not slip through as that number.
 */
export function markUnreadable(text: string): string {
  return Number.isNaN(Number(text)) ? text : `${text}${breaker}`
}

/** What was typed, as `markUnreadable` stored it. */
export function unmarkUnreadable(text: string): string {
  return text.replaceAll(breaker, '')
}
