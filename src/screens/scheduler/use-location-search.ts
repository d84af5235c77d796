import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useGetAddressSuggestions, useGetLocationMatches } from '#generated/client/locations/locations.ts'
import { useGetPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import { can } from '#src/access/can.ts'
import { rightsTo } from '#src/resources/rights-to.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { useSession } from '#src/session/session.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { type KnownLocation, type LocationOption, locationOptions } from './location-options.ts'

/** Milliseconds of silence before addresses are looked up (application.md 9). */
const addressDebounceMs = 500
const shortestAddress = 3
/** As many of the latest orders as are looked through for locations used lately. */
const recentOrders = 30
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

  const recent = useRecentLocations(customerTenantId, stop, enabled)
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

/** The locations of the latest orders of this organisation, newest first, each once. */
function useRecentLocations(customerId: number, stop: Asked['stop'], enabled: boolean): readonly KnownLocation[] {
  const session = useSession()
  const { data } = useGetPaginatedDeliveryOrders(
    session.tenant.id,
    {
      pagination: {
        page: 0,
        pageSize: recentOrders,
        sort: [{ field: 'createdAt', direction: 'desc' }],
        filter: { customerId },
      },
    },
    { query: { enabled: enabled && can.readOrders(session).allowed, staleTime: aMinuteMs } },
  )
  return useMemo(() => {
    if (data === undefined) return none
    const locations = data.data.map((order) => (stop === 'pickup' ? order.pickupLocation : order.dropoffLocation))
    return [...new Map(locations.map((location) => [location.id, location])).values()]
  }, [data, stop])
}
