// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getPaginatedLocations, getGetPaginatedLocationsQueryKey, createLocation, getLocation, getGetLocationQueryKey, updateLocation, deleteLocation, archiveLocations, restoreLocations } from '../client/locations/locations.ts'

/** The calls of locations, as `defineResource` takes them. */
export const locationCalls = {
  list: getPaginatedLocations,
  listKey: getGetPaginatedLocationsQueryKey,
  create: createLocation,
  get: getLocation,
  getKey: getGetLocationQueryKey,
  update: updateLocation,
  delete: deleteLocation,
  archive: archiveLocations,
  restore: restoreLocations,
}
