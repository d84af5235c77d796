import { expect, it } from 'vitest'
import { regina } from '#tests/components/zones.ts'
import { boardFilter, orderFilter } from './board-filter.ts'

const evening = Date.parse('2026-11-21T05:30:00Z') / 1000
const filter = boardFilter(new URLSearchParams())
const at = (iso: string) => Date.parse(iso) / 1000

it('begins with today by driver, and takes nothing from an address that makes no sense', () => {
  const start = { day: 'today', customerId: null, text: '', view: 'drivers', trouble: null }
  expect(filter).toEqual(start)
  expect(boardFilter(new URLSearchParams('day=never&customer=x&view=map&trouble=none'))).toEqual(start)
  expect(boardFilter(new URLSearchParams('day=all&customer=3&q=+roast+&view=status&trouble=soon'))).toEqual({
    day: 'all',
    customerId: 3,
    text: 'roast',
    view: 'status',
    trouble: 'soon',
  })
})

it('means the days of the organisation, not those of the machine', () => {
  expect(orderFilter(filter, evening, regina)).toEqual({ availableBefore: at('2026-11-21T06:00:00Z') })
  expect(orderFilter({ ...filter, day: 'tomorrow' }, evening, regina)).toEqual({
    availableFrom: at('2026-11-21T06:00:00Z'),
    availableBefore: at('2026-11-22T06:00:00Z'),
  })
  expect(orderFilter({ ...filter, day: 'all' }, evening, regina)).toEqual({})
})

it('searches for a number or three letters, and for less not at all', () => {
  const asked = (text: string) => orderFilter({ ...filter, day: 'all', text }, evening, regina)
  expect(asked('#10482')).toEqual({ search: '#10482' })
  expect(asked('roa')).toEqual({ search: 'roa' })
  expect(asked('ro')).toEqual({})
})
