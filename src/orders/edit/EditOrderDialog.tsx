import { Button, Dialog } from '@blueprintjs/core'
import { useGetDeliveryOrderOverrideView } from '#generated/client/orders/orders.ts'
import { apiErrorOf, isRefusal, messageOf } from '#src/http/errors.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { useOverlayGuard } from '#src/forms/overlay-guard.ts'
import { EditOrderForm } from './EditOrderForm.tsx'
import { EditOrderSkeleton } from './EditOrderSkeleton.tsx'
import { useCourierSchedule } from './use-courier-schedule.ts'
import styles from './edit-order.module.css'
import '#src/ui/form-parts.css'
import { TitledCallout } from '#src/ui/TitledCallout.tsx'

interface EditOrderDialogProps {
  readonly orderId: number
  /** Who made it impossible to save while it was open; null while it is possible. */
  readonly stopped?: string | null
  readonly onClose: () => void
}

/** Said of whatever cannot be loaded to be edited (docs/rules/messages-and-words.md, "Messages of an order"). */
const legacyText = 'Legacy delivery order may not be updated.'

/** The details and parcels of an order, to be edited (docs/rules/order-edit.md, "Details and parcels"). */
export function EditOrderDialog({ orderId, stopped = null, onClose }: EditOrderDialogProps) {
  const guard = useOverlayGuard(onClose)
  // Not kept: a person who opens it again edits the order as it stands then. Nor fetched again under the person's hands.
  const view = useGetDeliveryOrderOverrideView(orderId, {
    query: { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false },
  })
  // Asked for at once: another date means the courier's opening time, which must be known by then.
  const schedule = useCourierSchedule()
  return (
    <Dialog
      className={`wb-form-dialog ${styles.order}`}
      isOpen
      title="Edit delivery order"
      canOutsideClickClose={false}
      onClose={guard.requestClose}
    >
      {view.data !== undefined && !schedule.isPending ? (
        <EditOrderForm
          view={view.data}
          schedule={schedule}
          stopped={stopped}
          onDirtyChange={guard.onDirtyChange}
          onSaved={onClose}
          onCancel={guard.requestClose}
        />
      ) : view.error === null ? (
        <EditOrderSkeleton />
      ) : (
        <LoadFailure error={view.error} retry={() => void view.refetch()} onClose={onClose} />
      )}
      <DiscardAlert guard={guard} />
    </Dialog>
  )
}

interface LoadFailureProps {
  readonly error: unknown
  readonly retry: () => void
  readonly onClose: () => void
}

function LoadFailure({ error, retry, onClose }: LoadFailureProps) {
  const isLegacy = apiErrorOf(error)?.code === 'legacy_order'
  const reason = isLegacy ? undefined : messageOf(error)
  return (
    <>
      <div className={styles.failure}>
        <TitledCallout intent="danger" title="Error" role="alert">
          <p>{legacyText}</p>
          {reason !== undefined && <p>{reason}</p>}
        </TitledCallout>
      </div>
      <div className={`wb-form-actions ${styles.actions}`}>
        {!isRefusal(error) && <Button text="Retry" onClick={retry} />}
        <Button text="Close" onClick={onClose} />
      </div>
    </>
  )
}
