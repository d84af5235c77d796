import { contractFormats } from '#domain/text/formats.ts'

const written = /^([a-z]\d[a-z])[\s-]*(\d[a-z]\d)$/i
const partly = /^[a-z]\d[a-z]\d(?:[a-z]\d?)?$/i

/**
 * A Canadian postal code as the contract writes it: "s7k1b3" is "S7K 1B3". What is typed is put in capitals and gets its
 * space as soon as there is something after it; anything else stays as it is, for the schema to refuse.
 */
export function formatPostalCode(text: string): string {
  const capital = text.toUpperCase()
  const whole = written.exec(text.trim())
  if (whole !== null) return `${whole[1]} ${whole[2]}`.toUpperCase()
  const squeezed = capital.replace(/[\s-]/g, '')
  return partly.test(squeezed) ? `${squeezed.slice(0, 3)} ${squeezed.slice(3)}` : capital
}

/** "Invalid format" for what is no Canadian postal code (docs/rules/messages-and-words.md, "Forms"). */
export function validatePostalCode(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return contractFormats['postal-code'].test(value) ? undefined : 'Invalid format'
}
