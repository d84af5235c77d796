import { ArrowRight } from '@blueprintjs/icons'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { scrollRegion } from './scroll-region.ts'
import './outcomes.css'
import { type CheckedRow, outcomeLabels } from './outcomes.ts'

/** Height of a row with one remark, in pixels; others are measured. */
const usualHeight = 37

interface OutcomeTableProps {
  readonly rows: readonly CheckedRow[]
}

/** What the server said of each row: where it stands in the file, what was put right, why it was refused. */
export function OutcomeTable({ rows }: OutcomeTableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]?.row.line ?? index,
    overscan: 12,
  })
  return (
    <div className="wb-outcomes" {...scrollRegion('Rows of the file')} ref={scroller}>
      <div role="table" aria-label="Rows of the file" aria-rowcount={rows.length + 1}>
        <div className="wb-outcome-row wb-outcome-head wb-label" role="row" aria-rowindex={1}>
          <span role="columnheader">Line</span>
          <span role="columnheader">Name</span>
          <span role="columnheader">Outcome</span>
          <span role="columnheader">Column, and why</span>
        </div>
        <div className="wb-outcome-space" role="rowgroup" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]
            return row === undefined ? null : (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="wb-outcome-row wb-outcome-place"
                role="row"
                aria-rowindex={index + 2}
                style={{ transform: `translateY(${start}px)` }}
              >
                <OutcomeCells checked={row} />
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

function OutcomeCells({ checked }: { readonly checked: CheckedRow }) {
  const { row, name, outcome, mends, faults } = checked
  return (
    <>
      <span role="cell" className="wb-outcome-line">
        {row.line}
      </span>
      <span role="cell" className="wb-outcome-name">
        {name === '' ? <span className="wb-muted">No name</span> : name}
      </span>
      <span role="cell">
        <span className={`wb-outcome-tag wb-outcome-${outcome}`}>{outcomeLabels[outcome]}</span>
      </span>
      <span role="cell" className="wb-remarks">
        {faults.map(({ column, why }) => (
          <span key={`${column} ${why}`} className="wb-remark">
            <code>{column}</code>
            <strong className="wb-remark-fault">{why}</strong>
          </span>
        ))}
        {mends.map(({ column, from, to, why }) => (
          <span key={`${column} ${to}`} className="wb-remark">
            <code>{column}</code>
            <span>
              <del>{from === '' ? 'empty' : from}</del>
              <ArrowRight size={12} title="becomes" />
              <ins>{to}</ins>
            </span>
            <span className="wb-muted">{why}</span>
          </span>
        ))}
      </span>
    </>
  )
}
