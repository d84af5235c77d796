import { formatCents } from '#domain/amounts/money.ts'
import styles from './brokerage.module.css'
import '#src/ui/cells.css'

interface MarginAmountProps {
  readonly cents: number | null
  /** What stays: less than nothing is marked as the loss that it is. */
  readonly isMargin?: boolean
}

/** One of the three amounts of a brokerage; a dash while there is no price. */
export function MarginAmount({ cents, isMargin = false }: MarginAmountProps) {
  if (cents === null) return <span className="wb-cell-none">No price yet</span>
  const isLoss = isMargin && cents < 0
  return (
    <span className={styles.amount} data-loss={isLoss || undefined}>
      {formatCents(cents)}
      {isLoss && <span className={styles.loss}>Loss</span>}
    </span>
  )
}
