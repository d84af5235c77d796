import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { readExport } from './read-export.ts'

describe('the second reader of CSV', () => {
  test('reads what RFC 4180 says', () => {
    expect(readCsv('a,"b, c",""\r\n"say ""no""","two\r\nlines",\r\n')).toEqual([
      ['a', 'b, c', ''],
      ['say "no"', 'two\r\nlines', ''],
    ])
    expect(readCsv('')).toEqual([])
  })

  test.each(['\uFEFFa\r\n', 'a\n', 'a', 'a,', 'a"b\r\n', '"a', '"a"b\r\n'])('takes no %j', (text) => {
    expect(() => readCsv(text)).toThrow(Error)
  })
})

describe('the second reader of an export', () => {
  const header =
    '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency,Service Date'
  const row = (more: Readonly<Record<string, string>> = {}) => {
    const cells = {
      number: 'PSC-1',
      customer: 'Elm',
      date: '2026-11-30',
      due: '2026-12-30',
      between: 'Net 30,,,Delivery',
      description: 'Order 7: A to B',
      quantity: '1',
      rate: '10.00',
      amount: '10.00',
      code: 'GST',
      tax: '0.50',
      currency: 'CAD',
      service: '2026-11-03',
      ...more,
    }
    return `${Object.values(cells).join(',')}\r\n`
  }
  const read = (rows: readonly string[], kind: 'invoices' | 'creditNotes' = 'invoices') =>
    readExport(`${header}\r\n${rows.join('')}`, 'qbo', kind)

  test('reads invoices, and credit notes below zero', () => {
    expect(read([row(), row({ description: 'Order 8: A to B' })])).toEqual([
      {
        number: 'PSC-1',
        customer: 'Elm',
        rows: [7, 8].map((orderId) => ({ orderId, preTaxCents: 1_000, taxCents: 50, taxCode: 'GST' })),
      },
    ])
    expect(read([row()], 'creditNotes')[0]?.rows).toMatchObject([{ preTaxCents: -1_000, taxCents: -50 }])
  })

  test.each([
    ['no tax code', [row({ code: '' })]],
    ['no due date', [row({ due: '' })]],
    ['an amount below zero', [row({ amount: '-10.00' })]],
    ['an amount with a sign of its currency', [row({ amount: '$10.00' })]],
    ['a number of 22 characters', [row({ number: 'P'.repeat(22) })]],
    ['another currency', [row({ currency: 'USD' })]],
    ['an invoice of two customers', [row(), row({ customer: 'Fir' })]],
    ['an invoice that is torn apart', [row(), row({ number: 'PSC-2' }), row()]],
    ['a row that is too short', ['PSC-1,Elm\r\n']],
    ['101 invoices', Array.from({ length: 101 }, (_, index) => row({ number: `PSC-${index}` }))],
    ['1,001 rows', Array.from({ length: 1_001 }, () => row())],
  ])('takes no file with %s', (_what, rows) => {
    expect(() => read(rows)).toThrow(Error)
  })

  test('takes no other header', () => {
    expect(() => readExport(`${header.toUpperCase()}\r\n`, 'qbo', 'invoices')).toThrow('Another header')
    expect(() => readExport(`${header}\r\n`, 'xero', 'invoices')).toThrow('Another header')
  })
})
