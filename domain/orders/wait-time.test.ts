import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stopTypes, type StopType } from './protocol.ts'
import {
  openPeriod,
  stopWaits,
  totalWaitedSeconds,
  waitPeriods,
  waitTimeCents,
  waitedSeconds,
  type WaitStamp,
  type WaitTimeTerms,
} from './wait-time.ts'

const terms: WaitTimeTerms = { freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null }
const nine = 1_795_282_200

/** A period from one second after nine to another; open without the second. */
function period(uid: string, stop: StopType, from: number, until?: number): WaitStamp[] {
  const checkIn: WaitStamp = { uid, type: 'checkin', stop, createdAt: nine + from }
  return until === undefined ? [checkIn] : [checkIn, { ...checkIn, type: 'checkout', createdAt: nine + until }]
}

describe('periods', () => {
  test('pair check-in and check-out by uid, whatever order the stamps come in', () => {
    const stamps = [...period('b', 'dropoff', 3_600), ...period('a', 'pickup', 0, 600)].toReversed()
    expect(waitPeriods(stamps)).toEqual([
      {
        uid: 'a',
        stop: 'pickup',
        checkIn: expect.objectContaining({ createdAt: nine }),
        checkOut: expect.objectContaining({ createdAt: nine + 600 }),
      },
      { uid: 'b', stop: 'dropoff', checkIn: expect.objectContaining({ createdAt: nine + 3_600 }), checkOut: null },
    ])
  })

  test('a check-out without its check-in is none', () => {
    expect(waitPeriods(period('a', 'pickup', 0, 600).slice(1))).toEqual([])
  })

  test('an open one lasts until now, a closed one no longer than it did', () => {
    const stamps = [...period('a', 'pickup', 0, 600), ...period('b', 'pickup', 900)]
    expect(waitPeriods(stamps).map((each) => waitedSeconds(each, nine + 1_000))).toEqual([600, 100])
    expect(totalWaitedSeconds(stamps, nine + 1_000)).toBe(700)
    expect(totalWaitedSeconds(stamps, nine + 1_060)).toBe(760)
  })

  test('a clock that runs behind makes no time negative', () => {
    expect(totalWaitedSeconds(period('a', 'pickup', 0), nine - 30)).toBe(0)
  })

  test('the open one of a stop is found at that stop alone', () => {
    const stamps = [...period('a', 'pickup', 0, 600), ...period('b', 'pickup', 900)]
    expect(openPeriod(stamps, 'pickup')?.uid).toBe('b')
    expect(openPeriod(stamps, 'dropoff')).toBeNull()
  })
})

describe('what waiting costs', () => {
  test('the worked example of docs/rules/pricing.md: 22 minutes, 10 free, 75 a minute are 900', () => {
    expect(waitTimeCents(period('a', 'pickup', 0, 22 * 60), nine, terms)).toBe(900)
  })

  test.each([
    ['the free minutes to the second', 600, 0],
    ['a second more', 601, 75],
    ['a started minute in full', 660, 75],
    ['the next one', 661, 150],
  ])('%s', (_what, seconds, cents) => {
    expect(waitTimeCents(period('a', 'dropoff', 0, seconds), nine, terms)).toBe(cents)
  })

  test('the clock starts at the scheduled time for a driver who comes early', () => {
    expect(waitTimeCents(period('a', 'pickup', 0, 22 * 60), nine + 300, terms)).toBe(525)
    expect(waitTimeCents(period('a', 'pickup', 0, 22 * 60), nine + 7_200, terms)).toBe(0)
    expect(waitTimeCents(period('a', 'pickup', 0, 22 * 60), nine - 7_200, terms)).toBe(900)
  })

  test('several periods at one stop share its free minutes, and their seconds are rounded once', () => {
    const stamps = [...period('a', 'pickup', 0, 11 * 60 + 30), ...period('b', 'pickup', 900, 900 + 10 * 60 + 30)]
    expect(waitTimeCents(stamps, nine, terms)).toBe(900)
  })

  test('each stop has free minutes of its own', () => {
    const stamps = [...period('a', 'pickup', 0, 660), ...period('b', 'dropoff', 3_600, 4_260)]
    expect(waitTimeCents(stamps, nine, terms)).toBe(150)
  })

  test('the drop-off may have other free minutes', () => {
    const stamps = [...period('a', 'pickup', 0, 1_200), ...period('b', 'dropoff', 3_600, 4_800)]
    expect(waitTimeCents(stamps, nine, { ...terms, freeMinutesAtDropoff: 5 })).toBe(10 * 75 + 15 * 75)
    expect(waitTimeCents(stamps, nine, { ...terms, freeMinutesAtDropoff: null })).toBe(20 * 75)
  })

  test('each stop says what it was made of: the sum of its periods, the free minutes, the increment, the cap', () => {
    const stamps = [
      ...period('a', 'pickup', 0, 700),
      ...period('b', 'pickup', 900, 1_500),
      ...period('c', 'dropoff', 3_600, 3_900),
    ]
    expect(stopWaits(stamps, nine, { ...terms, incrementMinutes: 5, capCents: 800 })).toEqual([
      {
        stop: 'pickup',
        minutes: 22,
        freeMinutes: 10,
        billedMinutes: 15,
        centsPerMinute: 75,
        cents: 800,
        isCapped: true,
      },
      { stop: 'dropoff', minutes: 5, freeMinutes: 10, billedMinutes: 0, centsPerMinute: 75, cents: 0, isCapped: false },
    ])
  })

  test('an open period bills nothing', () => {
    expect(waitTimeCents(period('a', 'pickup', 0), nine, terms)).toBe(0)
  })

  test('minutes beyond the free ones are rounded up to the increment', () => {
    const quarters = { ...terms, incrementMinutes: 15 }
    expect(waitTimeCents(period('a', 'pickup', 0, 11 * 60), nine, quarters)).toBe(1_125)
    expect(waitTimeCents(period('a', 'pickup', 0, 25 * 60), nine, quarters)).toBe(1_125)
    expect(waitTimeCents(period('a', 'pickup', 0, 25 * 60 + 1), nine, quarters)).toBe(2_250)
  })

  test('no stop costs more than the cap', () => {
    const stamps = [...period('a', 'pickup', 0, 7_200), ...period('b', 'dropoff', 9_000, 9_900)]
    expect(waitTimeCents(stamps, nine, { ...terms, capCents: 1_000 })).toBe(1_375)
  })
})

