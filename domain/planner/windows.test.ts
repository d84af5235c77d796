import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daySeconds, wallTimeAt } from '../time/zoned-time.ts'
import { checkTimes, type OccurrenceTimes, windowsOn } from './windows.ts'

const hour = 3600
const utc = (text: string) => Date.parse(text) / 1000

function times(pickupFrom: number, pickupTo: number, more: Partial<OccurrenceTimes> = {}): OccurrenceTimes {
  return {
    pickupFromS: pickupFrom * hour,
    pickupToS: pickupTo * hour,
    dropoffFromS: null,
    dropoffToS: null,
    dropoffDays: 0,
    ...more,
  }
}

describe('8:00 stays 8:00', () => {
  const ofMorning = times(8, 10, { dropoffFromS: 13 * hour, dropoffToS: 17 * hour })

  test.each([
    ['America/Toronto', '2027-03-13', '2027-03-13T13:00:00Z'],
    ['America/Toronto', '2027-03-14', '2027-03-14T12:00:00Z'],
    ['America/Toronto', '2026-10-31', '2026-10-31T12:00:00Z'],
    ['America/Toronto', '2026-11-01', '2026-11-01T13:00:00Z'],
    ['America/St_Johns', '2027-03-13', '2027-03-13T11:30:00Z'],
    ['America/St_Johns', '2027-03-14', '2027-03-14T10:30:00Z'],
    ['America/Regina', '2027-03-13', '2027-03-13T14:00:00Z'],
    ['America/Regina', '2027-03-14', '2027-03-14T14:00:00Z'],
  ])('in %s on %s', (zone, day, at) => {
    const from = utc(at)
    expect(windowsOn(day, ofMorning, zone)).toEqual({
      pickupFrom: from,
      pickupTo: from + 2 * hour,
      dropoffFrom: from + 5 * hour,
      dropoffTo: from + 9 * hour,
    })
  })
})

describe('picked up in the evening and dropped off in the morning', () => {
  const overnight = times(18, 20, { dropoffFromS: 7 * hour, dropoffToS: 9 * hour, dropoffDays: 1 })

  test.each([
    ['any night', '2026-11-26', 13],
    ['the short night', '2027-03-13', 12],
    ['the long night', '2026-10-31', 14],
  ])('%s', (_, day, hoursBetween) => {
    const { pickupFrom, dropoffFrom, dropoffTo } = windowsOn(day, overnight, 'America/Toronto')
    expect(dropoffFrom).toBe(pickupFrom + hoursBetween * hour)
    expect(wallTimeAt(dropoffTo ?? 0, 'America/Toronto')).toMatchObject({
      date: addDays(day, 1),
      secondsFromMidnight: 9 * hour,
    })
  })

  test('days later, over the end of a month', () => {
    const { dropoffTo } = windowsOn('2026-11-29', { ...overnight, dropoffDays: 3 }, 'America/Regina')
    expect(dropoffTo).toBe(utc('2026-12-02T15:00:00Z'))
  })
})

describe('times that clocks leave out', () => {
  const night = '2027-03-14'
  const toronto = (pickup: OccurrenceTimes) => windowsOn(night, pickup, 'America/Toronto')

  test('come after the gap, and a window that begins with one keeps its length', () => {
    expect(toronto(times(2.5, 3.25))).toMatchObject({
      pickupFrom: utc('2027-03-14T07:30:00Z'),
      pickupTo: utc('2027-03-14T08:15:00Z'),
    })
    expect(toronto(times(2.25, 2.75))).toMatchObject({
      pickupFrom: utc('2027-03-14T07:15:00Z'),
      pickupTo: utc('2027-03-14T07:45:00Z'),
    })
  })

  test('a window that only ends with one still ends after it begins', () => {
    expect(toronto(times(1.5, 2.5))).toMatchObject({
      pickupFrom: utc('2027-03-14T06:30:00Z'),
      pickupTo: utc('2027-03-14T07:30:00Z'),
    })
  })

  test('a drop-off of the hour that follows still comes after the pickup', () => {
    const { pickupFrom, dropoffFrom, dropoffTo } = toronto(
      times(2.5, 2.75, { dropoffFromS: 2.9 * hour, dropoffToS: 3.25 * hour }),
    )
    expect([dropoffFrom, dropoffTo]).toEqual([pickupFrom + 0.4 * hour, pickupFrom + 0.75 * hour])
    const until = toronto(times(2.5, 2.75, { dropoffToS: 3.25 * hour }))
    expect(until.dropoffTo).toBe(pickupFrom + 0.75 * hour)
  })

  test('a drop-off that can begin in the hour that follows begins with the pickup', () => {
    const early = toronto(times(2.5, 2.75, { dropoffFromS: 3 * hour, dropoffToS: 8 * hour }))
    expect([early.dropoffFrom, early.dropoffTo]).toEqual([early.pickupFrom, utc('2027-03-14T12:00:00Z')])
  })

  test('a drop-off of the day keeps its time', () => {
    const { dropoffTo } = toronto(times(2.5, 2.75, { dropoffToS: 8 * hour }))
    expect(dropoffTo).toBe(utc('2027-03-14T12:00:00Z'))
  })
})

