import { expect, it } from 'vitest'
import { daysIn, filterIn, groupingIn, questionIn } from './accounting-address.ts'

const read = (search: string) => (name: string) => new URLSearchParams(search).get(name) ?? ''

it('reads all that narrows the orders down, and leaves out what says nothing', () => {
  expect(filterIn(read('states=changed,unbilled,lost&customer=12&driver=7&paid=no&priced=no'))).toEqual({
    states: ['unbilled', 'changed'],
    customerIds: [12],
    driverIds: [7],
    isPaid: false,
    isPriced: false,
  })
  expect(filterIn(read('states=&customer=x&driver=-1&paid=perhaps'))).toEqual({})
})

it('takes the days in their order, and none where one is missing or does not exist', () => {
  expect(daysIn(read('from=2026-11-30&until=2026-11-01'))).toEqual({ from: '2026-11-01', until: '2026-11-30' })
  expect(daysIn(read('from=2026-11-01'))).toBeNull()
  expect(daysIn(read('from=2026-11-31&until=2026-12-01'))).toBeNull()
})

it('groups by the month where the address names no grouping that there is', () => {
  expect(groupingIn(read('grouping=DriverPayPeriod'))).toBe('DriverPayPeriod')
  expect(groupingIn(read('grouping=CustomerDecade'))).toBe('CustomerMonth')
})

it('asks for no more letters than the contract takes', () => {
  const { search } = questionIn(read(`q=${'x'.repeat(120)}`), { from: '2026-11-01', until: '2026-11-30' })
  expect(search).toHaveLength(100)
})
