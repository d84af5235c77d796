import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../session/auth-state.ts'
import { signOut } from '../session/sign-out.ts'
import { StatusPage } from './StatusPage.tsx'
import { LoadingBar } from './LoadingBar.tsx'

const LoginScreen = lazy(async () => ({ default: (await import('./LoginScreen.tsx')).LoginScreen }))

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
  if (signedIn) return <StatusPage title="Securely logging you out..." />
  return (
    <Suspense fallback={<LoadingBar />}>
      <LoginScreen />
    </Suspense>
  )
}
