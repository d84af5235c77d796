import { expect, test } from 'vitest'
import { readInput, readRevision, waitTermsOf } from './read-snapshot.ts'
import type { PricingInput, RevisionPricing } from './types.ts'

/** As it was stored before services had windows, maps and waits. */
const oldRevision: RevisionPricing = {
  type: 'fixed',
  baseFeeCadCents: 1000,
  distanceRanges: null,
  weightRanges: null,
  volumeRanges: null,
  parcelTypes: [],
  serviceSpeeds: [],
  tags: [],
  minimumCadCents: null,
  maximumCadCents: null,
  fuelSurchargeOf: null,
  tax: { kind: 'taxable', pstSk: false },
}
const oldInput: PricingInput = {
  distanceM: 1,
  weightKg: 1,
  volumeM3: null,
  parcels: [],
  serviceSpeedId: null,
  tagIds: [],
  manualPriceCadCents: null,
  fuel: null,
  waitTimeCadCents: 0,
  adjustments: [],
  dropoffProvince: 'SK',
  availableAt: 1_795_221_000,
  timeZone: 'America/Regina',
}

test('a revision of before has none of what came later', () => {
  expect(readRevision(oldRevision)).toEqual({
    ...oldRevision,
    timesOfDay: [],
    timeRanges: [],
    serviceMap: null,
    fuelType: 'regular',
  })
  const revision = readRevision({ ...oldRevision, fuelType: 'diesel' })
  expect(readRevision(revision)).toEqual(revision)
})

test('an order of before knows no promise, holidays and stops', () => {
  expect(readInput(oldInput)).toEqual({
    ...oldInput,
    isInterlined: false,
    taxExemption: null,
    pickupProvince: null,
    dueAt: null,
    holidays: [],
    pickup: null,
    dropoff: null,
    clock: { date: '2026-11-20', secondsFromMidnight: 66_600, weekday: 'friday' },
  })
})

test('waiting goes by the service, by the courier where the revision is older than that, and null charges nothing', () => {
  const terms = { freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null }
  const own = { ...terms, freeMinutes: 5 }
  expect(waitTermsOf({ ...oldRevision, waitTime: own }, terms)).toBe(own)
  expect(waitTermsOf(oldRevision, terms)).toBe(terms)
  expect(waitTermsOf({ ...oldRevision, waitTime: null }, terms)).toBeNull()
})
