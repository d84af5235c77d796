import { expect, test } from 'vitest'
import { customerConflicts, customerMatches, customerReader, saidFirst } from './customer-import.ts'

const heading = ['org', 'street', 'city', 'prov', 'lat', 'lng', 'terms', 'po']
const mapping = {
  customerName: 'org',
  streetAddress: 'street',
  city: 'city',
  province: 'prov',
  latitude: 'lat',
  longitude: 'lng',
  paymentTerms: 'terms',
  poNumberRequired: 'po',
}
const read = (terms: string, po = '') =>
  customerReader(
    heading,
    mapping,
  )({
    line: 2,
    values: ['Elm Bakery', '12 Elm Street', 'Saskatoon', 'SK', '52.1', '-106.6', terms, po],
  })

test.each([
  ['', null],
  ['Net 30', 'net30'],
  ['NET-60', 'net60'],
  ['90 days', 'net90'],
  ['10', 'net10'],
  ['Due on receipt', 'dueOnReceipt'],
  ['Due upon Receipt', 'dueOnReceipt'],
])('terms of “%s” are %s', (text, terms) => {
  expect(read(text).customer?.paymentTerms).toBe(terms)
})

test.each(['net 45', 'soon', '-', '300'])('terms of “%s” are none', (text) => {
  expect(read(text)).toMatchObject({ customer: null, accepted: null, faults: [{ column: 'terms' }] })
})

test.each([
  ['yes', true],
  ['X', true],
  ['No', false],
  ['0', false],
  ['', null],
])('a PO number is needed: “%s”', (text, needed) => {
  expect(read('', text).customer?.poNumberRequired).toBe(needed)
})

test('takes what the first row of a customer left out from a later one, and refuses what says otherwise from then on', () => {
  const said = (accountNumber: string | null, paymentTerms: 'net30' | 'net60' | null = null) => {
    return { name: 'Elm Bakery', accountNumber, invoiceEmail: null, paymentTerms, poNumberRequired: null }
  }
  const matches = customerMatches()
  const bakery = { name: 'Elm Bakery', accountNumber: null, madeBy: saidFirst(2, said(null)) }
  matches.add(bakery)
  expect(matches.grow(bakery, 5, said('C-7', 'net30'))).toBe(true)
  expect(matches.grow(bakery, 6, said(null, 'net30'))).toBe(false)
  expect(bakery).toMatchObject({ accountNumber: 'C-7', madeBy: { customer: { paymentTerms: 'net30' } } })
  expect(matches.find({ ...said('C-7'), name: 'Else' })).toBe(bakery)
  const why = (row: ReturnType<typeof said>) => customerConflicts(bakery, row, mapping).map((fault) => fault.why)
  expect(why(said(null, 'net60'))).toEqual(['Line 5 has other payment terms for Elm Bakery'])
  expect(why({ ...said('C-7'), name: 'Else' })).toEqual(['Line 5 has this number for another customer'])
  const there = { name: 'Elm Bakery', accountNumber: null, madeBy: null }
  expect(matches.grow(there, 7, said('C-9', 'net60'))).toBe(false)
})
