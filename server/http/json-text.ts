/**
 * An answer that is JSON already: PostgreSQL made it, and reading it only to write it again would cost more than all else that a
 * list does here. The type says what it holds; in tests and development the contract is asked whether that is true.
 */
export class JsonText<Value> {
  readonly text: string
  /** For the compiler alone: two texts of different values are different types. */
  declare protected readonly value: Value

  constructor(text: string) {
    this.text = text
  }
}

/** The text of any body of an answer. */
export function jsonTextOf(body: unknown): string {
  return body instanceof JsonText ? body.text : JSON.stringify(body)
}
