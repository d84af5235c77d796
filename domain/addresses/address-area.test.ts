import { describe, expect, test } from 'vitest'
import { cities, postalAreas } from '#generated/geography/canadian-areas.ts'
import { areaFinder, streetIn } from './address-area.ts'

const areas = areaFinder({ cities, postalAreas })
const saskatoon = { lat: 52.13, lng: -106.67 }
const moncton = { lat: 46.09, lng: -64.78 }

function found(asked: Parameters<typeof areas.find>[0], near = saskatoon) {
  const area = areas.find(asked, near)
  return area && `${area.city ?? '?'} ${area.province} by ${area.foundBy}`
}

describe('where an address lies', () => {
  test.each([
    [{ postalCode: 'S7K 3A1' }, 'Saskatoon SK by postalCode'],
    [{ postalCode: 'n9a4h8' }, 'Windsor ON by postalCode'],
    [{ postalCode: 'L2A', city: 'Toronto' }, 'Fort Erie ON by postalCode'],
    [{ postalCode: 'S0K 4S1' }, '? SK by postalCode'],
    [{ postalCode: 'H2X 1Y4' }, 'Montréal QC by postalCode'],
    [{ city: 'montreal' }, 'Montréal QC by city'],
    [{ city: 'Saint Stephen', province: 'NB' }, 'St. Stephen NB by city'],
    [{ city: 'Warman', postalCode: 'no code' }, 'Warman SK by city'],
    [{ city: 'Windsor', province: 'QC' }, 'Windsor QC by city'],
    [{ city: 'Windsor', province: 'SK' }, null],
    [{ city: 'Gotham' }, null],
    [{}, null],
  ])('%o is in %s', (asked, expected) => {
    expect(found(asked)).toBe(expected)
  })

  test('of cities with one name it is in the nearest', () => {
    expect(found({ city: 'Windsor' }, moncton)).toBe('Windsor NS by city')
    expect(found({ city: 'Windsor' }, { lat: 43.65, lng: -79.38 })).toBe('Windsor ON by city')
  })

  test('the middle of a postal area is closer than the middle of the city', () => {
    expect(areas.find({ postalCode: 'S7R', city: 'Saskatoon' }, null)).not.toEqual(
      areas.find({ city: 'Saskatoon' }, null),
    )
  })
})

describe('an address in one line', () => {
  test.each([
    ['12 Elm Street, Warman', '12 Elm Street', 'Warman', 'SK', null],
    ['412 Avenue B South Saskatoon SK', '412 Avenue B South', 'Saskatoon', 'SK', null],
    ['5 Niagara Blvd., Fort Erie, ON L2A 3G4', '5 Niagara Blvd.', 'Fort Erie', 'ON', 'L2A 3G4'],
    ['1 Ouellette Ave, Windsor, on n9a4h8', '1 Ouellette Ave', 'Windsor', 'ON', 'N9A 4H8'],
    ['9 Range Road S0K 4S1', '9 Range Road', null, 'SK', 'S0K 4S1'],
  ])('%s', (typed, streetAddress, city, province, postalCode) => {
    expect(areas.split(typed, saskatoon)).toMatchObject({ streetAddress, postalCode, area: { city, province } })
  })

  test.each(['Saskatoon', '12 Elm Street', '', '12 Elm Street, Gotham'])('%j has none', (typed) => {
    expect(areas.split(typed, saskatoon)).toBeNull()
  })
})

test('a street without its city lies in the town of the organization', () => {
  const town = areas.townOf('2420 Victoria Avenue, Warman, SK S0K 4S1')
  expect(town).toMatchObject({ city: 'Warman', province: 'SK', foundBy: 'city' })
  expect(streetIn(town, '12 Elm Street')).toEqual({ streetAddress: '12 Elm Street', postalCode: null, area: town })
  for (const typed of ['12', 'Elm Street', '12 Elm Street, Gotham', '12 34'])
    expect(streetIn(town, typed), typed).toBeNull()
  expect(areas.townOf('Somewhere')).toBeNull()
  expect(streetIn(null, '12 Elm Street')).toBeNull()
})
