import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './sheet.module.css'

interface SheetHeadingProps {
  readonly id: string
  readonly columnIndex: number
  readonly isNumber: boolean | undefined
  /** Called when something in it gets the focus: it may stand half outside. */
  readonly onReach: () => void
  readonly children: ReactNode
}

/**
 * What stands in the heading of a column. The table draws its headings twice, one pair covering the other, and what can be
 * pressed must be there once.
 */
export function SheetHeading({ id, columnIndex, isNumber, onReach, children }: SheetHeadingProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isOnTop, setIsOnTop] = useState(false)
  useLayoutEffect(() => setIsOnTop(place.current?.closest('.bp6-table-quadrant-main') === null), [])
  if (!isOnTop) return <div ref={place} />
  return (
    <div ref={place} id={id} role="columnheader" aria-colindex={columnIndex + 2}>
      {/* The arrows belong to a control of the heading while it has the focus. */}
      <div
        role="presentation"
        className={styles.heading}
        data-number={isNumber}
        onFocus={onReach}
        onKeyDown={(event) => event.stopPropagation()}
      >
        {children}
      </div>
    </div>
  )
}
