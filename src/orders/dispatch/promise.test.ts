import { expect, it } from 'vitest'
import { byPromise, promiseState, spanText } from './promise.ts'

const now = 1_800_000_000
const minute = 60

it.each([
  ['created', 8, '8 min left', 'soon'],
  ['created', 30, '30 min left', 'calm'],
  ['assigned', 130, '2h10 left', 'calm'],
  ['created', -14, '14 min late: not assigned', 'late'],
  ['assigned', -14, '14 min late: not picked up', 'late'],
  ['pickedUp', -90, '1h30 late: not dropped off', 'late'],
  ['droppedOff', -90, 'Delivered', 'calm'],
] as const)('says of an order that is %s and due in %s minutes "%s"', (status, minutes, text, tone) => {
  expect(promiseState({ status, dueAt: now + minutes * minute }, now)).toEqual({
    short: text.split(':')[0],
    text,
    tone,
  })
})

it('says so when nothing was promised', () => {
  expect(promiseState({ status: 'created', dueAt: null }, now)).toEqual({
    short: 'No due time',
    text: 'No promised time',
    tone: 'calm',
  })
})

it('puts the nearest promise first and those without one last, by when they are ready', () => {
  const orders = [
    { id: 1, dueAt: null, availableAt: 20 },
    { id: 2, dueAt: 50, availableAt: 0 },
    { id: 3, dueAt: null, availableAt: 10 },
    { id: 4, dueAt: 40, availableAt: 30 },
    { id: 5, dueAt: null, availableAt: 10 },
  ]
  expect(orders.toSorted(byPromise).map(({ id }) => id)).toEqual([4, 2, 3, 5, 1])
})

it.each([
  [59.4 * minute, '59 min'],
  [60 * minute, '1h00'],
  [47 * 60 * minute, '47h00'],
  [72 * 60 * minute, '3 days'],
])('writes %s seconds as %s', (seconds, text) => {
  expect(spanText(seconds)).toBe(text)
})
