import { expect, it } from 'vitest'
import type { AddressSuggestion } from '#generated/model/index.ts'
import { locationOptions } from './location-options.ts'

const clinic = {
  id: 4,
  name: 'Broadway Clinic',
  formattedAddress: '737 Broadway Avenue, Saskatoon, SK',
  latitude: 52.12,
  longitude: -106.66,
}
const depot = {
  id: 5,
  name: 'North Depot',
  formattedAddress: '12 Faithfull Avenue, Saskatoon, SK',
  latitude: 52.17,
  longitude: -106.66,
}
const address: AddressSuggestion = {
  label: '802 Broadway Avenue, Saskatoon, SK',
  name: null,
  streetAddress: '802 Broadway Avenue',
  city: 'Saskatoon',
  province: 'SK',
  postalCode: null,
  country: 'CA',
  latitude: 52.1,
  longitude: -106.6,
  approximate: false,
}
const sources = {
  typed: '',
  recent: [],
  saved: [],
  savedAnswer: false,
  addresses: [],
  near: { lat: 52.12, lng: -106.66 },
  units: 'Metric',
  canAdd: true,
} as const

it('starts with what was used lately and names no location twice', () => {
  const options = locationOptions({ ...sources, recent: [depot], saved: [clinic, depot, clinic] })
  expect(options.map(({ label, note }) => [label, note])).toEqual([
    ['North Depot', 'Recent · 5.6 km'],
    ['Broadway Clinic', '0 km'],
  ])
})

it('puts what was used lately first while one types its name as well: Enter takes it', () => {
  const nearer = { ...clinic, id: 6, name: 'Clinic of Nutana', formattedAddress: '9 Main Street, Saskatoon, SK' }
  const options = locationOptions({ ...sources, typed: 'clinic', recent: [clinic], saved: [nearer, clinic] })
  expect(options[0]?.label).toBe('Broadway Clinic')
})

it('puts the location that is called so before one that was used lately and only lies there', () => {
  const mall = { ...depot, id: 6, name: 'Broadway Mall' }
  const shop = { ...depot, id: 7, name: 'Shop 12', formattedAddress: 'Broadway Mall, Saskatoon, SK' }
  const options = locationOptions({ ...sources, typed: 'broadway mall', recent: [shop], saved: [shop, mall] })
  expect(options.map(({ label, note }) => [label, note])).toEqual([
    ['Broadway Mall', '5.6 km'],
    ['Shop 12', 'Recent · 5.6 km'],
    ['Add “broadway mall” as a new location', undefined],
  ])
})

it('leaves out what the words on the screen no longer match', () => {
  const options = locationOptions({
    ...sources,
    typed: 'broad',
    recent: [depot],
    saved: [clinic, depot],
    canAdd: false,
  })
  expect(options.map(({ key }) => key)).toEqual(['p4'])
})

it('offers addresses that are no location yet, then to add what was typed', () => {
  const options = locationOptions({ ...sources, typed: '802 broad', saved: [clinic], addresses: [address] })
  expect(options.map(({ key }) => key)).toEqual(['a0', 'new'])
  expect(options[0]?.choice).toEqual({
    kind: 'new',
    prefill: {
      name: '802 Broadway Avenue',
      streetAddress: '802 Broadway Avenue',
      city: 'Saskatoon',
      province: 'SK',
      latitude: 52.1,
      longitude: -106.6,
    },
  })
  expect(options[1]?.choice).toEqual({ kind: 'new', prefill: { streetAddress: '802 broad' } })
})

it('offers nothing new to a person who may not add locations', () => {
  expect(locationOptions({ ...sources, typed: 'elsewhere', addresses: [address], canAdd: false })).toEqual([])
})

it('puts the name that begins so before a word of it, the nearer first, and merges what two books have', () => {
  const far = { ...depot, id: 6, name: 'Broad Depot', latitude: 53.5 }
  const twin = { ...clinic, id: 7, name: 'BROADWAY clinic' }
  const yard = { ...depot, id: 8, name: 'The Broad Yard' }
  const options = locationOptions({
    ...sources,
    typed: 'broad',
    recent: [yard],
    saved: [depot, far, clinic, twin],
    canAdd: false,
  })
  expect(options.map(({ key, note }) => [key, note])).toEqual([
    ['p8', 'Recent · 5.6 km'],
    ['p4', '0 km'],
    ['p6', '153.4 km'],
  ])
})

it('shows what the server found by another word than name and address, once it answers what is typed', () => {
  const found = { ...sources, typed: '4639', saved: [clinic], canAdd: false }
  expect(locationOptions(found)).toEqual([])
  expect(locationOptions({ ...found, savedAnswer: true })).toHaveLength(1)
})
