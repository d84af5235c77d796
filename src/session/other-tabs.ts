import { browser } from '#src/lib/browser.ts'
import { decideAuthState } from './auth-state.ts'
import { storageKeys } from './storage.ts'

/**
 * Keeps this tab in step with the others: signed out there is signed out here; another person or another organisation
 * there means that what this tab shows is no longer theirs, so it loads anew. Renewed tokens need nothing: every call
 * reads them from storage. Answers the unsubscribe.
 */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    const cleared = key === null || (key === storageKeys.token && newValue === null)
    if (cleared || (key === storageKeys.token && oldValue === null)) decideAuthState()
    else if (key === storageKeys.onboardingRequiredTypes) decideAuthState()
    else if ((key === storageKeys.tenantId || key === storageKeys.userId) && oldValue !== null && newValue !== null)
      browser.reload()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
