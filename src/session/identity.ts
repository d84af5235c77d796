import { useSyncExternalStore } from 'react'
import { apiErrorOf, statusOf } from '../http/errors.ts'

interface Question {
  readonly answer: (confirmed: boolean) => void
}

let question: Question | null = null
let answered: Promise<boolean> | null = null
const listeners = new Set<() => void>()

function set(next: Question | null): void {
  question = next
  listeners.forEach((listener) => listener())
}

/**
 * Sends a call again once the person has confirmed who they are, where the server asks for that (`x-confirm` of the contract). The same
 * call: under its own Idempotency-Key. Who does not confirm gets the refusal.
 */
export async function withConfirmedIdentity<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (statusOf(error) !== 403 || apiErrorOf(error)?.code !== 'confirm_identity' || !(await askIdentity())) throw error
  }
  return call()
}

/** Asks once for all calls that wait for it. @returns whether the person has confirmed */
function askIdentity(): Promise<boolean> {
  answered ??= new Promise<boolean>((resolve) => set({ answer: resolve })).finally(() => {
    answered = null
    set(null)
  })
  return answered
}

/** What is to be asked now; null for nothing. */
export function useIdentityQuestion(): Question | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => question,
  )
}
