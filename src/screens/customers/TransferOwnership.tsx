import { Exchange } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { notManaged } from '#domain/relationships/onboarding.ts'
import { createOnboarding, useGetCustomer } from '#generated/client/relationships/relationships.ts'
import { managedCustomerOnboardingInputForm } from '#generated/forms/ManagedCustomerOnboardingInput.ts'
import type { ManagedCustomerOnboardingInput } from '#generated/model/index.ts'
import { canRelate } from '#src/access/can-relate.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { paths } from '#src/paths.ts'
import { offeredTo } from '#src/resources/onboarding-state.tsx'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'

/** Offers a managed customer to a person, or to an organization. */
export function TransferOwnership() {
  const id = Number(useParams()['id'])
  const session = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const leaving = useLeaveGuard()
  const { data: customer, error, refetch } = useGetCustomer(session.tenant.id, id)
  const verdict = canRelate.handOver(session)
  if (customer === undefined)
    return (
      <div className="wb-page">
        {error === null ? (
          <SkeletonLines count={6} what="the customer" />
        ) : (
          <ErrorState title="The customer could not be loaded" error={error} retry={() => void refetch()} />
        )}
      </div>
    )
  const { name, isManaged, status } = customer
  const isPossible = isManaged && status === 'connected'
  const offer = async (form: object) => {
    const made = await createOnboarding(id, form as ManagedCustomerOnboardingInput)
    showSuccess(`Offered ${name} to ${offeredTo(made)}`)
    leaving.onDirtyChange(false)
    void client.invalidateQueries()
    void navigate(paths.customers.one(id))
  }
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title="Transfer ownership"
        back={{ to: paths.customers.one(id), label: name }}
        subtitle={`The one who accepts owns ${name} with its orders, locations and prices. You stay its vendor, and order for it until then.`}
      />
      {verdict.allowed && isPossible ? (
        <SchemaForm
          form={managedCustomerOnboardingInputForm}
          value={{ offeredTo: 'person' }}
          onSubmit={offer}
          onDirtyChange={leaving.onDirtyChange}
        />
      ) : (
        <EmptyState icon={<Exchange size={18} />} title={`${name} cannot be handed over`}>
          {verdict.allowed ? notManaged().message : verdict.reason}
        </EmptyState>
      )}
      <DiscardAlert guard={leaving.guard} />
    </div>
  )
}
