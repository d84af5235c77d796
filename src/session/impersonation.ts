import { impersonateUser } from '#generated/client/session/session.ts'
import { browser } from '#src/lib/browser.ts'
import { paths } from '#src/paths.ts'
import { workInTenant } from './active-tenant.ts'
import { readStored, readTokens, writeStored, writeTokens } from './storage.ts'

/** Whether this session is an administrator acting as somebody: their own tokens wait in storage. */
export function isImpersonating(): boolean {
  return readStored('oldToken') !== null
}

/** Acts as this person from now on, keeping the administrator's own session for the way back, and opens their home. */
export async function actAs(userId: number): Promise<void> {
  const own = readTokens()
  if (own === null) return
  const theirs = await impersonateUser({ userId })
  writeStored('oldToken', own.token)
  writeStored('oldRefreshToken', own.refreshToken)
  writeTokens(theirs)
  writeStored('userId', null)
  workInTenant(null)
  browser.assign(paths.home())
}