describe('whatever the stamps', () => {
  const anyTerms = fc.record({
    freeMinutes: fc.nat(60),
    incrementMinutes: fc.integer({ min: 1, max: 30 }),
    centsPerMinute: fc.nat(500),
    capCents: fc.option(fc.nat(20_000)),
  })
  const anyStamps = fc
    .uniqueArray(
      fc.record({
        uid: fc.uuid(),
        stop: fc.constantFrom(...stopTypes),
        from: fc.nat(86_400),
        lasts: fc.option(fc.nat(14_400), { nil: undefined }),
      }),
      { selector: ({ uid }) => uid, maxLength: 8 },
    )
    .map((periods) =>
      periods.flatMap(({ uid, stop, from, lasts }) =>
        period(uid, stop, from, lasts === undefined ? undefined : from + lasts),
      ),
    )

  test('the price is a whole number of cents, never negative, and no order of the stamps changes it', () => {
    fc.assert(
      fc.property(anyStamps, anyTerms, fc.infiniteStream(fc.nat()), (stamps, given, random) => {
        const cents = waitTimeCents(stamps, nine, given)
        expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
        const shuffled = stamps
          .map((stamp) => ({ stamp, key: random.next().value ?? 0 }))
          .toSorted((left, right) => left.key - right.key)
          .map(({ stamp }) => stamp)
        expect(waitTimeCents(shuffled, nine, given)).toBe(cents)
      }),
    )
  })

  test('the two stops add up, and open periods change nothing', () => {
    fc.assert(
      fc.property(anyStamps, anyTerms, (stamps, given) => {
        const closed = waitPeriods(stamps).flatMap(({ checkIn, checkOut }) => (checkOut ? [checkIn, checkOut] : []))
        const parts = stopTypes.map((stop) =>
          waitTimeCents(
            stamps.filter((stamp) => stamp.stop === stop),
            nine,
            given,
          ),
        )
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(waitTimeCents(stamps, nine, given))
        expect(waitTimeCents(closed, nine, given)).toBe(waitTimeCents(stamps, nine, given))
      }),
    )
  })

  test('more free minutes, a later scheduled time or a cap never make it dearer', () => {
    fc.assert(
      fc.property(anyStamps, anyTerms, fc.nat(60), fc.nat(86_400), (stamps, given, minutes, later) => {
        const cents = waitTimeCents(stamps, nine, given)
        const freer = { ...given, freeMinutes: given.freeMinutes + minutes }
        expect(waitTimeCents(stamps, nine + later, given)).toBeLessThanOrEqual(cents)
        expect(waitTimeCents(stamps, nine, freer)).toBeLessThanOrEqual(cents)
        expect(cents).toBeLessThanOrEqual(waitTimeCents(stamps, nine, { ...given, capCents: null }))
        expect(cents).toBeLessThanOrEqual(stopTypes.length * (given.capCents ?? Number.MAX_SAFE_INTEGER))
      }),
    )
  })

  test('the time shown is that of all periods, and grows with the open ones alone', () => {
    fc.assert(
      fc.property(anyStamps, fc.nat(3_600), (stamps, seconds) => {
        const later = nine + 200_000
        const open = waitPeriods(stamps).filter(({ checkOut }) => checkOut === null)
        const grown = totalWaitedSeconds(stamps, later + seconds) - totalWaitedSeconds(stamps, later)
        expect(grown).toBe(open.length * seconds)
      }),
    )
  })
})
