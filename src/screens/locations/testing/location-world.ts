import type { HttpHandler } from 'msw'
import {
  getArchiveLocationsMockHandler,
  getCreateLocationMockHandler,
  getGetAddressSuggestionsMockHandler,
  getGetLocationMockHandler,
  getGetPaginatedLocationsMockHandler,
  getGetTimezoneMockHandler,
  getRestoreLocationsMockHandler,
  getUpdateLocationMockHandler,
} from '#generated/client/locations/locations.msw.ts'
import { getGetTableLayoutMockHandler, getSaveTableLayoutMockHandler } from '#generated/client/users/users.msw.ts'
import type { Location, LocationPagination, TableLayout } from '#generated/model/index.ts'

export const broadway: Location = {
  id: 31,
  tenantId: 1,
  version: 1,
  externalReference: '4639',
  name: 'Broadway & 10th',
  friendlyName: 'Broadway shop',
  fullName: 'Broadway & 10th (Broadway shop)',
  unitNumber: null,
  streetAddress: '737 Broadway Avenue',
  city: 'Saskatoon',
  province: 'SK',
  postalCode: 'S7N 1B3',
  country: 'CA',
  formattedAddress: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
  latitude: 52.12,
  longitude: -106.66,
  timezone: 'America/Regina',
  contactName: 'Aylin Ünal',
  phone: '+13066517211',
  kind: 'commercial',
  operatingHours: { sunday: { closed: true } },
  pickupNotes: 'Ring at the back door.',
  dropoffNotes: null,
  archived: false,
  createdAt: 1_795_000_000,
  updatedAt: 1_795_000_000,
}

const stonebridge: Location = {
  ...broadway,
  id: 32,
  name: 'Stonebridge Centre',
  friendlyName: null,
  fullName: 'Stonebridge Centre',
  streetAddress: '3160 Preston Avenue',
  unitNumber: '110',
  formattedAddress: '110-3160 Preston Avenue, Saskatoon, SK S7T 1C5',
  contactName: null,
  phone: null,
  operatingHours: {},
}

/** An address book that remembers: what is added, changed and archived shows in the next answer. */
export function locationWorld(places: Location[] = [broadway, stonebridge]): HttpHandler[] {
  const book = new Map(places.map((place) => [place.id, place]))
  let layout: TableLayout = { columns: [], density: 'regular' }
  const find = (id: unknown) => {
    const place = book.get(Number(id))
    if (place === undefined) throw new Error(`No place ${String(id)}`)
    return place
  }
  const setArchived = async (request: Request, archived: boolean) => {
    const { ids }: { ids: number[] } = await request.json()
    for (const id of ids) book.set(id, { ...find(id), archived })
    return { done: true as const }
  }
  return [
    getGetPaginatedLocationsMockHandler(({ request }) => pageOf([...book.values()], new URL(request.url).searchParams)),
    getGetLocationMockHandler(({ params }) => find(params.locationId)),
    getCreateLocationMockHandler(async ({ request }) => {
      const given: Location = Object(await request.json())
      const place = { ...stonebridge, ...given, id: 900, fullName: given.name, phone: given.phone ?? null }
      book.set(place.id, place)
      return place
    }),
    getUpdateLocationMockHandler(async ({ request, params }) => {
      const changes: Partial<Location> = Object(await request.json())
      const place = { ...find(params.locationId), ...changes }
      book.set(place.id, place)
      return place
    }),
    getArchiveLocationsMockHandler(({ request }) => setArchived(request, true)),
    getRestoreLocationsMockHandler(({ request }) => setArchived(request, false)),
    getGetTimezoneMockHandler(({ request }) =>
      Number(new URL(request.url).searchParams.get('lng')) < -110
        ? { canonicalIdentifier: 'America/Edmonton', utcOffsetSeconds: -25_200 }
        : { canonicalIdentifier: 'America/Regina', utcOffsetSeconds: -21_600 },
    ),
    getGetAddressSuggestionsMockHandler({
      data: [
        {
          label: '1975 Broad St, Regina, SK S4P 1Y2',
          name: 'Hilton Doubletree',
          streetAddress: '1975 Broad St',
          city: 'Regina',
          province: 'SK',
          postalCode: 'S4P 1Y2',
          country: 'CA',
          latitude: 50.4493,
          longitude: -104.6069,
        },
      ],
    }),
    getGetTableLayoutMockHandler(() => layout),
    getSaveTableLayoutMockHandler(async ({ request }) => {
      layout = Object(await request.json())
      return layout
    }),
  ]
}

function pageOf(places: Location[], params: URLSearchParams) {
  const pagination: LocationPagination = JSON.parse(params.get('pagination') ?? '{}')
  const search = (params.get('search') ?? '').toLowerCase()
  const archived = params.get('displayArchived') === 'true'
  const { field = 'name', direction = 'asc' } = pagination.sort?.[0] ?? {}
  const found = places
    .filter((place) => place.archived === archived && place.name.toLowerCase().includes(search))
    .toSorted((one, other) => String(one[field]).localeCompare(String(other[field])))
  const data = direction === 'desc' ? found.toReversed() : found
  return { data, total: data.length, totalIsCapped: false, page: 0, pageSize: 50 }
}
