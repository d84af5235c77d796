import { useEffect } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { correctionFollows } from '#domain/accounting/revenue-state.ts'
import { previewDeliveryOrderPricing } from '#generated/client/orders/orders.ts'
import type { Pricing, PricingOverridePreview } from '#generated/model/index.ts'
import { messageOf } from '#src/http/errors.ts'
import { tenantQueryKey } from '#src/api/query-key.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { showNotice } from '#src/ui/snackbar.ts'
import { type BelowZero, belowZeroOf } from './discount-refusals.ts'

/** Milliseconds of silence before a change is priced: a keystroke is not a question, a pause is. */
const previewDebounceMs = 200

export interface PricingPreview {
  /** The newest answer; while the next one is on its way still the one before. Undefined once a preview has failed. */
  readonly pricing: Pricing | undefined
  /** Whether `pricing` answers an older question than the one on the screen. */
  readonly stale: boolean
  readonly failed: boolean
  /** That the price would be below zero; null while it is not, or nobody knows. */
  readonly belowZero: BelowZero | null
  /** The sentence about the invoices that it would differ from; null where there are none. */
  readonly billed: string | null
}

/**
 * The price with other adjustments, asked for on every change; a change that comes before the answer calls the earlier
 * question off. A failed preview is cleared and a notification opens
 * (docs/rules/messages-and-words.md, "Messages of an order"); that the price would be below zero is
 * said at the adjustment instead.
 * @param body null while nothing has changed, or an amount cannot be read
 * @param version of the price that the change is based on
 */
export function usePricingPreview(
  orderId: number,
  body: PricingOverridePreview | null,
  version: number,
): PricingPreview {
  const content = body === null ? null : JSON.stringify(body)
  const asked = useDebounced(content, previewDebounceMs)
  const url = `/delivery-orders/${orderId}/override-other/preview-price`
  const { data, error, isFetching, isError } = useQuery({
    queryKey: tenantQueryKey({ params: `${version} ${asked}` }, { url }),
    queryFn: ({ signal }) =>
      previewDeliveryOrderPricing(orderId, JSON.parse(asked ?? '{}') as PricingOverridePreview, undefined, signal),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    // What is typed next asks again anyway, and a person who waits for a figure has to know that none will come.
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const belowZero = belowZeroOf(error)
  useEffect(() => {
    if (error !== null && belowZeroOf(error) === null)
      showNotice(`The price could not be previewed. ${messageOf(error) ?? ''}`.trim())
  }, [error])

  if (content === null) return { pricing: undefined, stale: false, failed: false, belowZero: null, billed: null }
  const answersThis = asked === content
  if (isError && answersThis) return { pricing: undefined, stale: false, failed: true, belowZero, billed: null }
  return {
    pricing: data?.previewPricing,
    stale: !answersThis || isFetching,
    failed: false,
    belowZero: null,
    billed: correctionFollows(data?.invoices ?? []),
  }
}
