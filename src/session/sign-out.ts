import { browser } from '#src/lib/browser.ts'
import { ownPath } from '#domain/access/own-path.ts'
import { paths } from '#src/paths.ts'
import { workInTenant } from './active-tenant.ts'
import { revoke } from './revoke.ts'
import { signInAddress } from './sign-in-address.ts'
import { clearUnsent, clearStored, readStored, type Tokens, writeStored, writeTokens } from './storage.ts'

let leaving: Promise<void> | null = null

/**
 * Ends the session: the server revokes its refresh tokens, this browser forgets everything, and the sign-in page opens,
 * or `redirect` if it is an address of this application. An administrator who acts as somebody gets their own session
 * back instead and goes home (docs/rules/session.md, "Acting as somebody").
 */
export function signOut(redirect: string | null): Promise<void> {
  leaving ??= leave(redirect).finally(() => {
    leaving = null
  })
  return leaving
}

async function leave(redirect: string | null): Promise<void> {
  const ending = readStored('refreshToken')
  const token = readStored('oldToken')
  const refreshToken = readStored('oldRefreshToken')
  const own = token !== null && refreshToken !== null ? { token, refreshToken } : null

  // Before the server hears of it: a call still under way would find the session revoked and report it as lost.
  if (own === null) {
    clearStored()
    clearUnsent()
    void takeWorkersBack()
  } else restore(own)
  if (ending !== null) await revoke(ending)
  browser.replace(own === null ? (ownPath(redirect, window.location.origin) ?? signInAddress()) : paths.home())
}

/** Nobody who signs in here next is told by what this person allowed; the server forgets the browser with the sign-in. */
async function takeWorkersBack(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.filter(({ scope }) => scope.includes('/push/')).map((worker) => worker.unregister()))
}

function restore(own: Tokens): void {
  writeTokens(own)
  writeStored('oldToken', null)
  writeStored('oldRefreshToken', null)
  writeStored('userId', null)
  writeStored('theme', null)
  workInTenant(null)
}
