import { expect, it } from 'vitest'
import type { ParcelType } from '#generated/model/index.ts'
import { previewInput, type PriceQuestion, spotIn } from './price-question.ts'

const box = { id: 4, name: 'Box' } as ParcelType
const question: PriceQuestion = {
  serviceSpeedId: 3,
  tagIds: [],
  quantities: { 4: 2, 5: 1 },
  weightKg: 60,
  volumeM3: undefined,
  distanceM: 14_300.4,
  pickup: null,
  dropoff: { name: 'Clinic', at: { lat: 52.1, lng: -106.6 }, province: 'SK' },
  dropoffProvince: '',
  pickupProvince: 'QC',
  availableAt: 1_795_281_300,
}

it('asks with what is known, of the parcel types that there are, and not while a measure is none', () => {
  expect(previewInput(9, question, [box])).toEqual({
    serviceRevisionId: 9,
    serviceSpeedId: 3,
    tagIds: [],
    parcels: [{ parcelTypeId: 4, quantity: 2 }],
    weightKg: 60,
    volumeM3: null,
    distanceM: 14_300,
    pickup: null,
    dropoff: { lat: 52.1, lng: -106.6 },
    dropoffProvince: null,
    pickupProvince: 'QC',
    availableAt: 1_795_281_300,
  })
  expect(previewInput(9, { ...question, weightKg: 'heavy' }, [box])).toBeNull()
})

it('reads a spot, latitude first, and takes nothing else for one', () => {
  expect(spotIn(' 52.13, -106.66 ')).toEqual({ lat: 52.13, lng: -106.66 })
  expect(['52.13', '97, 10', '10 190', 'Broadway 12, 4'].map(spotIn)).toEqual([null, null, null, null])
})
