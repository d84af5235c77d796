import { expect, test } from 'vitest'
import { bookColumns, shownValue, withTyped } from './book-changes.ts'

const city = {
  id: 1,
  kind: 'service' as const,
  key: '3',
  name: 'City',
  detail: null,
  item: 'Delivery',
  account: null,
  code: null,
  isMissing: false,
  orders: 2,
}

test('keeps what is typed until it is what was kept', () => {
  const typed = withTyped(new Map(), city, 'item', 'Courier')
  expect([...typed.values()]).toEqual([{ kind: 'service', key: '3', item: 'Courier' }])
  expect(shownValue(typed, city, 'item')).toBe('Courier')
  const both = withTyped(typed, city, 'account', '4000')
  expect([...withTyped(both, city, 'item', 'Delivery').values()]).toEqual([
    { kind: 'service', key: '3', account: '4000' },
  ])
  expect(withTyped(typed, city, 'item', 'Delivery').size).toBe(0)
})

test('clears what is emptied', () => {
  const cleared = withTyped(new Map(), city, 'item', '')
  expect([...cleared.values()]).toEqual([{ kind: 'service', key: '3', item: null }])
  expect(shownValue(cleared, city, 'item')).toBe('')
})

test('asks for what the package needs', () => {
  expect(bookColumns('service', 'qbo').map(({ field }) => field)).toEqual(['item'])
  expect(bookColumns('service', 'xero').map(({ field }) => field)).toEqual(['account', 'item'])
})
