import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  AddressAreaAnswer,
  AddressSuggestions,
  Distance,
  Location,
  LocationPage,
  Timezone,
} from '#generated/model/index.ts'
import { addLocation, bodyOf, locationWorld, location, type LocationWorld } from './locations-support.ts'

let at: LocationWorld

beforeAll(async () => {
  at = await locationWorld()
})
afterAll(() => at.app.close())

async function list(query: Record<string, unknown> = {}, ask = at.asOwner): Promise<LocationPage> {
  const params = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  return bodyOf<LocationPage>(await ask(`${at.book}/paginated-locations?${new URLSearchParams(params)}`))
}

const names = ({ data }: LocationPage) => data.map(({ name }) => name)

describe('a location', () => {
  test('is refused with all that is wrong at once: a bad phone does not hide bad hours', async () => {
    const operatingHours = {
      monday: { closed: false, hours: { openTime: 61_200, closeTime: 28_800 } },
      tuesday: { closed: true, hours: { closeTime: 28_800 } },
      friday: { closed: false, hours: { openTime: 28_800, closeTime: 61_200, breakEndTime: 43_200 } },
    }
    const faults = {
      '/phone': ['Must be a valid phone number'],
      '/operatingHours/monday/hours/closeTime': ['Invalid close time'],
      '/operatingHours/friday/hours/breakStartTime': ['Invalid break start time'],
    }
    const made = await at.asOwner(`${at.book}/locations`, { json: { ...location(), phone: '12', operatingHours } })
    expect(made).toMatchObject({ status: 422, json: { errors: faults } })
    const { id } = await addLocation(at.asOwner, at.book, { name: 'Hours to change' })
    const changed = await at.asOwner(`/locations/${id}`, { method: 'PATCH', json: { phone: '12', operatingHours } })
    expect(changed).toMatchObject({ status: 422, json: { errors: faults } })
  })

  test('is stored whole and read again, its zone found from its pin', async () => {
    const operatingHours = {
      monday: { closed: false, hours: { openTime: 28_800, closeTime: 61_200 } },
      sunday: { closed: true },
    }
    const given = {
      ...location(),
      friendlyName: 'The clinic',
      unitNumber: '110',
      postalCode: 'S7T 1C5',
      contactName: 'Łukasz Ünal',
      phone: '+13066517211',
      kind: 'residential',
      pickupNotes: 'Ring at the back door.',
      dropoffNotes: 'Leave with the pharmacist.',
      externalReference: '4639-1',
      operatingHours,
    }
    const stored = bodyOf<Location>(await at.asOwner(`${at.book}/locations`, { json: given }))
    expect(stored).toMatchObject({
      ...given,
      tenantId: at.world.courier.tenantId,
      fullName: 'Stonebridge Clinic (The clinic)',
      formattedAddress: '110-3160 Preston Avenue, Saskatoon, SK S7T 1C5',
      country: 'CA',
      timezone: 'America/Regina',
      archived: false,
      createdAt: at.app.clock.now,
      updatedAt: at.app.clock.now,
    })
    expect(bodyOf<Location>(await at.asOwner(`/locations/${stored.id}`))).toEqual(stored)
  })

  test('is refused where it breaks the contract, each fault at its field, and nothing is stored', async () => {
    const before = (await list()).total
    const broken = { ...location(), name: ' ', province: 'ZZ', latitude: 91, postalCode: 'S7T', surplus: 1 }
    const answer = await at.asOwner(`${at.book}/locations`, { json: broken })
    expect(answer.status).toBe(422)
    const { errors } = answer.json as { errors: Record<string, string[]> }
    expect(Object.keys(errors).toSorted()).toEqual(['/latitude', '/name', '/postalCode', '/province', '/surplus'])
    expect((await list()).total).toBe(before)
  })

  test('is added once when the same request comes twice', async () => {
    const call = { json: location({ name: 'Once only' }), headers: { 'idempotency-key': 'add-once-only' } }
    const first = bodyOf<Location>(await at.asOwner(`${at.book}/locations`, call))
    const second = bodyOf<Location>(await at.asOwner(`${at.book}/locations`, call))
    expect(second.id).toBe(first.id)
    expect(names(await list({ search: 'Once only' }))).toEqual(['Once only'])
  })

  test('may be added twice by hand: two shops of one name are two locations', async () => {
    const first = await addLocation(at.asOwner, at.book, { name: 'Twin' })
    const second = await addLocation(at.asOwner, at.book, { name: 'Twin' })
    expect(second.id).not.toBe(first.id)
  })
})

