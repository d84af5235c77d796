import { Button, Callout, FormGroup, InputGroup } from '@blueprintjs/core'
import { Envelope } from '@blueprintjs/icons'
import { useId, useState } from 'react'
import { isPartner } from '#domain/invitations/kinds.ts'
import { nameOfOrganization } from '#domain/invitations/organization.ts'
import { acceptInvitationAsGuest, sendInvitationLink } from '#generated/client/relationships/relationships.ts'
import { sendGuestVerificationCode, useGetEmailExists } from '#generated/client/session/session.ts'
import { accountFormForm } from '#generated/forms/AccountForm.ts'
import type { AccountCreation, InvitationKind } from '#generated/model/index.ts'
import { emailTaken } from '#domain/text/refusals.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { FormDialog } from '#src/forms/FormDialog.tsx'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { deviceTimeZone } from '#src/http/device.ts'
import { browser } from '#src/lib/browser.ts'
import { paths } from '#src/paths.ts'
import { signInAddress } from '#src/session/sign-in-address.ts'
import { takeSession } from '#src/session/take-session.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { StatusPage } from '../StatusPage.tsx'
import type { StepProps } from './step-props.ts'
import { useAct } from './use-act.ts'
import styles from '../session.module.css'

type FilledIn = Omit<AccountCreation, 'uid' | 'timezone' | 'code'> & {
  readonly kind: InvitationKind
  readonly timezone: string
}

/** Makes the account that the invitation is for. The link in the mail has proved the address that was invited; another one is proved by a code. */
export function RegisterStep(props: StepProps) {
  return props.look.invitation.provesEmail ? <Register {...props} /> : <ByMail {...props} />
}

function Register({ uid, look, answer }: StepProps) {
  const { invitation } = look
  const { kind, forInitialUserEmail: invited } = invitation
  const [typed, setTyped] = useState(invited)
  const email = useDebounced(typed.trim())
  const { data } = useGetEmailExists(
    email,
    { invitationUid: uid },
    { query: { retry: false, enabled: /\S@\S/.test(email) } },
  )
  const exists = data?.exists === true && email === typed.trim()
  const [proving, setProving] = useState<AccountCreation | null>(null)
  const accept = async (account: AccountCreation) => {
    takeSession(await acceptInvitationAsGuest(account))
    showSuccess('Account created successfully')
    answer('yes', nameOfOrganization(account, account))
  }
  const register = async (form: FormData) => {
    // The form's own validator lets through only what the contract takes.
    const { kind: _, timezone, ...filledIn } = form as FormData & FilledIn
    const account = { ...filledIn, uid, email: typed.trim(), timezone: { canonicalIdentifier: timezone } }
    if (account.email.toLowerCase() === invited.toLowerCase()) return accept(account)
    await sendGuestVerificationCode({ uid, email: account.email })
    setProving(account)
  }
  return (
    <StatusPage title="Make your account">
      {!isPartner(kind) && <p>You sign in with {invited}.</p>}
      {exists && (
        <Callout intent="warning" role="alert" title={emailTaken}>
          <p>Sign in with the account that you have, and accept with that.</p>
          <Button text="Sign in" onClick={() => browser.assign(signInAddress(paths.invitation(uid)))} />
        </Callout>
      )}
      <div className={styles.form}>
        <SchemaForm
          form={exists ? takenForm : accountFormForm}
          blocked={exists}
          value={{
            kind: isPartner(kind) ? kind : 'user',
            email: invited,
            // Only who brings an organization along is asked what it is called.
            accountType: isPartner(kind) ? 'organization' : undefined,
            name: invitation.forPrefillTenantName ?? undefined,
            firstName: invitation.forInitialUserFirstName ?? undefined,
            lastName: invitation.forInitialUserLastName ?? undefined,
            phone: invitation.forInitialUserPhone ?? undefined,
            timezone: deviceTimeZone,
          }}
          onDraftChange={({ email: next }) => isPartner(kind) && setTyped(typeof next === 'string' ? next : '')}
          onSubmit={register}
          actions={
            <>
              <Button variant="minimal" text="Reject" onClick={() => answer('no')} />
              <Button text="Back" onClick={() => answer('back')} />
            </>
          }
        />
      </div>
      {proving !== null && (
        <CodeDialog
          email={proving.email}
          sendAgain={() => sendGuestVerificationCode({ uid, email: proving.email })}
          onCode={(code) => accept({ ...proving, code })}
          onClose={() => setProving(null)}
        />
      )}
    </StatusPage>
  )
}

const takenForm = {
  ...accountFormForm,
  uiSchema: { ...accountFormForm.uiSchema, email: { ...accountFormForm.uiSchema.email, 'ui:help': emailTaken } },
}

interface CodeDialogProps {
  readonly email: string
  readonly sendAgain: () => Promise<unknown>
  readonly onCode: (code: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Takes the code that proves an address other than the invited one, over the form that stays as it is. */
function CodeDialog({ email, sendAgain, onCode, onClose }: CodeDialogProps) {
  const [code, setCode] = useState('')
  const codeId = useId()
  const { busy, problem, run } = useAct()
  return (
    <FormDialog
      title="Enter the code"
      submitLabel="Make the account"
      dirty={false}
      problem={code.trim() === '' ? 'Enter the code from the mail' : null}
      onSubmit={() => onCode(code)}
      onClose={onClose}
    >
      <p>
        A mail with a code is on its way to <strong>{email}</strong>. It works for ten minutes.
      </p>
      <FormGroup label="Code" labelFor={codeId} helperText="The six digits in the mail">
        <InputGroup id={codeId} inputMode="numeric" autoComplete="one-time-code" value={code} onValueChange={setCode} />
      </FormGroup>
      {problem !== null && (
        <Callout intent="danger" role="alert">
          {problem}
        </Callout>
      )}
      <Button
        variant="minimal"
        intent="primary"
        text="Send another code"
        disabled={busy}
        onClick={() => void run(sendAgain, () => showSuccess(`Another code is on its way to ${email}`))}
      />
    </FormDialog>
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
