import { Button } from '@blueprintjs/core'
import { Add, Archive } from '@blueprintjs/icons'
import type { ComponentType } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSession } from '#src/session/session.ts'
import { ArchivedSwitch } from '#src/tables/ArchivedSwitch.tsx'
import { type Column, shownColumns } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import { SelectionBar } from '#src/tables/SelectionBar.tsx'
import { useRowSelection } from '#src/tables/use-row-selection.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ArchiveQuestionHost } from './archive-question.tsx'
import type { Resource, ResourceRow } from './define-resource.ts'
import type { ListFilter } from './filter-values.ts'
import { ResourceFilters } from './ResourceFilters.tsx'
import { listColumns } from './resource-columns.tsx'
import { ResourceCsv } from './ResourceCsv.tsx'
import { type ListFields, listFields, useArchivedCount, useResourceList } from './use-resource-list.ts'
import { useArchive } from './use-archive.ts'
import { sentence } from './words.ts'

/** The list of a resource as a screen of its own. */
export function resourceList<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
): ComponentType {
  const columns = listColumns(resource)
  const facts = columns.filter(({ isActs }) => isActs !== true)
  const fields = listFields(resource)
  return function ListOfResource() {
    const mayAct = resource.rights.update(useSession()).allowed
    return <ResourceList resource={resource} columns={mayAct ? columns : facts} fields={fields} />
  }
}

function declaredFilters(declared: readonly ListFilter[]): readonly ListFilter[] {
  return declared
}

interface OfResource<Row extends ResourceRow, SortField extends string> {
  readonly resource: Resource<Row, SortField>
}

interface ResourceListProps<Row extends ResourceRow, SortField extends string> extends OfResource<Row, SortField> {
  readonly columns: readonly Column<Row, SortField>[]
  readonly fields: ListFields<SortField>
}

/** Searches, sorts and filters, archives and restores. Adding, editing and reading a row open over it, each at its own address. */
function ResourceList<Row extends ResourceRow, SortField extends string>(props: ResourceListProps<Row, SortField>) {
  const { resource, columns, fields } = props
  const { words, paths, tableId, useFilters = declaredFilters, Note } = resource
  const filters = useFilters(resource.filters)
  const session = useSession()
  const { search } = useLocation()
  const { state, paged, archived, query } = useResourceList({ ...resource, filters }, fields)
  const remembered = useTableLayout(tableId)
  const selection = useRowSelection<Row>()
  const archives = resource.calls.archive !== undefined
  const updates = resource.rights.update(session).allowed
  const { setArchived } = useArchive(resource)
  const archive = async (rows: readonly Row[]) => {
    if (await setArchived(rows, !archived)) selection.clear()
  }
  const showArchived = (shown: boolean) => {
    selection.clear()
    state.setFilters({ archived: shown ? '1' : null })
  }

  return (
    <div className="wb-page wb-list-page">
      <PageHeader title={sentence(words.many)} actions={<Acts resource={resource} search={search} />} />
      <div className="wb-filter-bar">
        {resource.search !== undefined && (
          <SearchField
            placeholder={resource.search}
            value={state.filter('q')}
            onChange={(q) => state.setFilters({ q }, { replace: true })}
          />
        )}
        {filters.length > 0 && <ResourceFilters filters={filters} state={state} />}
        {archives && <ArchivedSwitch shown={archived} onChange={showArchived} />}
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
          <ResourceCsv
            resource={resource}
            columns={shownColumns(columns, remembered.layout.columns)}
            query={query}
            disabled={paged.rows.length === 0}
          />
        </div>
      </div>
      <SelectionBar selection={selection} words={words}>
        <Button text={archived ? 'Restore' : 'Archive'} onClick={() => void archive(selection.rows)} />
      </SelectionBar>
      <DataList
        label={sentence(words.many)}
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={resource.nameOf}
        rowPath={({ id }) => paths.one(id) + search}
        selection={archives && updates ? selection : undefined}
        act={archives && updates ? { key: 'archive', run: (rows) => void archive(rows) } : undefined}
        empty={
          archived ? (
            <NoArchived resource={resource} onBack={() => showArchived(false)} />
          ) : (
            <NothingYet resource={resource} onArchived={() => showArchived(true)} />
          )
        }
      />
      {Note !== undefined && <Note />}
      <Outlet />
      <ArchiveQuestionHost />
    </div>
  )
}

interface ActsProps<Row extends ResourceRow, SortField extends string> extends OfResource<Row, SortField> {
  readonly search: string
}

function Acts<Row extends ResourceRow, SortField extends string>({ resource, search }: ActsProps<Row, SortField>) {
  const { Actions } = resource
  return (
    <>
      {Actions !== undefined && <Actions />}
      <AddLink resource={resource} search={search} isPrimary />
    </>
  )
}

interface AddLinkProps<Row extends ResourceRow, SortField extends string> extends OfResource<Row, SortField> {
  /** Keeps the list under the form as it is. */
  readonly search?: string
  readonly isPrimary?: boolean
}

function AddLink<Row extends ResourceRow, SortField extends string>(props: AddLinkProps<Row, SortField>) {
  const { resource, search = '', isPrimary = false } = props
  const { calls, rights, paths, words, adding } = resource
  const allowed = rights.create(useSession()).allowed
  if (calls.create === undefined || !allowed) return null
  return (
    <ButtonLink to={paths.new() + search} intent={isPrimary ? 'primary' : undefined} icon={<Add />}>
      {adding?.label ?? `Add ${words.one}`}
    </ButtonLink>
  )
}

interface NothingYetProps<Row extends ResourceRow, SortField extends string> extends OfResource<Row, SortField> {
  readonly onArchived: () => void
}

/** Rows that are all archived are not nothing. */
function NothingYet<Row extends ResourceRow, SortField extends string>(props: NothingYetProps<Row, SortField>) {
  const { resource, onArchived } = props
  const { icon, words, empty, emptyArchived, EmptyActions } = resource
  const archived = useArchivedCount(resource)
  if (archived === undefined) return null
  const areArchived = archived > 0
  return (
    <EmptyState
      icon={areArchived ? <Archive size={18} /> : icon}
      {...(areArchived && { title: `All ${words.many} are archived` })}
      actions={
        <>
          {areArchived && <Button text="Show the archived ones" onClick={onArchived} />}
          {EmptyActions !== undefined && <EmptyActions />}
          <AddLink resource={resource} />
        </>
      }
    >
      {areArchived ? emptyArchived : `No ${words.many} yet. ${empty}`}
    </EmptyState>
  )
}

interface NoArchivedProps<Row extends ResourceRow, SortField extends string> extends OfResource<Row, SortField> {
  readonly onBack: () => void
}

function NoArchived<Row extends ResourceRow, SortField extends string>({
  resource: { words, emptyArchived },
  onBack,
}: NoArchivedProps<Row, SortField>) {
  return (
    <EmptyState
      icon={<Archive size={18} />}
      title={`No archived ${words.many}`}
      actions={<Button text="Show the others" onClick={onBack} />}
    >
      {emptyArchived}
    </EmptyState>
  )
}
