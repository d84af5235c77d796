import { Add, Archive, Edit, History } from '@blueprintjs/icons'
import { Tag } from '@blueprintjs/core'
import { Link, Outlet, useNavigate, useParams } from 'react-router-dom'
import { formatPhone } from '#domain/addresses/phone.ts'
import { whyNotArchived, whyNotChanged } from '#domain/access/people.ts'
import { useGetRoleGrants } from '#generated/client/roles/roles.ts'
import { useGetUserInProgressDeliveryOrders, useGetUserWithRoles } from '#generated/client/users/users.ts'
import type { TenantUser } from '#generated/model/index.ts'
import { can, checkPermission } from '#src/access/can.ts'
import { canTakeFrom } from '#src/access/can-take.ts'
import { allOf, approval, denial, type Verdict } from '#src/access/verdict.ts'
import { statusOf } from '#src/http/errors.ts'
import { StatusTag } from '#src/orders/cells/StatusTag.tsx'
import { paths } from '#src/paths.ts'
import { ArchiveQuestionHost } from '#src/resources/archive-question.tsx'
import { AdministratorActs, useLooksAfter } from '#src/resources/people/AdministratorActs.tsx'
import { OrganizationsOf } from '#src/resources/people/OrganizationsOf.tsx'
import { SignInsCard } from '#src/resources/people/SignInsCard.tsx'
import { Moment } from '#src/resources/Moment.tsx'
import { MomentInText } from '#src/resources/MomentInText.tsx'
import { useArchive } from '#src/resources/use-archive.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { users } from './users.tsx'
import styles from './people.module.css'

const back = { to: paths.users.list(), label: 'Users' }

