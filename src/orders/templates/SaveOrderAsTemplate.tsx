import { Dialog, DialogBody } from '@blueprintjs/core'
import { useGetDeliveryOrderData } from '#generated/client/orders/orders.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx'
import { templateOfOrder } from './template-of-order.ts'

interface SaveOrderAsTemplateProps {
  readonly orderId: number
  readonly onClose: () => void
}

/** Keeps an order that was placed as a template. */
export function SaveOrderAsTemplate({ orderId, onClose }: SaveOrderAsTemplateProps) {
  const { data, error, refetch } = useGetDeliveryOrderData(orderId)
  if (data !== undefined) return <SaveTemplateDialog order={templateOfOrder(data)} onClose={onClose} />
  return (
    <Dialog isOpen title="Save as template" className="wb-dialog-small" onClose={onClose}>
      <DialogBody>
        {error === null ? <Skeleton /> : <ErrorState error={error} retry={() => void refetch()} />}
      </DialogBody>
    </Dialog>
  )
}
