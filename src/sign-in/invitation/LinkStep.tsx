import { Button, Callout, FormGroup, InputGroup } from '@blueprintjs/core'
import { Office } from '@blueprintjs/icons'
import { useId, useState } from 'react'
import { acceptInvitation } from '#generated/client/relationships/relationships.ts'
import { sendVerificationCode } from '#generated/client/session/session.ts'
import type { Me } from '#generated/model/index.ts'
import { workInTenant } from '#src/session/active-tenant.ts'
import { StatusPage } from '../StatusPage.tsx'
import { sentenceOf, takeUpWord, titleOf } from './invitation-words.ts'
import { SignedInAs } from './SignedInAs.tsx'
import type { StepProps } from './step-props.ts'
import { useAct } from './use-act.ts'

/** Accepts as a colleague, or as an owner, with the account that is signed in; with another address than the invited one by a code that is mailed to that. */
export function LinkStep({ uid, look, me, answer }: StepProps & { readonly me: Me }) {
  const { invitation } = look
  const isOther = me.email.toLowerCase() !== invitation.forInitialUserEmail.toLowerCase()
  const [codeSent, setCodeSent] = useState(false)
  const [code, setCode] = useState('')
  const codeId = useId()
  const { busy, problem, run } = useAct()
  const connect = () =>
    run(
      () => acceptInvitation(invitation.id, { uid, ...(isOther && { code }) }),
      ({ tenant }) => {
        workInTenant(tenant.id)
        answer('yes')
      },
    )
  const sendCode = () =>
    run(
      () => sendVerificationCode({ uid }),
      () => setCodeSent(true),
    )
  const mayConnect = !isOther || codeSent
  return (
    <StatusPage
      title={titleOf(look)}
      icon={<Office size={18} />}
      actions={
        <>
          {mayConnect ? (
            <Button intent="primary" text={takeUpWord(look)} loading={busy} onClick={() => void connect()} />
          ) : (
            <Button intent="primary" text="Send the code" loading={busy} onClick={() => void sendCode()} />
          )}
          {isOther && codeSent && <Button text="Send another code" disabled={busy} onClick={() => void sendCode()} />}
          <Button text="Back" disabled={busy} onClick={() => answer('back')} />
          <Button variant="minimal" text="Reject" disabled={busy} onClick={() => answer('no')} />
        </>
      }
    >
      <p>{sentenceOf(look)}</p>
      <SignedInAs me={me} uid={uid} />
      {isOther && !codeSent && (
        <p>The invitation is for another address. To accept it with this account, have a code sent to that one.</p>
      )}
      {isOther && codeSent && (
        <FormGroup label={`Code that was sent to ${invitation.forInitialUserEmail}`} labelFor={codeId}>
          <InputGroup
            id={codeId}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            onValueChange={setCode}
            onKeyDown={({ key }) => key === 'Enter' && void connect()}
          />
        </FormGroup>
      )}
      {problem !== null && (
        <Callout intent="danger" role="alert">
          {problem}
        </Callout>
      )}
    </StatusPage>
  )
}
