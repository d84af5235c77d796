import type { QueryClient } from '@tanstack/react-query'
import { getGetLocationQueryKey } from '#generated/client/locations/locations.ts'
import type { Location } from '#generated/model/index.ts'

/** Asks anew for every list of places that is on the screen, and for the others when they are opened. */
export function refreshLocations(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey.some((part) => typeof part === 'string' && /^\/tenants\/\d+\/paginated-locations$/.test(part)),
  })
}

/** Takes over a place that the server just answered, and asks anew for the lists that show it. */
export function takeLocation(client: QueryClient, location: Location): Promise<void> {
  client.setQueryData(getGetLocationQueryKey(location.id), location)
  return refreshLocations(client)
}
