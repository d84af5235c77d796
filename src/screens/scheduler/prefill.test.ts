import { expect, it } from 'vitest'
import { getGetDeliveryOrderPageViewResponseMock } from '#generated/client/orders/orders.msw.ts'
import { emptyDraft } from './draft.ts'
import { prefilledDraft, prefillRequest } from './prefill.ts'

const request = (query: string) => prefillRequest(new URLSearchParams(query))

it('reads ids from the address and nothing else', () => {
  expect(request('pickup=31&dropoff=x&service=-1&again=10482')).toEqual({
    pickupLocationId: 31,
    dropoffLocationId: null,
    serviceId: null,
    againOrderId: 10_482,
  })
  expect(prefilledDraft(request(''), null)).toEqual(emptyDraft)
})

it('orders again everything but the day and the purchase order', () => {
  const order = getGetDeliveryOrderPageViewResponseMock({
    poNumber: 'PO-1',
    orderNotes: 'Ring twice',
    serviceName: 'City Same Day',
    serviceSpeedName: 'Rush',
    tags: [{ id: 5, name: 'Fragile', iconImageSrc: null }],
    parcelDetails: [{ id: 1, name: 'Medium box', quantity: 2, lengthM: 1, widthM: 1, heightM: 1, weightKg: 4 }],
  })
  expect(prefilledDraft(request('again=1&dropoff=32'), order)).toMatchObject({
    customer: { id: order.senderTenant.id },
    service: { id: null, name: 'City Same Day', courierTenantId: order.receiverTenant.id },
    pickupLocationId: order.pickupLocation.id,
    dropoffLocationId: 32,
    parcels: [{ type: { id: null, name: 'Medium box' }, quantity: 2, weightKg: 4 }],
    speed: { id: null, name: 'Rush' },
    tags: [{ id: null, name: 'Fragile' }],
    availableAt: null,
    poNumber: '',
    orderNotes: 'Ring twice',
  })
})
