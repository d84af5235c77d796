import { expect, it } from 'vitest'
import { isLate, usualOption, type Option } from './usual-option.ts'

const promised = 10_000

function option(serviceSpeedId: number, changes: Partial<Option> = {}): Option {
  return {
    serviceId: 4,
    serviceName: 'Regina Same Day',
    vehicleName: null,
    serviceSpeedId,
    serviceSpeedName: 'Rush',
    dueAt: promised,
    buyPreTaxCadCents: 4_300,
    buyPriceCadCents: 4_515,
    marginCadCents: 1_862,
    problems: [],
    ...changes,
  }
}

it('begins with the cheapest that keeps the promise', () => {
  const late = option(1, { dueAt: promised + 1 })
  const inTime = option(2)
  expect(usualOption([late, inTime, option(3)], promised)).toBe(inTime)
})

it('begins with the cheapest of all when none keeps it, and never with one that cannot be chosen', () => {
  const impossible = option(1, { problems: ['Pallet fits no parcel type'] })
  const late = option(2, { dueAt: null })
  expect(usualOption([impossible, late], promised)).toBe(late)
  expect(usualOption([impossible], promised)).toBeNull()
})

it('takes an option without a promise as late only when one was made', () => {
  expect(isLate(option(1, { dueAt: null }), promised)).toBe(true)
  expect(isLate(option(1, { dueAt: null }), null)).toBe(false)
  expect(isLate(option(1), promised)).toBe(false)
})
