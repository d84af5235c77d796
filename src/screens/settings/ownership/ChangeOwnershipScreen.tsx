import { Callout } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { createOwnershipRequest, useGetTenantOwner } from '#generated/client/tenants/tenants.ts'
import { ownershipRequestInputForm } from '#generated/forms/OwnershipRequestInput.ts'
import type { OwnershipRequestInput } from '#generated/model/index.ts'
import { ownershipRequestContract } from '#generated/screens/ownershipRequest.ts'
import { can } from '#src/access/can.ts'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { paths } from '#src/paths.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'

/** Where an owner asks somebody of the organization to take over. */
export function ChangeOwnershipScreen() {
  const session = useSession()
  const { tenant } = session
  const verdict = can.askForOwner(session)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data } = useGetTenantOwner(tenant.id)
  const owner = data?.owner
  const ask = async (form: object) => {
    const { id, asked } = await createOwnershipRequest(tenant.id, form as OwnershipRequestInput)
    showSuccess(`Asked ${displayName(asked)}`)
    void client.invalidateQueries({ queryKey: ownershipRequestContract.calls.listKey(tenant.id).slice(0, 1) })
    void navigate(paths.ownershipRequests.one(id))
  }
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title="Change ownership"
        subtitle={owner ? `${displayName(owner)} owns ${tenant.name}.` : `Who owns ${tenant.name}`}
      />
      {!verdict.allowed && <Callout>{verdict.reason}</Callout>}
      <SchemaForm form={ownershipRequestInputForm} onSubmit={ask} disabled={!verdict.allowed} />
    </div>
  )
}
