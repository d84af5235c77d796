import { Dialog, DialogBody } from '@blueprintjs/core'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'

interface EditOrderDialogProps {
  readonly orderId: number
  readonly onClose: () => void
}

/** The details and parcels of an order, to be edited (order-detail.md sections 2, 3 and 5). */
export function EditOrderDialog({ onClose }: EditOrderDialogProps) {
  return (
    <Dialog isOpen title="Edit delivery order" onClose={onClose}>
      <DialogBody>
        <SkeletonLines count={8} />
      </DialogBody>
    </Dialog>
  )
}
