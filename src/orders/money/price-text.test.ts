import { expect, it } from 'vitest'
import type { Pricing } from '#generated/model/index.ts'
import { sumText } from './price-text.ts'

const priced = (priceCadCents: number): Pricing => ({
  type: 'default',
  pricingType: 'variable',
  status: 'priced',
  hidden: false,
  priceCadCents,
  preTaxCadCents: priceCadCents,
  lineItems: [],
})
const pending: Pricing = { ...priced(0), status: 'pending', priceCadCents: null, preTaxCadCents: null }

it.each([
  [[priced(1_050)], '$10.50'],
  [[priced(1_050), priced(250)], '$13.00'],
  [[pending], 'Price pending'],
  [[priced(1_050), pending], '$10.50, 1 without a price'],
  [[priced(1_050), undefined], '—'],
  [[undefined], '—'],
  [[{ ...priced(1_050), hidden: true }, undefined], 'Price hidden'],
])('what several orders cost, %#', (all, text) => {
  expect(sumText(all)).toBe(text)
})
