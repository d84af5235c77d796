import type { QueryClient } from '@tanstack/react-query'
import { getGetLocationQueryKey, getGetPaginatedLocationsQueryKey } from '#generated/client/locations/locations.ts'
import type { Location } from '#generated/model/index.ts'

/** Asks anew for every list of this tenant's places that is on the screen, and for the others once they are opened. */
export function refreshLocations(client: QueryClient, tenantId: number): Promise<void> {
  return client.invalidateQueries({ queryKey: getGetPaginatedLocationsQueryKey(tenantId) })
}

/** Takes over a place that the server just answered, and asks anew for the lists that show it. */
export function takeLocation(client: QueryClient, location: Location): Promise<void> {
  client.setQueryData(getGetLocationQueryKey(location.id), location)
  return refreshLocations(client, location.tenantId)
}

/** Takes over that places were archived or restored. */
export function takeArchived(client: QueryClient, tenantId: number, ids: readonly number[]): Promise<unknown> {
  return Promise.all([
    refreshLocations(client, tenantId),
    ...ids.map((id) => client.invalidateQueries({ queryKey: getGetLocationQueryKey(id) })),
  ])
}
