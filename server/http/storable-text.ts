import { isStorable } from '#server/db/storable.ts'
import { escapePointer } from '#server/http/contract-document.ts'
import type { FieldErrors } from '#server/errors.ts'

const message = 'Contains a character that no text can have'

/** Names, by pointer, every text within a value that PostgreSQL keeps neither as text nor as JSON. */
export function unstorableTexts(value: unknown): FieldErrors {
  const errors: FieldErrors = {}
  addUnstorable(value, '', errors)
  return errors
}

function addUnstorable(value: unknown, pointer: string, errors: FieldErrors): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) errors[pointer] = [message]
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (isStorable(name)) addUnstorable(part, `${pointer}/${escapePointer(name)}`, errors)
    else errors[pointer] = [message]
  }
}