describe('a change', () => {
  test('leaves what it does not name, and null clears', async () => {
    const before = await addLocation(at.asOwner, at.book, {
      friendlyName: 'Old',
      phone: '+13066517211',
      contactName: 'Ana',
    })
    at.app.clock.now += 60
    const change = { phone: null, contactName: 'Zoë', friendlyName: null }
    const after = bodyOf<Location>(await at.asOwner(`/locations/${before.id}`, { method: 'PATCH', json: change }))
    expect(after).toEqual({
      ...before,
      version: before.version + 1,
      phone: null,
      contactName: 'Zoë',
      friendlyName: null,
      fullName: before.name,
      updatedAt: before.updatedAt + 60,
    })
  })

  test('based on what somebody else has changed is refused; without a version it is not asked', async () => {
    const { id, version } = await addLocation(at.asOwner, at.book)
    const change = (json: object) => at.asOwner(`/locations/${id}`, { method: 'PATCH', json })
    expect(bodyOf<Location>(await change({ version, contactName: 'Ana' })).version).toBe(version + 1)
    const stale = await change({ version, contactName: 'Zoë' })
    expect(stale).toMatchObject({ status: 422, json: { code: 'edit_conflict' } })
    const kept = bodyOf<Location>(await at.asOwner(`/locations/${id}`))
    expect(kept).toMatchObject({ contactName: 'Ana', version: version + 1 })
    expect(bodyOf<Location>(await change({ contactName: 'Zoë' })).version).toBe(version + 2)
  })

  test('of the pin finds the zone anew; a zone that is given counts', async () => {
    const { id, timezone } = await addLocation(at.asOwner, at.book)
    expect(timezone).toBe('America/Regina')
    const move = (json: object) => at.asOwner(`/locations/${id}`, { method: 'PATCH', json })
    const toCalgary = { latitude: 51.0447, longitude: -114.0719, province: 'AB' }
    expect(bodyOf<Location>(await move(toCalgary)).timezone).toBe('America/Edmonton')
    expect(bodyOf<Location>(await move({ contactName: 'Ana' })).timezone).toBe('America/Edmonton')
    const toAlsask = { latitude: 51.38, longitude: -109.99, province: 'SK' }
    expect(bodyOf<Location>(await move(toAlsask)).timezone).toBe('America/Swift_Current')
    expect(bodyOf<Location>(await move({ province: 'AB' })).timezone).toBe('America/Edmonton')
    const given = { province: 'MB', latitude: 49.8951, longitude: -97.1384, timezone: 'America/Toronto' }
    expect(bodyOf<Location>(await move(given)).timezone).toBe('America/Toronto')
  })

  test('of the pin puts it where somebody said: it is approximate no more', async () => {
    const { id, approximatePin } = await addLocation(at.asOwner, at.book, { approximatePin: true })
    expect(approximatePin).toBe(true)
    const change = async (json: object) =>
      bodyOf<Location>(await at.asOwner(`/locations/${id}`, { method: 'PATCH', json })).approximatePin
    expect(await change({ contactName: 'Ana' })).toBe(true)
    expect(await change({ latitude: 52.1 })).toBe(false)
    expect(await change({ latitude: 52.2, approximatePin: true })).toBe(true)
  })

  test('of province, postal code or pin that contradicts the others is refused at its field; what stood before is not', async () => {
    const { id } = await addLocation(at.asOwner, at.book, { postalCode: 'S7K 1A1' })
    const change = async (json: object) => {
      const { status, json: body } = await at.asOwner(`/locations/${id}`, { method: 'PATCH', json })
      return status === 200 ? null : (body as { errors: object }).errors
    }
    const inOntario = { '/province': ['S7K 1A1 and the pin are in Saskatchewan, not in Ontario'] }
    expect(await change({ province: 'ON' })).toEqual(inOntario)
    expect(await change({ postalCode: 'M5V 2T6' })).toEqual({
      '/postalCode': ['M5V 2T6 is in Ontario, not in Saskatchewan'],
    })
    expect(await change({ latitude: 43.65, longitude: -79.38 })).toEqual({
      '/latitude': ['The pin is in Ontario, not in Saskatchewan'],
    })
    const json = location({ province: 'ON', postalCode: 'S7K 1A1' })
    const { status, json: refused } = await at.asOwner(`${at.book}/locations`, { method: 'POST', json })
    expect([status, (refused as { errors: object }).errors]).toEqual([422, inOntario])

    await at.app.database.systemTransaction((db) =>
      db.updateTable('locations').set({ province: 'ON' }).where('id', '=', id).execute(),
    )
    expect(await change({ contactName: 'Ana', province: 'ON' })).toBeNull()
    expect(await change({ province: 'SK' })).toBeNull()
  })

  test('of the address is shown in its one line', async () => {
    const { id } = await addLocation(at.asOwner, at.book)
    const json = { unitNumber: '4', streetAddress: '12 Elm Street', postalCode: 'S7K 1A1' }
    const after = bodyOf<Location>(await at.asOwner(`/locations/${id}`, { method: 'PATCH', json }))
    expect(after.formattedAddress).toBe('4-12 Elm Street, Saskatoon, SK S7K 1A1')
  })

  test('that says nothing, or clears what a location must have, is refused', async () => {
    const { id } = await addLocation(at.asOwner, at.book)
    const answer = (json: object) => at.asOwner(`/locations/${id}`, { method: 'PATCH', json })
    expect((await answer({})).status).toBe(422)
    const cleared = await answer({ name: null })
    expect(cleared.status).toBe(422)
    expect(Object.keys((cleared.json as { errors: object }).errors)).toEqual(['/name'])
  })
})

