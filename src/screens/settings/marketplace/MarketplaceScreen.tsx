import { Callout } from '@blueprintjs/core'
import { useGetMarketplaceProfile, useGetTenantPublicProfile } from '#generated/client/tenants/tenants.ts'
import { paths } from '#src/paths.ts'
import { ProfileFacts } from '#src/screens/applications/ProfileFacts.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { marketplace } from './marketplace.tsx'

/** The organization's own profile as a stranger sees it, and the way to what it says. */
export function MarketplaceScreen() {
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
          <Callout intent={profile.isListed ? 'success' : undefined} icon={null}>
            {profile.isListed ? whoFinds(profile.areas.length) : hidden}
          </Callout>
          <section className="wb-card" aria-label="Preview">
            <h2 className="wb-section-title">{shown.data.name}</h2>
            <ProfileFacts profile={shown.data} />
          </section>
        </>
      ) : failure !== null ? (
        <ErrorState title="The profile could not be loaded" error={failure} retry={() => void shown.refetch()} />
      ) : (
        <SkeletonLines count={8} what="the profile" />
      )}
    </div>
  )
}

const hidden = 'New customers do not find you: only those you are connected with see this.'

function whoFinds(areas: number): string {
  return areas === 0
    ? 'New customers find you by your name alone: say where you deliver, and they find you by place.'
    : 'New customers find you by your name and where you deliver, once a service of yours is published.'
}
