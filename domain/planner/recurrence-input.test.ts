import { expect, it } from 'vitest'
import { recurrenceOf, type RecurrenceInput } from './recurrence-input.ts'

const other = { weekdays: [1], day: 3, occurrence: 'First', weekday: 2 }

it.each<[RecurrenceInput, object]>([
  [
    { kind: 'daily', every: 3, ...other },
    { kind: 'daily', every: 3 },
  ],
  [{ kind: 'daily' }, { kind: 'daily', every: 1 }],
  [{ kind: 'weekdays', every: 4, ...other }, { kind: 'weekdays' }],
  [
    { kind: 'weekly', weekdays: [4, 1], day: 3 },
    { kind: 'weekly', every: 1, weekdays: [4, 1] },
  ],
  [
    { kind: 'monthly_day', every: 2, day: 31, weekday: 1 },
    { kind: 'monthly_day', every: 2, day: 31 },
  ],
  [
    { kind: 'monthly_weekday', occurrence: 'Last', weekday: 5, weekdays: [1] },
    { kind: 'monthly_weekday', every: 1, occurrence: 'Last', weekday: 5 },
  ],
])('reads %j, and leaves aside what its kind does not have', (input, value) => {
  expect(recurrenceOf(input)).toEqual({ value })
})

it.each<[RecurrenceInput, string, RegExp]>([
  [{ kind: 'yearly' }, '/recurrence/kind', /^Must be one of daily, weekdays, weekly/],
  [{ kind: '' }, '/recurrence/kind', /^Must be one of/],
  [{ kind: 'daily', every: 0 }, '/recurrence/every', /from 1 to 99/],
  [{ kind: 'daily', every: 1.5 }, '/recurrence/every', /from 1 to 99/],
  [{ kind: 'weekly' }, '/recurrence/weekdays', /^Choose at least one day$/],
  [{ kind: 'weekly', weekdays: [] }, '/recurrence/weekdays', /^Choose at least one day$/],
  [{ kind: 'weekly', weekdays: [7] }, '/recurrence/weekdays', /Sunday is 0/],
  [{ kind: 'weekly', weekdays: [1, 1] }, '/recurrence/weekdays', /^Choose each day once$/],
  [{ kind: 'monthly_day' }, '/recurrence/day', /^Required$/],
  [{ kind: 'monthly_day', day: 32 }, '/recurrence/day', /from 1 to 31/],
  [{ kind: 'monthly_weekday', weekday: 1 }, '/recurrence/occurrence', /^Required$/],
  [{ kind: 'monthly_weekday', weekday: 1, occurrence: 'Fifth' }, '/recurrence/occurrence', /^Must be one of First/],
  [{ kind: 'monthly_weekday', occurrence: 'Last' }, '/recurrence/weekday', /^Required$/],
  [{ kind: 'monthly_weekday', occurrence: 'Last', weekday: -1 }, '/recurrence/weekday', /Sunday is 0/],
])('says what is wrong with %j at %s', (input, pointer, message) => {
  expect(recurrenceOf(input)).toEqual({ errors: { [pointer]: [expect.stringMatching(message)] } })
})

it('names every fault at once', () => {
  const read = recurrenceOf({ kind: 'monthly_weekday' })
  expect('errors' in read && Object.keys(read.errors)).toEqual(['/recurrence/occurrence', '/recurrence/weekday'])
})
