import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { getAddressSuggestions, getGetAddressSuggestionsQueryKey } from '#generated/client/locations/locations.ts'
import { type SearchAddresses, AddressSearchContext } from '#src/forms/address-search.tsx'

/** How long a found address is taken as known, in milliseconds: streets move less often than people type. */
const addressStaleTimeMs = 300_000

/** Gives the address fields below the product's own address search. */
export function AddressSearchProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient()
  const search = useCallback<SearchAddresses>(
    async (query) => {
      const params = { query }
      const { data } = await queryClient.fetchQuery({
        queryKey: getGetAddressSuggestionsQueryKey(params),
        queryFn: ({ signal }) => getAddressSuggestions(params, undefined, signal),
        staleTime: addressStaleTimeMs,
        retry: false,
      })
      return data
    },
    [queryClient],
  )
  return <AddressSearchContext value={search}>{children}</AddressSearchContext>
}
