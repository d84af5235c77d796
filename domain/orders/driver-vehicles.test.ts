import { expect, test } from 'vitest'
import { checkVehicles } from './driver-vehicles.ts'

const transit = { name: 'Ford Transit', archived: false, takenFrom: null }
const taken = { name: 'Kia Soul', archived: false, takenFrom: 'Marek Kowalski' }

function refusalOf(...asked: Parameters<typeof checkVehicles>): unknown {
  try {
    checkVehicles(...asked)
    return null
  } catch (error) {
    return error
  }
}

test('gives what is nobody else’s', () => {
  expect(refusalOf('Ravi Patel', [])).toBeNull()
  expect(refusalOf('Ravi Patel', [transit])).toBeNull()
})

test('asks before it takes one from another driver, and takes it after a yes', () => {
  expect(refusalOf('Ravi Patel', [transit, taken])).toMatchObject({
    code: 'vehicle_taken',
    message: "Kia Soul is Marek Kowalski's. Give it to Ravi Patel?",
    errors: { '/vehicleIds/1': ["Kia Soul is Marek Kowalski's"] },
  })
  expect(refusalOf('Ravi Patel', [taken, { ...taken, name: 'Honda Fit', takenFrom: 'Mina Okafor' }])).toMatchObject({
    message: "Kia Soul is Marek Kowalski's. Honda Fit is Mina Okafor's. Give them to Ravi Patel?",
  })
  expect(refusalOf('Ravi Patel', [taken], true)).toBeNull()
})

test('no yes gives what is not there or archived', () => {
  const archived = { ...transit, archived: true }
  expect(refusalOf('Ravi Patel', [undefined, archived], true)).toMatchObject({
    errors: { '/vehicleIds/0': [expect.any(String)], '/vehicleIds/1': ['Ford Transit is archived'] },
  })
})
