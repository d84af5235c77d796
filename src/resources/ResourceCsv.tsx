import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import type { Column } from '#src/tables/column.ts'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { rowsCsv } from '#src/tables/rows-csv.ts'
import type { ListQuery, Resource, ResourceRow } from './define-resource.ts'
import { pagesOf } from './use-resource-list.ts'

interface ResourceCsvProps<Row extends ResourceRow, SortField extends string> {
  readonly resource: Resource<Row, SortField>
  /** The columns that the list shows, in their order. */
  readonly columns: readonly Column<Row, SortField>[]
  /** The search, filter and sort of the list. */
  readonly query: ListQuery<SortField>
  readonly disabled: boolean
}

/** Downloads all rows that the filter leaves, with the shown columns that have a text. Shows nothing when no column has one. */
export function ResourceCsv<Row extends ResourceRow, SortField extends string>(
  props: ResourceCsvProps<Row, SortField>,
) {
  const { resource, columns, query, disabled } = props
  const { calls, tableId, words } = resource
  const { tenant, timeZone } = useSession()
  const today = wallTimeAt(useNow(), timeZone).date
  if (resource.columns.every(({ text }) => text === undefined)) return null
  return (
    <CsvDownload
      fileName={`${tableId}-${today}.csv`}
      words={words}
      disabled={disabled || columns.every(({ text }) => text === undefined)}
      write={(task) => rowsCsv({ ...task, columns, fetchPage: pagesOf(calls, tenant.id, query) })}
    />
  )
}
