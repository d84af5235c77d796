import type { ReactNode } from 'react'
import { Button } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { Link, Outlet, useLocation } from 'react-router-dom'
import {
  getExternalOrganizations,
  getExternalPeople,
  getGetExternalOrganizationsQueryKey,
  getGetExternalPeopleQueryKey,
} from '#generated/client/roles/roles.ts'
import type { ExternalOrganization, ExternalPerson } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { SearchField } from '#src/tables/SearchField.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { type Page, type PageRequest, usePagedRows } from '#src/tables/use-paged-rows.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from './external.module.css'

const listOptions = {
  sortFields: ['name'] as const,
  defaultSort: { field: 'name', direction: 'asc' } as const,
  filterNames: ['q'],
}

/** Who works here without belonging to the organization: people of linked ones, and such organizations as a whole. */
export function ExternalScreen() {
  const { tenant, permissions } = useSession()
  const state = useListState(listOptions)
  const { search: address } = useLocation()
  const q = state.filter('q').slice(0, 100)
  const asked = q !== '' && { search: q }
  return (
    <div className="wb-page">
      <PageHeader
        title="External access"
        subtitle="What people of linked organizations, and these organizations, can do with the orders that they have with you."
        back={{ to: paths.roles.list(), label: 'Roles' }}
        actions={
          <>
            <ButtonLink to={paths.access.people()}>Who can do what</ButtonLink>
            {permissions.has('users.update') && (
              <ButtonLink to={paths.external.newUserGrant() + address} intent="primary" icon={<Add />}>
                Give somebody a role
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="wb-filter-bar">
        <SearchField
          placeholder="Name, email or organization"
          value={state.filter('q')}
          onChange={(text) => state.setFilters({ q: text }, { replace: true })}
        />
      </div>
      <Listed<ExternalPerson>
        title="External people"
        queryKey={getGetExternalPeopleQueryKey(tenant.id, { ...asked })}
        fetchPage={(request, signal) =>
          getExternalPeople(tenant.id, { ...asked, pagination: request }, undefined, signal)
        }
        empty={q === '' ? 'Nobody of another organization works here yet.' : `Nobody here matches “${q}”.`}
        renderRow={(person) => (
          <>
            <div>
              <Link to={paths.external.user(person.id) + address} className="wb-lone-link">
                {displayName(person)}
              </Link>
              <div className="wb-muted">{`${person.tenant.name} · ${person.email}`}</div>
            </div>
            <span className={styles.held}>{namesOf(person)}</span>
          </>
        )}
      />
      <Listed<ExternalOrganization>
        title="External organizations"
        queryKey={getGetExternalOrganizationsQueryKey(tenant.id, { ...asked })}
        fetchPage={(request, signal) =>
          getExternalOrganizations(tenant.id, { ...asked, pagination: request }, undefined, signal)
        }
        empty={q === '' ? 'No organization is linked with yours yet.' : `No linked organization is called “${q}”.`}
        renderRow={(organization) => (
          <>
            <div>
              <Link to={paths.external.organization(organization.id) + address} className="wb-lone-link">
                {organization.name}
              </Link>
              <div className="wb-muted">{peopleText(organization)}</div>
            </div>
            <span className={styles.held}>{namesOf(organization) || 'No role as a whole'}</span>
          </>
        )}
      />
      <Outlet />
    </div>
  )
}

function namesOf({ roles }: Pick<ExternalPerson, 'roles'>): string {
  return roles.map(({ name }) => name).join(', ')
}

function peopleText({ people }: ExternalOrganization): string {
  if (people === 0) return 'None of their people works here'
  return people === 1 ? '1 of their people works here' : `${people} of their people work here`
}

interface ListedProps<Row> {
  readonly title: string
  readonly queryKey: readonly unknown[]
  readonly fetchPage: (request: PageRequest, signal: AbortSignal) => Promise<Page<Row>>
  readonly empty: string
  readonly renderRow: (row: Row) => ReactNode
}

function Listed<Row extends { readonly id: number }>({
  title,
  queryKey,
  fetchPage,
  empty,
  renderRow,
}: ListedProps<Row>) {
  const paged = usePagedRows<Row>({ queryKey, fetchPage, startPage: 0 })
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {paged.error !== null ? (
        <ErrorState title={`${title} could not be loaded`} error={paged.error} retry={paged.retry} />
      ) : paged.isPending ? (
        <SkeletonLines count={3} what={title.toLowerCase()} />
      ) : paged.rows.length === 0 ? (
        <p className="wb-muted">{empty}</p>
      ) : (
        <ul>
          {paged.rows.map((one) => (
            <li key={one.id}>{renderRow(one)}</li>
          ))}
        </ul>
      )}
      {paged.hasMore && <Button text="Show more" onClick={paged.loadMore} />}
    </section>
  )
}
