import { pick } from '../lookup.ts'
import { badRequest } from '#domain/text/refusal.ts'
import findTimeZone from '@photostructure/tz-lookup'
import { areaFinder, middleFinder, type SplitAddress } from '#domain/addresses/address-area.ts'
import { formatAddress } from '#domain/addresses/address.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { estimateRoute, type LatLng, notOnEarth, pointIn } from '#domain/geo/geo.ts'
import { timeZoneIn } from '#domain/addresses/province-time-zones.ts'
import { utcOffsetSeconds } from '#domain/time/zoned-time.ts'
import { cities, postalAreas } from '#generated/geography/canadian-areas.ts'
import type { AddressSuggestion, Location, LocationInput } from '#generated/model/index.ts'
import { resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import { defineMocks } from '../define-mocks.ts'
import { importCustomerRows } from '../customer-import.ts'
import { importRows } from '../location-import.ts'
import { matchingLocations, recentLocations, deliveryCentre } from '../location-matches.ts'
import { addRow } from '../resource-store.ts'

const mostSuggestions = 10
const areas = areaFinder({ cities, postalAreas })
const locations = { ...resources.location, name: 'location' }

/** What a map needs, and address books and customers in files; locations themselves are a resource. */
export const locationsMocks = defineMocks({
  async importLocations({ query }, call) {
    const { id: tenantId } = tenantOf(call.caller).tenant
    const create = (input: LocationInput) => addRow(call, locations, { ...input }, tenantId, {}).id
    const findPin = middleFinder(areas, deliveryCentre(call.world, call.caller))
    const text = await call.request.clone().text()
    return importRows(text, query, (call.world.imported[tenantId] ??= []), create, findPin)
  },

  async importCustomers({ query }, call) {
    const text = await call.request.clone().text()
    return importCustomerRows(text, query, call, middleFinder(areas, deliveryCentre(call.world, call.caller)))
  },

  getLocationMatches({ query: { search = '', requesterTenantId } }, call) {
    const found = matchingLocations(call, search, requesterTenantId ?? tenantOf(call.caller).tenant.id)
    return call.settings.fault === 'empty' ? { ...found, data: [] } : found
  },

  getRecentLocations({ query: { requesterTenantId } }, call) {
    const found = recentLocations(call, requesterTenantId ?? tenantOf(call.caller).tenant.id)
    return call.settings.fault === 'empty' ? { pickups: [], dropoffs: [] } : found
  },

  getDistance: ({ query: { origin, destination } }) =>
    estimateRoute(pointOf(origin, 'origin'), pointOf(destination, 'destination')),

  getTimezone({ query: { lat, lng, province } }, { now }) {
    const onMap = findTimeZone(lat, lng)
    const zone = province === undefined ? onMap : timeZoneIn(province, { lat, lng }, onMap)
    return { canonicalIdentifier: zone, utcOffsetSeconds: utcOffsetSeconds(now(), zone) }
  },

  getAddressArea({ query: { city = '', province = '', postalCode = '' } }, { world, caller }) {
    return { area: areas.find({ city, province, postalCode }, deliveryCentre(world, caller)) }
  },

  getAddressSuggestions({ query: { query: typed } }, { world, caller, settings }) {
    const own = world.resources.location.filter(({ name, formattedAddress }) =>
      holdsWords(`${name} ${formattedAddress}`, typed),
    )
    const found = areas.split(typed, deliveryCentre(world, caller))
    const all = [...own.map(suggestionOf), ...(found === null ? [] : [suggestionIn(found)])]
    return { data: all.slice(0, settings.fault === 'empty' ? 0 : mostSuggestions) }
  },
})

function suggestionIn({ streetAddress, postalCode, area }: SplitAddress): AddressSuggestion {
  const { city, province, latitude, longitude } = area
  const address = { streetAddress, city: city ?? '', province, postalCode }
  return {
    ...address,
    label: formatAddress(address),
    name: null,
    country: 'CA',
    latitude,
    longitude,
    approximate: true,
  }
}

function suggestionOf(location: Location): AddressSuggestion {
  const address = pick(location, ['name', 'streetAddress', 'city', 'province', 'postalCode', 'country'])
  return {
    ...address,
    ...pick(location, ['latitude', 'longitude']),
    label: location.formattedAddress,
    approximate: false,
  }
}

function pointOf(text: string, name: string): LatLng {
  const point = pointIn(text)
  if (point === null) throw badRequest(notOnEarth(name))
  return point
}
