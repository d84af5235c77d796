import { Office } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rejectManagedCustomerOnboarding } from '#generated/client/relationships/relationships.ts'
import type { ManagedCustomerOnboarding } from '#generated/model/index.ts'
import {
  managedCustomerOnboardingActs,
  managedCustomerOnboardingContract,
} from '#generated/screens/managedCustomerOnboarding.ts'
import { denial } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { offeredTo, OnboardingState } from '#src/resources/onboarding-state.tsx'
import { RejectDialog } from '#src/resources/RejectDialog.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { useResourceActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { SideDrawerFoot, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'

const nobody = () => denial('A request is answered, not changed.')
const { form: _, ...contract } = managedCustomerOnboardingContract

/** Customers that couriers hand over, offered by the organization or to it. */
export const onboardings = defineResource({
  contract: { ...contract, defaultSort: { field: 'createdAt', direction: 'desc' }, calls: readingOf(contract.calls) },
  paths: paths.ownershipRequests,
  nameOf: ({ customerName }) => customerName,
  icon: <Office size={18} />,
  empty: 'When a courier hands over a customer that it manages, what became of it stands here for both.',
  rights: { create: nobody, update: nobody },
  columns: [
    { field: 'customerName', width: 220 },
    { field: 'courierName', width: 180 },
    { id: 'to', title: 'Offered to', width: 240, cell: offeredTo },
    { field: 'state', width: 110, cell: (row: ManagedCustomerOnboarding) => <OnboardingState {...row} /> },
    'createdAt',
    { field: 'endedAt', width: 130, cell: ({ endedAt }) => endedAt !== null && <Moment at={endedAt} /> },
  ],
  Actions: () => <ButtonLink to={paths.ownershipRequestsWithin()}>Within the organization</ButtonLink>,
  Detail: OnboardingDetail,
})

/** It is added from the page of the customer. */
function readingOf({ list, listKey, get, getKey }: typeof contract.calls) {
  return { list, listKey, get, getKey }
}

function OnboardingDetail({ row }: { readonly row: ManagedCustomerOnboarding }) {
  const { customerName, courierName, offeredByName, createdAt, state, expiresAt, endedAt, rejectionReason } = row
  return (
    <>
      <SideDrawerPart>
        <Facts>
          <Fact label="Customer">{customerName}</Fact>
          <Fact label="From">{courierName}</Fact>
          <Fact label="Offered to">{offeredTo(row)}</Fact>
          <Fact label="State">
            <OnboardingState state={state} />
          </Fact>
          <Fact label="Asked by">{offeredByName}</Fact>
          <Fact label="Asked">
            <Moment at={createdAt} />
          </Fact>
          <Fact label={endedAt === null ? 'Works until' : 'Answered'}>
            <Moment at={endedAt ?? expiresAt} />
          </Fact>
          <Fact label="Reason">{rejectionReason}</Fact>
        </Facts>
        {state === 'pending' && (
          <p className="wb-muted">
            The one who accepts owns {customerName} with its orders, locations and prices. {courierName} stays its
            vendor.
          </p>
        )}
      </SideDrawerPart>
      <Answers row={row} />
    </>
  )
}

/** What its reader may do with it: who offered it takes it back, the organization that it was offered to answers. */
function Answers({ row }: { readonly row: ManagedCustomerOnboarding }) {
  const { id, tenantId, customerTenantId, customerName, courierName, state } = row
  const { tenant } = useSession()
  const client = useQueryClient()
  const [rejecting, setRejecting] = useState(false)
  const offered = useResourceActs(
    managedCustomerOnboardingActs,
    contract,
    paths.ownershipRequests,
  )({
    ...row,
    name: customerName,
  })
  const act = (wanted: (typeof offered)[number]['id']) => offered.find((one) => one.id === wanted && one.isPossible)
  const isOurs = tenantId === tenant.id
  const [accept, reject, revoke] = [
    isOurs ? undefined : act('acceptManagedCustomerOnboarding'),
    isOurs ? undefined : act('rejectManagedCustomerOnboarding'),
    isOurs ? act('revokeManagedCustomerOnboarding') : undefined,
  ]
  const sayNo = async (body: { rejectionReason?: string }) => {
    const answered = await rejectManagedCustomerOnboarding(id, body)
    showSuccess(`Rejected ${customerName}`)
    void takeRow(client, contract.calls, tenant.id, answered)
  }
  if (isOurs && state === 'accepted')
    return (
      <SideDrawerFoot>
        <ButtonLink to={paths.customers.one(customerTenantId)}>To the customer</ButtonLink>
      </SideDrawerFoot>
    )
  if (accept === undefined && revoke === undefined) return null
  return (
    <SideDrawerFoot>
      {revoke !== undefined && (
        <VerdictButton verdict={revoke.verdict} text={revoke.label} onClick={() => void revoke.run()} />
      )}
      {reject !== undefined && (
        <VerdictButton verdict={reject.verdict} text={reject.label} onClick={() => setRejecting(true)} />
      )}
      {accept !== undefined && (
        <VerdictButton
          verdict={accept.verdict}
          text={accept.label}
          intent="primary"
          onClick={() => void accept.run()}
        />
      )}
      <RejectDialog
        isOpen={rejecting}
        title={`Reject ${customerName}?`}
        text={`${courierName} is told, and goes on managing it.`}
        onReject={sayNo}
        onClose={() => setRejecting(false)}
      />
    </SideDrawerFoot>
  )
}
