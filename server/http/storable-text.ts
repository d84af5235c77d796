import { isStorable } from '#server/db/storable.ts'
import { escapePointer } from '#server/http/contract-document.ts'
import type { FieldErrors } from '#server/errors.ts'

const message = 'Contains a character that no text can have'

/** Names, by pointer, every text within a value that PostgreSQL keeps neither as text nor as JSON. */
export function unstorableTexts(value: unknown): FieldErrors {
  const errors: FieldErrors = {}
  addUnstorable(value, [], errors)
  return errors
}

/** @param path names from the outermost value to this one; a pointer is made of it only where a text is refused */
function addUnstorable(value: unknown, path: string[], errors: FieldErrors): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) errors[pointerOf(path)] = [message]
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && value.every((part) => typeof part === 'number')) return
  for (const [name, part] of Object.entries(value)) {
    if (!isStorable(name)) errors[pointerOf(path)] = [message]
    else if (typeof part === 'string' || typeof part === 'object') {
      path.push(name)
      addUnstorable(part, path, errors)
      path.pop()
    }
  }
}

function pointerOf(path: readonly string[]): string {
  return path.map((name) => `/${escapePointer(name)}`).join('')
}
