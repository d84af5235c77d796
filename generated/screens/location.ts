// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getPaginatedLocations, getGetPaginatedLocationsQueryKey, createLocation, getLocation, getGetLocationQueryKey, updateLocation, deleteLocation, archiveLocations, restoreLocations } from '../client/locations/locations.ts'

/** What the contract says of locations, as `defineResource` takes it. */
export const locationContract = {
  words: {"one":"location","many":"locations"},
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getPaginatedLocations,
    listKey: getGetPaginatedLocationsQueryKey,
    create: createLocation,
    get: getLocation,
    getKey: getGetLocationQueryKey,
    update: updateLocation,
    delete: deleteLocation,
    archive: archiveLocations,
    restore: restoreLocations,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    friendlyName: {"title":"Friendly name","kind":"text"},
    fullName: {"title":"Full name","kind":"text"},
    kind: {"title":"Kind","kind":"choice","choices":{"commercial":"Commercial","residential":"Residential","general":"General"}},
    externalReference: {"title":"Reference","kind":"text"},
    streetAddress: {"title":"Address","kind":"text"},
    unitNumber: {"title":"Unit","kind":"text"},
    city: {"title":"City","kind":"text","sortField":"city"},
    province: {"title":"Province","kind":"text"},
    postalCode: {"title":"Postal code","kind":"text"},
    country: {"title":"Country","kind":"text"},
    formattedAddress: {"title":"Address","kind":"text"},
    latitude: {"title":"Latitude","kind":"number"},
    longitude: {"title":"Longitude","kind":"number"},
    timezone: {"title":"Time zone","kind":"text"},
    contactName: {"title":"Contact name","kind":"text"},
    phone: {"title":"Phone","kind":"phone"},
    pickupNotes: {"title":"Pickup notes","kind":"text"},
    dropoffNotes: {"title":"Drop-off notes","kind":"text"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  form: async () => (await import('../forms/LocationInput.ts')).locationInputForm,
} as const
