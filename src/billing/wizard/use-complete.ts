import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { markDeliveryOrderCompleted } from '#generated/client/orders/orders.ts'
import { isRefusal, messageOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { refreshBilling } from '../refresh-billing.ts'
import { orderWords } from '../words.ts'

/** An order that stays as it is, and why. */
export interface RefusedOrder {
  readonly orderId: number
  readonly message: string
}

interface Completing {
  /** How many are through of how many; null while none is under way. */
  readonly progress: { readonly done: number; readonly total: number } | null
  /** Of the last time. */
  readonly refused: readonly RefusedOrder[]
  readonly complete: (orderIds: readonly number[]) => Promise<void>
  /** Completes none after the one that is on its way. */
  readonly stop: () => void
}

/** Completes orders one after the other. What is refused stays, and says why; the others are done all the same. */
export function useComplete(): Completing {
  const client = useQueryClient()
  const { optionsFor, settle } = useOnce()
  const [progress, setProgress] = useState<Completing['progress']>(null)
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([])
  const isWanted = useRef(false)

  const complete = async (orderIds: readonly number[]) => {
    isWanted.current = true
    setRefused([])
    const done: number[] = []
    const left: RefusedOrder[] = []
    try {
      for (const [place, orderId] of orderIds.entries()) {
        if (!isWanted.current) break
        setProgress({ done: place, total: orderIds.length })
        const refusal = await completeOne(orderId)
        if (refusal === null) done.push(orderId)
        else left.push({ orderId, message: refusal })
      }
    } catch (error) {
      showError(error, { action: 'complete the orders' })
    }
    setProgress(null)
    setRefused(left)
    if (done.length > 0) showSuccess(`Completed ${countText(done.length, orderWords)}`)
    await Promise.all([refreshOrders(client, done), refreshBilling(client)])
  }

  /** @returns why not, or null */
  async function completeOne(orderId: number): Promise<string | null> {
    try {
      await markDeliveryOrderCompleted(orderId, {}, optionsFor([orderId, 'completed']))
      settle(null)
      return null
    } catch (error) {
      settle(error)
      if (!isRefusal(error)) throw error
      return messageOf(error) ?? 'It was refused.'
    }
  }

  return {
    progress,
    refused,
    complete,
    stop: () => {
      isWanted.current = false
    },
  }
}