/** A person of the organization: who they are, what they may do, and what they have in hand. Editing opens over it. */
export function UserScreen() {
  const { id = '' } = useParams()
  const { data: user, error, refetch } = useGetUserWithRoles(Number(id))
  if (user !== undefined) return <User user={user} />
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader title="User" back={back} isBlank />
      {error === null ? (
        <SkeletonLines count={8} what="the user" />
      ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
        <EmptyState title="No such user" actions={<ButtonLink to={back.to}>All users</ButtonLink>}>
          It is nobody of your organization, or the address of this page was mistyped.
        </EmptyState>
      ) : (
        <ErrorState title="The user could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

interface OfUser {
  readonly user: TenantUser
}

function User({ user }: OfUser) {
  const session = useSession()
  const { permissions } = session
  const name = displayName(user)
  const looksAfter = useLooksAfter(user.id)
  const { archived, archivedAt, lastSeenAt, belongsElsewhere, phone, timezone } = user
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title={name}
        back={back}
        aside={archived && <Tag minimal>Archived</Tag>}
        actions={<Acts user={user} />}
      />
      <section className={`wb-card ${styles.card}`}>
        <Avatar name={name} image={user.image} size="medium" />
        <Facts>
          <Fact label="Email">
            <a href={`mailto:${user.email}`}>{user.email}</a>
          </Fact>
          <Fact label="Phone">{orNotGiven(phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>)}</Fact>
          <Fact label="Time zone">{timezone.replaceAll('_', ' ')}</Fact>
          <Fact label="Last seen">{lastSeenAt === null ? 'Never signed in' : <Moment at={lastSeenAt} />}</Fact>
          <Fact label="Here since">
            <Moment at={user.createdAt} />
          </Fact>
          <Fact label="Archived">{archivedAt === null ? null : <Moment at={archivedAt} />}</Fact>
        </Facts>
      </section>
      {looksAfter && (
        <section className="wb-card" aria-label="For administrators">
          <h2 className="wb-section-title">For administrators</h2>
          <p className="wb-muted">Who acts as {name} sees what they see. All of it is recorded with both names.</p>
          <div className={styles.acts}>
            <AdministratorActs userId={user.id} />
          </div>
        </section>
      )}
      <section className="wb-card" aria-label="Roles">
        <h2 className="wb-section-title">Roles</h2>
        {permissions.has('roles.read') ? <Grants user={user} /> : <RoleNames user={user} />}
      </section>
      <section className="wb-card" aria-label="Organizations">
        <h2 className="wb-section-title">Organizations</h2>
        <OrganizationsOf userId={user.id} />
        {belongsElsewhere && <p className="wb-muted">They belong to another organization as well.</p>}
      </section>
      {permissions.has('delivery-orders.assign') && (
        <section className="wb-card" aria-label="Open orders">
          <h2 className="wb-section-title">Open orders</h2>
          <OpenOrders user={user} />
        </section>
      )}
      {!archived && can.signOutOthers(session).allowed && (
        <SignInsCard userId={user.id} {...(user.id !== session.me.id && { name })} />
      )}
      <Outlet />
      <ArchiveQuestionHost />
    </div>
  )
}

function verdictOf(why: string | null): Verdict {
  return why === null ? approval : denial(why)
}

function Acts({ user }: OfUser) {
  const session = useSession()
  const navigate = useNavigate()
  const { setArchived } = useArchive(users)
  const right = checkPermission(session, 'users.update', 'change users')
  if (!right.allowed) return null
  if (user.archived)
    return (
      <VerdictButton
        verdict={right}
        intent="primary"
        icon={<History />}
        text="Restore"
        onClick={() => void setArchived([user], false)}
      />
    )
  const isSelf = user.id === session.me.id
  const taking = canTakeFrom(session, { ...user, permissions: user.beyond })
  return (
    <>
      <VerdictButton
        verdict={allOf(verdictOf(whyNotArchived(user, session.me.id)), taking)}
        icon={<Archive />}
        text="Archive"
        onClick={() => void setArchived([user], true)}
      />
      <ButtonLink to={paths.access.addRole(user.id)} icon={<Add />}>
        Add role
      </ButtonLink>
      <VerdictButton
        verdict={allOf(isSelf ? approval : verdictOf(whyNotChanged(user)), taking)}
        intent="primary"
        icon={<Edit />}
        text="Edit"
        onClick={() => void navigate(isSelf ? paths.profileEdit() : paths.users.edit(user.id))}
      />
    </>
  )
}

function RoleNames({ user }: OfUser) {
  return <p>{user.roles.map(({ name }) => name).join(', ') || 'No role here'}</p>
}

/** As many roles as one has at the most. */
const mostGrants = 50

/** Each role with since when, and by whom it was granted. */
function Grants({ user }: OfUser) {
  const { tenant } = useSession()
  const filter = { userId: user.id, isLive: true }
  const { data, error, refetch } = useGetRoleGrants(tenant.id, { pagination: { pageSize: mostGrants, filter } })
  if (error !== null && data === undefined)
    return <ErrorState title="The roles could not be loaded" error={error} retry={() => void refetch()} />
  if (data === undefined) return <SkeletonLines count={2} what="the roles" />
  if (data.data.length === 0) return <RoleNames user={user} />
  return (
    <ul className={styles.rows}>
      {data.data.map(({ id, role, grantedAt, grantedBy }) => (
        <li key={id}>
          <span>{role.name}</span>
          <span className="wb-muted">
            since <MomentInText at={grantedAt} />
            {grantedBy !== null && ` by ${displayName(grantedBy)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function OpenOrders({ user }: OfUser) {
  const { data, error, refetch } = useGetUserInProgressDeliveryOrders(user.id)
  if (error !== null && data === undefined)
    return <ErrorState title="The open orders could not be loaded" error={error} retry={() => void refetch()} />
  if (data === undefined) return <SkeletonLines count={2} what="the open orders" />
  if (data.data.length === 0) return <p className="wb-muted">None.</p>
  return (
    <ul className={styles.rows}>
      {data.data.map(({ id, status, dropoffLocation }) => (
        <li key={id}>
          <Link className="wb-lone-link" to={paths.order(id)}>
            No. {id}
          </Link>
          <span className="wb-muted">{dropoffLocation.name}</span>
          <StatusTag status={status} />
        </li>
      ))}
    </ul>
  )
}
