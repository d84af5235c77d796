import { Disable, SendMessage } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { type ApplicationKind, ownApplication, whyNotApplied } from '#domain/relationships/applications.ts'
import {
  createCustomerApplication,
  createVendorApplication,
  useGetCustomer,
} from '#generated/client/relationships/relationships.ts'
import { useGetTenantPublicProfile } from '#generated/client/tenants/tenants.ts'
import { applicationInputForm } from '#generated/forms/ApplicationInput.ts'
import type { Application, ApplicationInput } from '#generated/model/index.ts'
import { canRelate } from '#src/access/can-relate.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { type backToCouriers, NoProfile, Step } from './VendorProfile.tsx'

/** How a person came here when no link said otherwise. */
const usualOrigin = 'connect'

/** Applies to a courier, from its profile. */
export function ApplyToVendor() {
  const id = Number(useParams()['id'])
  const [search] = useSearchParams()
  const { tenant } = useSession()
  const { data: profile, error, refetch } = useGetTenantPublicProfile(id)
  if (profile === undefined) return <NoProfile error={error} retry={() => void refetch()} />
  const { name, isConnected, applicationId } = profile
  const why = whyNotApplied({ name, isConnected, pending: applicationId === null ? null : 'own' })
  return (
    <ApplyPage
      kind="customer"
      name={name}
      back={{ to: paths.vendorProfile(id), label: name }}
      whyNot={id === tenant.id ? ownApplication : why?.message}
      step={<Step profile={profile} />}
      origin={search.get('origin') ?? usualOrigin}
      send={(input) => createVendorApplication(tenant.id, id, input)}
      next={paths.vendors.list()}
    />
  )
}

/** Asks a former customer to be one again. */
export function ApplyToCustomer() {
  const id = Number(useParams()['id'])
  const { tenant } = useSession()
  const { data: customer, error, refetch } = useGetCustomer(tenant.id, id)
  if (customer === undefined) return <NoProfile error={error} retry={() => void refetch()} />
  const { name, status } = customer
  return (
    <ApplyPage
      kind="courier"
      name={name}
      back={{ to: paths.customers.one(id), label: name }}
      whyNot={whyNotApplied({ name, isConnected: status === 'connected', pending: null })?.message}
      origin={usualOrigin}
      send={(input) => createCustomerApplication(tenant.id, id, input)}
      next={paths.sentCustomerApplications.list()}
    />
  )
}

interface ApplyPageProps {
  readonly kind: ApplicationKind
  readonly name: string
  readonly back: typeof backToCouriers
  /** Why there is nothing to send. */
  readonly whyNot: string | undefined
  /** What one may do instead. */
  readonly step?: ReactNode
  readonly origin: string
  readonly send: (input: ApplicationInput) => Promise<Application>
  /** Where one goes once it is sent. */
  readonly next: string
}

function ApplyPage({ kind, name, back, whyNot, step, origin, send, next }: ApplyPageProps) {
  const verdict = canRelate.apply(useSession(), kind)
  const client = useQueryClient()
  const navigate = useNavigate()
  const leaving = useLeaveGuard()
  const apply = async (data: object) => {
    await send({ ...data, origin })
    leaving.release()
    showSuccess(`Applied to ${name}`)
    void navigate(next)
    // Lists of applications and of couriers show it.
    void client.invalidateQueries()
  }
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title={`Apply to ${name}`}
        back={back}
        subtitle={
          kind === 'customer'
            ? 'They read your name, phone number, address and message, and answer. Once they approve you can order from them.'
            : 'They are asked whether you may deliver for them again.'
        }
        isBlank
      />
      {!verdict.allowed ? (
        <EmptyState icon={<Disable size={18} />} title="You cannot apply">
          {verdict.reason}
        </EmptyState>
      ) : whyNot !== undefined ? (
        <EmptyState icon={<SendMessage size={18} />} title={whyNot} actions={step} />
      ) : (
        <SchemaForm
          form={applicationInputForm}
          value={{ origin }}
          onSubmit={apply}
          onDirtyChange={leaving.onDirtyChange}
        />
      )}
      <DiscardAlert guard={leaving.guard} />
    </div>
  )
}
