import { Button } from '@blueprintjs/core'
import { Archive, Edit, History, Trash } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { apiErrorOf } from '#src/http/errors.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { HistoryLink, mayReadAudit } from '#src/ui/HistoryLink.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerFoot, SideDrawerNote, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { asDeclared, type Resource, type ResourceRow, type UseResource } from './define-resource.ts'
import { PendingBody } from './DrawerMessages.tsx'
import { refreshLists } from './resource-cache.ts'
import { isOwnRow, rowRights } from './resource-rights.ts'
import { usedRows, useUses } from './row-uses.ts'
import { UsedByList } from './UsedBy.tsx'
import { useAddressedRow } from './use-addressed-row.ts'
import { useArchive } from './use-archive.ts'
import { sentence } from './words.ts'

interface OfResource<Row extends ResourceRow, SortField extends string> {
  readonly resource: Resource<Row, SortField>
}

/** A row to read in a drawer over its list, as a screen of its own. */
export function resourceDetail<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
  useThere: UseResource<Row, SortField> = asDeclared,
): ComponentType {
  return function DetailOfResource() {
    return <ResourceDetail resource={useThere(resource)} />
  }
}

function ResourceDetail<Row extends ResourceRow, SortField extends string>({ resource }: OfResource<Row, SortField>) {
  const { paths, words, nameOf, titleOf = nameOf, archivedNote, Detail } = resource
  const { row, error, refetch } = useAddressedRow(resource)
  const session = useSession()
  const close = useCloseDrawer(paths.list())
  // One drawer from the waiting on: another in its place would lose the focus for a moment, and Escape with it.
  if (row === undefined)
    return (
      <SideDrawer title={sentence(words.one)} onClose={close}>
        <PendingBody words={words} error={error} retry={() => void refetch()} />
      </SideDrawer>
    )
  return (
    <SideDrawer title={titleOf(row)} onClose={close}>
      <SideDrawerBody>
        {row.archived === true && <SideDrawerNote>Archived. {archivedNote}</SideDrawerNote>}
        {Detail === undefined ? <ColumnFacts resource={resource} row={row} /> : <Detail row={row} />}
        {resource.calls.uses !== undefined && isOwnRow(session, row) && <Uses resource={resource} row={row} />}
      </SideDrawerBody>
      <Acts resource={resource} row={row} onDeleted={close} />
    </SideDrawer>
  )
}

interface OfRow<Row extends ResourceRow, SortField extends string> extends OfResource<Row, SortField> {
  readonly row: Row
}

/** What the list says of a row, and what it has no room for. */
function ColumnFacts<Row extends ResourceRow, SortField extends string>({ resource, row }: OfRow<Row, SortField>) {
  return (
    <SideDrawerPart>
      <Facts>
        {resource.columns.map(({ id, title, cell }) => (
          <Fact key={id} label={title}>
            {orNotGiven(cell(row))}
          </Fact>
        ))}
      </Facts>
    </SideDrawerPart>
  )
}

/** Where the row is in use, with links. */
function Uses<Row extends ResourceRow, SortField extends string>({ resource, row }: OfRow<Row, SortField>) {
  const { data, error, refetch } = useUses(resource, row)
  return (
    <SideDrawerPart title="Used by">
      {data !== undefined ? (
        data.data.length === 0 ? (
          <p className="wb-muted">Nothing yet.</p>
        ) : (
          <UsedByList uses={data} rows={usedRows(resource, [row])} />
        )
      ) : error === null ? (
        <SkeletonLines count={1} what="where it is in use" />
      ) : (
        <ErrorState title="Where it is in use could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </SideDrawerPart>
  )
}

interface ActsProps<Row extends ResourceRow, SortField extends string> extends OfRow<Row, SortField> {
  readonly onDeleted: () => void
}

function Acts<Row extends ResourceRow, SortField extends string>({
  resource,
  row,
  onDeleted,
}: ActsProps<Row, SortField>) {
  const session = useSession()
  const { search } = useLocation()
  const { setArchived } = useArchive(resource)
  const may = rowRights(resource, session, row)
  const hasHistory = resource.calls.update !== undefined && isOwnRow(session, row) && mayReadAudit(session)
  if (!may.update && !may.archive && !may.delete && !hasHistory) return null
  const archived = row.archived === true
  return (
    <SideDrawerFoot>
      {hasHistory && <HistoryLink subject={resource.subject} id={row.id} />}
      {may.delete && <DeleteButton resource={resource} row={row} onDeleted={onDeleted} />}
      {may.archive && (
        <Button
          icon={archived ? <History /> : <Archive />}
          text={archived ? 'Restore' : 'Archive'}
          intent={archived ? 'primary' : 'none'}
          onClick={() => void setArchived([row], !archived)}
        />
      )}
      {may.update && !archived && (
        <ButtonLink to={resource.paths.edit(row.id) + search} intent="primary" icon={<Edit />}>
          Edit
        </ButtonLink>
      )}
    </SideDrawerFoot>
  )
}

function DeleteButton<Row extends ResourceRow, SortField extends string>(props: ActsProps<Row, SortField>) {
  const { resource, row, onDeleted } = props
  const { calls, words, nameOf } = resource
  const { tenant } = useSession()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { data: uses, refetch } = useUses(resource, row)
  const keeping = uses && { ...uses, data: uses.data.filter(({ keeps }) => keeps) }
  const isKept = keeping !== undefined && keeping.data.length > 0
  const confirm = async () => {
    try {
      await calls.delete?.(row.id)
    } catch (error) {
      // It came to be used while this was open: say where.
      if (apiErrorOf(error)?.code === 'in_use') await refetch()
      throw error
    }
    onDeleted()
    showSuccess(`Deleted ${nameOf(row)}`)
    // Asked for again it would be missing, while the drawer that shows it still goes.
    void client.invalidateQueries({ queryKey: calls.getKey(row.id), refetchType: 'none' })
    void refreshLists(client, calls, tenant.id)
  }
  return (
    <>
      <Button
        variant="minimal"
        icon={<Trash />}
        text="Delete"
        onClick={() => {
          setAsking(true)
          if (calls.uses !== undefined) void refetch()
        }}
      />
      <ConfirmDialog
        isOpen={asking}
        title={isKept ? `${nameOf(row)} is in use` : `Delete ${nameOf(row)}?`}
        confirmLabel="Delete"
        danger
        onConfirm={isKept ? undefined : confirm}
        onClose={() => setAsking(false)}
      >
        {isKept ? (
          <>
            <p className="wb-dialog-message">It cannot be deleted as long as it is used by:</p>
            <UsedByList uses={keeping} rows={usedRows(resource, [row])} />
            {calls.archive !== undefined && row.archived !== true && (
              <p className="wb-dialog-message">Archive it to keep it from being used any further.</p>
            )}
          </>
        ) : (
          <p className="wb-dialog-message">A deleted {words.one} does not come back.</p>
        )}
      </ConfirmDialog>
    </>
  )
}
