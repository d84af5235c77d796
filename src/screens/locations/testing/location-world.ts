import type { Location } from '#generated/model/index.ts'
import type { MockWorldOptions } from '#mocks/test-handlers.ts'
import { serveWorld } from '#tests/components/serve-world.ts'
import { broadway, stonebridge } from './locations.ts'

/** In no address book that one sees, but known to whatever suggests addresses. */
const hilton: Location = {
  ...stonebridge,
  id: 33,
  tenantId: 4,
  name: 'Hilton Doubletree',
  fullName: 'Hilton Doubletree',
  unitNumber: null,
  streetAddress: '1975 Broad St',
  city: 'Regina',
  postalCode: 'S4P 1Y2',
  formattedAddress: '1975 Broad St, Regina, SK S4P 1Y2',
  latitude: 50.4493,
  longitude: -104.6069,
}

/** The world with two locations in the address book of its courier, or those that are given. */
export function serveLocations({ locations = [broadway, stonebridge], ...options }: LocationWorldOptions = {}) {
  const served = serveWorld(options)
  served.mock.world.resources.location = [...locations, hilton]
  return served
}

type LocationWorldOptions = MockWorldOptions & { readonly locations?: readonly Location[] }
