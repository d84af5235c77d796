/**
 * What a spreadsheet takes for the start of a formula (OWASP, CSV injection): the four signs, their full-width forms, which
 * it reads as the same, also after blanks; tab and return lead to one as well.
 */
const formula = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/
/** An amount below zero starts like one, and is none. */
const number = /^-?\d+(?:\.\d+)?$/
const guard = "'"

/** A text as it may stand in a file for spreadsheets: what one would run as a formula gets an apostrophe in front. */
export function toSpreadsheetText(text: string): string {
  return isFormula(text) ? `${guard}${text}` : text
}

/** Takes back what {@link toSpreadsheetText} did, in a file that comes back. */
export function fromSpreadsheetText(text: string): string {
  return text.startsWith(guard) && isFormula(text.slice(1)) ? text.slice(1) : text
}

function isFormula(text: string): boolean {
  return formula.test(text) && !number.test(text)
}
