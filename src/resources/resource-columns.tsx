import type { Column } from '#src/tables/column.ts'
import type { Resource, ResourceRow } from './define-resource.ts'
import { RowActs } from './RowActs.tsx'
import styles from './resource.module.css'

const dash = <span className={styles.none}>—</span>

/** What can be done with a row where it stands in the list; a record of what happened is only looked at. */
function actsOf<Row extends ResourceRow, SortField extends string>({
  calls,
}: Resource<Row, SortField>): string | undefined {
  if (calls.update === undefined) return calls.archive && 'Archive'
  return calls.archive === undefined ? 'Edit' : 'Edit and archive'
}

/** The columns of a resource's list: its own, with a dash where there is no fact, then what can be done with a row. */
export function listColumns<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
): readonly Column<Row, SortField>[] {
  const title = actsOf(resource)
  return [
    ...resource.columns.map((column): Column<Row, SortField> => ({
      ...column,
      cell: (row) => column.cell(row) ?? dash,
    })),
    ...(title === undefined
      ? []
      : [
          {
            id: 'actions',
            title,
            width: 92,
            align: 'right',
            byDefault: true,
            isActs: true,
            cell: (row: Row) => <RowActs resource={resource} row={row} />,
          } as const,
        ]),
  ]
}
