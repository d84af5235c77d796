import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@blueprintjs/core'
import { Exchange } from '@blueprintjs/icons'
import { useState } from 'react'
import {
  acceptOwnershipRequest,
  rejectOwnershipRequest,
  revokeOwnershipRequest,
} from '#generated/client/tenants/tenants.ts'
import type { OwnershipRequest } from '#generated/model/index.ts'
import { ownershipRequestContract } from '#generated/screens/ownershipRequest.ts'
import { denial } from '#src/access/verdict.ts'
import { browser } from '#src/lib/browser.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'

const nobody = () => denial('A request is answered, not changed.')
const statuses = ownershipRequestContract.facts.status.choices

/** Requests to become the owner, with the answer of the person asked. */
export const ownershipRequests = defineResource({
  contract: ownershipRequestContract,
  paths: paths.ownershipRequests,
  nameOf: ({ asked }) => `Ownership to ${displayName(asked)}`,
  icon: <Exchange size={18} />,
  empty: 'Who is asked to become the owner of the organization, and what they answered.',
  rights: { create: nobody, update: nobody },
  Actions: Handed,
  columns: [
    { id: 'asked', title: 'To become the owner', width: 220, cell: ({ asked }) => displayName(asked) },
    { id: 'requestedBy', title: 'Asked by', width: 200, cell: ({ requestedBy }) => displayName(requestedBy) },
    'status',
    'createdAt',
    'answeredAt',
  ],
  Detail: RequestDetail,
})

/** Only for those who may read of them. */
function Handed() {
  const { permissions } = useSession()
  if (!permissions.has('customers.read') && !permissions.has('owner.audit-onboarding-requests')) return null
  return <ButtonLink to={paths.ownershipRequests.list()}>Customers handed over</ButtonLink>
}

function RequestDetail({ row }: { readonly row: OwnershipRequest }) {
  const { asked, requestedBy, status, createdAt, answeredAt, rejectionReason } = row
  return (
    <>
      <SideDrawerPart>
        <Facts>
          <Fact label="New owner">{displayName(asked)}</Fact>
          <Fact label="Asked by">{displayName(requestedBy)}</Fact>
          <Fact label="Status">{statuses[status]}</Fact>
          <Fact label="Asked">
            <Moment at={createdAt} />
          </Fact>
          <Fact label="Answered">{answeredAt !== null && <Moment at={answeredAt} />}</Fact>
          <Fact label="Reason">{rejectionReason}</Fact>
        </Facts>
      </SideDrawerPart>
      {(row.mayAnswer || row.mayRevoke) && <Answers request={row} />}
    </>
  )
}

function Answers({ request }: { readonly request: OwnershipRequest }) {
  const { id, requestedBy, mayAnswer, mayRevoke } = request
  const { tenant } = useSession()
  const client = useQueryClient()
  const [accepting, setAccepting] = useState(false)
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ownershipRequestContract.calls.getKey(id) })
    void client.invalidateQueries({ queryKey: ownershipRequestContract.calls.listKey(tenant.id).slice(0, 1) })
  }
  const accept = async () => {
    await acceptOwnershipRequest(id)
    // Menu and pages are those of an owner from here on: the application begins anew with them.
    browser.assign(paths.ownershipRequests.one(id))
  }
  const run = async (act: 'reject' | 'withdraw') => {
    try {
      await (act === 'reject' ? rejectOwnershipRequest(id, {}) : revokeOwnershipRequest(id))
      showSuccess(act === 'reject' ? 'You said no' : 'Withdrew the request')
    } catch (error) {
      tellRefusal(error, `${act} the request`)
    }
    refresh()
  }
  return (
    <SideDrawerPart>
      {mayAnswer && (
        <>
          <Button intent="primary" text="Become the owner" onClick={() => setAccepting(true)} />{' '}
          <Button text="Say no" onClick={() => void run('reject')} />
        </>
      )}
      {mayRevoke && <Button text="Withdraw the request" onClick={() => void run('withdraw')} />}
      <ConfirmDialog
        isOpen={accepting}
        title={`Become the owner of ${tenant.name}?`}
        confirmLabel="Become the owner"
        onConfirm={accept}
        onClose={() => setAccepting(false)}
      >
        <p className="wb-dialog-message">
          You may do everything in it then. {displayName(requestedBy)} stays as Organization Manager.
        </p>
      </ConfirmDialog>
    </SideDrawerPart>
  )
}