describe('archiving', () => {
  test('takes locations out of the list and restoring brings them back, all or none', async () => {
    const one = await addLocation(at.asOwner, at.book, { name: 'Archived one' })
    const two = await addLocation(at.asOwner, at.book, { name: 'Archived two' })
    const put = (act: string, ids: number[]) => at.asOwner(`/locations/${act}`, { method: 'PUT', json: { ids } })
    const shown = async (displayArchived: boolean) => names(await list({ search: 'Archived', displayArchived }))

    expect((await put('archive', [one.id, 9_999_999])).status).toBe(404)
    expect(await shown(false)).toEqual(['Archived one', 'Archived two'])
    expect((await put('archive', [one.id, two.id])).status).toBe(200)
    expect(await shown(false)).toEqual([])
    expect(await shown(true)).toEqual(['Archived one', 'Archived two'])
    expect(bodyOf<Location>(await at.asOwner(`/locations/${one.id}`)).archived).toBe(true)
    expect((await put('restore', [two.id])).status).toBe(200)
    expect(await shown(false)).toEqual(['Archived two'])
    expect(await shown(true)).toEqual(['Archived one'])
  })
})

describe('deleting', () => {
  test('takes away a location that was never used; a stop of an order stays and says so', async () => {
    const { id } = await addLocation(at.asOwner, at.book)
    const remove = () => at.asOwner(`/locations/${id}`, { method: 'DELETE' })
    const { orderId } = at.world.courier
    const stopAt = (locationId: number | null) =>
      at.app.database.systemTransaction((db) =>
        db.updateTable('delivery_orders').set({ dropoff_location_id: locationId }).where('id', '=', orderId).execute(),
      )
    await stopAt(id)
    const refused = await remove()
    const message = expect.stringContaining(`It is a stop of order ${orderId}.`)
    expect([refused.status, refused.json]).toMatchObject([422, { code: 'in_use', message }])
    expect((await at.asOwner(`/locations/${id}`)).status).toBe(200)
    await stopAt(null)
    expect((await remove()).status).toBe(200)
    expect((await at.asOwner(`/locations/${id}`)).status).toBe(404)
  })
})

