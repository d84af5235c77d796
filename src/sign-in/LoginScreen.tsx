import { useEffect } from 'react'
import { Button } from '@blueprintjs/core'
import { Key } from '@blueprintjs/icons'
import { useLocation } from 'react-router-dom'
import { browser } from '#src/lib/browser.ts'
import { useAuth } from '../session/auth-state.ts'
import { returnUrlOf, signInAddress } from '../session/sign-in-address.ts'
import { StatusPage } from './StatusPage.tsx'
import { LoadingBar } from './LoadingBar.tsx'

/**
 * Sends the browser to the hosted sign-in page and back to this address afterwards. A person who has just lost their session
 * is told so first: a sign-in page out of nowhere reads like a fault.
 */
export function LoginScreen() {
  const returnUrl = returnUrlOf(useLocation())
  const { guestReason } = useAuth()

  useEffect(() => {
    if (guestReason === null) browser.replace(signInAddress(returnUrl))
  }, [returnUrl, guestReason])

  if (guestReason === null) return <LoadingBar label="Opening the sign-in page" />
  return (
    <StatusPage
      title="You cannot be authenticated"
      icon={<Key size={18} />}
      actions={
        <Button
          intent="primary"
          size="large"
          text="Sign in"
          onClick={() => browser.replace(signInAddress(returnUrl))}
        />
      }
    >
      Your session has ended. Sign in again to go on where you were.
    </StatusPage>
  )
}
