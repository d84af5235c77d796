import { expect, it } from 'vitest'
import { DeliveryOrderUpdateType, type DeliveryOrderUpdate } from '#generated/model/index.ts'
import { updateWords } from './update-words.ts'

const bare = { id: 1, createdAt: 0, occurredAt: 0, deliveryOrderId: 10_001 }

it.each(Object.values(DeliveryOrderUpdateType))(
  'has words for %s, even when every name is kept from the reader',
  (type) => {
    const { title, by } = updateWords({ ...bare, type })
    expect(title).toMatch(/^[A-Z][a-z ]+/)
    expect(title).not.toContain('undefined')
    expect(by).toBeUndefined()
  },
)

it.each<[Omit<DeliveryOrderUpdate, keyof typeof bare>, string, string | undefined]>([
  [{ type: 'assigned', assigneeName: 'Ravi Patel', actorName: 'Dana Kowalski' }, 'Ravi Patel was assigned', undefined],
  [{ type: 'assigned_pickedUp', fromLocationName: 'Broadway' }, 'Picked up at Broadway', undefined],
  [{ type: 'assigned_pricingUpdated', pricingFrom: 6470, pricingTo: 5970 }, 'Pricing updated', 'From $64.70 to $59.70'],
  [
    { type: 'assigned_pricingUpdated', pricingFrom: null, pricingTo: 5970 },
    'Pricing updated',
    'From no price to $59.70',
  ],
  [{ type: 'cancelled', reason: 'Ordered twice' }, 'Cancelled', 'Ordered twice'],
  [
    { type: 'created_unassigned', brokerSupplierName: 'Queen City Rush', reason: 'The van broke down' },
    'Queen City Rush gave the order back',
    'The van broke down',
  ],
  [{ type: 'created_unassigned', brokerSupplierName: 'Queen City Rush' }, 'The driver was unassigned', undefined],
  [{ type: 'details_updated', changes: [{ field: 'poNumber', from: null, to: '1' }] }, 'Order edited', undefined],
  [
    { type: 'details_updated', changes: [{ field: 'driverPayRate', from: null, to: 70 }] },
    'Driver pay updated',
    undefined,
  ],
  [{ type: 'undone', changes: [{ field: 'pickedUpAt', from: 1, to: null }] }, 'Pickup undone', undefined],
  [{ type: 'undone', changes: [{ field: 'droppedOffAt', from: 1, to: null }] }, 'Drop-off undone', undefined],
  [
    { type: 'bought_price_changed', pricingFrom: 950, pricingTo: 5950 },
    'Bought price changed',
    'From $9.50 to $59.50 before tax',
  ],
  [
    { type: 'brokerage_answered', answeredException: 'sold_order_edited', accepted: false, comment: 'It takes two.' },
    'Answered the edit of the sold order',
    'It takes two.',
  ],
  [
    {
      type: 'brokerage_answered',
      answeredException: 'bought_price_changed',
      accepted: true,
      pricingFrom: 950,
      pricingTo: 5950,
    },
    'Accepted the changed price',
    'From $9.50 to $59.50 before tax',
  ],
])('puts %o into words', (update, title, detail) => {
  expect(updateWords({ ...bare, ...update })).toMatchObject({ title, ...(detail !== undefined && { detail }) })
})

it('says of a cancelled order why, and what became of its price', () => {
  const update: DeliveryOrderUpdate = { ...bare, type: 'cancelled', reason: 'Ordered twice' }
  expect(updateWords(update).price).toBeUndefined()
  expect(updateWords({ ...update, pricingFrom: 4_444, pricingTo: 2_222 })).toMatchObject({
    detail: 'Ordered twice',
    price: 'Price from $44.44 to $22.22',
  })
})
