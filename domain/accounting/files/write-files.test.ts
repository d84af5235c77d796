import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberInvoices, planInvoices } from '../plan-invoices.ts'
import { readExport } from '../worlds/read-export.ts'
import { customer, gst, hst, order, qst } from '../testing/samples.ts'
import { accountingPackages, type AccountingMapping, type BillableOrder, type NumberedInvoice } from '../types.ts'
import { addressLinesOf } from './xero.ts'
import { batchesOf, filesOf } from './write-files.ts'

const mapping: AccountingMapping = {
  package: 'qbo',
  services: new Map([[2, { item: 'Medical, rush', account: '210' }]]),
  usual: { item: 'Delivery', account: '200' },
  taxCodes: new Map([
    ['GST 5', 'GST'],
    ['GST/HST 13', 'HST ON'],
    ['GST 5 + QST 9.975', 'GST/QST QC - 9.975'],
    ['No tax', 'Exempt'],
  ]),
  columnNames: {},
  memo: 'Thank you, come again.',
}
const customers = new Map([
  [1, customer({ billToName: 'Elm "Best" Bakery, Ltd.', billToAddress: '402 21st St E, Saskatoon, SK S7K 0C3' })],
  [
    2,
    customer({
      id: 2,
      name: 'Pharmacie Côté',
      billToName: '=Côté & Frères',
      billToAddress: '12 rue Principale\nÉtage 2\nQuébec QC\nG1R 4A1\nCanada',
      email: null,
      paymentTerms: 'dueOnReceipt',
    }),
  ],
])
const toToronto = order({
  orderId: 1041,
  billableOn: '2026-11-03',
  poNumber: 'PO-7',
  dropoff: 'Dr. "Q" Lee, Toronto',
  // $25.00 with a discount of $5.01.
  price: { preTaxCents: 1_999, taxes: [hst(260)] },
})
const inQuebec = order({
  orderId: 1043,
  customerId: 2,
  serviceId: 2,
  serviceName: 'Medical',
  pickup: 'Hôpital',
  dropoff: 'Clinique Élan',
  price: { preTaxCents: 123_450, taxes: [gst(6_173), qst(12_314)] },
})
const cheaper = order({
  orderId: 1030,
  billableOn: '2026-10-30',
  price: { preTaxCents: 900, taxes: [gst(45)] },
  billed: { preTaxCents: 1_905, taxes: [gst(95)] },
})
const free = order({ orderId: 1042, isCancelled: true, price: { preTaxCents: 0, taxes: [] } })

function numbered(orders: readonly BillableOrder[]): readonly NumberedInvoice[] {
  const drafts = planInvoices(orders, 'CustomerMonth', customers)
  return numberInvoices(drafts, { prefix: 'PSC-', next: 101, invoiceDate: '2026-11-30', customers })
}

describe.each(accountingPackages)('the files of %s', (accountingPackage) => {
  const files = filesOf(
    numbered([inQuebec, free, toToronto, cheaper]),
    { ...mapping, package: accountingPackage },
    { name: 'PSC-2026-11-30' },
  )

  test.each([
    ['invoices', 0, 'PSC-2026-11-30-invoices.csv', 2, 3],
    ['credit-notes', 1, 'PSC-2026-11-30-credit-notes.csv', 1, 1],
  ] as const)('%s: to the byte', (kind, index, name, invoices, rows) => {
    const expected = readFileSync(new URL(`expected/${accountingPackage}-${kind}.csv`, import.meta.url))
    expect(files[index]).toMatchObject({ name, invoices, rows })
    expect(files[index]?.text).toBe(expected.toString())
    expect(Buffer.from(files[index]?.text ?? '').equals(expected)).toBe(true)
    expect(files).toHaveLength(2)
  })
})

test('columns are called as somebody wants them, the others as ever', () => {
  const columnNames = { '*Customer': 'Customer, as billed', Memo: '' }
  const [file] = filesOf(numbered([toToronto]), { ...mapping, columnNames }, { name: 'PSC' })
  expect(file?.text).toMatch(/^\*InvoiceNo,"Customer, as billed",\*InvoiceDate,\*DueDate,Terms,Location,Memo,/)
})

test('a chosen contact goes before the name for bills', () => {
  const named = numbered([toToronto]).map((one) => ({ ...one, customer: customer({ contact: 'Elm (old)' }) }))
  expect(filesOf(named, mapping, { name: 'PSC' })[0]?.text).toContain('\r\nPSC-101,Elm (old),2026-11-30,')
})

test('nothing is written with a gap', () => {
  const without = (more: Partial<AccountingMapping>) => () =>
    filesOf(numbered([toToronto]), { ...mapping, ...more }, { name: '' })
  const usual = { item: null, account: null }
  expect(without({ taxCodes: new Map([['GST/HST 13', '']]) })).toThrow('Nothing was chosen for the taxes of order 1041')
  expect(without({ usual })).toThrow('Nothing was chosen for the item of Same Day')
  expect(without({ usual, package: 'xero' })).toThrow('Nothing was chosen for the account of Same Day')
  expect(without({ usual: { ...usual, account: '200' }, package: 'xero' })).not.toThrow()
})

