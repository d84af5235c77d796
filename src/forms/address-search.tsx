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
  /** Whether the coordinates are only the middle of its city or postal area. */
  readonly approximate: boolean
}

/** Finds addresses, best first; the signal is aborted when the person types on. */
export type SearchAddresses = (query: string, signal: AbortSignal) => Promise<readonly AddressMatch[]>

/** An address as it was chosen: what it filled in is no longer true once its street is another. */
export type PickedAddress = Pick<AddressMatch, 'streetAddress'> & Partial<AddressMatch>

/** The address that a form was opened with, where it was chosen before. */
export const PickedAddressContext = createContext<PickedAddress | null>(null)

/** Without a provider an address is typed in full: nothing is found, nothing fails. */
export const AddressSearchContext = createContext<SearchAddresses>(() => Promise.resolve([]))

export function useAddressSearch(): SearchAddresses {
  return useContext(AddressSearchContext)
}
