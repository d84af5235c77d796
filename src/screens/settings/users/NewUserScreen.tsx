import { Button, Callout, Radio } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { createInvitation } from '#generated/client/relationships/relationships.ts'
import { createTenantUser } from '#generated/client/tenants/tenants.ts'
import { sendPasswordLink } from '#generated/client/users/users.ts'
import { invitationInputForm } from '#generated/forms/InvitationInput.ts'
import { userCreateForm } from '#generated/forms/UserCreate.ts'
import type { InvitationInput, User, UserCreate } from '#generated/model/index.ts'
import { invitationContract } from '#generated/screens/invitation.ts'
import { checkPermission } from '#src/access/can.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { paths } from '#src/paths.ts'
import { withSlots } from '#src/resources/form-slots.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { RolesWidget } from './RolesWidget.tsx'
import styles from './users.module.css'

const slots = { roles: { Widget: RolesWidget } }
const inviteForm = withSlots(invitationInputForm, slots)
const makeForm = withSlots(userCreateForm, slots)
const back = { to: paths.users.list(), label: 'Users' }

/** Brings in a colleague with the role of the address, if it names one. */
export function NewUserScreen() {
  const [query] = useSearchParams()
  const role = query.get('role')
  return (
    <NewColleague title="New user" back={back} {...(role !== null && { role: Number(role), isRoleInQuery: true })} />
  )
}

interface NewColleagueProps {
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  /** The number of the role that is chosen at first. */
  readonly role?: number
  readonly isRoleInQuery?: boolean
}

/** Brings in a colleague: by an invitation that they accept, or with an account that is theirs at once. */
export function NewColleague({ title, back: origin, role, isRoleInQuery = false }: NewColleagueProps) {
  const session = useSession()
  const [query, setQuery] = useSearchParams()
  const invites = checkPermission(session, 'invitations.create', 'invite people')
  const makes = checkPermission(session, 'users.create', 'make accounts')
  const start = role === undefined ? {} : { roles: [role] }
  const kept: Record<string, string> = role !== undefined && isRoleInQuery ? { role: String(role) } : {}
  const asked = query.get('by') === 'account' ? 'account' : 'invitation'
  const way = makes.allowed && (asked === 'account' || !invites.allowed) ? 'account' : 'invitation'
  return (
    <div className="wb-page">
      <PageHeader title={title} back={origin} />
      {!invites.allowed && !makes.allowed ? (
        <Callout intent="warning">{invites.reason}.</Callout>
      ) : (
        <>
          <fieldset className={styles.ways}>
            <legend className="wb-label">How they come in</legend>
            <Radio
              name="way"
              label="Invite by email"
              disabled={!invites.allowed}
              checked={way === 'invitation'}
              onChange={() => setQuery(kept, { replace: true })}
            />
            <Radio
              name="way"
              label="Make the account now"
              disabled={!makes.allowed}
              checked={way === 'account'}
              onChange={() => setQuery({ ...kept, by: 'account' }, { replace: true })}
            />
          </fieldset>
          {way === 'account' ? <Make start={start} /> : <Invite start={start} />}
        </>
      )}
    </div>
  )
}

/** What the form begins with. */
interface Start {
  readonly start: { readonly roles?: number[] }
}

function Invite({ start }: Start) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const send = async (data: FormData) => {
    // The form's own validator lets through only what the contract takes.
    const sent = await createInvitation(tenant.id, data as FormData & InvitationInput)
    await takeRow(client, invitationContract.calls, tenant.id, sent)
    showSuccess(`Invited ${sent.forInitialUserEmail}`)
    await navigate(paths.invitations.list())
  }
  return (
    <SchemaForm
      form={inviteForm}
      value={{ kind: 'user', ...start }}
      submitLabel="Send the invitation"
      onSubmit={send}
    />
  )
}

function Make({ start }: Start) {
  const { tenant } = useSession()
  const [made, setMade] = useState<User | null>(null)
  const make = async (data: FormData) => setMade(await createTenantUser(tenant.id, data as FormData & UserCreate))
  const sendAgain = async ({ id, email }: User) => {
    try {
      await sendPasswordLink(id)
      showSuccess(`Sent ${email} the link again`)
    } catch (error) {
      tellRefusal(error, 'send the link')
    }
  }
  if (made === null)
    return <SchemaForm form={makeForm} value={{ timezone: tenant.timezone, ...start }} onSubmit={make} />
  return (
    <Callout intent="success" title={`${made.firstName} ${made.lastName} has an account`} role="status">
      <p>A link to choose a password is on its way to {made.email}. It works for 7 days.</p>
      <div className={styles.states}>
        <Button text="Send the link again" onClick={() => void sendAgain(made)} />
        <Button text="Add another" onClick={() => setMade(null)} />
        <ButtonLink to={paths.invitations.list()}>Invitations</ButtonLink>
      </div>
    </Callout>
  )
}