test('an order without an item has none in Xero', () => {
  const xero = { ...mapping, package: 'xero' as const, usual: { item: null, account: '200' } }
  expect(filesOf(numbered([toToronto]), xero, { name: '' })[0]?.text).toContain(',,,"Order 1041: ')
})

describe('the reference of an invoice in Xero', () => {
  const referenceOf = (orders: readonly BillableOrder[]) => {
    const [file] = filesOf(numbered(orders), { ...mapping, package: 'xero' }, { name: '' })
    return file?.text.split('PSC-101,')[1]?.split(',2026-11-30')[0]
  }
  const withNumber = (orderId: number, poNumber: string) => order({ orderId, poNumber })

  test('is its purchase orders, each once, or else what it is of', () => {
    expect(referenceOf([withNumber(1, 'B'), withNumber(2, ' A '), withNumber(3, 'B'), withNumber(4, '')])).toBe(
      '"B, A"',
    )
    expect(referenceOf([withNumber(1, ' ')])).toBe('November 2026')
  })

  test('is cut nowhere', () => {
    const fits = referenceOf([withNumber(1, 'P'.repeat(253 - 100)), withNumber(2, 'Q'.repeat(100))])
    expect(fits).toHaveLength(257)
    expect(referenceOf([withNumber(1, 'P'.repeat(254 - 100)), withNumber(2, 'Q'.repeat(100))])).toBe('November 2026')
  })
})

test.each([
  ['402 21st St E, Saskatoon, SK S7K 0C3', ['402 21st St E', 'Saskatoon', 'SK S7K 0C3']],
  ['402 21st St E,\r\n Saskatoon, SK  \n\nS7K 0C3', ['402 21st St E,', 'Saskatoon, SK', 'S7K 0C3']],
  ['a, b, c, d, e', ['a', 'b', 'c', 'd, e']],
  ['a\nb\nc\nd\ne', ['a', 'b', 'c', 'd, e']],
  ['Box 4', ['Box 4']],
  ['', []],
])('the address %j is in the lines %j', (address, lines) => {
  expect(addressLinesOf(address)).toEqual(lines)
})

test('no letter of an address is lost', () => {
  const letters = (text: string) => text.replaceAll(/[\s,]/g, '')
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(',', '\n', ', '))), (parts) => {
      const lines = addressLinesOf(parts.join(''))
      expect(lines.length).toBeLessThanOrEqual(4)
      expect(letters(lines.join(''))).toBe(letters(parts.join('')))
    }),
  )
})

describe('limits', () => {
  /** Invoices of so many rows each. */
  function invoicesOf(sizes: readonly number[], kind: NumberedInvoice['kind'] = 'invoice'): readonly NumberedInvoice[] {
    const [sample] = numbered([toToronto])
    if (sample === undefined) throw new Error('No sample')
    return sizes.map((size, index) => {
      const lines = Array.from({ length: size }, () => sample.lines).flat()
      return { ...sample, kind, number: `PSC-${index + 1}`, lines }
    })
  }
  const batchSizes = (sizes: readonly number[], accountingPackage: 'qbo' | 'xero') =>
    batchesOf(invoicesOf(sizes), accountingPackage).map(({ invoices, rows }) => [invoices.length, rows])
  const ones = (count: number) => Array.from({ length: count }, () => 1)

  test.each([
    ['qbo', ones(100), [[100, 100]]],
    [
      'qbo',
      ones(101),
      [
        [100, 100],
        [1, 1],
      ],
    ],
    ['qbo', [999, 1], [[2, 1_000]]],
    [
      'qbo',
      [999, 2, 998],
      [
        [1, 999],
        [2, 1_000],
      ],
    ],
    [
      'qbo',
      [1_000, 1],
      [
        [1, 1_000],
        [1, 1],
      ],
    ],
    [
      'qbo',
      [1, 1_001, 1],
      [
        [1, 1],
        [1, 1_001],
        [1, 1],
      ],
    ],
    [
      'xero',
      ones(501),
      [
        [500, 500],
        [1, 1],
      ],
    ],
    [
      'xero',
      [1_999, 1, 1],
      [
        [2, 2_000],
        [1, 1],
      ],
    ],
    ['xero', [], []],
  ] as const)('%s: invoices are never torn apart', (accountingPackage, sizes, batches) => {
    expect(batchSizes(sizes, accountingPackage)).toEqual(batches)
  })

  test('an invoice that no file may hold is not written', () => {
    expect(() => filesOf(invoicesOf([1_001]), mapping, { name: '' })).toThrow('PSC-1 has 1001 rows')
  })

  test('the files of a long run are numbered, those of credit notes by themselves', () => {
    const notes = invoicesOf(ones(3), 'creditNote').map((note) => ({ ...note, number: `${note.number}-C` }))
    const files = filesOf([...invoicesOf(ones(201)), ...notes], mapping, { name: 'PSC' })
    expect(files.map(({ name, kind, invoices }) => [name, kind, invoices])).toEqual([
      ['PSC-invoices-1-of-3.csv', 'invoices', 100],
      ['PSC-invoices-2-of-3.csv', 'invoices', 100],
      ['PSC-invoices-3-of-3.csv', 'invoices', 1],
      ['PSC-credit-notes.csv', 'creditNotes', 3],
    ])
    const read = files.flatMap(({ text, kind }) => readExport(text, 'qbo', kind))
    expect(read).toHaveLength(204)
  })
})
