/** Where the product writes what happened. Never tokens, passwords or bodies. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
