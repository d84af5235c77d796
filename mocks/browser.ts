import { setupWorker } from 'msw/browser'
import { choiceOf, withoutChoice } from './choice.ts'
import { forgetWorld, keepChoice, keepWorld, openWorld, readChoice } from './world-storage.ts'
import { showSignedOut } from './signed-out.ts'
import { showSwitchPanel } from './switch-panel.ts'
import { createMockWorld, type MockWorld, usualSeed, worldInstant } from './test-handlers.ts'
import { createWorld } from './world.ts'

/** The addresses of the hosted sign-in pages, which only the server has. */
const hostedPages = '/auth/'

/** What the application keeps of one person and the next must not find. Its theme and its menu may stay. */
const personalKeys = ['tenantId', 'userId', 'oldToken', 'oldRefreshToken', 'unitPreference', 'onboardingRequiredTypes']

/**
 * Starts the mocks: takes the choice from the address, signs the chosen person in, answers every call from the mock world
 * and shows the switch. Await it before the application starts. On the address of the sign-in page it never returns: there
 * the mocks offer to sign in again, and the application would only send the browser to that page once more.
 */
export async function startMocks(): Promise<void> {
  const before = readChoice()
  const choice = choiceOf(new URLSearchParams(location.search), before)
  keepChoice(choice)
  history.replaceState(history.state, '', withoutChoice(new URL(location.href)))

  const kept = openWorld((now) => createWorld({ seed: usualSeed, now }), worldInstant())
  const mock = createMockWorld({
    tenantKind: choice.tenant,
    role: choice.role,
    fault: choice.fault,
    kept: kept.world,
  })
  let startsOver = false
  addEventListener('pagehide', () => {
    if (startsOver) forgetWorld()
    else keepWorld(kept)
  })
  const signInAgain = (address: string) => {
    // A person who signs in again does not want to be signed out at once.
    if (choice.fault === '401') keepChoice({ ...choice, fault: null })
    signIn(mock)
    location.replace(address)
  }
  showSwitchPanel(choice, {
    change: (next) => {
      keepChoice(next)
      if (next.tenant !== choice.tenant || next.role !== choice.role) signOut()
      location.reload()
    },
    keep: keepChoice,
    signIn: () => signInAgain('/'),
    startOver: () => {
      startsOver = true
      location.reload()
    },
  })
  if (location.pathname.startsWith(hostedPages)) {
    showSignedOut(signInAgain)
    return new Promise(() => undefined)
  }
  const isSomebodyElse = choice.tenant !== before.tenant || choice.role !== before.role
  if (isSomebodyElse || !isSignedIn()) signIn(mock)
  await setupWorker(...mock.handlers, ...mock.sockets).start({ quiet: true, onUnhandledFrame: 'bypass' })
}

/** Tokens of an older visit to a real server are of no use here. */
function isSignedIn(): boolean {
  return localStorage.getItem('token')?.startsWith('mock-access-') === true
}

function signIn({ tokens, tenantId }: MockWorld): void {
  signOut()
  localStorage.setItem('token', tokens.token)
  localStorage.setItem('refreshToken', tokens.refreshToken)
  if (tenantId !== null) localStorage.setItem('tenantId', String(tenantId))
}

function signOut(): void {
  for (const key of ['token', 'refreshToken', ...personalKeys]) localStorage.removeItem(key)
}