describe('the list', () => {
  test('sorts by name, city and change, pages by number and by cursor, and finds words anywhere', async () => {
    const cities = ['Prince Albert', 'Estevan', 'Moose Jaw', 'Yorkton', 'Weyburn']
    for (const [index, city] of cities.entries()) {
      at.app.clock.now += 10
      await addLocation(at.asOwner, at.book, { name: `Depot ${5 - index}`, city, externalReference: `depot-${index}` })
    }
    const search = 'depot'
    const sorted = async (field: string, direction: string) =>
      list({ search, pagination: { sort: [{ field, direction }] } })
    expect(names(await sorted('name', 'asc'))).toEqual(['Depot 1', 'Depot 2', 'Depot 3', 'Depot 4', 'Depot 5'])
    expect(names(await sorted('updatedAt', 'desc'))).toEqual(['Depot 1', 'Depot 2', 'Depot 3', 'Depot 4', 'Depot 5'])
    expect((await sorted('city', 'desc')).data.map(({ city }) => city)).toEqual(cities.toSorted().toReversed())

    const sort = [{ field: 'name', direction: 'asc' }]
    const first = await list({ search, pagination: { page: 0, pageSize: 2, sort } })
    expect(first).toMatchObject({ total: 5, totalIsCapped: false, page: 0, pageSize: 2 })
    const byCursor = await list({ search, pagination: { page: 1, pageSize: 2, sort, after: first.next } })
    const byNumber = await list({ search, pagination: { page: 1, pageSize: 2, sort } })
    const last = await list({ search, pagination: { page: 2, pageSize: 2, sort, after: byCursor.next } })
    expect(names(byCursor)).toEqual(['Depot 3', 'Depot 4'])
    expect(names(byNumber)).toEqual(['Depot 3', 'Depot 4'])
    expect(names(last)).toEqual(['Depot 5'])
    expect(last.next).toBeUndefined()

    expect(names(await list({ search: 'yorkton DEPOT' }))).toEqual(['Depot 2'])
    expect(names(await list({ search: 'depot-4' }))).toEqual(['Depot 1'])
    expect(names(await list({ search: 'preston estevan' }))).toEqual(['Depot 4'])
    expect(names(await list({ search: 'nothing like it' }))).toEqual([])
  })

  test('refuses a sort it does not know and a page larger than a hundred', async () => {
    const status = async (pagination: object) => {
      const query = new URLSearchParams({ pagination: JSON.stringify(pagination) })
      return (await at.asOwner(`${at.book}/paginated-locations?${query}`)).status
    }
    expect(await status({ sort: [{ field: 'phone', direction: 'asc' }] })).toBe(400)
    expect(await status({ pageSize: 101 })).toBe(400)
  })
})

