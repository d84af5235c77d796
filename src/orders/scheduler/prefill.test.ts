import { expect, it } from 'vitest'
import { getGetDeliveryOrderDataResponseMock } from '#generated/client/orders/orders.msw.ts'
import { emptyDraft } from './draft.ts'
import { prefilledDraft, prefillRequest } from './prefill.ts'

const request = (query: string) => prefillRequest(new URLSearchParams(query))

it('reads ids from the address and nothing else', () => {
  expect(request('customer=2&vendor=4&pickup=31&dropoff=x&service=-1&again=10482&back=1')).toEqual({
    customerId: 2,
    vendorId: 4,
    pickupLocationId: 31,
    dropoffLocationId: null,
    serviceId: null,
    templateId: null,
    againOrderId: 10_482,
    isBack: false,
  })
  expect(prefilledDraft(request(''))).toEqual(emptyDraft)
})

it('orders again everything but the day and the purchase order', () => {
  const typed = { weight: { number: 4, unit: 'kg' } } as const
  const order = getGetDeliveryOrderDataResponseMock({
    poNumber: 'PO-1',
    orderNotes: 'Ring twice',
    service: { id: 7, name: 'City Same Day' },
    serviceSpeed: { id: 3, name: 'Rush' },
    tags: [{ id: 5, name: 'Fragile' }],
    pickupLocationId: null,
    parcels: [
      { parcelTypeId: 2, name: 'Medium box', quantity: 2, lengthM: 1, widthM: 1, heightM: 1, weightKg: 4, typed },
    ],
  })
  expect(prefilledDraft(request('again=1&dropoff=32'), { order })).toMatchObject({
    customer: order.customerTenant,
    service: { id: 7, name: 'City Same Day', courierTenantId: order.courierTenant.id },
    pickupLocationId: null,
    dropoffLocationId: 32,
    parcels: [{ type: { id: 2, name: 'Medium box' }, quantity: 2, weightKg: 4, typed }],
    speed: { id: 3, name: 'Rush' },
    tags: [{ id: 5, name: 'Fragile' }],
    availableAt: null,
    poNumber: '',
    orderNotes: 'Ring twice',
  })
})

it('goes the way back with the same parcels, from where the order went', () => {
  const order = getGetDeliveryOrderDataResponseMock({ pickupLocationId: 31, dropoffLocationId: 32 })
  const again = prefilledDraft(request('again=1'), { order })
  expect(prefilledDraft(request('again=1&back=yes'), { order })).toEqual({
    ...again,
    pickupLocationId: 32,
    dropoffLocationId: 31,
  })
})
