import { escapePointer } from '#server/http/contract-document.ts'
import type { FieldErrors } from '#server/errors.ts'

const MESSAGE = 'Contains a character that no text can have'

/**
 * Names, by pointer, every text within a value that PostgreSQL keeps neither as text nor as JSON: one with a NUL, or with half
 * of a character that takes two code units (a lone surrogate). JSON and percent-encoding can carry both.
 */
export function unstorableTexts(value: unknown, pointer = ''): FieldErrors {
  if (typeof value === 'string') return isStorable(value) ? {} : { [pointer]: [MESSAGE] }
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, part]) =>
      isStorable(name) ? unstorableTexts(part, `${pointer}/${escapePointer(name)}`) : { [pointer]: [MESSAGE] },
    ),
  )
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}
