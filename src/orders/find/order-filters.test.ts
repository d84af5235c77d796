import { expect, it } from 'vitest'
import { regina } from '#tests/components/zones.ts'
import { orderFilter } from './order-filters.ts'

const filterOf = (address: string) => {
  const params = new URLSearchParams(address)
  return orderFilter({ filter: (name) => params.get(name) ?? '' }, regina)
}

it('reads every filter of the address; both days are included, by the clock of the zone', () => {
  expect(
    filterOf('status=assigned,created&driver=11&customer=2&carrier=others&from=2026-11-20&to=2026-11-21&q=broadway'),
  ).toEqual({
    statuses: ['created', 'assigned'],
    driverId: 11,
    customerId: 2,
    carriedOutHere: false,
    availableFrom: Date.parse('2026-11-20T06:00:00Z') / 1000,
    availableBefore: Date.parse('2026-11-22T06:00:00Z') / 1000,
    search: 'broadway',
  })
})

it('leaves out what nobody can mean', () => {
  expect(filterOf('status=lost&driver=x&customer=-1&carrier=theirs&from=2026-02-30&to=9999-12-31&q=ab')).toEqual({})
})

it('asks for an order by its number, however short and with the sign people write', () => {
  expect(filterOf('q=%237')).toEqual({ search: '#7' })
})
