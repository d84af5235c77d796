import { logout } from '#generated/client/session/session.ts'
import { browser } from '#src/lib/browser.ts'
import { ownPath } from '#src/lib/own-path.ts'
import { paths } from '#src/paths.ts'
import { workInTenant } from './active-tenant.ts'
import { signInAddress } from './sign-in.ts'
import { clearStored, readStored, writeStored, writeTokens } from './storage.ts'

let leaving: Promise<void> | null = null

/**
 * Ends the session: the server revokes its refresh tokens, this browser forgets everything, and the sign-in page opens,
 * or `redirect` if it is an address of this application. An administrator who acts as somebody gets their own session
 * back instead and goes home (application.md 4.5).
 */
export function signOut(redirect: string | null): Promise<void> {
  leaving ??= leave(redirect).finally(() => {
    leaving = null
  })
  return leaving
}

async function leave(redirect: string | null): Promise<void> {
  await revoke(readStored('refreshToken'))
  const token = readStored('oldToken')
  const refreshToken = readStored('oldRefreshToken')
  if (token !== null && refreshToken !== null) {
    restore(token, refreshToken)
    browser.replace(paths.home())
    return
  }
  clearStored()
  browser.replace(ownPath(redirect) ?? signInAddress())
}

/** Signing out must work without a connection too; the tokens then expire by themselves. */
async function revoke(refreshToken: string | null): Promise<void> {
  if (refreshToken === null) return
  try {
    await logout({ refreshToken })
  } catch {
    // Nothing the person could do about it.
  }
}

function restore(token: string, refreshToken: string): void {
  writeTokens({ token, refreshToken })
  writeStored('oldToken', null)
  writeStored('oldRefreshToken', null)
  writeStored('userId', null)
  writeStored('theme', null)
  workInTenant(null)
}
