import { Shop } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { whyNotApplied } from '#domain/relationships/applications.ts'
import { useGetTenantPublicProfile } from '#generated/client/tenants/tenants.ts'
import type { PublicProfile } from '#generated/model/index.ts'
import { canRelate } from '#src/access/can-relate.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from './applications.module.css'
import { ProfileFacts } from './ProfileFacts.tsx'

export const backToCouriers = { to: paths.potentialVendors(), label: 'Couriers' }

interface NoProfileProps {
  readonly error: unknown
  readonly retry: () => void
  /** Where the others are listed. */
  readonly list?: string
}

/** Says why a courier's profile is not there yet, or not at all. */
export function NoProfile({ error, retry, list = paths.potentialVendors() }: NoProfileProps) {
  return (
    <div className="wb-page">
      {error === null ? (
        <SkeletonLines count={8} what="the courier" />
      ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
        <EmptyState
          isScreen
          icon={<Shop size={18} />}
          title="No such courier"
          actions={<ButtonLink to={list} text="All couriers" />}
        >
          It offers nothing any more, or the address of this page was mistyped.
        </EmptyState>
      ) : (
        <ErrorState title="The courier could not be loaded" error={error} retry={retry} />
      )}
    </div>
  )
}

/** What a courier shows to those that it does not deliver for. */
export function VendorProfile() {
  const id = Number(useParams()['id'])
  const { data: profile, error, refetch } = useGetTenantPublicProfile(id)
  if (profile === undefined) return <NoProfile error={error} retry={() => void refetch()} />
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader title={profile.name} back={backToCouriers} actions={<Step profile={profile} />} isBlank />
      <ProfileFacts profile={profile}>
        <Standing profile={profile} />
      </ProfileFacts>
    </div>
  )
}

/** What one may do next: apply, or look at what stands already. */
export function Step({ profile }: { readonly profile: PublicProfile }) {
  const { id, isConnected, applicationId } = profile
  const session = useSession()
  if (isConnected) return <ButtonLink to={paths.vendors.one(id)}>To the vendor</ButtonLink>
  if (applicationId !== null)
    return <ButtonLink to={paths.sentCourierApplications.one(applicationId)}>To the application</ButtonLink>
  if (id === session.tenant.id || !canRelate.apply(session, 'customer').allowed) return null
  return (
    <ButtonLink to={paths.vendorApply(id)} intent="primary">
      Apply
    </ButtonLink>
  )
}

function Standing({ profile: { id, name, isConnected, applicationId } }: { readonly profile: PublicProfile }) {
  const session = useSession()
  const pending = applicationId === null ? null : 'own'
  const verdict = canRelate.apply(session, 'customer')
  const why = whyNotApplied({ name, isConnected, pending })?.message ?? (verdict.allowed ? undefined : verdict.reason)
  if (why === undefined || id === session.tenant.id) return null
  return <p className={styles.standing}>{why}.</p>
}
