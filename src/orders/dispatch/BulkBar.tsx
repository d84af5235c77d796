import { Button } from '@blueprintjs/core'
import type { User } from '#generated/model/index.ts'
import type { BoardOrder } from './board-columns.ts'
import { DriverPopover } from './DriverPopover.tsx'
import styles from './strip.module.css'

interface BulkBarProps {
  readonly orders: readonly BoardOrder[]
  readonly asking: boolean
  readonly onAsk: (asking: boolean) => void
  readonly onAssign: (driver: User) => void
  readonly onClear: () => void
}

/** What can be done to the selected orders together. */
export function BulkBar({ orders, asking, onAsk, onAssign, onClear }: BulkBarProps) {
  const button = (
    <Button intent="primary" text={`Assign ${countedOrders(orders.length)}`} onClick={() => onAsk(!asking)} />
  )
  return (
    <div className={styles.boardBulk} role="region" aria-label="Selected orders">
      <span className={styles.boardBulkCount}>{orders.length} selected</span>
      <Button variant="minimal" text="Clear" onClick={onClear} />
      {asking ? (
        <DriverPopover orders={orders} selectedId={null} onPick={onAssign} onClose={() => onAsk(false)}>
          {button}
        </DriverPopover>
      ) : (
        button
      )}
    </div>
  )
}

/** "1 order", "3 orders". */
export function countedOrders(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`
}
