import { hash, verify } from '@node-rs/argon2'

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

/** Passwords are at least this long (application.md 5.3). */
export const SHORTEST_PASSWORD = 8
