import { wallTimeAt } from '#domain/zoned-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { rowsCsv } from '#src/tables/rows-csv.ts'
import type { ListQuery, Resource, ResourceRow } from './define-resource.ts'
import { pagesOf } from './use-resource-list.ts'

interface ResourceCsvProps<Row extends ResourceRow, SortField extends string> {
  readonly resource: Resource<Row, SortField>
  /** What the list shows. */
  readonly query: ListQuery<SortField>
  readonly disabled: boolean
}

/** Downloads the filtered whole of a list: the columns that have a text. Nothing when none has one. */
export function ResourceCsv<Row extends ResourceRow, SortField extends string>(
  props: ResourceCsvProps<Row, SortField>,
) {
  const { resource, query, disabled } = props
  const { columns, calls, tableId, words } = resource
  const { tenant, timeZone } = useSession()
  const today = wallTimeAt(useNow(), timeZone).date
  if (columns.every(({ text }) => text === undefined)) return null
  return (
    <CsvDownload
      fileName={`${tableId}-${today}.csv`}
      words={words}
      disabled={disabled}
      write={(task) => rowsCsv({ ...task, columns, fetchPage: pagesOf(calls, tenant.id, query) })}
    />
  )
}
