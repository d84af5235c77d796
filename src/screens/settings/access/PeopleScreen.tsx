import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '@blueprintjs/core'
import { Key } from '@blueprintjs/icons'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { areaLevel, areaNames, areas, permissionWords, type AreaName } from '#domain/access/areas.ts'
import { standingText } from '#domain/access/external-roles.ts'
import { permissionIds, type PermissionId } from '#domain/access/role-permissions.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { getGetPeopleAccessQueryKey, getPeopleAccess } from '#generated/client/roles/roles.ts'
import type { GetPeopleAccessParams, PersonAccess } from '#generated/model/index.ts'
import { breakpoints, useMediaQuery } from '#src/lib/use-media-query.ts'
import { useNow } from '#src/lib/use-now.ts'
import { paths } from '#src/paths.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import type { Column } from '#src/tables/column.ts'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { NothingMatches } from '#src/tables/NothingMatches.tsx'
import { rowsCsv } from '#src/tables/rows-csv.ts'
import { SearchField } from '#src/tables/SearchField.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { type PageRequest, usePagedRows } from '#src/tables/use-paged-rows.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { levelWords, questionAbout } from './level-words.ts'
import styles from './access.module.css'

const words = { one: 'person', many: 'people' } as const
const listOptions = {
  sortFields: ['firstName'] as const,
  defaultSort: { field: 'firstName', direction: 'asc' } as const,
  filterNames: ['q', 'can'],
}
const choices = permissionIds.map((id) => ({ value: id, text: permissionWords(id) }))

