import { Edit, Envelope, Lock, Notifications, Trash } from '@blueprintjs/icons'
import { Link, Outlet } from 'react-router-dom'
import { formatPhone } from '#domain/addresses/phone.ts'
import { namesOfRoles } from '#domain/access/own-roles.ts'
import { useGetMe } from '#generated/client/session/session.ts'
import type { UnitPreference } from '#generated/model/index.ts'
import { meStaleTimeMs } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { OrganizationsOf } from '#src/resources/people/OrganizationsOf.tsx'
import { SignInsCard } from '#src/resources/people/SignInsCard.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ZoneOfDevice } from './ZoneOfDevice.tsx'
import { TwoStepCard } from './TwoStepCard.tsx'
import styles from './profile.module.css'

const unitWords: Readonly<Record<UnitPreference, string>> = {
  Metric: 'Metric',
  MetricMixed: 'Mixed: kilometres, feet and pounds',
  Imperial: 'Imperial',
}

/** The person's own data. Editing and the password open over it, each at its own address. */
export function ProfileScreen() {
  const session = useSession()
  const { data: me = session.me } = useGetMe({ query: { staleTime: meStaleTimeMs } })
  const name = displayName(me)
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title="My Profile"
        actions={
          <ButtonLink to={paths.profileEdit()} intent="primary" icon={<Edit />}>
            Edit profile
          </ButtonLink>
        }
      />
      <section className={`wb-card ${styles.card}`}>
        <Avatar name={name} image={me.image} size="medium" />
        <div className={styles.who}>
          <h2 className="wb-section-title">{name}</h2>
          <span className="wb-muted">{namesOfRoles(session).join(', ') || 'No role here'}</span>
          <Link to={paths.profileWhy()} className="wb-lone-link">
            What can I do here, and why?
          </Link>
        </div>
      </section>
      <section className={`wb-card ${styles.facts}`}>
        <Facts>
          <Fact label="Email">{me.email}</Fact>
          <Fact label="Phone">{orNotGiven(me.phone && formatPhone(me.phone))}</Fact>
          <Fact label="Time zone">
            {me.timezone.replaceAll('_', ' ')} <ZoneOfDevice zone={me.timezone} />
          </Fact>
          <Fact label="Units">{unitWords[me.unitPreference]}</Fact>
        </Facts>
      </section>
      <section className="wb-card" aria-labelledby="organizations">
        <h2 className="wb-section-title" id="organizations">
          Your organizations
        </h2>
        <OrganizationsOf userId={me.id} />
      </section>
      <section className={`wb-card ${styles.password}`}>
        <div>
          <h2 className="wb-section-title">Notifications</h2>
          <p className="wb-muted">What you are told, by what, and when your phone is silent.</p>
        </div>
        <ButtonLink to={paths.profileNotifications()} icon={<Notifications />}>
          Edit notifications
        </ButtonLink>
      </section>
      <section className={`wb-card ${styles.password}`}>
        <div>
          <h2 className="wb-section-title">Email</h2>
          <p className="wb-muted">You sign in with {me.email}.</p>
        </div>
        {!me.impersonated && (
          <ButtonLink to={paths.profileEmail()} icon={<Envelope />}>
            Change email
          </ButtonLink>
        )}
      </section>
      <section className={`wb-card ${styles.password}`}>
        <div>
          <h2 className="wb-section-title">Password</h2>
          <p className="wb-muted">Changing it signs you out everywhere else.</p>
        </div>
        <ButtonLink to={paths.profilePassword()} icon={<Lock />}>
          Change password
        </ButtonLink>
      </section>
      {!me.impersonated && <TwoStepCard />}
      <SignInsCard userId={me.id} />
      {!me.impersonated && (
        <section className={`wb-card ${styles.password}`}>
          <div>
            <h2 className="wb-section-title">Delete account</h2>
            <p className="wb-muted">You see what becomes of your work before anything is deleted.</p>
          </div>
          <ButtonLink to={paths.profileDelete()} icon={<Trash />}>
            Delete account
          </ButtonLink>
        </section>
      )}
      <Outlet />
    </div>
  )
}
