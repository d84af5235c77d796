import { expect, it } from 'vitest'
import { type Draft, emptyDraft } from './draft.ts'
import { draftOfTemplate, templateOrder } from './template-order.ts'

const typed = { weight: { number: 4, unit: 'kg' } } as const
const whole: Draft = {
  customer: { id: 2, name: 'Meewasin' },
  service: { id: 7, name: 'Same Day', courierTenantId: 1 },
  pickupLocationId: 31,
  dropoffLocationId: 32,
  further: [
    { key: 1, locationId: 33, parcels: null },
    { key: 2, locationId: null, parcels: [{ key: 1, type: null, quantity: 3, weightKg: null }] },
  ],
  parcels: [{ key: 1, type: { id: 2, name: 'Medium box' }, quantity: 2, weightKg: 4, typed }],
  speed: { id: 3, name: 'Rush' },
  tags: [{ id: 5, name: 'Fragile' }],
  availableAt: null,
  poNumber: '',
  orderNotes: 'Ring twice',
  orderFields: { 3: 'A-4410', 4: true },
}

it('gives back what was kept of an order', () => {
  expect(draftOfTemplate({ order: templateOrder(whole), customerName: 'Meewasin' })).toEqual(whole)
  expect(draftOfTemplate({ order: templateOrder(emptyDraft), customerName: null })).toEqual(emptyDraft)
})

it('keeps neither the day nor the purchase order', () => {
  const once = { ...whole, availableAt: 1_795_281_300, poNumber: 'PO-7781' }
  expect(templateOrder(once)).toEqual(templateOrder(whole))
})

it('leaves open what is not whole yet', () => {
  const parcels = [
    { key: 1, type: null, quantity: '', weightKg: 'four', typed },
    { key: 2, type: { id: null, name: '' }, quantity: 0, weightKg: -1 },
  ] as const
  const kept = templateOrder({ ...whole, parcels, orderNotes: 'x'.repeat(301), speed: null })
  expect(kept.parcels).toEqual([{ quantity: 1 }, { quantity: 1 }])
  expect(kept).not.toHaveProperty('orderNotes')
  expect(kept).not.toHaveProperty('speed')
})

it('keeps by its name what has no number', () => {
  const kept = templateOrder({ ...whole, speed: { id: null, name: 'Rush' } })
  expect(kept.speed).toEqual({ name: 'Rush' })
  expect(draftOfTemplate({ order: kept, customerName: 'Meewasin' }).speed).toEqual({ id: null, name: 'Rush' })
})

it('asks for the customer anew when there is none of that number any more', () => {
  expect(draftOfTemplate({ order: templateOrder(whole), customerName: null }).customer).toBeNull()
})
