import { Button, Callout } from '@blueprintjs/core'
import { Envelope, Tick } from '@blueprintjs/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { isPartner } from '#domain/invitations/kinds.ts'
import { answerInvitation, beginInvitation, stepOf, type InvitationAnswer } from '#domain/invitations/steps.ts'
import {
  getInvitationByUid,
  rejectInvitation,
  sendInvitationLink,
} from '#generated/client/relationships/relationships.ts'
import { getMe } from '#generated/client/session/session.ts'
import type { Me } from '#generated/model/index.ts'
import { statusOf } from '#src/http/errors.ts'
import { browser } from '#src/lib/browser.ts'
import { paths } from '#src/paths.ts'
import { useAuth } from '#src/session/auth-state.ts'
import { displayName } from '#src/session/session.ts'
import { signInAddress } from '#src/session/sign-in-address.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { LoadingBar } from '../LoadingBar.tsx'
import { SomethingWentWrong } from '../SomethingWentWrong.tsx'
import { StatusPage } from '../StatusPage.tsx'
import { outcomeOf, sentenceOf, titleOf } from './invitation-words.ts'
import { LinkStep } from './LinkStep.tsx'
import { PartnerLinkStep } from './PartnerLinkStep.tsx'
import { RegisterStep } from './RegisterStep.tsx'
import type { StepProps } from './step-props.ts'
import { useAct } from './use-act.ts'

/** What a guest does with an invitation: /invitations/{uid} (docs/rules/invitations-and-customers.md, "The page"). */
export function InvitationScreen() {
  const { uid = '' } = useParams()
  const { state } = useAuth()
  // Who makes an account here is signed in halfway, and works in an organization: what the page began with stays.
  const [signedIn] = useState(state === 'Authenticated' || state === 'OnboardingRequired')
  const once = { retry: false, staleTime: Infinity, gcTime: Infinity }
  const look = useQuery({ queryKey: ['invitation', uid], queryFn: () => getInvitationByUid(uid), ...once })
  const me = useQuery({ queryKey: ['invitation', 'me'], queryFn: () => getMe(), enabled: signedIn, ...once })
  if (look.error !== null)
    return statusOf(look.error) === 404 ? <DeadLink uid={uid} /> : <SomethingWentWrong error={look.error} />
  if (look.data === undefined || (signedIn && me.isPending)) return <LoadingBar label="Opening the invitation" />
  return <Steps uid={uid} look={look.data} me={me.data ?? null} />
}

/** Why it does not work is told to nobody; whose it is gets the present one. */
function DeadLink({ uid }: { readonly uid: string }) {
  const [sent, setSent] = useState(false)
  const { busy, problem, run } = useAct()
  return (
    <StatusPage
      title="This invitation does not work any more"
      icon={<Envelope size={18} />}
      actions={
        sent ? undefined : (
          <Button
            intent="primary"
            text="Email the current link"
            loading={busy}
            onClick={() =>
              void run(
                () => sendInvitationLink({ uid }),
                () => setSent(true),
              )
            }
          />
        )
      }
    >
      {problem !== null && <Callout intent="danger">{problem}</Callout>}
      {sent ? (
        <p role="status">If there is a newer link, it is on its way to the address that was invited.</p>
      ) : (
        <p>
          It was used, has ended, or a newer one took its place. If you have accepted it, sign in as usual; else ask the
          person who invited you.
        </p>
      )}
    </StatusPage>
  )
}

function Steps({ uid, look, me }: Pick<StepProps, 'uid' | 'look'> & { readonly me: Me | null }) {
  const [path, setPath] = useState(() => beginInvitation(me !== null))
  const [connected, setConnected] = useState<string | null>(null)
  const answer = (given: InvitationAnswer, organization: string | null = null) => {
    setPath((taken) => answerInvitation(taken, given))
    setConnected(organization)
  }
  const props = { uid, look, answer }
  const { invitation, invitingTenant, linkedTenant } = look
  switch (stepOf(path)) {
    case 'question':
      return (
        <StatusPage
          title={titleOf(look)}
          icon={<Envelope size={18} />}
          actions={
            <>
              <Button
                intent="primary"
                text={me === null ? 'Sign in' : `Continue as ${displayName(me)}`}
                onClick={() => (me === null ? browser.assign(signInAddress(paths.invitation(uid))) : answer('yes'))}
              />
              <Button text="Make an account" onClick={() => answer('no')} />
              <Button variant="minimal" text="Reject" onClick={() => answer('reject')} />
            </>
          }
        >
          <p>{sentenceOf(look)}</p>
          {linkedTenant !== null && (
            <p>
              {linkedTenant.name} is already connected with {invitingTenant.name}.
            </p>
          )}
          <p>Do you have a Waybill account?</p>
        </StatusPage>
      )
    case 'link':
      if (me === null) return null
      return isPartner(invitation.kind) ? <PartnerLinkStep {...props} me={me} /> : <LinkStep {...props} me={me} />
    case 'register':
      return <RegisterStep {...props} />
    case 'reject':
      return <RejectStep {...props} />
    case 'finished':
      return (
        <StatusPage
          title={me === null ? 'Thank You' : 'CONNECTED'}
          icon={<Tick size={18} />}
          actions={<Button intent="primary" text="Continue" onClick={() => browser.replace(paths.root())} />}
        >
          {outcomeOf(look, connected)}
        </StatusPage>
      )
  }
}

function RejectStep({ uid, look, answer }: StepProps) {
  const [rejected, setRejected] = useState(false)
  const { busy, problem, run } = useAct()
  if (rejected)
    return (
      <StatusPage title="Invitation Rejected" icon={<Envelope size={18} />}>
        {look.invitingTenant.name} sees that you said no.
      </StatusPage>
    )
  return (
    <StatusPage
      title="Are you sure you want to reject this invitation?"
      actions={
        <>
          <Button
            intent="danger"
            text="Reject"
            loading={busy}
            onClick={() =>
              void run(
                () => rejectInvitation({ uid }),
                () => {
                  setRejected(true)
                  showSuccess('Invitation Rejected')
                },
              )
            }
          />
          <Button text="Back" disabled={busy} onClick={() => answer('back')} />
        </>
      }
    >
      {problem !== null && <Callout intent="danger">{problem}</Callout>}
      <p>It cannot be taken back; {look.invitingTenant.name} would have to invite you again.</p>
    </StatusPage>
  )
}
