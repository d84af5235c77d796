import { expect, test } from 'vitest'
import { customerReader } from './customer-import.ts'

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
