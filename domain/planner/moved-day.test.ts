import { expect, test } from 'vitest'
import { mayMoveTo, movedToNow, movedToOf } from './moved-day.ts'

const friday = { date: '2026-11-27', runsOn: '2026-11-27', because: 'rule', holiday: null } as const

test.each([
  ['a later day', { ...friday, state: 'planned' }, '2026-11-28', true],
  ['today', { ...friday, state: 'planned' }, '2026-11-20', true],
  ['where it is', { ...friday, state: 'planned' }, '2026-11-27', false],
  ['its own day, of one that is moved', { ...friday, runsOn: '2026-11-28', state: 'planned' }, '2026-11-27', true],
  ['a day that has gone by', { ...friday, state: 'planned' }, '2026-11-19', false],
  ['any day, with its order made', { ...friday, state: 'made' }, '2026-11-28', false],
  ['any day, left out', { ...friday, runsOn: null, state: 'off' }, '2026-11-28', false],
])('may be put on %s', (_where, day, to, may) => {
  expect(mayMoveTo(day, to, '2026-11-20')).toBe(may)
})

test('its own day needs no word, unless it is a holiday', () => {
  expect(movedToOf(friday, '2026-11-28')).toBe('2026-11-28')
  expect(movedToOf(friday, '2026-11-27')).toBeNull()
  expect(movedToOf({ ...friday, holiday: 'Boxing Day' }, '2026-11-27')).toBe('2026-11-27')
})

test('it is put back as it was', () => {
  expect(movedToNow(friday)).toBeNull()
  expect(movedToNow({ ...friday, runsOn: '2026-11-28', because: 'moved' })).toBe('2026-11-28')
  expect(movedToNow({ ...friday, holiday: 'Boxing Day' })).toBe('2026-11-27')
  // The holiday moves it again by itself.
  expect(movedToNow({ ...friday, runsOn: '2026-11-30', because: 'afterHoliday', holiday: 'Boxing Day' })).toBeNull()
})
