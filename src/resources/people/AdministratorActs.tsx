import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@blueprintjs/core'
import { People, Shield } from '@blueprintjs/icons'
import { whyNotActedAs } from '#domain/access/people.ts'
import { setSuperAdmin, useGetUserWithRoles } from '#generated/client/users/users.ts'
import type { TenantUser } from '#generated/model/index.ts'
import { approval, denial } from '#src/access/verdict.ts'
import { actAs } from '#src/session/impersonation.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { TwoStepOffButton } from './TwoStepOffButton.tsx'

/** Whether the session is that of an administrator, who looks after other people than themselves. */
export function useLooksAfter(userId: number): boolean {
  const { me } = useSession()
  return me.admin && me.id !== userId
}

/** What administrators of the installation do for a person: act as them, make them one, and let them in again. Nothing for others. */
export function AdministratorActs({ userId }: { readonly userId: number }) {
  const looksAfter = useLooksAfter(userId)
  const { data: person } = useGetUserWithRoles(userId, { query: { enabled: looksAfter } })
  return looksAfter && person !== undefined ? <Acts person={person} /> : null
}

interface OfPerson {
  readonly person: TenantUser
}

function Acts({ person }: OfPerson) {
  const name = displayName(person)
  const why = whyNotActedAs(person)
  return (
    <>
      <VerdictButton
        verdict={why === null ? approval : denial(why)}
        icon={<People />}
        text={`Act as ${person.firstName}`}
        onClick={() => {
          actAs(person.id).catch((failure: unknown) => showError(failure, { action: 'act as this person' }))
        }}
      />
      {!person.archived && <AdministratorButton person={person} name={name} />}
      <TwoStepOffButton userId={person.id} name={name} />
    </>
  )
}

function AdministratorButton({ person, name }: OfPerson & { readonly name: string }) {
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const { id, admin } = person
  const words = admin
    ? { act: 'Take administrator away', done: `${name} is no administrator any more` }
    : { act: 'Make administrator', done: `${name} is an administrator` }
  const change = async () => {
    await setSuperAdmin(id, { admin: !admin })
    showSuccess(words.done)
    await queryClient.invalidateQueries()
  }
  return (
    <>
      <Button icon={<Shield />} text={words.act} onClick={() => setIsAsked(true)} />
      <ConfirmDialog
        isOpen={isAsked}
        title={admin ? `Take administrator away from ${name}?` : `Make ${name} an administrator?`}
        confirmLabel={words.act}
        danger
        onConfirm={change}
        onClose={() => setIsAsked(false)}
      >
        <p className="wb-dialog-message">
          {admin
            ? 'They keep the roles that they hold, and no longer see other organizations.'
            : 'They can do everything in every organization, act as other people, and look after the installation. Those who act as them are signed out.'}
        </p>
      </ConfirmDialog>
    </>
  )
}
