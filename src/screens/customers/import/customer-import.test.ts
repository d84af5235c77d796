import { expect, test } from 'vitest'
import type { CustomerImportRow } from '#generated/model/index.ts'
import { guessMapping, missingFields } from '#src/imports/column-mapping.ts'
import { checkedRows, withConflict } from '#src/imports/outcomes.ts'
import { addsText, grownOf, madeOf } from './customer-counts.ts'
import { customerImport } from './customer-import.ts'
import { customersOfFile } from './customers-of-file.ts'
import { customersToOffer } from './customers-to-offer.ts'

const heading = ['org', 'street', 'city', 'prov', 'no', 'terms', 'first']
const mapping = {
  customerName: 'org',
  streetAddress: 'street',
  city: 'city',
  province: 'prov',
  accountNumber: 'no',
  paymentTerms: 'terms',
  contactFirstName: 'first',
}
const row = (line: number, org: string, { number = '', terms = '', contact = '' } = {}) => ({
  line,
  values: [org, `${line} Elm Street`, 'Saskatoon', 'SK', number, terms, contact],
})
const answer = (changes: Partial<CustomerImportRow> = {}): CustomerImportRow => ({
  line: 2,
  name: 'Elm Bakery',
  outcome: 'created',
  customer: 'created',
  customerId: null,
  isManaged: true,
  contact: null,
  mends: [],
  faults: [],
  ...changes,
})

test('recognizes the columns of a list of customers, and needs their names and addresses', () => {
  const columns = [
    'Company',
    'Acct',
    'Street',
    'City',
    'Prov',
    'First name',
    'Last name',
    'Email',
    'Terms',
    'Billing email',
  ]
  const guessed = guessMapping(customerImport.fields, columns)
  expect(guessed).toEqual({
    customerName: 'Company',
    streetAddress: 'Street',
    city: 'City',
    province: 'Prov',
    contactFirstName: 'First name',
    contactLastName: 'Last name',
    email: 'Email',
    paymentTerms: 'Terms',
    invoiceEmail: 'Billing email',
  })
  expect(missingFields(customerImport.fields, {}).map(({ label }) => label)).toEqual([
    'Customer',
    'Address',
    'City',
    'Province',
  ])
})

test('a row that contradicts an earlier one is refused, however far apart they stand', () => {
  const others = Array.from({ length: 150 }, (_, index) => row(index + 3, `Shop ${index}`))
  const file = [
    row(2, 'Elm Bakery', { number: 'C-7', terms: 'net 30' }),
    ...others,
    row(200, 'ELM bakery', { terms: 'net 60' }),
    row(201, 'Else', { number: 'C-7' }),
    row(202, 'Elm Bakery', { number: 'C-8' }),
    row(203, 'Élm Bakery', { terms: '30' }),
  ]
  const { conflicts } = customersOfFile(heading, mapping, file)
  expect([...conflicts].map(([line, faults]) => [line, faults.map(({ column, why }) => `${column}: ${why}`)])).toEqual([
    [200, ['terms: Line 2 has other payment terms for ELM bakery']],
    [201, ['no: Line 2 has this number for another customer']],
    [202, ['no: Elm Bakery has another customer number']],
  ])
  const [good] = checkedRows([row(200, 'ELM bakery')], [answer()], customerImport)
  expect(good?.outcome).toBe('clean')
  expect(good && withConflict(good, { conflicts }).outcome).toBe('refused')
  // The server was sent the terms on a row that has none, and another fault is its own.
  const refused = answer({
    outcome: 'refused',
    faults: [
      { column: 'terms', why: 'Line 7 has other payment terms for ELM bakery' },
      { column: 'city', why: 'Required' },
    ],
  })
  const [told] = checkedRows([row(200, 'ELM bakery')], [refused], customerImport, { conflicts })
  expect(told?.answer.faults.map(({ why }) => why)).toEqual([
    'Required',
    'Line 2 has other payment terms for ELM bakery',
  ])
})

test('a row is sent with what the file says of its customer, however far away and whatever is refused', () => {
  const file = [
    row(2, 'Elm Bakery'),
    row(300, 'ELM bakery', { number: 'C-7', terms: 'net 30' }),
    row(301, 'Elm Bakery', { terms: 'net 60' }),
    row(302, 'Else'),
  ]
  const { complete } = customersOfFile(heading, mapping, file)
  const sent = file.map((each) => complete?.(each).values.slice(4, 6))
  expect(sent).toEqual([
    ['C-7', 'net30'],
    ['C-7', 'net 30'],
    ['', 'net 60'],
    ['', ''],
  ])
})

test('what an earlier part makes is not made twice by a check, which stores nothing', () => {
  const file = [
    row(2, 'Elm Bakery', { contact: 'Ana' }),
    row(150, 'Elm Bakery', { contact: 'ana' }),
    row(151, 'Elm Bakery', { contact: 'Bo' }),
  ]
  const told = answer({ contact: 'created' })
  const rows = checkedRows(file, [told, told, told], customerImport, customersOfFile(heading, mapping, file))
  expect(rows.map((each) => addsText(each.answer))).toEqual([
    'Customer, location and contact',
    'Location',
    'Location and contact',
  ])
  expect(madeOf(rows.map((each) => each.answer))).toEqual({
    text: '1 customer, 3 locations and 2 contacts',
    count: 6,
  })
})

test('a row whose location is there is good as long as it brings a contact', () => {
  const rows = checkedRows(
    [row(2, 'Elm Bakery'), row(3, 'Elm Bakery')],
    [
      answer({ outcome: 'duplicate', customer: 'known', customerId: 31, contact: 'created' }),
      answer({ outcome: 'duplicate', customer: 'known', customerId: 31, contact: 'known' }),
    ],
    customerImport,
  )
  expect(rows.map(({ outcome }) => outcome)).toEqual(['clean', 'present'])
  expect(rows.map((each) => addsText(each.answer))).toEqual(['Contact', 'Nothing'])
})

test('says which customers were there before and got more', () => {
  const stored = [
    answer({ customerId: 31 }),
    answer({ customer: 'known', customerId: 31 }),
    answer({ customer: 'known', customerId: 7, name: 'Clinic' }),
  ]
  expect(grownOf(stored)).toBe('1 customer got more')
  expect(grownOf(stored.slice(0, 2))).toBeNull()
  expect(madeOf(stored).text).toBe('1 customer and 3 locations')
})

test('only managed customers can be offered, each once, to the first contact that has an email', () => {
  const named = (line: number, first: string, email: string) => ({ line, values: [first, email] })
  const file = [
    named(2, 'Ana', ''),
    named(3, 'Bo', ' bo@elm.example '),
    named(4, 'Cy', 'cy@elm.example'),
    named(5, 'Di', ''),
  ]
  const met = [
    answer({ customerId: 31 }),
    answer({ customerId: 31 }),
    answer({ customerId: 31 }),
    answer({ customerId: 32, name: 'Clinic' }),
  ]
  const offered = (answers: readonly CustomerImportRow[]) =>
    customersToOffer({
      heading: ['first', 'email'],
      mapping: { contactFirstName: 'first', email: 'email' },
      rows: checkedRows(file, answers, customerImport),
    })
  expect(offered(met)).toEqual([
    { id: 31, name: 'Elm Bakery', email: 'bo@elm.example', firstName: 'Bo', lastName: '' },
    { id: 32, name: 'Clinic', email: null, firstName: '', lastName: '' },
  ])
  expect(offered(met.map((each) => ({ ...each, isManaged: false })))).toEqual([])
})
