import { expect, onTestFinished } from 'vitest'
import { protectionOf } from '#mocks/protection.ts'
import { createMockWorld, type MockWorld, type MockWorldOptions } from '#mocks/test-handlers.ts'
import { workInTenant } from '#src/session/active-tenant.ts'
import { clearSnackbars } from '#src/ui/snackbar.ts'
import { forgetSession, signIn } from './open-app.tsx'
import { serveApi, type ServedApi } from './serve-api.ts'

/** A world that answers a test's calls. */
export interface ServedWorld {
  readonly mock: MockWorld
  readonly api: ServedApi
}

export interface ServedWorldOptions extends MockWorldOptions {
  /** Whether the person has lately said who they are, as somebody has who just signed in. */
  readonly isConfirmed?: boolean
}

/**
 * Answers a test's calls from a world of its own until the test ends, and signs the person of the options in. Failures are asked
 * for by what one enters (mocks/README.md); `api` is for tests that must see what was sent.
 */
export function serveWorld({ isConfirmed = true, ...options }: ServedWorldOptions = {}): ServedWorld {
  const mock = createMockWorld({ wait: () => Promise.resolve(), ...options })
  protectionOf(mock.world, mock.person.user.id).isConfirmed = isConfirmed
  const api = serveApi(...mock.handlers)
  signIn(mock.tokens)
  workInTenant(mock.tenantId)
  onTestFinished(async () => {
    await clearSnackbars()
    // They fade, and the next test would look at one that is half gone.
    await expect.poll(() => document.querySelector('.bp6-toast')).toBeNull()
  })
  return { mock, api }
}

/** The same for a page that nobody is signed in on; `signIn(mock.tokens)` makes it that of somebody who has just come. */
export function serveGuest(options: ServedWorldOptions = {}): ServedWorld {
  const served = serveWorld(options)
  forgetSession()
  return served
}
