import { Button, Callout, Radio } from '@blueprintjs/core'
import { Office } from '@blueprintjs/icons'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { linkView, type LinkChoice, type LinkPick } from '#domain/invitations/link-choice.ts'
import { getInvitationTenants, linkInvitation } from '#generated/client/relationships/relationships.ts'
import { newOrganizationForm } from '#generated/forms/NewOrganization.ts'
import type { Me, NewOrganization } from '#generated/model/index.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { deviceTimeZone } from '#src/http/device.ts'
import { workInTenant } from '#src/session/active-tenant.ts'
import { LoadingBar } from '../LoadingBar.tsx'
import { SomethingWentWrong } from '../SomethingWentWrong.tsx'
import { StatusPage } from '../StatusPage.tsx'
import { sentenceOf, titleOf } from './invitation-words.ts'
import { SignedInAs } from './SignedInAs.tsx'
import type { StepProps } from './step-props.ts'
import { useAct } from './use-act.ts'
import styles from '../session.module.css'

interface PartnerLinkProps extends StepProps {
  readonly me: Me
}

/** Accepts for an organization of the person who is signed in, or for one that they make with it. */
export function PartnerLinkStep(props: PartnerLinkProps) {
  const { uid } = props
  const { data, error } = useQuery({
    queryKey: ['invitation', uid, 'tenants'],
    queryFn: () => getInvitationTenants(uid),
    retry: false,
    staleTime: Infinity,
  })
  if (error !== null) return <SomethingWentWrong error={error} />
  if (data === undefined) return <LoadingBar label="Finding your organizations" />
  return <Choose {...props} choices={data.data} />
}

interface ChoiceProps extends PartnerLinkProps {
  readonly choices: readonly LinkChoice[]
}

function Choose(props: ChoiceProps) {
  const { uid, look, me, choices, answer } = props
  const [picked, setPicked] = useState<LinkPick>()
  const { busy, problem, run } = useAct()
  const shown = linkView(choices, picked)
  const connect = ({ id }: LinkChoice) =>
    run(
      () => linkInvitation({ uid, tenantId: id }),
      ({ tenant }) => {
        workInTenant(tenant.id)
        answer('yes', tenant.name)
      },
    )
  const reject = <Button variant="minimal" text="Reject" disabled={busy} onClick={() => answer('no')} />
  const back = (
    <Button
      text="Back"
      disabled={busy}
      onClick={() => (picked === undefined || picked === null ? answer('back') : setPicked(null))}
    />
  )
  if (shown.view === 'make') return <Make {...props} onBack={choices.length > 0 ? () => setPicked(null) : undefined} />
  if (shown.view === 'pick') return <Pick {...props} onPick={setPicked} acts={[back, reject]} />
  const { choice } = shown
  const inviting = look.invitingTenant.name
  return (
    <StatusPage
      title={titleOf(look)}
      icon={<Office size={18} />}
      actions={
        <>
          <Button
            intent="primary"
            text={shown.view === 'connected' ? 'Proceed' : 'Connect'}
            loading={busy}
            onClick={() => void connect(choice)}
          />
          <Button text="Change" disabled={busy} onClick={() => setPicked(null)} />
          {back}
          {reject}
        </>
      }
    >
      <p>{sentenceOf(look)}</p>
      {shown.view === 'connected' ? (
        <p>
          <strong>{choice.name}</strong> is already connected with {inviting}. Proceed with it, or change to another
          organization.
        </p>
      ) : (
        <p>
          Connect <strong>{choice.name}</strong> with {inviting}?
        </p>
      )}
      <SignedInAs me={me} uid={uid} />
      {problem !== null && (
        <Callout intent="danger" role="alert">
          {problem}
        </Callout>
      )}
    </StatusPage>
  )
}

interface PickProps extends ChoiceProps {
  readonly onPick: (picked: LinkPick) => void
  readonly acts: readonly ReactElement[]
}

function Pick({ uid, look, me, choices, onPick, acts: [back, reject] }: PickProps) {
  const [value, setValue] = useState<LinkPick>(null)
  return (
    <StatusPage
      title={titleOf(look)}
      icon={<Office size={18} />}
      actions={
        <>
          <Button intent="primary" text="Continue" disabled={value === null} onClick={() => onPick(value)} />
          {back}
          {reject}
        </>
      }
    >
      <p>{sentenceOf(look)}</p>
      <fieldset className={styles.choices}>
        <legend>Which organization is to be connected with {look.invitingTenant.name}?</legend>
        {choices.map(({ id, name, linked, whyNot }) => {
          const note = whyNot ?? (linked ? 'Already connected' : null)
          return (
            <Radio
              key={id}
              name="organization"
              disabled={whyNot !== null}
              checked={value === id}
              onChange={() => setValue(id)}
            >
              {name}
              {note !== null && <span className={styles.note}>{note}</span>}
            </Radio>
          )
        })}
        <Radio
          name="organization"
          label="A new organization"
          checked={value === 'new'}
          onChange={() => setValue('new')}
        />
      </fieldset>
      <SignedInAs me={me} uid={uid} />
    </StatusPage>
  )
}

interface MakeProps extends PartnerLinkProps {
  /** Back to the organizations that there are; without any it is the answer that is taken back. */
  readonly onBack: (() => void) | undefined
}

function Make({ uid, look, me, answer, onBack = () => answer('back') }: MakeProps) {
  const make = async (data: FormData) => {
    // The form's own validator lets through only what the contract takes.
    const organization = data as FormData & NewOrganization
    const { tenant } = await linkInvitation({ uid, organization })
    workInTenant(tenant.id)
    answer('yes', tenant.name)
  }
  return (
    <StatusPage title="Make an organization">
      <p>{sentenceOf(look)}</p>
      <SignedInAs me={me} uid={uid} />
      <div className={styles.form}>
        <SchemaForm
          form={newOrganizationForm}
          value={{
            accountType: 'organization',
            name: look.invitation.forPrefillTenantName ?? undefined,
            phone: me.phone ?? look.invitation.forInitialUserPhone ?? undefined,
            timezone: deviceTimeZone,
          }}
          onSubmit={make}
          actions={
            <>
              <Button variant="minimal" text="Reject" onClick={() => answer('no')} />
              <Button text="Back" onClick={onBack} />
            </>
          }
        />
      </div>
    </StatusPage>
  )
}
