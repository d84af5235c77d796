import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasError, type Reason, reasonSentence, reasonSeverities, statusFromReasons } from './reasons.ts'
import { recurringOrderStatuses } from './status.ts'

const service = { reason: 'service_outdated', service: 'Same Day', lacking: [] } as const

test.each<[Reason, string]>([
  [{ ...service, cause: 'disabled' }, 'The service Same Day is disabled.'],
  [{ ...service, cause: 'closed' }, 'The service Same Day is no longer open to this customer.'],
  [
    { ...service, cause: 'lacking', lacking: [{ part: 'speed', name: 'Rush' }] },
    'The service Same Day no longer has the speed Rush.',
  ],
  [
    {
      ...service,
      cause: 'lacking',
      lacking: [
        { part: 'speed', name: 'Rush' },
        { part: 'parcelType', name: 'Pallet' },
        { part: 'tag', name: 'Fragile' },
      ],
    },
    'The service Same Day no longer has the speed Rush, the parcel type Pallet and the tag Fragile.',
  ],
  [
    { reason: 'location_unavailable', stop: 'dropoff', location: 'City Hospital', cause: 'archived' },
    'The drop-off location City Hospital is archived.',
  ],
  [
    { reason: 'customer_unavailable', customer: 'Prairie Pharmacy', cause: 'unlinked' },
    'The customer Prairie Pharmacy is no longer linked.',
  ],
  [
    { reason: 'location_outdated', stop: 'pickup', location: 'Depot', changed: ['hours', 'address'] },
    'The address and hours of the pickup location Depot changed since this was last confirmed.',
  ],
  [
    { reason: 'customer_outdated', customer: 'Prairie Pharmacy', changed: ['terms'] },
    'The terms of the customer Prairie Pharmacy changed since this was last confirmed.',
  ],
])('%j', (reason, sentence) => {
  expect(reasonSentence(reason)).toBe(sentence)
})

test('what cannot be used is an error, what is different a warning', () => {
  expect(reasonSeverities).toEqual({
    service_outdated: 'error',
    location_unavailable: 'error',
    customer_unavailable: 'error',
    location_outdated: 'warning',
    customer_outdated: 'warning',
  })
})

test('one error is enough, warnings alone change nothing, and what is not running stays what it is', () => {
  const kinds = Object.keys(reasonSeverities) as (keyof typeof reasonSeverities)[]
  const anyReasons = fc.array(fc.constantFrom(...kinds).map((reason) => ({ reason })))
  fc.assert(
    fc.property(fc.constantFrom(...recurringOrderStatuses), anyReasons, (status, reasons) => {
      const isRunning = status === 'active' || status === 'invalid'
      const errors = reasons.filter(({ reason }) => reason === 'service_outdated' || reason.endsWith('_unavailable'))
      expect(hasError(reasons)).toBe(errors.length > 0)
      expect(statusFromReasons(status, reasons)).toBe(isRunning ? (errors.length > 0 ? 'invalid' : 'active') : status)
    }),
  )
})
