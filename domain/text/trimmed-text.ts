/*
 * Replaces expressions such as /[.!?]+$/ in one pass. Such an expression starts anew at each character of a long run that is not at the end,
 * and so takes the square of the run's length.
 */

/**
 * Cuts off the end of a text as far as it is made of certain characters.
 * @param character matches one of them, without the flag g
 */
export function trimmedEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/**
 * Cuts off both ends of a text as far as they are made of certain characters.
 * @param character matches one of them, without the flag g
 */
export function trimmedBoth(text: string, character: RegExp): string {
  let start = 0
  while (start < text.length && character.test(text.charAt(start))) start++
  return trimmedEnd(text.slice(start), character)
}

/** Cuts off the sign that a text ends with, such as `%`, and the blanks before it; a text without that end stays as it is. */
export function withoutSign(text: string, sign: string): string {
  return text.endsWith(sign) ? text.slice(0, text.length - sign.length).trimEnd() : text
}
