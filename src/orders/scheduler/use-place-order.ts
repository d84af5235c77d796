import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createDeliveryOrder, createDeliveryOrders } from '#generated/client/orders/orders.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { refreshOrderLists } from '#src/orders/acts/order-cache.ts'
import type { Draft, OrderBody } from './draft.ts'
import type { Attempt } from './draft-storage.ts'
import type { DraftState } from './use-draft.ts'

interface PlacedOrders {
  /** Order numbers, that of the first drop-off first. */
  readonly ids: readonly number[]
  readonly budgetWarnings: readonly string[]
}

export interface PlaceOrder {
  readonly place: (bodies: readonly OrderBody[]) => Promise<PlacedOrders>
  readonly placing: boolean
  readonly error: unknown
  readonly forgetError: () => void
}

/**
 * Sends the orders of a draft, all at once. Until an answer has come nobody knows whether it was placed, so the same content is sent again with
 * the same key and the server answers with the first order instead of making a second.
 */
export function usePlaceOrder({ draft, attempt, keepAttempt }: DraftState): PlaceOrder {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async ({ bodies, idempotencyKey }: Attempt) => {
      const options = { headers: { 'Idempotency-Key': idempotencyKey } }
      const [first, ...further] = bodies
      if (first !== undefined && further.length === 0) {
        const { id, budgetWarnings } = await createDeliveryOrder(first, options)
        return { ids: [id], budgetWarnings }
      }
      const { orders, budgetWarnings } = await createDeliveryOrders({ orders: [...bodies] }, options)
      return { ids: orders.map(({ id }) => id), budgetWarnings }
    },
    onSuccess: () => refreshOrderLists(queryClient),
  })

  const place = async (bodies: readonly OrderBody[]) => {
    const content = contentOf(draft, bodies)
    const current = attempt?.content === content ? attempt : { content, bodies, idempotencyKey: randomKey() }
    keepAttempt(current)
    try {
      return await mutateAsync(current)
    } catch (failure) {
      // refused means not placed, and the key is free again
      if (formErrorOf(failure) !== null) keepAttempt(null)
      throw failure
    }
  }
  return { place, placing: isPending, error, forgetError: reset }
}

/** What makes two attempts the same order. "Now" is a choice, whatever the clock says by the second try. */
function contentOf({ availableAt }: Draft, bodies: readonly OrderBody[]): string {
  return JSON.stringify(bodies.map((body) => ({ ...body, availableAt: availableAt ?? 'now' })))
}
