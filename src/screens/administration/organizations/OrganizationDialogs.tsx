import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import {
  createTenant,
  getGetOwnerInvitationQueryKey,
  getGetTenantsWithSubscriptionPlanQueryKey,
  inviteOwner,
  useGetOwnerInvitation,
} from '#generated/client/tenants/tenants.ts'
import { newTenantForm } from '#generated/forms/NewTenant.ts'
import { ownerInvitationInputForm } from '#generated/forms/OwnerInvitationInput.ts'
import type { NewTenant, Organization, OwnerInvitationInput } from '#generated/model/index.ts'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'

/** The list as it was found, with what has become of it. */
function useBack() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const close = () => void navigate(paths.organizations() + search)
  const done = (organization: Organization) => {
    client.setQueryData(getGetOwnerInvitationQueryKey(organization.id), organization)
    void client.invalidateQueries({ queryKey: getGetTenantsWithSubscriptionPlanQueryKey() })
    showSuccess(`Invited ${organization.invitation?.email} to own ${organization.name}`)
    close()
  }
  return { close, done }
}

/** Makes an organization, whose owner is invited. */
export function NewOrganizationDialog() {
  const { tenant } = useSession()
  const { close, done } = useBack()
  return (
    <SchemaDialog
      isOpen
      form={newTenantForm}
      value={{ kind: 'Courier', timezone: tenant.timezone }}
      onSubmit={async (form: object) => done(await createTenant(form as NewTenant))}
      onClose={close}
    />
  )
}

/** Who owns an organization, or is invited to, and may be invited anew. */
export function OwnerDialog() {
  const id = Number(useParams()['tenantId'])
  const { close, done } = useBack()
  const { data, error, refetch } = useGetOwnerInvitation(id)
  if (error === null && data === undefined) return null
  const { owner, invitation } = data ?? { owner: null, invitation: null }
  if (data !== undefined && owner === null)
    return (
      <SchemaDialog
        isOpen
        form={ownerInvitationInputForm}
        title={`Invite the owner of ${data.name}`}
        value={{
          ...(invitation !== null && {
            email: invitation.email,
            firstName: invitation.firstName ?? undefined,
            lastName: invitation.lastName ?? undefined,
          }),
        }}
        onSubmit={async (form: object) => done(await inviteOwner(id, form as OwnerInvitationInput))}
        onClose={close}
      />
    )
  return (
    <Dialog isOpen title={data?.name ?? 'Organization'} onClose={close}>
      <DialogBody>
        {owner !== null ? (
          <p>{displayName(owner)} owns it.</p>
        ) : statusOf(error) === 404 ? (
          <p>No administrator made it: it has had an owner of its own, or a courier manages it and may hand it over.</p>
        ) : (
          <ErrorState error={error} retry={() => void refetch()} />
        )}
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={close} />} />
    </Dialog>
  )
}
