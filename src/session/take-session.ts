import { workInTenant } from './active-tenant.ts'
import { decideAuthState } from './auth-state.ts'
import { forgetRights } from './rights.ts'
import { type Tokens, writeOnboardingTypes, writeStored, writeTokens } from './storage.ts'

/** Works with this sign-in from now on. What is stored of another person's stays behind. */
export function takeSession(tokens: Tokens): void {
  writeTokens(tokens)
  // Signing out would otherwise give back the session of the administrator who acted as somebody here before.
  writeStored('oldToken', null)
  writeStored('oldRefreshToken', null)
  writeOnboardingTypes([])
  workInTenant(null)
  forgetRights()
  decideAuthState()
}
