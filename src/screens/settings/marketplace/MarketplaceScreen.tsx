import { Callout } from '@blueprintjs/core'
import { Shop } from '@blueprintjs/icons'
import { whoFinds, whyNoProfile } from '#domain/relationships/marketplace.ts'
import { useGetMarketplaceProfile, useGetTenantPublicProfile } from '#generated/client/tenants/tenants.ts'
import type { MarketplaceProfile } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { ProfileFacts } from '#src/screens/applications/ProfileFacts.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { marketplace } from './marketplace.tsx'

/** The organization's own profile as a stranger sees it, and the way to what it says. */
export function MarketplaceScreen() {
  const { tenant, features } = useSession()
  const why = whyNoProfile(features)
  if (why === null) return <OwnProfile />
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader title={marketplace.title} isBlank />
      <EmptyState icon={<Shop size={18} />} title={why}>
        {tenant.name} does not deliver for others.
      </EmptyState>
    </div>
  )
}

function OwnProfile() {
  const session = useSession()
  const { data: profile, error } = useGetMarketplaceProfile(session.tenant.id)
  const shown = useGetTenantPublicProfile(session.tenant.id)
  const failure = error ?? shown.error
  const isNew = profile?.version === 1
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title={marketplace.title}
        subtitle="What those who look for a courier see of you."
        actions={
          profile !== undefined &&
          marketplace.mayChange(session).allowed && (
            <ButtonLink to={isNew ? paths.newMarketplace() : paths.editMarketplace()} intent="primary">
              {isNew ? 'Write your profile' : 'Edit profile'}
            </ButtonLink>
          )
        }
      />
      {profile !== undefined && shown.data !== undefined ? (
        <>
          <Found profile={profile} seen={shown.data.services.length} />
          <ProfileFacts profile={shown.data} name={<h2 className="wb-section-title">{shown.data.name}</h2>} />
        </>
      ) : failure !== null ? (
        <ErrorState title="The profile could not be loaded" error={failure} retry={() => void shown.refetch()} />
      ) : (
        <SkeletonLines count={8} what="the profile" />
      )}
    </div>
  )
}

interface FoundProps {
  readonly profile: MarketplaceProfile
  /** How many services strangers see. */
  readonly seen: number
}

function Found({ profile: { isListed, areas, serviceIds }, seen }: FoundProps) {
  const { found, message } = whoFinds({ isListed, areas: areas.length, chosen: serviceIds.length, seen })
  return (
    <Callout intent={found ? 'success' : 'warning'} icon={null}>
      {message}
    </Callout>
  )
}
