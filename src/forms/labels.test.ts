import { expect, it } from 'vitest'
import { fieldLabel, labelFromName } from './labels.ts'

it.each([
  ['billToName', 'Bill to name'],
  ['poNumber', 'PO number'],
  ['priceCadCents', 'Price'],
  ['maxWeightKg', 'Max weight'],
  ['m', 'M'],
  ['friendly_name', 'Friendly name'],
])('%s reads %s', (name, label) => {
  expect(labelFromName(name)).toBe(label)
})

it('keeps the title of the contract', () => {
  expect(fieldLabel('PO', ['poNumber'])).toBe('PO')
  expect(fieldLabel('poNumber', ['poNumber'])).toBe('PO number')
})
