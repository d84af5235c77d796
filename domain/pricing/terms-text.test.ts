import { expect, it } from 'vitest'
import { cancellationText, waitingText } from './terms-text.ts'

const last = 'Once it is picked up only the courier can cancel it.'

it('says what cancelling costs, once where it is the same before and after', () => {
  expect(cancellationText(null)).toEqual(['Cancelling an order costs nothing.', last])
  const fee = { type: 'fee', amount: 1_500 } as const
  expect(cancellationText({ beforeAssignment: fee, afterAssignment: fee })).toEqual([
    'Cancelling an order costs $15.00 before tax.',
    last,
  ])
  expect(
    cancellationText({
      beforeAssignment: { type: 'none', amount: 0 },
      afterAssignment: { type: 'percentage', amount: 50 },
    }),
  ).toEqual([
    'Before a driver is assigned cancelling costs nothing.',
    'Once a driver is assigned cancelling costs 50 % of the price before tax.',
    last,
  ])
})

it('says what waiting costs', () => {
  const terms = { freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null }
  expect(waitingText(null)).toEqual(['Waiting costs nothing.'])
  expect(waitingText({ ...terms, centsPerMinute: 0 })).toEqual(['Waiting costs nothing.'])
  expect(waitingText(terms)).toEqual([
    'The first 10 minutes at each stop are free.',
    'Each further minute costs $0.75.',
  ])
  expect(waitingText({ ...terms, freeMinutes: 0 })[0]).toBe('Waiting is charged from the first minute.')
  expect(waitingText({ ...terms, freeMinutesAtDropoff: 1, incrementMinutes: 5, capCents: 5_000 })).toEqual([
    'At the pickup 10 minutes are free, at the drop-off 1 minute.',
    'Each further minute costs $0.75, in steps of 5 minutes, and at most $50.00 a stop.',
  ])
})
