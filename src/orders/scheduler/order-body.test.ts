import { expect, it } from 'vitest'
import type { OfferedOrderField, ParcelType, ServiceSpeed, ServiceSummary } from '#generated/model/index.ts'
import { resolveCustomer, resolveOrder, resolveService } from './complete-draft.ts'
import {
  type Draft,
  emptyDraft,
  emptyParcel,
  isWorthKeeping,
  mostFurther,
  withDropoff,
  withParcelRow,
} from './draft.ts'
import { errorsOfForm, missingSteps, orderBodies, orderBody } from './order-body.ts'

const now = Date.parse('2026-11-20T16:05:00Z') / 1000
const sameDay: ServiceSummary = {
  id: 7,
  name: 'City Same Day',
  description: '',
  courierTenant: { id: 1, name: 'Prairie Sky Couriers' },
  revisionId: 70,
  pricingType: 'variable',
  vehicleName: 'Cargo van',
}
const size = { maxLengthM: 0.6, maxWidthM: 0.4, maxHeightM: 0.4 }
const mediumBox: ParcelType = { id: 71, name: 'Medium box', description: null, maxWeightKg: 20, ...size }
const speeds: ServiceSpeed[] = [
  { id: 75, name: 'Same Day', description: null, textColor: '#2f6f4f', durationS: 21_600 },
  { id: 76, name: 'Rush', description: null, textColor: '#b42318', durationS: 5_400 },
]
const parts = { parcelTypes: [mediumBox], speeds, tags: [{ id: 78, name: 'Fragile', iconImageSrc: null }] }
const costCentre: OfferedOrderField = {
  id: 3,
  name: 'Cost centre',
  kind: 'text',
  options: [],
  required: false,
  help: null,
  pinned: false,
}
const fields: OfferedOrderField[] = [costCentre, { ...costCentre, id: 4, name: 'Floor', kind: 'number' }]
const whole: Draft = { ...emptyDraft, pickupLocationId: 31, dropoffLocationId: 32 }
const body = (draft: Draft) => orderBody(draft, resolveOrder(draft, 3, sameDay, parts, fields), now, 'MetricMixed')

it('chooses what goes without saying: the only parcel type, the first speed, now', () => {
  expect(body(whole)).toEqual({
    errors: null,
    body: {
      customerTenantId: 3,
      serviceId: 7,
      serviceSpeedId: 75,
      tagIds: [],
      pickupLocationId: 31,
      dropoffLocationId: 32,
      parcels: [{ parcelTypeId: 71, quantity: 1 }],
      availableAt: Date.parse('2026-11-20T16:15:00Z') / 1000,
    },
  })
})

it('sends a weight with the unit that it was typed in, also when it is ordered again', () => {
  const typed = { weight: { number: 8, unit: 'oz' }, length: { number: 15, unit: 'in' } } as const
  const weighed = (parcel: object) => body({ ...whole, parcels: [{ ...emptyParcel, key: 1, ...parcel }] }).body?.parcels
  expect(weighed({ weightKg: 0.226796185, typed })).toEqual([
    { parcelTypeId: 71, quantity: 1, weightKg: 0.226796185, typed: { weight: typed.weight } },
  ])
  expect(weighed({ weightKg: null, typed })).toEqual([{ parcelTypeId: 71, quantity: 1 }])
})

it('finds by name what another revision calls by other ids, and drops what it does not offer', () => {
  const draft: Draft = {
    ...whole,
    speed: { id: 9, name: 'Rush' },
    tags: [
      { id: 1, name: 'fragile' },
      { id: 2, name: 'Keep cold' },
    ],
  }
  expect(body(draft).body).toMatchObject({ serviceSpeedId: 76, tagIds: [78] })
})

it('names in words what is missing and by pointer where', () => {
  const { errors } = orderBody(emptyDraft, resolveOrder(emptyDraft, null, null, undefined, []), now, 'Metric')
  expect(Object.keys(errors ?? {}).toSorted()).toEqual([
    '/customerTenantId',
    '/dropoffLocationId',
    '/parcels/0/parcelTypeId',
    '/pickupLocationId',
    '/serviceId',
  ])
  expect(missingSteps(errors ?? {})).toEqual(['customer', 'service', 'pickup', 'drop-off', 'parcels'])
})

it.each([
  [{ weightKg: 21 }, '/parcels/0/weightKg', 'Must be less than 44.09 lb'],
  [{ weightKg: 'heavy' }, '/parcels/0/weightKg', 'Must be a valid number'],
  [{ weightKg: -1 }, '/parcels/0/weightKg', 'Must be greater than 0 lb'],
  [{ quantity: null }, '/parcels/0/quantity', 'Required'],
  [{ quantity: 0 }, '/parcels/0/quantity', 'Must be greater than 0'],
  [{ quantity: '1.5' }, '/parcels/0/quantity', 'Must be a valid number'],
  [{ quantity: 10_001 }, '/parcels/0/quantity', 'Must be less than 10000'],
])('refuses a parcel with %o', (change, pointer, message) => {
  const draft = { ...whole, parcels: emptyDraft.parcels.map((parcel) => ({ ...parcel, ...change })) }
  expect(body(draft)).toEqual({ body: null, errors: { [pointer]: [message] } })
})

it('leaves out references that are empty and refuses those that are too long', () => {
  expect(body({ ...whole, poNumber: '  ', orderNotes: ' Ring twice ' }).body).toMatchObject({
    orderNotes: 'Ring twice',
  })
  expect(body({ ...whole, poNumber: '  ' }).body).not.toHaveProperty('poNumber')
  expect(body({ ...whole, orderNotes: 'x'.repeat(301) }).errors).toEqual({
    '/orderNotes': ['Must be shorter than 300'],
  })
  expect(body({ ...whole, orderNotes: '📦'.repeat(300) }).errors).toBeNull()
})

