import type { ReactNode } from 'react'
import type { Column } from './column.ts'

/** What stands under the rows of a list: sums of all of them, of those that are not loaded as well. */
export interface Foot {
  /** "All 42 orders": in the place of the first column, which has no sum. */
  readonly label: string
  /** By the ids of columns; none under a column that cannot be summed. */
  readonly cells: Readonly<Record<string, ReactNode>>
}

interface FootProps {
  readonly columns: readonly Column<never>[]
  readonly foot: Foot
  readonly selectable: boolean
}

/** Sums under the columns of a table, in sight while the rows scroll. */
export function TableFoot({ columns: [first, ...others], foot, selectable }: FootProps) {
  return (
    <tfoot className="wb-list-foot">
      <tr>
        {first !== undefined && (
          // Over the ticks as well: there is none of it.
          <th scope="row" colSpan={selectable ? 2 : 1} title={foot.label}>
            {foot.label}
          </th>
        )}
        {others.map(({ id, align }) => (
          <td key={id} className={align === 'right' ? 'wb-number' : undefined}>
            {foot.cells[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** The same under cards. */
export function CardFoot({ columns: [, ...others], foot }: Omit<FootProps, 'selectable'>) {
  const summed = others.filter(({ id, align }) => align === 'right' && foot.cells[id] !== undefined)
  return (
    <section className="wb-list-foot-card" aria-label={foot.label}>
      <strong>{foot.label}</strong>
      <dl>
        {summed.map(({ id, title }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{foot.cells[id]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
