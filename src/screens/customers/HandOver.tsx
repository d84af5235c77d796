import { Callout } from '@blueprintjs/core'
import { useGetManagedCustomerOnboardings } from '#generated/client/relationships/relationships.ts'
import type { Customer, ManagedCustomerOnboarding } from '#generated/model/index.ts'
import {
  managedCustomerOnboardingActs,
  managedCustomerOnboardingContract,
} from '#generated/screens/managedCustomerOnboarding.ts'
import { canRelate } from '#src/access/can-relate.ts'
import { paths } from '#src/paths.ts'
import { ArchiveQuestionHost } from '#src/resources/archive-question.tsx'
import { Moment } from '#src/resources/Moment.tsx'
import { offeredTo } from '#src/resources/onboarding-state.tsx'
import { useResourceActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import styles from './customers.module.css'

/** The latest hand-over of a customer. */
function useHandOver({ id, isManaged }: Pick<Customer, 'id' | 'isManaged'>): ManagedCustomerOnboarding | undefined {
  const { tenant } = useSession()
  const { data } = useGetManagedCustomerOnboardings(
    tenant.id,
    { direction: 'sent', customerTenantId: id, pagination: { page: 0, pageSize: 1 } },
    { query: { enabled: isManaged } },
  )
  return data?.data[0]
}

/** Leads to where a managed customer is handed over, unless it is offered to somebody. */
export function HandOverLink({ customer }: { readonly customer: Customer }) {
  const session = useSession()
  const latest = useHandOver(customer)
  if (!customer.isManaged || latest?.state === 'pending' || !canRelate.handOver(session).allowed) return null
  return <ButtonLink to={paths.customerTransfer(customer.id)}>Transfer ownership</ButtonLink>
}

/** To whom a managed customer is offered, or why they said no. */
export function HandOverNote({ customer }: { readonly customer: Customer }) {
  const latest = useHandOver(customer)
  if (!customer.isManaged || latest === undefined) return null
  if (latest.state === 'pending') return <Pending offer={latest} />
  if (latest.state !== 'rejected') return null
  return (
    <Callout intent="warning">
      <strong>{offeredTo(latest)} did not take it over</strong>
      {latest.rejectionReason !== null && <p>{latest.rejectionReason}</p>}
    </Callout>
  )
}

function Pending({ offer }: { readonly offer: ManagedCustomerOnboarding }) {
  const acts = useResourceActs(
    managedCustomerOnboardingActs,
    managedCustomerOnboardingContract,
    paths.ownershipRequests,
  )
  const revoke = acts({ ...offer, name: offer.customerName }).find(({ id }) => id === 'revokeManagedCustomerOnboarding')
  return (
    <Callout intent="primary">
      <strong>Offered to {offeredTo(offer)}</strong>
      <p>
        Waits for an answer until <Moment at={offer.expiresAt} />. You order and answer for it until then.
      </p>
      <span className={styles.facts}>
        {revoke !== undefined && (
          <VerdictButton verdict={revoke.verdict} text={revoke.label} onClick={() => void revoke.run()} />
        )}
        <ButtonLink to={paths.ownershipRequests.one(offer.id)}>To the request</ButtonLink>
      </span>
      <ArchiveQuestionHost />
    </Callout>
  )
}
