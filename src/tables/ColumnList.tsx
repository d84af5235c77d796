import { Button, Checkbox, SegmentedControl } from '@blueprintjs/core'
import { ArrowDown, ArrowUp } from '@blueprintjs/icons'
import type { TableLayout } from '#generated/model/index.ts'
import { shownColumns, type Column } from './column.ts'
import styles from './column-list.module.css'

export interface ColumnListProps {
  readonly columns: readonly Pick<Column<never>, 'id' | 'title' | 'required' | 'byDefault' | 'width' | 'cell'>[]
  readonly layout: TableLayout
  readonly onChange: (next: Partial<TableLayout>) => void
}

/** Which columns a list shows, in which order, and how tall its rows are. Every change counts at once. */
export function ColumnList({ columns, layout, onChange }: ColumnListProps) {
  const shown = shownColumns(columns, layout.columns).map(({ id }) => id)
  const inOrder = [
    ...shown.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    ...columns.filter(({ id }) => !shown.includes(id)),
  ]
  const toggle = (id: string) =>
    onChange({ columns: shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id] })
  const move = (id: string, step: 1 | -1) => {
    const from = shown.indexOf(id)
    const next = shown.toSpliced(from, 1)
    onChange({ columns: next.toSpliced(from + step, 0, id) })
  }

  return (
    <div className={`wb-filter-menu ${styles.menu}`} role="dialog" aria-label="Columns and density">
      <SegmentedControl
        fill
        size="small"
        aria-label="Row height"
        options={[
          { label: 'Regular', value: 'regular' },
          { label: 'Compact', value: 'compact' },
        ]}
        value={layout.density}
        onValueChange={(density) => onChange({ density: density === 'compact' ? 'compact' : 'regular' })}
      />
      <ul className={styles.list}>
        {inOrder.map(({ id, title, required }) => {
          const place = shown.indexOf(id)
          return (
            <li key={id}>
              <Checkbox
                label={title}
                checked={place >= 0}
                disabled={required === true || (place >= 0 && shown.length === 1)}
                onChange={() => toggle(id)}
              />
              {place >= 0 && (
                <span className={styles.moves}>
                  <Button
                    variant="minimal"
                    size="small"
                    icon={<ArrowUp size={12} />}
                    aria-label={`Move ${title} up`}
                    disabled={place === 0}
                    onClick={() => move(id, -1)}
                  />
                  <Button
                    variant="minimal"
                    size="small"
                    icon={<ArrowDown size={12} />}
                    aria-label={`Move ${title} down`}
                    disabled={place === shown.length - 1}
                    onClick={() => move(id, 1)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <Button
        variant="minimal"
        size="small"
        text="Reset"
        disabled={layout.columns.length === 0 && layout.density === 'regular'}
        onClick={() => onChange({ columns: [], density: 'regular' })}
      />
    </div>
  )
}
