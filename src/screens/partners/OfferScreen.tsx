import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { ownOffer, whyNotOffered } from '#domain/relationships/partnerships.ts'
import { createPartnership } from '#generated/client/relationships/relationships.ts'
import { useGetTenantPublicProfile } from '#generated/client/tenants/tenants.ts'
import { partnershipInputForm } from '#generated/forms/PartnershipInput.ts'
import type { PublicProfile } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { paths } from '#src/paths.ts'
import styles from '#src/screens/applications/applications.module.css'
import { ProfileFacts } from '#src/screens/applications/ProfileFacts.tsx'
import { NoProfile } from '#src/screens/applications/VendorProfile.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'

const back = { to: paths.potentialPartners(), label: 'Couriers' }

/** A courier as strangers see it, and the offer of a partnership. */
export function OfferScreen() {
  const id = Number(useParams()['id'])
  const { data: profile, error, refetch } = useGetTenantPublicProfile(id)
  if (profile === undefined)
    return <NoProfile error={error} retry={() => void refetch()} list={paths.potentialPartners()} />
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader title={profile.name} back={back} actions={<Step profile={profile} />} isBlank />
      <ProfileFacts profile={profile}>
        <Standing profile={profile} />
      </ProfileFacts>
      <Offer profile={profile} />
    </div>
  )
}

interface OfProfile {
  readonly profile: PublicProfile
}

/** What stands between the two already. */
function Step({ profile: { id, partnership, partnershipId } }: OfProfile) {
  if (partnership === 'partners') return <ButtonLink to={paths.partners.one(id)}>To the partner</ButtonLink>
  if (partnershipId === null) return null
  const { one } = partnership === 'received' ? paths.receivedPartnerships : paths.sentPartnerships
  return <ButtonLink to={one(partnershipId)}>To the offer</ButtonLink>
}

/** Why nothing is offered here. */
function Standing({ profile: { id, name, partnership } }: OfProfile) {
  const session = useSession()
  const pending = { none: null, partners: null, offered: 'own', received: 'other' } as const
  const verdict = can.makePartners(session)
  const why =
    id === session.tenant.id
      ? ownOffer
      : (whyNotOffered({ name, isConnected: partnership === 'partners', pending: pending[partnership] })?.message ??
        (verdict.allowed ? undefined : verdict.reason))
  return why === undefined ? null : <p className={styles.standing}>{why}.</p>
}

function Offer({ profile: { id, name, partnership } }: OfProfile) {
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const leaving = useLeaveGuard()
  if (partnership !== 'none' || id === session.tenant.id || !can.makePartners(session).allowed) return null
  const offer = async (data: object) => {
    await createPartnership(session.tenant.id, { ...data, receiverTenantId: id })
    leaving.release()
    showSuccess(`Offered ${name} a partnership`)
    void navigate(paths.sentPartnerships.list())
    // Lists of offers and of couriers show it.
    void client.invalidateQueries()
  }
  return (
    <section className={styles.offer} aria-label="Offer a partnership">
      <h2 className="wb-section-title">Offer a partnership</h2>
      <p className="wb-muted">
        They read your name, phone number, address and message, and answer. Once they accept you can hand orders on to
        each other.
      </p>
      <SchemaForm
        form={partnershipInputForm}
        value={{ receiverTenantId: id }}
        onSubmit={offer}
        onDirtyChange={leaving.onDirtyChange}
      />
      <DiscardAlert guard={leaving.guard} />
    </section>
  )
}
