import { Button, Callout } from '@blueprintjs/core'
import { Envelope } from '@blueprintjs/icons'
import { useState } from 'react'
import { isPartner } from '#domain/invitations/kinds.ts'
import { nameOfOrganization } from '#domain/invitations/organization.ts'
import { acceptInvitationAsGuest, sendInvitationLink } from '#generated/client/relationships/relationships.ts'
import { useGetEmailExists } from '#generated/client/session/session.ts'
import { accountFormForm } from '#generated/forms/AccountForm.ts'
import type { AccountCreation, InvitationKind } from '#generated/model/index.ts'
import { emailTaken } from '#domain/text/refusals.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { deviceTimeZone } from '#src/http/device.ts'
import { browser } from '#src/lib/browser.ts'
import { paths } from '#src/paths.ts'
import { signInAddress } from '#src/session/sign-in-address.ts'
import { takeSession } from '#src/session/take-session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { StatusPage } from '../StatusPage.tsx'
import type { StepProps } from './step-props.ts'
import { useAct } from './use-act.ts'
import styles from '../session.module.css'

type FilledIn = Omit<AccountCreation, 'uid' | 'email' | 'timezone'> & {
  readonly kind: InvitationKind
  readonly timezone: string
}

/** Makes the account that the invitation is for. Its address is that of the invitation, which the link in the mail has proved. */
export function RegisterStep(props: StepProps) {
  return props.look.invitation.provesEmail ? <Register {...props} /> : <ByMail {...props} />
}

function Register({ uid, look, answer }: StepProps) {
  const { invitation } = look
  const { kind, forInitialUserEmail: email } = invitation
  const { data } = useGetEmailExists(email, { invitationUid: uid }, { query: { retry: false } })
  const exists = data?.exists === true
  const register = async (form: FormData) => {
    // The form's own validator lets through only what the contract takes.
    const { kind: _, timezone, ...account } = form as FormData & FilledIn
    const sent: AccountCreation = { ...account, uid, email, timezone: { canonicalIdentifier: timezone } }
    takeSession(await acceptInvitationAsGuest(sent))
    showSuccess('Account created successfully')
    answer('yes', nameOfOrganization(account, account))
  }
  return (
    <StatusPage title="Make your account">
      <p>You sign in with {email}.</p>
      {exists && (
        <Callout intent="warning" role="alert" title={emailTaken}>
          <p>Sign in with the account that you have, and accept with that.</p>
          <Button text="Sign in" onClick={() => browser.assign(signInAddress(paths.invitation(uid)))} />
        </Callout>
      )}
      <div className={styles.form}>
        <SchemaForm
          form={accountFormForm}
          disabled={exists}
          value={{
            kind: isPartner(kind) ? kind : 'user',
            // Only who brings an organization along is asked what it is called.
            accountType: isPartner(kind) ? 'organization' : undefined,
            name: invitation.forPrefillTenantName ?? undefined,
            firstName: invitation.forInitialUserFirstName ?? undefined,
            lastName: invitation.forInitialUserLastName ?? undefined,
            phone: invitation.forInitialUserPhone ?? undefined,
            timezone: deviceTimeZone,
          }}
          onSubmit={register}
          actions={
            <>
              <Button variant="minimal" text="Reject" onClick={() => answer('no')} />
              <Button text="Back" onClick={() => answer('back')} />
            </>
          }
        />
      </div>
    </StatusPage>
  )
}

/** A link that was passed on has proved no address: the one in the mail does. */
function ByMail({ uid, look, answer }: StepProps) {
  const [sent, setSent] = useState(false)
  const { busy, problem, run } = useAct()
  const send = () =>
    run(
      () => sendInvitationLink({ uid }),
      () => setSent(true),
    )
  return (
    <StatusPage
      title="Make your account"
      icon={<Envelope size={18} />}
      actions={
        <>
          {!sent && <Button intent="primary" text="Email me the link" loading={busy} onClick={() => void send()} />}
          <Button text="Back" disabled={busy} onClick={() => answer('back')} />
          <Button variant="minimal" text="Reject" disabled={busy} onClick={() => answer('no')} />
        </>
      }
    >
      {problem !== null && <Callout intent="danger">{problem}</Callout>}
      {sent ? (
        <p role="status">The link is on its way to {look.invitation.forInitialUserEmail}. Open it there to go on.</p>
      ) : (
        <p>
          To show that {look.invitation.forInitialUserEmail} is your address, go on by the link that was mailed to it.
        </p>
      )}
    </StatusPage>
  )
}
