import { Button, Callout } from '@blueprintjs/core'
import { acceptInvitationAsGuest } from '#generated/client/relationships/relationships.ts'
import { useGetEmailExists } from '#generated/client/session/session.ts'
import { accountFormForm } from '#generated/forms/AccountForm.ts'
import type { AccountCreation } from '#generated/model/index.ts'
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
import styles from '../session.module.css'

type FilledIn = Omit<AccountCreation, 'uid' | 'email' | 'timezone'> & { readonly timezone: string }

/** Makes the account that the invitation is for. Its address is that of the invitation, which the link in the mail has proved. */
export function RegisterStep({ uid, look, answer }: StepProps) {
  const { invitation } = look
  const email = invitation.forInitialUserEmail
  const { data } = useGetEmailExists(email, { invitationUid: uid }, { query: { retry: false } })
  const exists = data?.exists === true
  const register = async (form: FormData) => {
    // The form's own validator lets through only what the contract takes.
    const { timezone, ...account } = form as FormData & FilledIn
    const name = `${account.firstName} ${account.lastName}`
    const timezoneSent = { canonicalIdentifier: timezone }
    takeSession(await acceptInvitationAsGuest({ ...account, uid, email, name, timezone: timezoneSent }))
    showSuccess('Account created successfully')
    answer('yes')
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