test('of a time that is there twice the first is meant', () => {
  expect(windowsOn('2026-11-01', times(1.25, 1.75), 'America/Toronto')).toMatchObject({
    pickupFrom: utc('2026-11-01T05:15:00Z'),
    pickupTo: utc('2026-11-01T05:45:00Z'),
  })
})

test('a window may last until midnight, and a drop-off have no end', () => {
  expect(windowsOn('2026-11-26', times(22, 24, { dropoffFromS: 23 * hour }), 'America/Regina')).toEqual({
    pickupFrom: utc('2026-11-27T04:00:00Z'),
    pickupTo: utc('2026-11-27T06:00:00Z'),
    dropoffFrom: utc('2026-11-27T05:00:00Z'),
    dropoffTo: null,
  })
})

test('whatever is taken has windows in order, on each day and in each zone', () => {
  const seconds = fc.oneof(fc.integer({ min: 0, max: 4 * hour }), fc.integer({ min: 0, max: daySeconds - 1 }))
  const anyTimes = fc.record({
    pickupFromS: seconds,
    pickupToS: seconds,
    dropoffFromS: fc.option(seconds),
    dropoffToS: fc.option(seconds),
    dropoffDays: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 })),
  })
  const days = ['2027-03-13', '2027-03-14', '2026-10-31', '2026-11-01', '2026-11-26']
  const zones = ['America/Regina', 'America/Toronto', 'America/St_Johns', 'America/Havana', 'Australia/Lord_Howe']
  fc.assert(
    fc.property(
      anyTimes.filter((each) => errorsOf(each) === undefined),
      fc.constantFrom(...days),
      fc.constantFrom(...zones),
      (each, day, zone) => {
        const { pickupFrom, pickupTo, dropoffFrom, dropoffTo } = windowsOn(day, each, zone)
        expect(pickupTo).toBeGreaterThanOrEqual(pickupFrom)
        expect(dropoffFrom ?? pickupFrom).toBeGreaterThanOrEqual(pickupFrom)
        expect(dropoffTo ?? Infinity).toBeGreaterThan(pickupFrom)
        expect(dropoffTo ?? Infinity).toBeGreaterThanOrEqual(dropoffFrom ?? pickupFrom)
      },
    ),
    { numRuns: 2_000 },
  )
})

describe('what is refused', () => {
  test.each<[string, OccurrenceTimes, Record<string, string[]> | undefined]>([
    ['a usual day', times(8, 10, { dropoffToS: 17 * hour }), undefined],
    ['one time, not a window', times(8, 8, { dropoffFromS: 9 * hour, dropoffToS: 9 * hour }), undefined],
    ['the next morning', times(18, 20, { dropoffFromS: 7 * hour, dropoffToS: 9 * hour, dropoffDays: 1 }), undefined],
    ['backwards', times(10, 8), { '/pickupToS': ['Must not be before the time from which it can be picked up'] }],
    [
      'a drop-off backwards',
      times(8, 9, { dropoffFromS: 12 * hour, dropoffToS: 11 * hour }),
      { '/dropoffToS': ['Must not be before the time from which it can be dropped off'] },
    ],
    [
      'a drop-off that ends before the pickup begins',
      times(18, 20, { dropoffFromS: 7 * hour, dropoffToS: 9 * hour }),
      {
        '/dropoffFromS': ['Must not be before the pickup'],
        '/dropoffToS': ['Ends before the pickup begins: choose a later time, or a later day'],
      },
    ],
    [
      'due as it is picked up',
      times(8, 9, { dropoffToS: 8 * hour }),
      { '/dropoffToS': ['Ends before the pickup begins: choose a later time, or a later day'] },
    ],
    [
      'times that no day has',
      times(24, 25, { dropoffFromS: -1, dropoffToS: 0.5, dropoffDays: 31 }),
      {
        '/pickupFromS': ['Must be a time of the day'],
        '/pickupToS': ['Must be a time of the day'],
        '/dropoffFromS': ['Must be a time of the day'],
        '/dropoffToS': ['Must be a time of the day'],
        '/dropoffDays': ['Must be a whole number from 0 to 30'],
      },
    ],
  ])('%s', (_, each, errors) => {
    expect(errorsOf(each)).toEqual(errors)
  })
})

function errorsOf(each: OccurrenceTimes): unknown {
  try {
    checkTimes(each)
    return undefined
  } catch (error) {
    return error instanceof Error && 'errors' in error ? error.errors : error
  }
}
