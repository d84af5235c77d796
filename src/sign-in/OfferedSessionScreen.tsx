import { useState } from 'react'
import { Button } from '@blueprintjs/core'
import { Key } from '@blueprintjs/icons'
import { browser } from '#src/lib/browser.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import type { Account, Offer } from '../session/offered-session.ts'
import { revoke } from '../session/revoke.ts'
import { displayName } from '../session/session.ts'
import { signInAddress } from '../session/sign-in-address.ts'
import { StatusPage } from './StatusPage.tsx'
import { takeSession } from '../session/take-session.ts'
import styles from './session.module.css'

/**
 * Asks whether to go on with a sign-in that this browser did not ask for. The page loads anew either way: nothing of the
 * session before may stay on it.
 */
export function OfferedSessionScreen({ offer }: { readonly offer: Offer }) {
  const { tokens, returnUrl, theirs, own } = offer
  const [leaving, setLeaving] = useState<'with' | 'without' | null>(null)

  const goOn = () => {
    setLeaving('with')
    takeSession(tokens)
    browser.replace(returnUrl)
  }
  const refuse = async () => {
    setLeaving('without')
    await revoke(tokens.refreshToken)
    browser.replace(own === null ? signInAddress(returnUrl) : paths.root())
  }

  return (
    <StatusPage
      title={`Continue as ${displayName(theirs.me)}?`}
      icon={<Key size={18} />}
      actions={
        <>
          <Button
            intent="primary"
            text={own === null ? 'Sign in as somebody else' : `Stay signed in as ${displayName(own.me)}`}
            loading={leaving === 'without'}
            disabled={leaving === 'with'}
            onClick={() => void refuse()}
          />
          <Button
            text={`Continue as ${displayName(theirs.me)}`}
            loading={leaving === 'with'}
            disabled={leaving === 'without'}
            onClick={goOn}
          />
        </>
      }
    >
      <p>
        A link brought this sign-in here; it was not begun in this window. Continue only if the account is yours: the
        person who owns it sees what you do in it.
      </p>
      <PersonCard label="Sign-in of the link" account={theirs} />
      {own !== null && <PersonCard label="Signed in here now" account={own} />}
    </StatusPage>
  )
}

function PersonCard({ label, account }: { readonly label: string; readonly account: Account }) {
  const { me, organisation } = account
  const name = displayName(me)
  return (
    <section className={styles.offeredPerson} aria-label={label}>
      <p className={styles.offeredLabel}>{label}</p>
      <Avatar name={name} image={me.image} />
      <div className={styles.offeredWords}>
        <span className={styles.offeredName}>{name}</span>
        <span>{me.email}</span>
        {organisation !== null && <span>{organisation}</span>}
        {me.impersonated && <span>An administrator acts as this person</span>}
      </div>
    </section>
  )
}
