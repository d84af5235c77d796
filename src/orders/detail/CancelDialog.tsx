import { useState } from 'react'
import { Button, Dialog, DialogBody, DialogFooter, FormGroup, Switch, TextArea } from '@blueprintjs/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelReasonProblem, maxCancelReasonLength, statusInSentence } from '#domain/orders/order-status.ts'
import { textLength } from '#domain/orders/order-texts.ts'
import { cancelDeliveryOrder } from '#generated/client/orders/orders.ts'
import { useGetTenantScheduleInfo } from '#generated/client/tenants/tenants.ts'
import type { DeliveryOrderPageView, OrderCancel } from '#generated/model/index.ts'
import { approval, denial, type Verdict } from '#src/access/verdict.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { useSavedForm } from '#src/forms/saved-drafts.ts'
import { isMovedOn, tellRefusal } from '#src/resources/tell-refusal.ts'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { useSession } from '#src/session/session.ts'
import { DialogFault } from '#src/ui/DialogFault.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { focusStart } from '#src/ui/start-focus.ts'
import { cancellationWords } from './cancellation-words.ts'
import styles from './cancelled.module.css'

interface CancelDialogProps {
  readonly order: DeliveryOrderPageView
  readonly onClose: () => void
}

/**
 * Cancels an order for good, and says what that costs: a reason of at most 300 characters, and a switch that is turned on for it
 * (docs/rules/order-edit.md, "Cancel"). Whatever is wrong with the reason is said under it.
 */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const { tenant } = useSession()
  const orderId = order.id
  const { data: courier } = useGetTenantScheduleInfo(order.receiverTenant.id)
  const cost = courier === undefined ? null : cancellationWords(order, courier.courierSettings.cancellationCharge)
  const client = useQueryClient()
  const [reason, setReason] = useSavedForm(
    'cancel',
    orderId,
    () => '',
    (typed) => typed !== '',
  )
  const [wasLeft, setWasLeft] = useState(false)
  const [isSure, setIsSure] = useState(false)
  const { optionsFor, settle } = useOnce()
  const cancel = useMutation({
    mutationFn: (data: OrderCancel) => cancelDeliveryOrder(orderId, data, optionsFor(data)),
    onSuccess: () => {
      showSuccess(`Delivery order marked as ${statusInSentence('cancelled')}`)
      onClose()
    },
    onError: (error, data) => {
      if (isMovedOn(error)) {
        tellRefusal(error, 'cancel the order')
        onClose()
      } else if (formErrorOf(error) === null) {
        showError(error, { action: 'cancel the order', retry: () => cancel.mutate(data) })
      }
    },
    onSettled: (_moved, error) => {
      settle(error)
      return refreshOrders(client, [orderId])
    },
  })

  const length = textLength(reason)
  const problem = cancelReasonProblem(reason)
  const verdict = mayCancel(length, isSure)
  // an answer to another reason is no answer to this one
  const refusal = cancel.variables?.reason === reason.trim() ? formErrorOf(cancel.error) : null
  const reasonFault = refusal?.errors['/reason']?.[0]
  const shownProblem = reasonFault ?? (wasLeft || length > maxCancelReasonLength ? problem : null)
  const otherFault = refusal !== null && reasonFault === undefined ? refusal.message : null

  return (
    <Dialog
      isOpen
      onClose={onClose}
      onOpened={focusStart}
      title={`Cancel Delivery ${orderNumber(orderId)}`}
      className="wb-dialog-small"
      canOutsideClickClose={reason === ''}
    >
      <DialogBody>
        {cost !== null && <p className={styles.charge}>{cost}</p>}
        <FormGroup
          label="Reason"
          labelFor="cancel-reason"
          intent={shownProblem === null ? 'none' : 'danger'}
          helperText={
            <span className={styles.help}>
              <span role="alert">{shownProblem}</span>
              <span className={styles.count} data-over={length > maxCancelReasonLength || undefined}>
                {length} / {maxCancelReasonLength}
              </span>
            </span>
          }
        >
          <TextArea
            id="cancel-reason"
            fill
            rows={3}
            data-start-focus
            value={reason}
            aria-invalid={shownProblem !== null}
            onChange={(event) => setReason(event.target.value)}
            onBlur={() => setWasLeft(true)}
          />
        </FormGroup>
        <Switch
          checked={isSure}
          label="I want to cancel this delivery. This cannot be undone."
          onChange={(event) => setIsSure(event.currentTarget.checked)}
        />
        <DialogFault text={otherFault} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Keep order" onClick={onClose} disabled={cancel.isPending} />
            <VerdictButton
              intent="danger"
              text="Cancel Order"
              loading={cancel.isPending}
              verdict={verdict}
              onClick={() => cancel.mutate({ tenantId: tenant.id, reason: reason.trim() })}
            />
          </>
        }
      />
    </Dialog>
  )
}

/** @param length of the reason in characters, without the spaces around it */
function mayCancel(length: number, isSure: boolean): Verdict {
  if (length === 0) return denial('Enter a reason first')
  if (length > maxCancelReasonLength) return denial(`The reason can have ${maxCancelReasonLength} characters at most`)
  return isSure ? approval : denial('Turn on the switch first')
}
