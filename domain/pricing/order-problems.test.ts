import { expect, it } from 'vitest'
import type { PriceException } from './types.ts'
import { orderProblems, urgencyOf } from './order-problems.ts'

const unpriced = { status: 'created', totalCents: null, exceptions: ['price_missing'], priceExceptions: [] }
const outside: PriceException = {
  code: 'price_missing',
  rule: 'zone',
  message: 'The drop-off is in no zone.',
  input: { serviceMapId: 4, stops: 'dropoff' },
}

it('says what is missing in words, and which part of the service lacks it', () => {
  const weight: PriceException = { ...outside, rule: 'weight_range', message: 'Too heavy.', input: { weightKg: 812 } }
  const unknown: PriceException = { ...weight, message: 'The weight is not known.', input: { weightKg: null } }
  const problems = orderProblems({ ...unpriced, priceExceptions: [outside, weight, unknown] }, 'Metric')
  expect(problems.map(({ message, setting }) => [message, setting?.component])).toEqual([
    ['The drop-off is in no zone.', 'service-map'],
    ['Too heavy: 812 kg.', 'weight-range'],
    ['The weight is not known.', 'weight-range'],
  ])
  expect(orderProblems(unpriced, 'Metric')).toMatchObject([{ code: 'price_missing', setting: null }])
})

it('waits for no price of a cancelled order, and for whatever else is told', () => {
  const exceptions = ['price_changed_after_export', 'sold_order_edited', 'something_new']
  const codes = (order: Partial<typeof unpriced>) =>
    orderProblems({ ...unpriced, exceptions: [], ...order }, 'Metric').map(({ code }) => code)
  expect(codes({})).toEqual(['price_pending'])
  expect(codes({ status: 'cancelled', exceptions })).toEqual(['price_changed_after_export', 'sold_order_edited'])
})

it('is more urgent the sooner it is available, and once it is carried out only after all others', () => {
  const orders = [
    { id: 1, status: 'completed', availableAt: 100 },
    { id: 2, status: 'cancelled', availableAt: 90 },
    { id: 3, status: 'created', availableAt: 4_000_000_000 },
    { id: 4, status: 'droppedOff', availableAt: 300 },
  ]
  const sorted = orders.toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
  expect(sorted.map(({ id }) => id)).toEqual([4, 3, 2, 1])
})
