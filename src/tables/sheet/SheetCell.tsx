import type { CSSProperties, ReactNode } from 'react'

interface SheetCellProps {
  readonly id: string
  readonly columnIndex: number
  readonly title: string
  readonly tone: string | undefined
  readonly isNumber?: boolean | undefined
  /** What is wrong with it. */
  readonly fault?: string | undefined
  readonly children: ReactNode
  /** Where the table puts it; given by the table, as are the next two. */
  readonly style?: CSSProperties
  readonly className?: string
  readonly isFocused?: boolean
}

/** One cell of a sheet; which row it belongs to is said by SheetGrid. */
export function SheetCell({
  id,
  columnIndex,
  title,
  tone,
  isNumber,
  fault,
  children,
  style,
  className,
  isFocused,
}: SheetCellProps) {
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={columnIndex + 2}
      aria-selected={isFocused === true}
      className={`bp6-table-cell ${className ?? ''}`}
      aria-invalid={fault === undefined ? undefined : true}
      data-number={isNumber}
      data-tone={fault === undefined ? tone : 'refused'}
      style={style}
      title={fault ?? title}
    >
      {children}
    </div>
  )
}
