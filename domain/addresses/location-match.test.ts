import { expect, test } from 'vitest'
import { byMatch, matchRank, middleOf, withoutDuplicates } from './location-match.ts'

const saskatoon = { lat: 52.13, lng: -106.67 }

function location(name: string, street = '1 First Avenue', latitude = 52.13) {
  return { name, formattedAddress: `${street}, Saskatoon, SK`, latitude, longitude: -106.67 }
}

test.each([
  ['Stonebridge Clinic', 0],
  ['STÖR Depot', 0],
  ['Café (Stonebridge)', 1],
  ['Boston Hardware', 3],
  ['Elsewhere', 3],
])('"sto" fits %s as well as %i', (name, rank) => {
  expect(matchRank(location(name), 'sto')).toBe(rank)
})

test('words may stand in any order, in the name before the address', () => {
  expect(matchRank(location('Clinic of Stonebridge'), 'stone clin')).toBe(1)
  expect(matchRank(location('The Clinic', '12 Stone Street'), 'stone clin')).toBe(2)
  expect(matchRank(location('Zoya'), 'Зоя')).toBe(3)
  expect(matchRank(location('7-Eleven (West)'), '7-el (we')).toBe(1)
})

test('names that begin so come first, then words, and of equals the nearer', () => {
  const locations = [
    location('Boston Hardware'),
    location('Stop Inn', '9 Main Street', 53.7),
    location('The Stone Yard'),
    location('Storehouse', '9 Main Street', 52.2),
    location('Depot', '3 Stonebridge Way'),
  ]
  const names = locations.toSorted(byMatch('sto', saskatoon)).map(({ name }) => name)
  expect(names).toEqual(['Storehouse', 'Stop Inn', 'The Stone Yard', 'Depot', 'Boston Hardware'])
  expect(locations.toSorted(byMatch('sto', null))[0]?.name).toBe('Stop Inn')
})

test('a name in another province does not come before what is near', () => {
  const far = { ...location('737 Depot'), latitude: 43.65, longitude: -79.38 }
  const near = location('Broadway Clinic', '737 Broadway Avenue')
  expect([far, near].toSorted(byMatch('737', saskatoon))).toEqual([near, far])
  expect([far, near].toSorted(byMatch('737', null))).toEqual([far, near])
})

test('the same name and address are one location, whatever their capitals and commas', () => {
  const twice = [location('Broadway Clinic'), location('BROADWAY CLINIC', '1, First Avenue'), location('Depot')]
  expect(withoutDuplicates(twice)).toEqual([twice[0], twice[2]])
})

test('one far place does not move the middle', () => {
  const far = { lat: 43.65, lng: -79.38 }
  expect(middleOf([saskatoon, { lat: 52.12, lng: -106.6 }, far])).toEqual({ lat: 52.12, lng: -106.6 })
  expect(middleOf([])).toBeNull()
})
