import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { getAddressSuggestions, getGetAddressSuggestionsQueryKey } from '#generated/client/locations/locations.ts'
import {
  AddressSearchContext,
  type PickedAddress,
  PickedAddressContext,
  type SearchAddresses,
} from '#src/forms/address-search.tsx'

/** How long a found address is taken as known, in milliseconds: streets move less often than people type. */
const addressStaleTimeMs = 300_000

interface AddressSearchProviderProps {
  /** The address that the form below was opened with, where it was chosen before. */
  readonly picked?: PickedAddress | null
  readonly children: ReactNode
}

/** Gives the address fields below the product's own address search. */
export function AddressSearchProvider({ picked = null, children }: AddressSearchProviderProps) {
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
  return (
    <AddressSearchContext value={search}>
      <PickedAddressContext value={picked}>{children}</PickedAddressContext>
    </AddressSearchContext>
  )
}
