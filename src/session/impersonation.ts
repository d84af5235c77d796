import { impersonateUser } from '#generated/client/session/session.ts'
import { browser } from '#src/lib/browser.ts'
import { paths } from '#src/paths.ts'
import { workInTenant } from './active-tenant.ts'
import { readStored, readTokens, writeStored, writeTokens } from './storage.ts'

/** Whether this session is an administrator acting as somebody: their own tokens wait in storage. */
export function isImpersonating(): boolean {
  return readStored('oldToken') !== null
}

/** In which organization somebody is helped, and why. */
interface SupportAccess {
  readonly tenantId: number
  readonly reason: string
}

/**
 * Acts as this person from now on, keeping the administrator's own session for the way back, and opens their home.
 * @param support where it is to help somebody: their organization is opened, and its audit has the reason
 */
export async function actAs(userId: number, support?: SupportAccess): Promise<void> {
  const own = readTokens()
  if (own === null) return
  const theirs = await impersonateUser({ userId, ...support })
  writeStored('oldToken', own.token)
  writeStored('oldRefreshToken', own.refreshToken)
  writeTokens(theirs)
  writeStored('userId', null)
  workInTenant(support?.tenantId ?? null)
  browser.assign(paths.home())
}
