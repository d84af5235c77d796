import { randomKey } from '#src/lib/random-key.ts'

/** Kept in the tab, since several tabs may stand on the sign-in page at once, and each comes back to its own. */
const storageKey = 'signInNonce'

/** What this tab sends along when it sends somebody to sign in; the same until a sign-in has come back with it. */
export function signInNonce(): string {
  const kept = sessionStorage.getItem(storageKey)
  if (kept !== null) return kept
  const made = randomKey()
  sessionStorage.setItem(storageKey, made)
  return made
}

/** Whether a sign-in with this nonce was begun in this tab. It counts once. */
export function spendNonce(nonce: string | undefined): boolean {
  const isOurs = nonce !== undefined && nonce === sessionStorage.getItem(storageKey)
  if (isOurs) sessionStorage.removeItem(storageKey)
  return isOurs
}
