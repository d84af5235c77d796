import { type ErrorSchema, type RJSFSchema, type UiSchema, ErrorSchemaBuilder } from '@rjsf/utils'
import type { FieldErrors } from './form-types.ts'
import { notSuggested } from './messages.ts'
import { isRecord, schemaAt } from './schema-walk.ts'
import { shownAt } from './ui-schema.ts'

/** The server's messages sorted into those a field can show and those that belong to the form as a whole. */
export interface SortedErrors {
  readonly fields: ErrorSchema | undefined
  readonly form: readonly string[]
}

/** Puts each message of a 422 on the field its pointer names; what names no field of this form is said above it. */
export function sortErrors(schema: RJSFSchema, uiSchema: UiSchema, errors: FieldErrors): SortedErrors {
  const builder = new ErrorSchemaBuilder()
  const form: string[] = []
  let placed = false
  for (const [pointer, messages] of Object.entries(errors)) {
    const path = pathOfPointer(pointer)
    if (path.length > 0 && schemaAt(schema, path) !== undefined) {
      const shown = shownAt(uiSchema, path)
      if (shown.at(-1) === path.at(-1)) builder.addErrors([...messages], path)
      else builder.setErrors(notSuggested, shown)
      placed = true
    } else {
      form.push(...messages)
    }
  }
  return { fields: placed ? builder.ErrorSchema : undefined, form }
}

/** The messages that remain after the person changed the field at this path: an answer to an old value is no answer. */
export function withoutErrorsAt(errors: FieldErrors, path: readonly (string | number)[]): FieldErrors {
  const pointer = `/${path.join('/')}`
  const remaining = Object.entries(errors).filter(([at]) => at !== pointer && !at.startsWith(`${pointer}/`))
  return remaining.length === Object.keys(errors).length ? errors : Object.fromEntries(remaining)
}

/** The steps of a JSON pointer, escapes undone (RFC 6901): `/lines/0/a~1b` is `['lines', '0', 'a/b']`. */
export function pathOfPointer(pointer: string): string[] {
  if (!pointer.startsWith('/')) return []
  const steps = pointer.slice(1).split('/')
  const path = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return path.length === 1 && path[0] === '' ? [] : path
}

/** The field messages inside a failed request (a 422 with `errors`), wherever the HTTP client put its body. */
export function fieldErrorsOf(failure: unknown): FieldErrors | undefined {
  const body = bodyOf(failure)
  if (!isRecord(body) || !isRecord(body.errors)) return undefined
  const entries = Object.entries(body.errors).flatMap(([pointer, messages]) =>
    Array.isArray(messages) ? [[pointer, messages.map(String)] as const] : [],
  )
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** What the server said in words about a request it refused (4xx), for showing above the form. */
export function refusalOf(failure: unknown): string | undefined {
  const status = isRecord(failure) && isRecord(failure.response) ? failure.response.status : undefined
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined
  const body = bodyOf(failure)
  return isRecord(body) && typeof body.message === 'string' ? body.message : undefined
}

function bodyOf(failure: unknown): unknown {
  if (!isRecord(failure)) return undefined
  return isRecord(failure.response) ? failure.response.data : failure
}
