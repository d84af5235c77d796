import { useState } from 'react'
import { Checkbox } from '@blueprintjs/core'
import { Trash } from '@blueprintjs/icons'
import { deleteUser, useGetAccountEnding } from '#generated/client/users/users.ts'
import type { AccountEnding, OrdersOfAccount } from '#generated/model/index.ts'
import { approval, denial } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { signOut } from '#src/session/sign-out.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TitledCallout } from '#src/ui/TitledCallout.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import styles from './profile.module.css'

/** Says what becomes of a person's work when they delete their account, and deletes it, at /profile/edit/delete. */
export function DeleteAccountScreen() {
  const { me } = useSession()
  const ending = useGetAccountEnding(me.id, { query: { staleTime: 0 } })
  const [givesBack, setGivesBack] = useState(true)
  const [isAsked, setIsAsked] = useState(false)

  const remove = async () => {
    await deleteUser(me.id, { openOrders: givesBack ? 'unassign' : 'keep' })
    await signOut(null)
  }
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader title="Delete account" back={{ to: paths.profile(), label: 'My Profile' }} />
      {ending.error !== null && <ErrorState error={ending.error} retry={() => void ending.refetch()} />}
      {ending.isPending && <Skeleton />}
      {ending.data !== undefined && (
        <>
          {ending.data.obstacles.length > 0 && (
            <TitledCallout intent="warning" title="You cannot delete your account yet">
              {ending.data.obstacles.map((obstacle) => (
                <p key={obstacle}>{obstacle}</p>
              ))}
            </TitledCallout>
          )}
          <section className={`wb-card ${styles.consequences}`} aria-labelledby="consequences">
            <h2 className="wb-section-title" id="consequences">
              What happens
            </h2>
            <Consequences email={me.email} ending={ending.data} />
            {ending.data.assignedOrders.total > 0 && (
              <>
                <p>
                  {orders(ending.data.assignedOrders)} {ending.data.assignedOrders.total === 1 ? 'is' : 'are'} assigned
                  to you.
                </p>
                <Checkbox
                  label="Give them back, so that another driver can have them"
                  checked={givesBack}
                  onChange={({ currentTarget }) => setGivesBack(currentTarget.checked)}
                />
              </>
            )}
          </section>
          <div className={styles.actions}>
            <VerdictButton
              intent="danger"
              icon={<Trash />}
              text="Delete my account"
              verdict={ending.data.obstacles.length === 0 ? approval : denial(ending.data.obstacles.join(' '))}
              onClick={() => setIsAsked(true)}
            />
            <ButtonLink to={paths.profile()}>Keep it</ButtonLink>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title="Delete your account?"
        confirmLabel="Delete account"
        danger
        onConfirm={remove}
        onClose={() => setIsAsked(false)}
      >
        This cannot be undone. You are signed out everywhere at once.
      </ConfirmDialog>
    </div>
  )
}

function Consequences({ email, ending }: { readonly email: string; readonly ending: AccountEnding }) {
  const { organizations, carriedOrders, vehicles } = ending
  return (
    <ul>
      <li>
        You are signed out on every device, and nobody can sign in with {email} until a new account is made with it.
      </li>
      {organizations.length > 0 && <li>You leave {inWords(organizations)}, and hold no role there any more.</li>}
      {carriedOrders.total > 0 && (
        <li>
          {orders(carriedOrders)} that you have picked up {carriedOrders.total === 1 ? 'stays' : 'stay'} with you: tell
          your dispatcher.
        </li>
      )}
      {vehicles.length > 0 && <li>{inWords(vehicles)} will have no driver.</li>}
      <li>Your name, phone, photo, devices and two-step sign-in are removed.</li>
      <li>What is written in timelines, comments and the audit keeps your name: others rely on it.</li>
    </ul>
  )
}

const list = new Intl.ListFormat('en-CA', { type: 'conjunction' })
const inWords = (names: readonly string[]) => list.format(names)

/** "2 orders (#10482 and #10490)"; of many, the first. */
function orders({ total, orderIds }: OrdersOfAccount): string {
  const named = orderIds.map((id) => `#${id}`)
  const numbers = total > named.length ? `${named.join(', ')} and ${total - named.length} more` : inWords(named)
  return `${total} ${total === 1 ? 'order' : 'orders'} (${numbers})`
}
