import type { HttpHandler } from 'msw'
import { formatAddress, fullPlaceName } from '#domain/address.ts'
import { estimateRoute } from '#domain/geo.ts'
import { utcOffsetSeconds } from '#domain/zoned-time.ts'
import {
  getArchiveLocationsMockHandler,
  getCreateLocationMockHandler,
  getGetAddressSuggestionsMockHandler,
  getGetDistanceMockHandler,
  getGetLocationMockHandler,
  getGetLocationResponseMock,
  getGetPaginatedLocationsMockHandler,
  getGetTimezoneMockHandler,
  getImportLocationsMockHandler,
  getRestoreLocationsMockHandler,
  getUpdateLocationMockHandler,
} from '#generated/client/locations/locations.msw.ts'
import type {
  AddressSuggestion,
  Done,
  IdList,
  Location,
  LocationInput,
  LocationUpdate,
} from '#generated/model/index.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { importRows } from '../location-import.ts'
import { holdsWords, pageOf } from '../pages.ts'
import { formError, malformed, notFound } from '../refusals.ts'
import { bodyOf, type Call, idOf, queryOf } from '../requests.ts'

const mostSuggestions = 10
const zone = 'America/Regina'

/** Address books and what a map needs. */
export function locationsHandlers(context: MockContext): HttpHandler[] {
  const { world, now } = context
  const tenantIdOf = (request: Request) => tenantOf(callerOf(context, request)).tenant.id
  const locationOf = ({ params }: Pick<Call, 'params'>): Location => {
    const found = world.locations.find(({ id }) => id === idOf(params, 'locationId'))
    if (found === undefined) throw notFound('No such location.')
    return found
  }
  const store = (location: Location): Location => {
    const others = world.locations.filter(({ id }) => id !== location.id)
    world.locations = [...others, location]
    return location
  }
  const create = (input: LocationInput, tenantId: number): Location => {
    const id = world.nextId
    world.nextId += 1
    const blank = { ...emptyLocation, id, tenantId, version: 1, archived: false, createdAt: now(), updatedAt: now() }
    return store(getGetLocationResponseMock(withInput(blank, input)))
  }
  const setArchived = async ({ request }: Call, archived: boolean): Promise<Done> => {
    const { ids } = await bodyOf<IdList>(request)
    if (!ids.every((id) => world.locations.some((location) => location.id === id))) throw notFound('No such location.')
    world.locations = world.locations.map((location) =>
      ids.includes(location.id) ? { ...location, archived, updatedAt: now() } : location,
    )
    return { done: true }
  }

  return [
    getGetPaginatedLocationsMockHandler(({ request, params }) => {
      const owner = Number(queryOf(request, 'requesterTenantId') ?? idOf(params, 'tenantId'))
      const archived = queryOf(request, 'displayArchived') === 'true'
      const search = queryOf(request, 'search')?.trim()
      return pageOf(context, request, {
        rows: world.locations.filter(
          (location) =>
            location.tenantId === owner &&
            location.archived === archived &&
            holdsWords(`${location.fullName} ${location.externalReference} ${location.formattedAddress}`, search),
        ),
        idOf: ({ id }) => id,
        sortBy: { name: ({ name }) => name, city: ({ city }) => city, updatedAt: ({ updatedAt }) => updatedAt },
        usual: { field: 'name', direction: 'asc' },
      })
    }),
    getCreateLocationMockHandler(async ({ request }) =>
      create(await bodyOf<LocationInput>(request), tenantIdOf(request)),
    ),
    getImportLocationsMockHandler(async ({ request }) => {
      const tenantId = tenantIdOf(request)
      return importRows(request, (world.imported[tenantId] ??= {}), (input) => create(input, tenantId).id)
    }),
    getGetLocationMockHandler((call) => locationOf(call)),
    getUpdateLocationMockHandler(async (call) => {
      const location = locationOf(call)
      const { version = location.version, ...change } = await bodyOf<LocationUpdate>(call.request)
      if (version !== location.version)
        throw formError({}, 'edit_conflict', 'Somebody else changed this place in the meantime.')
      return store({ ...withInput(location, change), version: version + 1, updatedAt: now() })
    }),
    getArchiveLocationsMockHandler((call) => setArchived(call, true)),
    getRestoreLocationsMockHandler((call) => setArchived(call, false)),
    getGetDistanceMockHandler(({ request }) =>
      estimateRoute(pointOf(request, 'origin'), pointOf(request, 'destination')),
    ),
    // Everything here lies in Saskatchewan.
    getGetTimezoneMockHandler(() => ({ canonicalIdentifier: zone, utcOffsetSeconds: utcOffsetSeconds(now(), zone) })),
    getGetAddressSuggestionsMockHandler(({ request }) => ({
      data: world.locations
        .filter((location) => holdsWords(`${location.name} ${location.formattedAddress}`, queryOf(request, 'query')))
        .slice(0, context.settings.fault === 'empty' ? 0 : mostSuggestions)
        .map(suggestionOf),
    })),
  ]
}

const emptyLocation = {
  externalReference: null,
  friendlyName: null,
  unitNumber: null,
  postalCode: null,
  country: 'CA',
  timezone: 'America/Regina',
  contactName: null,
  phone: null,
  kind: 'commercial',
  operatingHours: {},
  pickupNotes: null,
  dropoffNotes: null,
} as const satisfies Partial<Location>

/** The place with what the form says; whatever the form leaves out stays, and an empty text is none. */
function withInput<Place extends Partial<Location>>(place: Place, input: LocationInput | LocationUpdate) {
  const given = Object.entries(input).map(([name, value]) => [name, value === '' ? null : value])
  const changed: Place & LocationInput & Pick<Location, 'kind'> = Object.assign({}, place, Object.fromEntries(given))
  const { name, friendlyName } = changed
  return {
    ...changed,
    fullName: fullPlaceName(name, friendlyName ?? null),
    formattedAddress: formatAddress(changed),
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
  }
}

/** A point written as `lat,lng`. */
function pointOf(request: Request, name: string) {
  const [latitude = Number.NaN, longitude = Number.NaN] = (queryOf(request, name) ?? '').split(',').map(Number)
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { lat: latitude, lng: longitude }
  throw malformed(`${name} is not a point on the earth.`)
}
