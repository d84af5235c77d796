import { expect, test } from 'vitest'
import { referenceConflicts } from './reference-conflicts.ts'

const heading = ['ref', 'name', 'street', 'city', 'prov', 'lat', 'lng']
const mapping = {
  externalReference: 'ref',
  name: 'name',
  streetAddress: 'street',
  city: 'city',
  province: 'prov',
  latitude: 'lat',
  longitude: 'lng',
}
const row = (line: number, reference: string, name: string) => ({
  line,
  values: [reference, name, '12 Elm Street', 'Regina', 'SK', '50.4', '-104.6'],
})

test('two rows of one reference and another name are a conflict, however far apart they stand', () => {
  const rows = Array.from({ length: 200 }, (_, index) => row(index + 2, `R${index}`, `Depot ${index}`))
  const far = [row(1, '00123', 'Depot'), ...rows, row(300, '123', 'Clinic'), row(301, '123', 'DEPOT')]
  expect([...referenceConflicts(heading, mapping, far)]).toEqual([
    [300, [{ column: 'ref', why: 'Line 1 has the reference 123 with another name or address' }]],
  ])
})

test('what is no reference is no conflict', () => {
  const depots = ['4.68769E+11', '4.68769E+11', '0', '0', '', ''].map((reference, index) =>
    row(index + 2, reference, `Depot ${index}`),
  )
  expect(referenceConflicts(heading, mapping, depots).size).toBe(0)
  const { externalReference: _none, ...without } = mapping
  expect(referenceConflicts(heading, without, [row(2, '1', 'A'), row(3, '1', 'B')]).size).toBe(0)
})
