import { Button } from '@blueprintjs/core'
import { Undo } from '@blueprintjs/icons'
import { isUndoable, orderStatusLabels } from '#domain/orders/order-status.ts'
import type { DeliveryOrderDriverView } from '#generated/model/index.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useHotkeys } from '#src/ui/hotkeys.ts'
import { moveNames, useUndoMove } from '#src/orders/acts/order-acts.ts'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import styles from './next.module.css'

/** What was marked last, and the way back from it while there is one (docs/rules/order-status.md, "Taking a move back"). */
export function UndoBar({ order: { id, next } }: { readonly order: DeliveryOrderDriverView }) {
  const undo = useUndoMove()
  const now = useNow()
  const { undo: last } = next
  const isOffered = last !== null && isUndoable(last.status) && (last.until === null || now <= last.until)
  const takeBack = () => {
    if (last !== null && isUndoable(last.status) && !undo.isPending) undo.mutate({ id, from: last.status })
  }
  useHotkeys({ undo: isOffered && takeBack })
  if (!isOffered || !isUndoable(last.status)) return null
  const { status, at } = last
  return (
    <div className={styles.undo}>
      <span>
        {orderStatusLabels[status]} <TimeCell at={at} />
      </span>
      <Button
        variant="minimal"
        icon={<Undo />}
        text={`Undo ${moveNames[status]}`}
        loading={undo.isPending}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={takeBack}
      />
    </div>
  )
}
