import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { correctionFollows } from '#domain/accounting/revenue-state.ts'
import { previewDeliveryOrderOverrides } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderOverridePreview, Pricing } from '#generated/model/index.ts'
import { tenantQueryKey } from '#src/api/query-key.ts'
import { formErrorOf, messageOf } from '#src/http/errors.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { showNotice } from '#src/ui/snackbar.ts'

/** Milliseconds of silence before a change is priced. */
const priceDebounceMs = 300
const aMinuteMs = 60_000
const noErrors: FieldErrors = {}

export const previewFailedText = 'The price could not be worked out.'

export interface OverridePrice {
  /** The newest answer; while the next is on its way the one before; undefined when there is none or it failed. */
  readonly pricing: Pricing | undefined
  /** Whether `pricing` answers an older question than the one on the screen. */
  readonly stale: boolean
  readonly failed: boolean
  /** What the server would refuse, by JSON pointer. */
  readonly fieldErrors: FieldErrors
  /** The sentence about the invoices that it would differ from; null where there are none. */
  readonly billed: string | null
}

/**
 * What the edited order would cost. A newer question calls off the one before; a failure takes the price away and says
 * so in a notification (docs/rules/messages-and-words.md, "Messages of an order").
 * @param body null while there is nothing to be priced, or nobody who may read it
 */
export function useOverridePrice(orderId: number, body: DeliveryOrderOverridePreview | null): OverridePrice {
  const content = body === null ? null : JSON.stringify(body)
  const asked = useDebounced(content, priceDebounceMs)
  const query = useQuery({
    // not under the order's own address: saving must not ask again for a price that nobody looks at any more
    queryKey: tenantQueryKey({ params: asked }, { url: `/override-price-previews/${orderId}` }),
    queryFn: ({ signal }) =>
      previewDeliveryOrderOverrides(
        orderId,
        JSON.parse(asked ?? '{}') as DeliveryOrderOverridePreview,
        undefined,
        signal,
      ),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: aMinuteMs,
    retry: false,
  })
  const { error } = query
  useEffect(() => {
    if (error !== null) showNotice([previewFailedText, messageOf(error)].filter(Boolean).join(' '))
  }, [error])

  if (content === null) return { pricing: undefined, stale: false, failed: false, fieldErrors: noErrors, billed: null }
  const answersThis = asked === content
  return {
    pricing: query.data?.overridePricingPreview,
    stale: !answersThis || query.isFetching,
    failed: error !== null,
    fieldErrors: answersThis ? (formErrorOf(error)?.errors ?? noErrors) : noErrors,
    billed: correctionFollows(query.data?.invoices ?? []),
  }
}
