import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  useGetAddressSuggestions,
  useGetLocationMatches,
  useGetRecentLocations,
} from '#generated/client/locations/locations.ts'
import { rightsTo } from '#src/resources/rights-to.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { useSession } from '#src/session/session.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { type KnownLocation, type LocationOption, locationOptions } from './location-options.ts'

/** Milliseconds of silence before addresses are looked up (docs/rules/units-and-formats.md, "Intervals"). */
const addressDebounceMs = 500
const shortestAddress = 3
const aMinuteMs = 60_000

interface LocationSearch {
  readonly options: readonly LocationOption[]
  readonly searching: boolean
  /** Said when there is nothing to choose from. */
  readonly status: string | undefined
}

interface Asked {
  readonly typed: string
  /** The organisation that one orders for: its locations come first. */
  readonly customerTenantId: number
  readonly stop: 'pickup' | 'dropoff'
  /** Nothing is asked before the field is used. */
  readonly enabled: boolean
}

/** What can be chosen for a stop while one types: locations used lately, the address books, addresses, a new location. */
export function useLocationSearch({ typed, customerTenantId, stop, enabled }: Asked): LocationSearch {
  const session = useSession()
  const text = typed.trim()
  const search = useDebounced(text)
  const addressSearch = useDebounced(text, addressDebounceMs)
  const units = useUnitPreference()
  const canAdd = rightsTo('locations').create(session).allowed
  const forCustomer = customerTenantId !== session.tenant.id

  const lately = useGetRecentLocations(
    session.tenant.id,
    { ...(forCustomer && { requesterTenantId: customerTenantId }) },
    { query: { enabled, staleTime: aMinuteMs } },
  )
  const recent = (stop === 'pickup' ? lately.data?.pickups : lately.data?.dropoffs) ?? none
  const book = useGetLocationMatches(
    session.tenant.id,
    { ...(search !== '' && { search }), ...(forCustomer && { requesterTenantId: customerTenantId }) },
    { query: { enabled, placeholderData: keepPreviousData, staleTime: aMinuteMs } },
  )
  const addresses = useGetAddressSuggestions(
    { query: addressSearch },
    {
      query: {
        enabled: enabled && canAdd && addressSearch.length >= shortestAddress,
        placeholderData: keepPreviousData,
        staleTime: aMinuteMs,
        retry: false,
      },
    },
  )

  const options = useMemo(
    () =>
      locationOptions({
        typed: text,
        recent,
        saved: book.data?.data ?? none,
        savedAnswer: search === text && !book.isPlaceholderData,
        addresses: addressSearch === text && text.length >= shortestAddress ? (addresses.data?.data ?? []) : [],
        near: book.data?.near ? { lat: book.data.near.latitude, lng: book.data.near.longitude } : null,
        units,
        canAdd,
      }),
    [text, recent, book.data, search, book.isPlaceholderData, addressSearch, addresses.data, units, canAdd],
  )
  const searching = enabled && (text !== search || book.isFetching)
  return { options, searching, status: statusOf(book.error, searching, text) }
}

function statusOf(error: unknown, searching: boolean, text: string): string | undefined {
  if (error !== null) return 'The address book could not be loaded'
  if (searching) return 'Searching…'
  return text === '' ? 'No locations yet: type an address to add one' : 'No location matches'
}

const none: readonly KnownLocation[] = []
