import { isStorable, isStorableNumber } from '#server/db/storable.ts'
import { escapePointer } from '#server/http/contract-document.ts'
import type { FieldErrors } from '#domain/text/refusal.ts'

const badText = 'Contains a character that no text can have'
const badNumber = 'Must be 0, or farther from it'

/** Names, by pointer, every text within a value that PostgreSQL keeps neither as text nor as JSON, and every number that it would swell. */
export function unstorableValues(value: unknown): FieldErrors {
  const errors: FieldErrors = {}
  addUnstorable(value, [], errors)
  return errors
}

/** @param path names from the outermost value to this one; a pointer is made of it only where something is refused */
function addUnstorable(value: unknown, path: string[], errors: FieldErrors): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) errors[pointerOf(path)] = [badText]
    return
  }
  if (typeof value === 'number') {
    if (!isStorableNumber(value)) errors[pointerOf(path)] = [badNumber]
    return
  }
  if (typeof value !== 'object' || value === null) return
  // The corners of outlines, of which there are tens of thousands.
  if (Array.isArray(value) && value.every((part) => typeof part === 'number' && isStorableNumber(part))) return
  for (const [name, part] of Object.entries(value)) {
    if (!isStorable(name)) errors[pointerOf(path)] = [badText]
    else if (typeof part === 'string' || typeof part === 'number' || typeof part === 'object') {
      path.push(name)
      addUnstorable(part, path, errors)
      path.pop()
    }
  }
}

function pointerOf(path: readonly string[]): string {
  return path.map((name) => `/${escapePointer(name)}`).join('')
}
