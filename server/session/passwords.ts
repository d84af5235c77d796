import { hash, verify } from '@node-rs/argon2'
import { demoPassword } from '#server/session/demo-people.ts'

/** argon2id with the package's defaults (19 MiB, two passes): about 10 ms here. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** A password that nobody has, so that checking an account that is not there takes as long as checking one that is. */
let decoy: Promise<string> | null = null

/** @param stored null for an unknown account, and for one whose password was never set: false, in the time of a real check */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const matches = await verify(stored ?? (await decoy), given)
  return matches && stored !== null
}

/** Passwords are at least this long (docs/rules/session.md, "Making an account"). */
export const shortestPassword = 8
/** The sign-in page takes no more. */
const longestPassword = 200

/**
 * What is wrong with a password that somebody chooses, in the words of account creation
 * (docs/rules/session.md, "Making an account"); null when
 * nothing is.
 *
 * @param demoIsRefused whether the password of the demo would sign nobody in
 */
export function faultOfPassword(password: string, demoIsRefused: boolean): string | null {
  if (password.length < shortestPassword) return `Password must be at least ${shortestPassword} characters long`
  if (password.length > longestPassword) return `Password must be at most ${longestPassword} characters long`
  return demoIsRefused && password === demoPassword ? 'This is the password of the demo, which everybody knows' : null
}
