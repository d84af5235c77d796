import { type FieldErrors, Refusal } from '#domain/text/refusal.ts'

/** What a rule says against what was entered, by field, as the server would; nothing where it is content. */
export function faultsOf(check: () => void): FieldErrors {
  try {
    check()
    return {}
  } catch (error) {
    if (error instanceof Refusal && error.errors !== undefined) return error.errors
    throw error
  }
}
