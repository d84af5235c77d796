import { timingSafeEqual } from 'node:crypto'
import { derivedToken } from '#server/http/tokens.ts'

/** Seconds that a code in a mail works, and how often it may be mistyped. */
export const mailedCodeSeconds = 600
export const mailedCodeTries = 5

/**
 * Six digits that are mailed to an address to prove whose it is. They follow from the server's secret and from what they are for, so
 * they stand nowhere but in the mail.
 * @param secret SESSION_SECRET
 * @param purpose what the code is for, with something drawn by lot, so that no other code is the same
 */
export function mailedCode(secret: string, purpose: string): string {
  const drawn = Buffer.from(derivedToken(secret, `mailed code ${purpose}`), 'base64url').readUIntBE(0, 6)
  return String(drawn % 1_000_000).padStart(6, '0')
}

/** Whether this is the code, with spaces or without, in the same time for all that it is not. */
export function isMailedCode(secret: string, purpose: string, given: string): boolean {
  const code = Buffer.from(mailedCode(secret, purpose))
  const typed = Buffer.from(given.replaceAll(/\s/g, ''))
  return typed.length === code.length && timingSafeEqual(typed, code)
}
