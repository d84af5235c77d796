import { useSyncExternalStore } from 'react'
import { clearStored, readOnboardingTypes, readTokens, writeOnboardingTypes } from './storage.ts'

/** The four states that decide which routes are reachable (docs/rules/session.md, "States"). */
export type AuthState = 'Loading' | 'Guest' | 'Authenticated' | 'OnboardingRequired'

interface AuthSnapshot {
  readonly state: AuthState
  /** Why a person who was signed in no longer is; they are told before the sign-in page opens. */
  readonly guestReason: 'cannotAuthenticate' | null
}

let snapshot: AuthSnapshot = { state: 'Loading', guestReason: null }
const listeners = new Set<() => void>()

function become(next: AuthSnapshot): void {
  if (next.state === snapshot.state && next.guestReason === snapshot.guestReason) return
  snapshot = next
  listeners.forEach((listener) => listener())
}

/** Leaves Loading (again): Authenticated with stored tokens, OnboardingRequired if steps are owed, else Guest. */
export function decideAuthState(): void {
  if (readTokens() === null) become({ state: 'Guest', guestReason: null })
  else become({ state: readOnboardingTypes().length > 0 ? 'OnboardingRequired' : 'Authenticated', guestReason: null })
}

/** The tokens are of no use any more: forget everything and tell the person. */
export function failToAuthenticate(): void {
  clearStored()
  become({ state: 'Guest', guestReason: 'cannotAuthenticate' })
}

/** The server owes no answer until these steps are done. */
export function requireOnboarding(types: readonly string[]): void {
  writeOnboardingTypes(types)
  become({ state: 'OnboardingRequired', guestReason: null })
}

export function finishOnboarding(): void {
  writeOnboardingTypes([])
  decideAuthState()
}

export function authState(): AuthState {
  return snapshot.state
}

export function subscribeToAuth(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useAuth(): AuthSnapshot {
  return useSyncExternalStore(subscribeToAuth, () => snapshot)
}
