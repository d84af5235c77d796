import { Button } from '@blueprintjs/core'
import type { User } from '#generated/model/index.ts'
import { DriverPopover } from './OrderCard.tsx'
import styles from './strip.module.css'

interface BulkBarProps {
  readonly count: number
  readonly asking: boolean
  readonly onAsk: (asking: boolean) => void
  readonly onAssign: (driver: User) => void
  readonly onClear: () => void
}

/** What can be done to the selected orders together. */
export function BulkBar({ count, asking, onAsk, onAssign, onClear }: BulkBarProps) {
  const button = (
    <Button
      intent="primary"
      text={count === 1 ? 'Assign 1 order' : `Assign ${count} orders`}
      onClick={() => onAsk(!asking)}
    />
  )
  return (
    <div className={styles.boardBulk} role="region" aria-label="Selected orders">
      <span className={styles.boardBulkCount}>{count} selected</span>
      <Button variant="minimal" text="Clear" onClick={onClear} />
      {asking ? (
        <DriverPopover selectedId={null} onPick={onAssign} onClose={() => onAsk(false)}>
          {button}
        </DriverPopover>
      ) : (
        button
      )}
    </div>
  )
}