describe('whose book it is', () => {
  test('another tenant finds nothing: not by number, not to change, not to archive', async () => {
    const { id } = await addLocation(at.asOwner, at.book)
    expect((await at.asStranger(`/locations/${id}`)).status).toBe(404)
    expect((await at.asStranger(`/locations/${id}`, { method: 'PATCH', json: { name: 'Taken' } })).status).toBe(404)
    expect((await at.asStranger('/locations/archive', { method: 'PUT', json: { ids: [id] } })).status).toBe(404)
    expect((await at.asStranger(`${at.book}/paginated-locations`)).status).toBe(404)
    expect((await at.asStranger(`${at.book}/locations`, { json: location() })).status).toBe(404)
    expect(bodyOf<Location>(await at.asOwner(`/locations/${id}`)).name).toBe('Stonebridge Clinic')
  })

  test('a viewer reads and changes nothing', async () => {
    const { id } = await addLocation(at.asOwner, at.book)
    expect((await at.asViewer(`/locations/${id}`)).status).toBe(200)
    expect((await at.asViewer(`/locations/${id}`, { method: 'PATCH', json: { name: 'Taken' } })).status).toBe(403)
    expect((await at.asViewer(`${at.book}/locations`, { json: location() })).status).toBe(403)
    expect((await at.asViewer('/locations/archive', { method: 'PUT', json: { ids: [id] } })).status).toBe(403)
  })

  test('a courier reads the book of its customer, not to change it, and not that of a stranger', async () => {
    const { customerTenantId, stranger } = at.world
    const theirs = await addLocation(at.asCustomer, `/tenants/${customerTenantId}`, { name: 'Ward 7' })
    expect(names(await list({ requesterTenantId: customerTenantId }))).toEqual(['Ward 7'])
    expect(names(await list({ requesterTenantId: customerTenantId, search: 'ward' }))).toEqual(['Ward 7'])
    expect(names(await list({ search: 'Ward 7' }))).toEqual([])
    expect((await at.asOwner(`/locations/${theirs.id}`)).status).toBe(200)
    const change = await at.asOwner(`/locations/${theirs.id}`, { method: 'PATCH', json: { name: 'Taken' } })
    expect(change.status).toBe(404)

    const query = new URLSearchParams({ requesterTenantId: String(stranger.tenantId) })
    expect((await at.asOwner(`${at.book}/paginated-locations?${query}`)).status).toBe(404)
    const strangers = `/tenants/${stranger.tenantId}/paginated-locations`
    const reverse = new URLSearchParams({ requesterTenantId: String(customerTenantId) })
    expect((await at.asStranger(`${strangers}?${reverse}`)).status).toBe(404)
  })
})

describe('the locations to order between', () => {
  test('are the own in use, and of all also those of the customers, found by their words', async () => {
    const { customerTenantId } = at.world
    const own = await addLocation(at.asOwner, at.book, { name: 'Quay own' })
    const gone = await addLocation(at.asOwner, at.book, { name: 'Quay gone' })
    await at.asOwner('/locations/archive', { method: 'PUT', json: { ids: [gone.id] } })
    const theirs = await addLocation(at.asCustomer, `/tenants/${customerTenantId}`, { name: 'Quay theirs' })
    const found = async (address: string, ask = at.asOwner) => names(bodyOf<LocationPage>(await ask(address)))
    expect(await found(`${at.book}/locations?search=quay`)).toEqual([own.name])
    expect(await found(`${at.book}/all-locations?search=quay`)).toEqual([own.name, theirs.name])
    expect(await found(`/tenants/${customerTenantId}/all-locations`, at.asCustomer)).not.toContain(own.name)
    const all = await found(`${at.book}/all-locations?pagination=${JSON.stringify({ pageSize: 100 })}`)
    expect(all).toEqual(expect.arrayContaining([own.name, theirs.name]))
    expect(all).not.toContain(gone.name)
  })
})

test('the key for the maps of Google is null where none is configured', async () => {
  expect(bodyOf(await at.asViewer('/google-maps-api-key'))).toEqual({ key: null })
})

