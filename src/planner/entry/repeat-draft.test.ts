import { expect, it } from 'vitest'
import { newRepeat, readRepeat, type RepeatDraft, repeatOfOrder } from './repeat-draft.ts'

const draft = newRepeat('2026-11-30')
const read = (change: Partial<RepeatDraft>) => readRepeat({ ...draft, ...change })

it('begins with the weekday of the first day', () => {
  expect(read({}).body).toEqual({
    recurrence: { kind: 'weekly', every: 1, weekdays: [1] },
    startDate: '2026-11-30',
    endDate: null,
    pickupFromS: 28_800,
    dropoffToS: null,
    dropoffDays: 0,
    daysAhead: 1,
    remindDays: [],
  })
})

it('repeats an order on its weekday at its time, by the clock of the zone', () => {
  // Friday, November 27, 2026, 14:30 in Regina
  const at = Date.parse('2026-11-27T20:30:00Z') / 1000
  expect(repeatOfOrder(at, 'America/Regina', '2026-11-28')).toMatchObject({
    weekdays: [5],
    pickupFromS: 52_200,
    startDate: '2026-11-28',
  })
})

it('sends of a kind only what is its own', () => {
  expect(read({ kind: 'weekdays', every: 'x' }).body?.recurrence).toEqual({ kind: 'weekdays' })
  expect(read({ kind: 'daily', every: 3 }).body?.recurrence).toEqual({ kind: 'daily', every: 3 })
  expect(read({ kind: 'monthly_day', day: 31 }).body?.recurrence).toEqual({ kind: 'monthly_day', every: 1, day: 31 })
  const last = { kind: 'monthly_weekday', occurrence: 'Last', weekday: 5 } as const
  expect(read(last).body?.recurrence).toEqual({ ...last, every: 1 })
  expect(read({ weekdays: [5, 1] }).body?.recurrence).toEqual({ kind: 'weekly', every: 1, weekdays: [1, 5] })
})

it.each<[Partial<RepeatDraft>, string, RegExp]>([
  [{ every: null }, '/recurrence/every', /^Required$/],
  [{ every: 100 }, '/recurrence/every', /99/],
  [{ weekdays: [] }, '/recurrence/weekdays', /^Choose at least one day$/],
  [{ kind: 'monthly_day', day: 32 }, '/recurrence/day', /31/],
  [{ startDate: '' }, '/startDate', /^Required$/],
  [{ endDate: '2026-11-29' }, '/endDate', /before the first day/],
  [{ weekdays: [2], endDate: '2026-11-30' }, '/endDate', /first day is December 1, 2026/],
  [{ pickupFromS: undefined }, '/pickupFromS', /^Required$/],
  [{ pickupFromS: 'soon' }, '/pickupFromS', /time of the day/],
  [{ dropoffToS: 'late' }, '/dropoffToS', /time of the day/],
  [{ dropoffToS: 28_800 }, '/dropoffToS', /Ends before the pickup begins/],
  [{ dropoffDays: 31 }, '/dropoffDays', /30/],
  [{ daysAhead: 15 }, '/daysAhead', /14/],
])('says of %j what is wrong at %s', (change, pointer, message) => {
  const { body, errors } = read(change)
  expect(body).toBeNull()
  expect(Object.keys(errors ?? {})).toEqual([pointer])
  expect(errors?.[pointer]?.[0]).toMatch(message)
})

it('still knows the rule where only the times are wrong', () => {
  expect(read({ pickupFromS: undefined }).rule).toMatchObject({ startDate: '2026-11-30' })
  expect(read({ endDate: '2026-11-29' }).rule).toBeNull()
})
