import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmDeliveryOrderBrokerage } from '#generated/client/orders/orders.ts'
import type { BrokerageOffer } from '#generated/model/index.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import type { Option } from './usual-option.ts'

interface Confirmation {
  /** Rejects when it fails, for a dialog that says so itself. */
  readonly confirm: (option: Option) => Promise<unknown>
  /** The same from the page, which shows a refusal beside the button. */
  readonly confirmHere: (option: Option) => Promise<unknown>
  readonly isBusy: boolean
  /** Why the server refused; null while it has not. */
  readonly refusal: string | null
}

/** Confirms a brokerage, once. */
export function useConfirmBrokerage(
  orderId: number,
  receiver: BrokerageOffer['receiverTenant'],
  onConfirmed: () => void,
): Confirmation {
  const client = useQueryClient()
  const { optionsFor, settle } = useOnce()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { mutateAsync: confirm, isPending } = useMutation({
    mutationFn: ({ serviceId, serviceSpeedId, buyPreTaxCadCents }: Option) => {
      const body = { serviceId, serviceSpeedId, ...(buyPreTaxCadCents !== null && { buyPreTaxCadCents }) }
      return confirmDeliveryOrderBrokerage(orderId, receiver.id, body, optionsFor([orderId, receiver.id, body]))
    },
    onMutate: () => setRefusal(null),
    onSuccess: () => {
      showSuccess(`Order brokered to ${receiver.name}`)
      onConfirmed()
    },
    onSettled: (_brokerage, error) => {
      settle(error)
      return refreshOrders(client, [orderId])
    },
  })
  const confirmHere = (option: Option) =>
    confirm(option).catch((error: unknown) => {
      const form = formErrorOf(error)
      if (form === null) showError(error, { action: 'broker the order' })
      else setRefusal(Object.values(form.errors).flat()[0] ?? form.message)
    })
  return { confirm, confirmHere, isBusy: isPending, refusal }
}
