import type { QueryClient } from '@tanstack/react-query'
import { getAddressSuggestions, getGetAddressSuggestionsQueryKey } from '#generated/client/locations/locations.ts'
import type { AddressMatch } from '#src/forms/address-search.tsx'

/** How long a found address is taken as known, in milliseconds: streets move less often than people type. */
const addressStaleTimeMs = 300_000

/** The product's own address search. */
export async function findAddresses(client: QueryClient, query: string): Promise<readonly AddressMatch[]> {
  const params = { query }
  const { data } = await client.fetchQuery({
    queryKey: getGetAddressSuggestionsQueryKey(params),
    queryFn: ({ signal }) => getAddressSuggestions(params, undefined, signal),
    staleTime: addressStaleTimeMs,
    retry: false,
  })
  return data
}
