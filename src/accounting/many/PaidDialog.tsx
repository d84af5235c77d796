import { countText } from '#domain/amounts/count-text.ts'
import { markOrderPaid, markOrderUnpaid } from '#generated/client/accounting/accounting.ts'
import { isRefusal, messageOf } from '#src/http/errors.ts'
import { genericErrorMessage } from '#src/ui/error-dialog.ts'
import { MarkDialog } from './MarkDialog.tsx'
import { type MarkOutcome, useMarkRun } from './use-mark-run.ts'

export interface PaidDialogProps {
  readonly orderIds: readonly number[]
  readonly isPaid: boolean
  /** @param isDone whether any may be another now */
  readonly onClose: (isDone: boolean) => void
}

interface OneOrder {
  readonly orderId: number
  readonly count: 1
}

const words = { one: 'order', many: 'orders' }

/** Says of orders that they are paid, or that they are not: one after the other. */
export function PaidDialog({ orderIds, isPaid, onClose }: PaidDialogProps) {
  const { progress, run, stop } = useMarkRun<OneOrder>(({ orderId }) => markOne(orderId, isPaid))
  const counted = countText(orderIds.length, words)
  const marked = isPaid ? 'paid' : 'not paid'
  return (
    <MarkDialog
      title={`Mark ${counted} ${marked}`}
      confirmLabel={`Mark ${marked}`}
      isReady
      progress={progress}
      run={() =>
        run(
          orderIds.map((orderId) => ({ orderId, count: 1 })),
          orderIds,
        )
      }
      stop={stop}
      doneText={(changed) => `Marked ${countText(changed, words)} ${marked}`}
      onClose={onClose}
    >
      <p className="wb-dialog-message">
        {isPaid ? `The money for ${counted} has come in?` : `The money for ${counted} has not come in?`} Nothing is sent
        to the customer.
      </p>
    </MarkDialog>
  )
}

async function markOne(orderId: number, isPaid: boolean): Promise<MarkOutcome> {
  try {
    await (isPaid ? markOrderPaid(orderId) : markOrderUnpaid(orderId))
    return { changed: 1, unchanged: 0, refused: [] }
  } catch (error) {
    // One that is refused keeps no other.
    if (!isRefusal(error)) throw error
    return { changed: 0, unchanged: 0, refused: [{ orderId, message: messageOf(error) ?? genericErrorMessage }] }
  }
}
