import { expect, test } from 'vitest'
import { formError } from '../text/refusal.ts'
import { impossibleMove, moveRefusal, otherDriverRefusal, refuseCancelled, refuseNoDriver } from './move-refusals.ts'

test('a refused move is told in the words of the screens', () => {
  expect(impossibleMove('pickedUp')).toMatchObject({
    code: 'invalid_transition',
    message: 'The order is picked up; from there it can become dropped off, completed or cancelled.',
    current: 'pickedUp',
    allowed: ['droppedOff', 'completed', 'cancelled'],
  })
  expect(impossibleMove('cancelled').message).toBe('The order is cancelled and cannot change any more.')
  expect(moveRefusal({ code: 'forbidden' }, 'created').kind).toBe('forbidden')
})

test.each([
  ['assigned', { by: 'Dana Kowalski', driver: 'Ravi Patel' }, 'was dispatched to Ravi Patel by Dana Kowalski'],
  ['pickedUp', { by: 'you', driver: 'Ravi Patel' }, 'was marked as picked up by you'],
  ['cancelled', { by: 'Meewasin Pharmacy Group', driver: null }, 'was cancelled by Meewasin Pharmacy Group'],
  ['created', { by: 'Dana Kowalski', driver: null }, 'was unassigned by Dana Kowalski'],
  ['created', { by: null, driver: null }, 'is unassigned'],
] as const)('a person who was too late at an order that is %s reads who was quicker', (status, last, words) => {
  expect(impossibleMove(status, { ...last, isUndone: false }).message).toMatch(`The order ${words}`)
})

test('a move that was taken back, and another driver, are told with who it was', () => {
  const dana = { by: 'Dana Kowalski', driver: 'Ravi Patel', isUndone: false }
  expect(impossibleMove('assigned', { ...dana, isUndone: true }).message).toContain(
    'was put back to dispatched to Ravi Patel by Dana Kowalski',
  )
  expect(otherDriverRefusal(7, dana)).toBe('Order 7 was assigned to Ravi Patel by Dana Kowalski.')
  expect(otherDriverRefusal(7, { ...dana, by: null })).toBe('Order 7 is assigned to Ravi Patel.')
  expect(otherDriverRefusal(7)).toBe('Order 7 is assigned to another driver.')
})

test.each([
  [{ archived: true }, 'Ravi Patel is archived'],
  [{ holdsDriverRole: false }, 'Ravi Patel is not a driver'],
])('a person who is no driver is refused: %o', (unfit, message) => {
  const fit = { name: 'Ravi Patel', holdsDriverRole: true, archived: false }
  expect(() => refuseNoDriver(fit)).not.toThrow()
  const refused = formError({ '/userId': [message] })
  expect(() => refuseNoDriver({ ...fit, ...unfit })).toThrow(expect.objectContaining({ errors: refused.errors }))
})

test('a cancelled order takes nothing more', () => {
  expect(() => refuseCancelled('completed', 'comment')).not.toThrow()
  expect(() => refuseCancelled('cancelled', 'file')).toThrow('A cancelled order takes no files.')
})
