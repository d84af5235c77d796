import type { Column } from '#src/tables/column.ts'
import type { Resource, ResourceRow } from './define-resource.ts'
import { RowActs } from './RowActs.tsx'
import styles from './resource.module.css'

const dash = <span className={styles.none}>—</span>

/** The columns of a resource's list: its own, with a dash where there is no fact, then what can be done with a row. */
export function listColumns<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
): readonly Column<Row, SortField>[] {
  return [
    ...resource.columns.map((column): Column<Row, SortField> => ({
      ...column,
      cell: (row) => column.cell(row) ?? dash,
    })),
    // A record of what happened is only looked at.
    ...(resource.calls.update || resource.calls.archive
      ? [
          {
            id: 'actions',
            title: 'Actions',
            width: 92,
            align: 'right',
            byDefault: true,
            cell: (row: Row) => <RowActs resource={resource} row={row} />,
          } as const,
        ]
      : []),
  ]
}
