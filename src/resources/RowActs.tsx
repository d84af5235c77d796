import { Button } from '@blueprintjs/core'
import { Archive, Edit, History } from '@blueprintjs/icons'
import { useLocation } from 'react-router-dom'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { Resource, ResourceRow } from './define-resource.ts'
import { rowRights } from './resource-rights.ts'
import { useArchive } from './use-archive.ts'
import '#src/ui/row-acts.css'

interface RowActsProps<Row extends ResourceRow, SortField extends string> {
  readonly resource: Resource<Row, SortField>
  readonly row: Row
}

/** What can be done with a row where it stands in the list. */
export function RowActs<Row extends ResourceRow, SortField extends string>({
  resource,
  row,
}: RowActsProps<Row, SortField>) {
  const session = useSession()
  const { search } = useLocation()
  const { setArchived } = useArchive(resource)
  const may = rowRights(resource, session, row)
  if (!may.update && !may.archive) return null
  const name = resource.nameOf(row)
  const archiving = row.archived !== true
  const act = archiving ? 'Archive' : 'Restore'
  return (
    <span className="wb-row-acts">
      {may.update && archiving && (
        <ButtonLink
          to={resource.paths.edit(row.id) + search}
          variant="minimal"
          size="small"
          icon={<Edit />}
          aria-label={`Edit ${name}`}
          title="Edit"
          text={<span className="wb-row-act-text">Edit</span>}
        />
      )}
      {may.archive && (
        <Button
          variant="minimal"
          size="small"
          icon={archiving ? <Archive /> : <History />}
          text={<span className="wb-row-act-text">{act}</span>}
          aria-label={`${act} ${name}`}
          title={act}
          onClick={() => void setArchived([row], archiving)}
        />
      )}
    </span>
  )
}