describe('finding the way', () => {
  test('suggests own locations first, then those that everybody knows, and none twice', async () => {
    const shared = {
      source: 'test',
      city: 'Saskatoon',
      province: 'SK',
      country: 'CA',
      street_address: '201 Cathedral Way',
      latitude: 52.1,
      longitude: -106.6,
    }
    await at.app.database.systemTransaction((db) =>
      db
        .insertInto('gazetteer_places')
        .values([
          {
            ...shared,
            source_key: '1',
            name: 'Cathedral Shop',
            postal_code: 'S7K 1A1',
            formatted_address: '12 Cathedral Way, Saskatoon, SK S7K 1A1',
          },
          {
            ...shared,
            source_key: '2',
            name: 'Cathedral Twin',
            postal_code: '',
            formatted_address: '9 Cathedral Way, Saskatoon, SK',
          },
        ])
        .execute(),
    )
    await addLocation(at.asOwner, at.book, { name: 'Our cathedral stop', streetAddress: '9 Cathedral Way' })
    const suggest = async (query: string, ask = at.asOwner) =>
      bodyOf<AddressSuggestions>(await ask(`/address-suggestions?${new URLSearchParams({ query })}`)).data
    const found = await suggest('cathedral way')
    expect(found.map(({ name }) => name)).toEqual(['Our cathedral stop', 'Cathedral Shop'])
    expect(found[0]).toMatchObject({ streetAddress: '9 Cathedral Way', city: 'Saskatoon', postalCode: null })
    expect((await suggest('cathedral way', at.asStranger)).map(({ name }) => name).toSorted()).toEqual([
      'Cathedral Shop',
      'Cathedral Twin',
    ])
    expect((await at.asOwner('/address-suggestions?query=ca')).status).toBe(400)
  })

  test('suggests the street that was typed in the city that ends it, where nobody knows better', async () => {
    const ask = async (query: string) =>
      bodyOf<AddressSuggestions>(await at.asOwner(`/address-suggestions?${new URLSearchParams({ query })}`)).data
    expect(await ask('5 Niagara Blvd, Fort Erie')).toEqual([
      {
        label: '5 Niagara Blvd, Fort Erie, ON',
        name: null,
        streetAddress: '5 Niagara Blvd',
        city: 'Fort Erie',
        province: 'ON',
        postalCode: null,
        country: 'CA',
        latitude: 42.9001,
        longitude: -78.9329,
        approximate: true,
      },
    ])
  })

  test('knows where a city and a postal area are', async () => {
    const ask = async (query: Record<string, string>) =>
      bodyOf<AddressAreaAnswer>(await at.asOwner(`/address-area?${new URLSearchParams(query)}`)).area
    expect(await ask({ postalCode: 'N9A 4H8' })).toMatchObject({
      city: 'Windsor',
      province: 'ON',
      foundBy: 'postalCode',
    })
    expect(await ask({ city: 'Windsor', province: 'NS' })).toMatchObject({ province: 'NS', foundBy: 'city' })
    expect(await ask({ city: 'Gotham' })).toBeNull()
  })

  test('measures a way, estimated without a routing provider', async () => {
    const ask = (origin: string, destination: string) =>
      at.asOwner(`/distance?${new URLSearchParams({ origin, destination })}`)
    const way = bodyOf<Distance>(await ask('52.12,-106.66', '52.09,-106.62'))
    // 4.32 km as the crow flies, times 1.3, at 35 km/h (docs/rules/zones-and-distance.md, "Distance")
    expect(way.estimated).toBe(true)
    expect(way.distanceM).toBeGreaterThan(5_500)
    expect(way.distanceM).toBeLessThan(5_750)
    expect(way.timeS).toBe(Math.round((way.distanceM / 35_000) * 3_600))
    expect((await ask('95,-106.66', '52.09,-106.62')).status).toBe(400)
    expect((await ask('here', 'there')).status).toBe(400)
  })

  test('knows the zone of a point and its offset now', async () => {
    const ask = (lat: number, lng: number) => at.asOwner(`/tz?lat=${lat}&lng=${lng}`)
    const saskatoon = { canonicalIdentifier: 'America/Regina', utcOffsetSeconds: -21_600 }
    expect(bodyOf<Timezone>(await ask(52.12, -106.66))).toEqual(saskatoon)
    // Neither location has changed its clocks for decades.
    expect(bodyOf<Timezone>(await ask(27.7172, 85.324))).toEqual({
      canonicalIdentifier: 'Asia/Kathmandu',
      utcOffsetSeconds: 20_700,
    })
    expect((await ask(91, 0)).status).toBe(400)
  })
})