it('tells apart services of one name by their courier', () => {
  const other = { ...sameDay, id: 8, courierTenant: { id: 4, name: 'Queen City Rush' } }
  const choice = { id: null, name: 'City Same Day', courierTenantId: 4 }
  expect(resolveService(choice, [sameDay, other])?.id).toBe(8)
  expect(resolveService(null, [sameDay, other])).toBeNull()
  expect(resolveService(null, [sameDay])?.id).toBe(7)
})

it('keeps a draft in which something was entered, and gives each row a key of its own', () => {
  expect(isWorthKeeping(emptyDraft)).toBe(false)
  expect(isWorthKeeping({ ...emptyDraft, customer: { id: 3, name: 'Meewasin' } })).toBe(false)
  expect(isWorthKeeping({ ...emptyDraft, poNumber: '4' })).toBe(true)
  expect(withParcelRow(emptyDraft.parcels, null).map(({ key }) => key)).toEqual([1, 2])
})

it('sends what stands in the fields of the chosen courier, and refuses what is none of their kind', () => {
  const orderFields = { 3: ' A-4410 ', 4: 2, 99: 'of another courier' }
  expect(body({ ...whole, orderFields }).body).toMatchObject({ orderFields: { 3: ' A-4410 ', 4: 2 } })
  expect(body({ ...whole, orderFields: { 4: 'two' } }).errors).toEqual({ '/orderFields/4': ['Must be a number'] })
})

it('asks for a PO number where the courier does, spaces are none', () => {
  const asked = { poNumberRequired: true, courierName: 'Prairie Sky Couriers' }
  const meant = resolveOrder(whole, 3, sameDay, parts, fields, asked)
  const of = (poNumber: string) => orderBody({ ...whole, poNumber }, meant, now, 'MetricMixed').errors
  expect(of(' ')).toEqual({ '/poNumber': ['Required'] })
  expect(of('PO-1')).toBeNull()
})

it('has the organization pay where it orders for itself alone, or begins with it where it also supplies', () => {
  const itself = { id: 2, name: 'Meewasin' }
  const other = { id: 9, name: 'Nutana Flowers' }
  const draft = { ...emptyDraft, customer: other }
  const own = { isForItself: true, variants: ['customer-for-courier'] } as const
  const both = { isForItself: false, variants: ['customer-for-courier', 'supplier-on-behalf-of-customer'] } as const
  const courier = { isForItself: false, variants: ['courier-on-behalf-of-customer'] } as const
  expect([own, both, courier].map((entry) => resolveCustomer(emptyDraft, itself, entry))).toEqual([
    itself,
    itself,
    null,
  ])
  expect([own, both, courier].map((entry) => resolveCustomer(draft, itself, entry))).toEqual([itself, other, other])
})

const bodiesOf = (draft: Draft) =>
  orderBodies(draft, resolveOrder(draft, 3, sameDay, parts, fields), now, 'MetricMixed')
const twoBoxes = [{ ...emptyParcel, key: 1, type: { id: 71, name: 'Medium box' }, quantity: 2 }]
const three: Draft = {
  ...whole,
  poNumber: 'PO-1',
  further: [
    { key: 1, locationId: 33, parcels: null },
    { key: 2, locationId: 34, parcels: twoBoxes },
  ],
}

it('makes one order of each drop-off, with the parcels of the first or its own', () => {
  const { bodies } = bodiesOf(three)
  expect(bodies?.map(({ dropoffLocationId, parcels }) => [dropoffLocationId, parcels[0]?.quantity])).toEqual([
    [32, 1],
    [33, 1],
    [34, 2],
  ])
  expect(
    new Set(bodies?.map(({ dropoffLocationId: _to, parcels: _of, ...shared }) => JSON.stringify(shared))).size,
  ).toBe(1)
})

it('says once what is wrong with all of them, and at its drop-off what is wrong with one', () => {
  const [second, third] = three.further
  if (!second || !third) throw new Error('There are three.')
  const none = [{ ...emptyParcel, key: 1, quantity: 0 }]
  const faulty = {
    ...three,
    pickupLocationId: null,
    further: [
      { ...second, locationId: null },
      { ...third, parcels: none },
    ],
  }
  expect(Object.keys(bodiesOf(faulty).errors ?? {}).toSorted()).toEqual([
    '/orders/1/dropoffLocationId',
    '/orders/2/parcels/0/quantity',
    '/pickupLocationId',
  ])
})

it('shows what the server refused of one of them where the form has it', () => {
  const refused = {
    '/orders/0/dropoffLocationId': ['a'],
    '/orders/1/parcels/0/quantity': ['b'],
    '/orders/2/parcels/0/quantity': ['c'],
    '/orders/2/serviceId': ['d'],
    '/poNumber': ['e'],
  }
  expect(errorsOfForm(refused, three)).toEqual({
    '/dropoffLocationId': ['a'],
    '/parcels/0/quantity': ['b'],
    '/orders/2/parcels/0/quantity': ['c'],
    '/serviceId': ['d'],
    '/poNumber': ['e'],
  })
})

it('begins another drop-off like the others, up to fifty in all', () => {
  expect(withDropoff(whole)).toEqual([{ key: 1, locationId: null, parcels: null }])
  expect(withDropoff(three).at(-1)).toEqual({ key: 3, locationId: null, parcels: three.parcels })
  let draft = whole
  for (let step = 0; step < 60; step += 1) draft = { ...draft, further: withDropoff(draft) }
  expect(draft.further).toHaveLength(mostFurther)
})
