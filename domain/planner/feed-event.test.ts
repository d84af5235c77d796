import { describe, expect, test } from 'vitest'
import { feedEvent, type FeedDay } from './feed-event.ts'

const planned: FeedDay = {
  recurringOrderId: 3,
  date: '2026-11-27',
  because: 'rule',
  holiday: null,
  state: 'planned',
  failure: null,
  isInvalid: false,
  order: null,
  name: 'Morning run',
  pickup: 'Riversdale',
  dropoff: 'Broadway',
  customer: null,
  driver: null,
  startsAt: 1_795_791_600,
  endsAt: 1_795_800_600,
  changedAt: 1_795_700_000,
}
const eventOf = (changes: Partial<FeedDay>) => feedEvent({ ...planned, ...changes }, 'waybill.example')

test('a day is an event of its own, from when it is ready until it is due', () => {
  expect(eventOf({})).toEqual({
    uid: 'recurring-order-3-2026-11-27@waybill.example',
    startsAt: 1_795_791_600,
    endsAt: 1_795_800_600,
    summary: 'Morning run: Riversdale → Broadway',
    location: 'Riversdale',
    description: 'Planned',
    status: 'CONFIRMED',
    changedAt: 1_795_700_000,
  })
})

test('it stays the same event on whatever day it runs, and whatever becomes of it', () => {
  const uids = [
    eventOf({ because: 'moved', startsAt: 1_796_000_000 }),
    eventOf({ state: 'made', order: { id: 10_482, status: 'completed' } }),
    eventOf({ state: 'off', because: 'disabled' }),
  ].map(({ uid }) => uid)
  expect(new Set(uids)).toEqual(new Set([eventOf({}).uid]))
})

test('one that nobody gave a name is called by its way, once', () => {
  expect(eventOf({ name: 'Riversdale → Broadway' }).summary).toBe('Riversdale → Broadway')
})

test('names are one line, whatever was typed', () => {
  const { summary, description } = eventOf({ name: 'Morning\r\nrun', customer: 'Meewasin\nEND:VEVENT' })
  expect(summary).toBe('Morning run: Riversdale → Broadway')
  expect(description).toBe('Planned\nCustomer: Meewasin END:VEVENT')
})

describe('what is said of', () => {
  test.each<[string, Partial<FeedDay>, FeedDay['state'] | string, string]>([
    ['one to come', {}, 'CONFIRMED', 'Planned'],
    ['one to be mended', { isInvalid: true }, 'TENTATIVE', 'Planned, once the recurring order is mended'],
    ['one placed', { state: 'made', order: { id: 7, status: 'assigned' } }, 'CONFIRMED', 'Order #7: Dispatched'],
    ['one cancelled', { state: 'made', order: { id: 7, status: 'cancelled' } }, 'CANCELLED', 'Order #7: Cancelled'],
    ['one that cannot be read', { state: 'made', order: { id: 7, status: null } }, 'CONFIRMED', 'Order #7'],
    ['one that is gone', { state: 'made' }, 'CONFIRMED', 'Placed'],
    ['one missed', { state: 'missed' }, 'TENTATIVE', 'Missed: to be decided'],
    ['one failed', { state: 'failed', failure: 'Closed.' }, 'TENTATIVE', 'Failed: to be decided\nClosed.'],
    ['one decided about', { state: 'dismissed' }, 'CANCELLED', 'Left out'],
    ['one left out', { state: 'off', because: 'disabled' }, 'CANCELLED', 'Left out'],
    [
      'a holiday',
      { state: 'off', because: 'holiday', holiday: 'Christmas Day' },
      'CANCELLED',
      'Left out\nChristmas Day',
    ],
    ['one on a holiday', { holiday: 'Christmas Day' }, 'CONFIRMED', 'Planned\nAlthough it is Christmas Day'],
    ['one moved', { because: 'moved' }, 'CONFIRMED', 'Planned\nMoved from November 27, 2026'],
    [
      'one after a holiday',
      { because: 'afterHoliday', holiday: 'Boxing Day' },
      'CONFIRMED',
      'Planned\nInstead of November 27, 2026, Boxing Day',
    ],
    [
      'a customer’s, with its driver',
      { customer: 'Meewasin', driver: 'Ravi Patel' },
      'CONFIRMED',
      'Planned\nCustomer: Meewasin\nDriver: Ravi Patel',
    ],
  ])('%s', (_what, changes, status, description) => {
    expect(eventOf(changes)).toMatchObject({ status, description })
  })
})
