import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'

/** What the contract generates for a schema with `x-form`: its dereferenced schema, how to show it, how to check it. */
export interface GeneratedForm {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
  /** Precompiled: the content security policy forbids compiling a schema in the browser. */
  readonly validator: ValidatorType
}

/** The object a form edits, in the contract's names and units. */
export type FormData = Record<string, unknown>

/** A titled group of fields; a property joins one by `ui:options.section`. */
export interface FormSection {
  readonly id: string
  readonly title: string
}

/** Messages by JSON pointer, the `errors` of a 422: `{"/name": ["Required"]}`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>
