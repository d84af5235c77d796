import { Add } from '@blueprintjs/icons'
import { Link, useLocation, useParams } from 'react-router-dom'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { isRoleId } from '#domain/access/roles.ts'
import { useGetExternalOrganizations, useGetExternalPeople } from '#generated/client/roles/roles.ts'
import type { ExternalOrganization, ExternalPerson } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerFoot, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { AllowedAreas } from '../AllowedAreas.tsx'
import { OutsideGrants } from './OutsideGrants.tsx'
import styles from '../access.module.css'

/** A person of another organization: what they can do here, by which roles, and for whom. */
export function ExternalPersonDrawer() {
  const userId = Number(useParams()['userId'])
  const { tenant } = useSession()
  const { data, error, refetch } = useGetExternalPeople(tenant.id, { pagination: { filter: { userId } } })
  const person = data?.data[0]
  const close = useCloseDrawer(paths.external.list())
  return (
    <SideDrawer title={person ? displayName(person) : 'External person'} onClose={close}>
      {person ? (
        <Person person={person} />
      ) : (
        <SideDrawerBody>
          {data !== undefined ? (
            <EmptyState title="They work here no more">Nobody of this number has an external role here.</EmptyState>
          ) : error === null ? (
            <SkeletonLines count={6} what="the person" />
          ) : (
            <ErrorState title="The person could not be loaded" error={error} retry={() => void refetch()} />
          )}
        </SideDrawerBody>
      )}
    </SideDrawer>
  )
}

function Person({ person }: { readonly person: ExternalPerson }) {
  const { id, email, tenant, roles } = person
  const { permissions } = useSession()
  const { search } = useLocation()
  const held = roles.map((role) => role.id).filter(isRoleId)
  return (
    <>
      <SideDrawerBody>
        <SideDrawerPart>
          <p className="wb-muted">{email}</p>
          <p>
            Works here for{' '}
            <Link to={paths.external.organization(tenant.id) + search} className="wb-lone-link">
              {tenant.name}
            </Link>
            .
          </p>
        </SideDrawerPart>
        <OutsideGrants
          granteeTenantId={tenant.id}
          isShown={({ user }) => user === null || user.id === id}
          none="They have no role any more."
        />
        <SideDrawerPart title="What they can do">
          <AllowedAreas permissions={permissionsOf(held)} />
        </SideDrawerPart>
      </SideDrawerBody>
      <SideDrawerFoot>
        <ButtonLink to={paths.access.why(id)}>Why can, or cannot, they …?</ButtonLink>
        {permissions.has('users.update') && (
          <ButtonLink
            intent="primary"
            icon={<Add />}
            to={paths.external.newUserGrant({ organization: tenant.id, email })}
          >
            Add role
          </ButtonLink>
        )}
      </SideDrawerFoot>
    </>
  )
}

/** The linked organization of the address; `null` where none is. */
export function useExternalOrganization(id: number) {
  const { tenant } = useSession()
  const { data, error, refetch } = useGetExternalOrganizations(tenant.id, { pagination: { filter: { tenantId: id } } })
  return { organization: data && (data.data[0] ?? null), error, retry: () => void refetch() }
}

/** In the place of an organization that is not there yet, or not at all. */
export function PendingOrganization({
  isMissing,
  error,
  retry,
}: {
  readonly isMissing: boolean
  readonly error: unknown
  readonly retry: () => void
}) {
  return (
    <SideDrawerBody>
      {isMissing ? (
        <EmptyState title="No such organization">There is no live link with it.</EmptyState>
      ) : error === null ? (
        <SkeletonLines count={6} what="the organization" />
      ) : (
        <ErrorState title="The organization could not be loaded" error={error} retry={retry} />
      )}
    </SideDrawerBody>
  )
}

/** A linked organization: the roles that it and its people were given, and who of them works here. */
export function ExternalOrganizationDrawer() {
  const { organization, error, retry } = useExternalOrganization(Number(useParams()['tenantId']))
  const close = useCloseDrawer(paths.external.list())
  return (
    <SideDrawer title={organization?.name ?? 'External organization'} onClose={close}>
      {organization ? (
        <Organization organization={organization} />
      ) : (
        <PendingOrganization isMissing={organization === null} error={error} retry={retry} />
      )}
    </SideDrawer>
  )
}

const mostNamed = 100

function Organization({ organization: { id } }: { readonly organization: ExternalOrganization }) {
  const { tenant, permissions } = useSession()
  const { search } = useLocation()
  const { data, error, refetch } = useGetExternalPeople(tenant.id, {
    pagination: { pageSize: mostNamed, filter: { tenantId: id } },
  })
  return (
    <>
      <SideDrawerBody>
        <OutsideGrants
          granteeTenantId={id}
          isShown={() => true}
          none="Neither it nor any of its people has a role here."
        />
        <SideDrawerPart title="Who works here">
          {error !== null ? (
            <ErrorState title="People could not be loaded" error={error} retry={() => void refetch()} />
          ) : data === undefined ? (
            <SkeletonLines count={3} what="people" />
          ) : data.data.length === 0 ? (
            <p className="wb-muted">None of their people.</p>
          ) : (
            <ul className={styles.grants}>
              {data.data.map((person) => (
                <li key={person.id}>
                  <Link to={paths.external.user(person.id) + search} className="wb-lone-link">
                    {displayName(person)}
                  </Link>
                  <span className="wb-muted">{person.roles.map(({ name }) => name).join(', ')}</span>
                </li>
              ))}
              {data.total > data.data.length && (
                <li className="wb-muted">{`and ${data.total - data.data.length} more`}</li>
              )}
            </ul>
          )}
        </SideDrawerPart>
      </SideDrawerBody>
      {permissions.has('users.update') && (
        <SideDrawerFoot>
          <ButtonLink to={paths.external.newUserGrant({ organization: id })}>
            Give one of their people a role
          </ButtonLink>
          <ButtonLink intent="primary" icon={<Add />} to={paths.external.newRoleGrant(id) + search}>
            Give all of them a role
          </ButtonLink>
        </SideDrawerFoot>
      )}
    </>
  )
}