/** The people of the organization, and how much of each area each of them can do. */
export function PeopleScreen() {
  const { tenant, timeZone } = useSession()
  const state = useListState(listOptions)
  const today = wallTimeAt(useNow(), timeZone).date
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.tablet - 1}px)`)
  const search = state.filter('q').slice(0, 100)
  const permission = permissionIds.find((id) => id === state.filter('can'))
  const query: GetPeopleAccessParams = { ...(search !== '' && { search }), ...(permission && { permission }) }
  const fetchPage = (request: PageRequest, signal: AbortSignal) =>
    getPeopleAccess(tenant.id, { ...query, pagination: request }, undefined, signal)
  const paged = usePagedRows<PersonAccess>({
    queryKey: getGetPeopleAccessQueryKey(tenant.id, query),
    fetchPage,
    startPage: 0,
  })
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title="Who can do what"
        actions={
          <>
            <ButtonLink to={paths.external.list()}>External access</ButtonLink>
            <ButtonLink to={paths.roles.list()}>Roles</ButtonLink>
          </>
        }
      />
      <div className="wb-filter-bar">
        <SearchField
          placeholder="Name or email"
          value={state.filter('q')}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <ChoiceFilter
          label="Who can"
          isSingle
          choices={choices}
          chosen={permission === undefined ? [] : [permission]}
          onChoose={([can = null]) => state.setFilters({ can })}
        />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
          <CsvDownload
            fileName={`people-access-${today}.csv`}
            words={words}
            disabled={paged.rows.length === 0}
            write={(task) => rowsCsv({ ...task, columns: csvColumns, fetchPage })}
          />
        </div>
      </div>
      {paged.error !== null ? (
        <ErrorState title="People could not be loaded" error={paged.error} retry={paged.retry} />
      ) : paged.isPending ? (
        <SkeletonLines count={10} what="people" />
      ) : paged.rows.length === 0 ? (
        state.isFiltered ? (
          <NothingMatches label="People" onClear={state.clearFilters} />
        ) : (
          <EmptyState icon={<Key size={18} />}>Nobody belongs to this organization.</EmptyState>
        )
      ) : (
        <div className={styles.scroller}>
          {isPhone ? <PeopleList people={paged.rows} /> : <PeopleGrid people={paged.rows} />}
          {paged.hasMore && <Button text="Show more" onClick={paged.loadMore} />}
        </div>
      )}
      <Outlet />
    </div>
  )
}

interface PeopleProps {
  readonly people: readonly PersonAccess[]
}

const rolesOf = ({ admin, roles }: PersonAccess) =>
  [...(admin ? ['Administrator'] : []), ...roles.map(({ name }) => name)].join(', ')

/** With the organization that an external person works for, for which a column has no room. */
const rolesText = (person: PersonAccess) =>
  person.through === null ? rolesOf(person) : standingText({ ...person, through: person.through })

/** Where a person is opened: one's own people by themselves, others with whom they work for. */
const personPath = ({ id, through }: PersonAccess) =>
  through === null ? paths.access.person(id) : paths.external.user(id)

const heldOf = ({ permissions }: PersonAccess): ReadonlySet<PermissionId> => new Set(permissions)

const csvColumns: readonly Pick<Column<PersonAccess>, 'title' | 'text'>[] = [
  { title: 'Person', text: displayName },
  { title: 'Email', text: ({ email }) => email },
  { title: 'Roles', text: rolesText },
  ...areaNames.map((area) => ({
    title: areas[area].title,
    text: (person: PersonAccess) => levelWords[areaLevel(area, heldOf(person))],
  })),
]

interface LevelLinkProps {
  readonly person: PersonAccess
  readonly area: AreaName
  /** Names the area as well, where no heading does. */
  readonly isNamed?: boolean
  readonly tabIndex?: number
  readonly place?: string
}

/** How much of an area somebody can do; leads to why. */
function LevelLink({ person, area, isNamed = false, tabIndex, place }: LevelLinkProps) {
  const { search } = useLocation()
  const held = heldOf(person)
  const level = areaLevel(area, held)
  const permission = questionAbout(area, held)
  const params = new URLSearchParams(search)
  if (permission !== undefined) params.set('permission', permission)
  return (
    <Link
      className={styles.cell}
      data-level={level}
      data-place={place}
      tabIndex={tabIndex}
      to={`${paths.access.why(person.id)}?${params}`}
      aria-label={`${areas[area].title}: ${levelWords[level]}. Why?`}
    >
      {isNamed && `${areas[area].title}: `}
      {levelWords[level]}
    </Link>
  )
}

const lastColumn = areaNames.length

/** People by areas. Arrows go from cell to cell, Enter opens what is there. */
function PeopleGrid({ people }: PeopleProps) {
  const { search } = useLocation()
  const [{ row, column }, setActive] = useState({ row: 0, column: 0 })
  const table = useRef<HTMLTableElement>(null)
  const lastRow = people.length - 1
  const activeRow = Math.min(row, lastRow)
  const tabIndex = (atRow: number, atColumn: number) => (atRow === activeRow && atColumn === column ? 0 : -1)

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event
    const to = stepOf(key, { row: activeRow, column, lastRow, isFar: ctrlKey })
    if (to === null || altKey || metaKey) return
    event.preventDefault()
    setActive(to)
    const cell = table.current?.querySelector<HTMLElement>(`[data-place="${to.row} ${to.column}"]`)
    cell?.focus()
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return (
    <table role="grid" aria-label="Who can do what" className={styles.grid} ref={table} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Roles</th>
          {areaNames.map((area) => (
            <th key={area} scope="col" title={areas[area].about}>
              {areas[area].title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person, atRow) => (
          <tr key={person.id}>
            <th scope="row">
              <Link
                className={styles.cell}
                data-place={`${atRow} 0`}
                tabIndex={tabIndex(atRow, 0)}
                onFocus={() => setActive({ row: atRow, column: 0 })}
                to={personPath(person) + search}
              >
                {displayName(person)}
              </Link>
            </th>
            <td className={styles.roles} title={rolesText(person)}>
              {rolesOf(person)}
            </td>
            {areaNames.map((area, place) => (
              <td key={area} onFocus={() => setActive({ row: atRow, column: place + 1 })}>
                <LevelLink
                  person={person}
                  area={area}
                  tabIndex={tabIndex(atRow, place + 1)}
                  place={`${atRow} ${place + 1}`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface GridPlace {
  readonly row: number
  readonly column: number
}

/** Where a key leads in the grid; null for a key that leads nowhere. */
function stepOf(
  key: string,
  { row, column, lastRow, isFar }: GridPlace & { readonly lastRow: number; readonly isFar: boolean },
): GridPlace | null {
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column }
    case 'ArrowDown':
      return { row: Math.min(lastRow, row + 1), column }
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) }
    case 'ArrowRight':
      return { row, column: Math.min(lastColumn, column + 1) }
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 }
    case 'End':
      return { row: isFar ? lastRow : row, column: lastColumn }
    default:
      return null
  }
}

/** The same where a table has no room. */
function PeopleList({ people }: PeopleProps) {
  const { search } = useLocation()
  return (
    <ul className={styles.people} aria-label="Who can do what">
      {people.map((person) => (
        <li key={person.id}>
          <Link className={styles.cell} to={personPath(person) + search}>
            {displayName(person)}
          </Link>
          <p className="wb-muted">{rolesText(person)}</p>
          <ul className={styles.areas} aria-label={`What ${displayName(person)} can do`}>
            {areaNames.map((area) => (
              <li key={area}>
                <LevelLink person={person} area={area} isNamed />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
