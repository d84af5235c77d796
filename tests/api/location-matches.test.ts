import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocationMatches } from '#generated/model/index.ts'
import { addLocation, bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'

let at: LocationWorld

const farAway = { city: 'Prince Albert', latitude: 53.2, longitude: -105.75 }
const nearby = { latitude: 52.11, longitude: -106.63 }

beforeAll(async () => {
  at = await locationWorld()
  await addLocation(at.asOwner, at.book, { name: 'Boston Street Depot', streetAddress: '1 Elm Street' })
  await addLocation(at.asOwner, at.book, { name: 'Stop Inn', ...farAway })
  await addLocation(at.asOwner, at.book, { name: 'The Stone Yard', ...nearby })
  await addLocation(at.asOwner, at.book, { name: 'Storehouse', friendlyName: 'the old one', ...nearby })
  await addLocation(at.asOwner, at.book, { name: 'Stone Gate', streetAddress: '7 Quay', ...farAway })
  await addLocation(at.asCustomer, `/tenants/${at.world.customerTenantId}`, {
    name: 'STONE GATE',
    streetAddress: '7 quay',
    ...farAway,
  })
  for (const name of ['Depot', 'Yard', 'Garage', 'Shop'])
    await addLocation(at.asOwner, at.book, { name, streetAddress: '9 Elm Street', ...nearby })
})
afterAll(() => at.app.close())

async function matches(query: Record<string, string>, ask = at.asOwner) {
  return bodyOf<LocationMatches>(await ask(`${at.book}/location-matches?${new URLSearchParams(query)}`))
}

test('what was typed finds names that begin so, the nearer first, then words, then the rest', async () => {
  const { near, data } = await matches({ search: 'sto' })
  expect(near?.latitude).toBeCloseTo(52.11, 1)
  expect(data.map(({ name }) => name)).toEqual([
    'Storehouse (the old one)',
    'Stone Gate',
    'Stop Inn',
    'The Stone Yard',
    'Boston Street Depot',
  ])
})

test('a location of both books comes once, as the customer’s', async () => {
  const customer = String(at.world.customerTenantId)
  const { data } = await matches({ search: 'stone gate', requesterTenantId: customer })
  expect(data.map(({ name }) => name)).toEqual(['STONE GATE'])
  expect((await matches({ requesterTenantId: customer })).data[0]?.name).toBe('STONE GATE')
})

test('a stranger’s address book is nobody’s', async () => {
  const { stranger } = at.world
  const answer = await at.asOwner(`${at.book}/location-matches?requesterTenantId=${stranger.tenantId}`)
  expect(answer.status).toBe(404)
})
