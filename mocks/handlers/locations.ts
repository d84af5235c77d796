import { areaFinder, middleFinder, type SplitAddress } from '#domain/addresses/address-area.ts'
import { formatAddress } from '#domain/addresses/address.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import findTimeZone from '@photostructure/tz-lookup'
import type { HttpHandler } from 'msw'
import { isProvince } from '#domain/geo/canada.ts'
import { estimateRoute } from '#domain/geo/geo.ts'
import { timeZoneIn } from '#domain/addresses/province-time-zones.ts'
import { utcOffsetSeconds } from '#domain/time/zoned-time.ts'
import {
  getGetAddressAreaMockHandler,
  getGetAddressSuggestionsMockHandler,
  getGetDistanceMockHandler,
  getGetLocationMatchesMockHandler,
  getGetRecentLocationsMockHandler,
  getGetTimezoneMockHandler,
  getImportLocationsMockHandler,
} from '#generated/client/locations/locations.msw.ts'
import type { AddressSuggestion, Location, LocationInput } from '#generated/model/index.ts'
import { cities, postalAreas } from '#generated/geography/canadian-areas.ts'
import { resources } from '#generated/resources.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { importRows } from '../location-import.ts'
import { matchingLocations, recentLocations, whereOneDrives } from '../location-matches.ts'
import { malformed } from '../refusals.ts'
import { queryOf } from '../requests.ts'
import { addRow } from '../resource-store.ts'

const mostSuggestions = 10
const areas = areaFinder({ cities, postalAreas })
const locations = { ...resources.location, name: 'location' }

/** What a map needs, and address books in files; locations themselves are a resource. */
export function locationsHandlers(context: MockContext): HttpHandler[] {
  const { world, now } = context

  return [
    getImportLocationsMockHandler(({ request }) => {
      const { id: tenantId } = tenantOf(callerOf(context, request)).tenant
      const create = (input: LocationInput) => addRow(context, locations, { ...input }, tenantId, {}).id
      const findPin = middleFinder(areas, whereOneDrives(world, callerOf(context, request)))
      return importRows(request, (world.imported[tenantId] ??= []), create, findPin)
    }),
    getGetLocationMatchesMockHandler(({ request }) => {
      const caller = callerOf(context, request)
      const customerId = Number(queryOf(request, 'requesterTenantId') ?? tenantOf(caller).tenant.id)
      const found = matchingLocations(context, caller, queryOf(request, 'search') ?? '', customerId)
      return context.settings.fault === 'empty' ? { ...found, data: [] } : found
    }),
    getGetRecentLocationsMockHandler(({ request }) => {
      const caller = callerOf(context, request)
      const customerId = Number(queryOf(request, 'requesterTenantId') ?? tenantOf(caller).tenant.id)
      const found = recentLocations(context, caller, customerId)
      return context.settings.fault === 'empty' ? { pickups: [], dropoffs: [] } : found
    }),
    getGetDistanceMockHandler(({ request }) =>
      estimateRoute(pointOf(request, 'origin'), pointOf(request, 'destination')),
    ),
    getGetTimezoneMockHandler(({ request }) => {
      const [lat, lng, province] = [
        Number(queryOf(request, 'lat')),
        Number(queryOf(request, 'lng')),
        queryOf(request, 'province') ?? '',
      ]
      const onMap = findTimeZone(lat, lng)
      const zone = isProvince(province) ? timeZoneIn(province, { lat, lng }, onMap) : onMap
      return { canonicalIdentifier: zone, utcOffsetSeconds: utcOffsetSeconds(now(), zone) }
    }),
    getGetAddressAreaMockHandler(({ request }) => {
      const given = (name: string) => queryOf(request, name) ?? ''
      const asked = { city: given('city'), province: given('province'), postalCode: given('postalCode') }
      return { area: areas.find(asked, whereOneDrives(world, callerOf(context, request))) }
    }),
    getGetAddressSuggestionsMockHandler(({ request }) => {
      const typed = queryOf(request, 'query') ?? ''
      const own = world.resources.location.filter(({ name, formattedAddress }) =>
        holdsWords(`${name} ${formattedAddress}`, typed),
      )
      const found = areas.split(typed, whereOneDrives(world, callerOf(context, request)))
      const all = [...own.map(suggestionOf), ...(found === null ? [] : [suggestionIn(found)])]
      return { data: all.slice(0, context.settings.fault === 'empty' ? 0 : mostSuggestions) }
    }),
  ]
}

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
  const { name, streetAddress, city, province, postalCode, country, latitude, longitude } = location
  return {
    label: location.formattedAddress,
    name,
    streetAddress,
    city,
    province,
    postalCode,
    country,
    latitude,
    longitude,
    approximate: false,
  }
}

/** A point written as `lat,lng`. */
function pointOf(request: Request, name: string) {
  const [latitude = Number.NaN, longitude = Number.NaN] = (queryOf(request, name) ?? '').split(',').map(Number)
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { lat: latitude, lng: longitude }
  throw malformed(`${name} is not a point on the earth.`)
}
