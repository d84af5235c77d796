import { reportError } from '#generated/client/session/session.ts'
import { readStoredId } from '#src/session/storage.ts'

const reported = new WeakSet<object>()
const longestMessage = 300
const longestStack = 10_000
const longestJson = 20_000

/** Tells the team about a failure of ours, each one once. Never throws: a report that fails has nobody to tell. */
export function reportFailure(failure: unknown): void {
  const error = failure instanceof Error ? failure : new Error(String(failure))
  if (reported.has(error)) return
  reported.add(error)
  const { name, message, stack = '' } = error
  void reportError({
    userId: readStoredId('userId'),
    errorShortDescription: (message || name).slice(0, longestMessage),
    errorLongDescription: stack.slice(0, longestStack),
    errorJson: JSON.stringify({ name, message }).slice(0, longestJson),
    sessionInfo: {
      userAgent: navigator.userAgent.slice(0, 1_000),
      location: window.location.pathname.slice(0, 2_000),
      version: import.meta.env.VITE_VERSION,
    },
  }).catch(() => undefined)
}
