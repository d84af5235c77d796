import { expect, it, onTestFinished } from 'vitest'
import { forgetSession, signIn, watchLeaving } from '#tests/components/open-app.tsx'
import { workInTenant } from '../session/active-tenant.ts'
import { authState, decideAuthState } from '../session/auth-state.ts'
import { followOtherTabs } from '../session/other-tabs.ts'

/** What this tab hears when another one has changed the storage that they share. */
function otherTabWrites(key: string | null, oldValue: string | null, newValue: string | null): void {
  if (key === null) localStorage.clear()
  else if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
}

function openTab() {
  onTestFinished(forgetSession)
  signIn()
  decideAuthState()
  onTestFinished(followOtherTabs())
  return watchLeaving()
}

it('is signed out with the other tabs', () => {
  openTab()
  otherTabWrites(null, null, null)
  expect(authState()).toBe('Guest')
})

it('is signed in with the other tabs', () => {
  openTab()
  otherTabWrites(null, null, null)
  localStorage.setItem('refreshToken', 'refresh-3')
  otherTabWrites('token', null, 'token-3')
  expect(authState()).toBe('Authenticated')
})

it.each(['tenantId', 'userId'])('loads anew when another tab has another %s', (key) => {
  const left = openTab()
  otherTabWrites(key, '1', '3')
  expect(left.reload).toHaveBeenCalledOnce()
})

it('goes on when another tab has renewed the token', () => {
  const left = openTab()
  otherTabWrites('token', 'token-1', 'token-2')
  expect(authState()).toBe('Authenticated')
  expect(left.reload).not.toHaveBeenCalled()
})

it('looks when the browser shows a page again that it had kept whole: another organization may be at work by now', () => {
  const left = openTab()
  const showAgain = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  workInTenant(1)
  showAgain()
  expect(left.reload).not.toHaveBeenCalled()
  localStorage.setItem('tenantId', '3')
  showAgain()
  expect(left.reload).toHaveBeenCalledOnce()
})
