import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from './auth-state.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { signOut } from './sign-out.ts'
import { StatusPage } from './StatusPage.tsx'

/** Signs out, whether or not the account could be used; for a guest there is nothing to sign out of. */
export function LogoutScreen() {
  const [query] = useSearchParams()
  const { state } = useAuth()
  const redirect = query.get('redirect')
  const signedIn = state === 'Authenticated' || state === 'OnboardingRequired'

  useEffect(() => {
    if (signedIn) void signOut(redirect)
  }, [signedIn, redirect])

  if (state === 'Loading') return null
  return signedIn ? <StatusPage title="Securely logging you out..." /> : <LoginScreen />
}
