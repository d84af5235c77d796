import { expect, it } from 'vitest'
import type { Pricing } from '#generated/model/index.ts'
import { changedGroups, lastPriceChange } from './price-changes.ts'

function pricing(...groups: readonly [label: string, items: Readonly<Record<string, number>>][]): Pricing {
  const lineItems = groups.map(([label, items]) => ({
    label,
    items: Object.entries(items).map(([name, priceCadCents], index) => ({
      key: `${label}:${index}`,
      name,
      priceCadCents,
    })),
    subtotalLabel: `${label} Subtotal`,
    subtotalCadCents: Object.values(items).reduce((sum, cents) => sum + cents, 0),
  }))
  return {
    type: 'default',
    pricingType: 'variable',
    status: 'priced',
    hidden: false,
    priceCadCents: 0,
    preTaxCadCents: 0,
    lineItems,
  }
}

const lines = (now: Pricing, next: Pricing) =>
  changedGroups(now, next).map(({ label, lines: ofGroup }) => [
    label,
    ...ofGroup.map(({ name, fromCadCents, toCadCents }) => `${name} ${fromCadCents} ${toCadCents}`),
  ])

it('pairs lines by their names, whatever place they have', () => {
  const now = pricing(['Other', { Rush: 1209, 'Gate fee': 500, Discount: -300 }])
  const next = pricing(['Other', { Rush: 1209, Discount: -400 }])
  expect(lines(now, next)).toEqual([['Other', 'Rush 1209 1209', 'Discount -300 -400', 'Gate fee 500 null']])
})

it('shows what is new, and a group that comes or goes away', () => {
  const now = pricing(['Base Order', { 'Base Fee': 1200, 'Wait Time': 0 }])
  const next = pricing(['Base Order', { 'Base Fee': 1200 }], ['Other', { 'Wait Time': 900 }])
  expect(lines(now, next)).toEqual([
    ['Base Order', 'Base Fee 1200 1200', 'Wait Time 0 null'],
    ['Other', 'Wait Time null 900'],
  ])
  expect(lines(next, now)[1]).toEqual(['Other', 'Wait Time 900 null'])
  expect(changedGroups(next, now)[1]?.subtotalCadCents).toBeNull()
})

it('pairs two lines of one name one by one', () => {
  const twice = (first: number, second: number): Pricing => {
    const both = pricing(['Other', { a: first, b: second }])
    return {
      ...both,
      lineItems: both.lineItems.map((group) => ({
        ...group,
        items: group.items.map((item) => ({ ...item, name: 'Fee' })),
      })),
    }
  }
  expect(lines(twice(100, 200), twice(100, 250))).toEqual([['Other', 'Fee 100 100', 'Fee 200 250']])
})

it('names who changed the price, unless its total is as it was', () => {
  const entry = (type: 'assigned' | 'assigned_pricingUpdated', id: number) => ({
    id,
    type,
    createdAt: id,
    occurredAt: id,
    deliveryOrderId: 1,
  })
  const updates = [entry('assigned', 3), entry('assigned_pricingUpdated', 2), entry('assigned_pricingUpdated', 1)]
  const [before, now] = [pricing(), { ...pricing(), priceCadCents: 500 }]
  expect(lastPriceChange(updates, before, now)?.id).toBe(2)
  expect(lastPriceChange(updates, before, before)).toBeUndefined()
  expect(lastPriceChange([], before, now)).toBeUndefined()
})
