import { createContext, useContext } from 'react'

/** An address that matches what was typed, as the contract's `AddressSuggestion` answers it. */
export interface AddressMatch {
  /** The address in one line. */
  readonly label: string
  readonly name: string | null
  readonly streetAddress: string
  readonly city: string
  /** Two letters, such as SK. */
  readonly province: string
  readonly postalCode: string | null
  /** Two letters, such as CA. */
  readonly country: string
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

/** Finds addresses, best first; the signal is aborted when the person types on. */
export type SearchAddresses = (query: string, signal: AbortSignal) => Promise<readonly AddressMatch[]>

/** Without a provider an address is typed in full: nothing is found, nothing fails. */
export const AddressSearchContext = createContext<SearchAddresses>(() => Promise.resolve([]))

export function useAddressSearch(): SearchAddresses {
  return useContext(AddressSearchContext)
}
