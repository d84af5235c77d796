import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useGetDeliveryOrderPageView } from '#generated/client/orders/orders.ts'
import { canOrder } from '#src/access/can-order.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showNotice } from '#src/ui/snackbar.ts'
import { refreshBilling } from '../refresh-billing.ts'

const editPricing = lazyComponent(async () => (await import('#src/orders/money/PricingDialog.tsx')).PricingDialog, {
  covers: true,
})

interface PriceOfOrderProps {
  readonly orderId: number
  readonly onClose: () => void
}

/** The price of an order, edited over whatever lists it; what is to be billed is asked for anew afterwards. */
export function PriceOfOrder({ orderId, onClose }: PriceOfOrderProps) {
  const session = useSession()
  const client = useQueryClient()
  const { data: order, error } = useGetDeliveryOrderPageView(orderId)
  const verdict = order && canOrder.editPricing(session, order)
  const refusal = verdict?.allowed === false ? verdict.reason : null
  const giveUp = useEffectEvent(() => {
    if (error !== null) showError(error, { action: 'open the price' })
    else if (refusal !== null) showNotice(`${refusal}.`)
    onClose()
  })
  const cannot = error !== null || refusal !== null
  useEffect(() => {
    if (cannot) giveUp()
  }, [cannot])
  if (order === undefined || cannot) return null
  return (
    <editPricing.Part
      order={order}
      onClose={() => {
        onClose()
        void refreshBilling(client)
      }}
    />
  )
}
