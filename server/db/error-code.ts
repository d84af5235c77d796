/** PostgreSQL's code for a row that stands in a unique index already. */
export const standsAlready = '23505'

/** Whether an error carries one of these codes: those of Node (`ENOENT`) or of PostgreSQL (`23505`). */
export function isErrorWithCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
}

/**
 * Tells why PostgreSQL will refuse the same rows however often they are written: a value that it cannot take (SQLSTATE 22) or a constraint
 * that they break (23).
 * @returns what it names, such as a constraint; null for any other error
 */
export function lastingRefusal(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null
  if (!/^2[23][0-9A-Z]{3}$/.test(error.code)) return null
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : error.message
}
