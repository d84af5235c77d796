import { browser } from '#src/lib/browser.ts'
import { currentTenantId } from './active-tenant.ts'
import { decideAuthState } from './auth-state.ts'
import { readStoredId, storageKeys } from './storage.ts'

/**
 * Keeps this tab in step with the others: signed out there is signed out here; another person or another organisation
 * there means that what this tab shows is no longer theirs, so it loads anew. Renewed tokens need nothing: every call
 * reads them from storage. A page that the browser kept whole and shows again on Back has heard nothing of it, and looks.
 * Answers the unsubscribe.
 */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    const cleared = key === null || (key === storageKeys.token && newValue === null)
    if (cleared || (key === storageKeys.token && oldValue === null)) decideAuthState()
    else if (key === storageKeys.onboardingRequiredTypes) decideAuthState()
    else if ((key === storageKeys.tenantId || key === storageKeys.userId) && oldValue !== null && newValue !== null)
      browser.reload()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readStoredId('tenantId') !== currentTenantId()) browser.reload()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
