import { useParams } from 'react-router-dom'
import { useGetLocation } from '#generated/client/locations/locations.ts'
import type { Location } from '#generated/model/index.ts'

interface AddressedLocation {
  readonly place: Location | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** The place that the address names: /locations/{locationId}. */
export function useAddressedLocation(): AddressedLocation {
  const { locationId } = useParams()
  const { data, error, refetch } = useGetLocation(Number(locationId))
  return { place: data, error: data === undefined ? error : null, retry: () => void refetch() }
}
