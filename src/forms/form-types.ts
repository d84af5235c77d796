/** The object a form edits, in the contract's names and units. */
export type FormData = Record<string, unknown>

/** Messages by JSON pointer, the `errors` of a 422: `{"/name": ["Required"]}`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>
