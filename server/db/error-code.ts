/** PostgreSQL's code for a row that stands in a unique index already. */
export const standsAlready = '23505'

/** Whether an error carries one of these codes: those of Node (`ENOENT`) or of PostgreSQL (`23505`). */
export function isErrorWithCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
}
