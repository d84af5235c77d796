import { setCurrentTenant } from '#generated/client/session/session.ts'
import { browser } from '#src/lib/browser.ts'
import { paths } from '#src/paths.ts'
import { workInTenant } from './active-tenant.ts'

/**
 * Works in another organisation from now on and opens its home. The page loads anew: nothing of the one before may
 * stay on it.
 * @throws the refusal when the person may not
 */
export async function switchTenant(userId: number, tenantId: number): Promise<void> {
  await setCurrentTenant(userId, { tenantId })
  workInTenant(tenantId)
  browser.assign(paths.home())
}
