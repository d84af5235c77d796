import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { previewDeliveryOrder } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderPreview, Pricing } from '#generated/model/index.ts'
import { tenantQueryKey } from '#src/api/query-key.ts'
import { formErrorOf } from '#src/http/errors.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import type { OrderBody } from './draft.ts'

/** Milliseconds of silence before a change is priced. */
const priceDebounceMs = 300
const aMinuteMs = 60_000

export interface LivePrice {
  /** The newest answer; while the next one is on its way still the one before. */
  readonly preview: DeliveryOrderPreview | undefined
  /** Whether `preview` answers an older question than the one on the screen. */
  readonly stale: boolean
  readonly error: unknown
  /** What the server would refuse, by JSON pointer. */
  readonly fieldErrors: FieldErrors
  readonly retry: () => void
}

const noErrors: FieldErrors = {}

/**
 * The price of the order as it stands. Every content is a query of its own, so an answer that comes late is the answer to
 * its own question and never shown for another.
 * @param body of what a price depends on; null while something is missing
 */
export function usePrice(body: OrderBody | null): LivePrice {
  const content = body === null ? null : JSON.stringify(body)
  const asked = useDebounced(content, priceDebounceMs)
  const query = useQuery({ ...priceQuery(asked), placeholderData: keepPreviousData })
  if (body === null)
    return { preview: undefined, stale: false, error: null, fieldErrors: noErrors, retry: () => undefined }
  const answersThis = asked === content
  return {
    preview: query.data,
    stale: !answersThis || query.isFetching,
    error: answersThis ? query.error : null,
    fieldErrors: answersThis ? (formErrorOf(query.error)?.errors ?? noErrors) : noErrors,
    retry: () => void query.refetch(),
  }
}

/**
 * What the orders of further drop-offs cost, in their order; undefined while it is not known.
 * @param bodies null for one that lacks something
 */
export function useFurtherPrices(
  bodies: readonly (OrderBody | null)[],
): readonly (Pick<LivePrice, 'fieldErrors'> & { readonly pricing: Pricing | undefined })[] {
  const contents = bodies.map((body) => (body === null ? null : JSON.stringify(body)))
  const asked = useDebounced(contents.join('\n'), priceDebounceMs).split('\n')
  const found = useQueries({
    queries: contents.map((content) => priceQuery(content !== null && asked.includes(content) ? content : null)),
  })
  return found.map(({ data, error }) => ({
    pricing: data?.pricing,
    fieldErrors: formErrorOf(error)?.errors ?? noErrors,
  }))
}

/** @param content of the body; null: nothing is asked */
function priceQuery(content: string | null) {
  return queryOptions({
    queryKey: tenantQueryKey({ params: content }, { url: '/delivery-orders/preview' }),
    queryFn: ({ signal }) => previewDeliveryOrder(JSON.parse(content ?? '{}') as OrderBody, undefined, signal),
    enabled: content !== null,
    staleTime: aMinuteMs,
  })
}
