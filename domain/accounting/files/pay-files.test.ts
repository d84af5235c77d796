import { describe, expect, test } from 'vitest'
import { billRowsOf } from '../pay/bill-rows.ts'
import { nothingLeftOut } from '../../pricing/driver-pay.ts'
import { drivers, marek, payableOrder } from '../testing/pay-samples.ts'
import { numberStatements, planStatements } from '../pay/plan-statements.ts'
import type { DueExtra, PayableOrder, PayMapping } from '../pay/types.ts'
import { payFilesOf } from './pay-files.ts'

const qbo: PayMapping = { package: 'qbo', account: 'Driver pay', taxCode: 'Zero-rated', columnNames: {} }
const xero: PayMapping = { package: 'xero', account: '5100', taxCode: 'Tax Exempt', columnNames: { Total: 'Sum' } }
const parts = { name: 'driver-pay-2026-11-15', date: '2026-11-15', dueDate: '2026-11-20', label: 'November 1 to 15' }

function statementsOf(orders: readonly PayableOrder[], extras: readonly number[] = []) {
  const due: DueExtra[] = extras.map((cents, index) => ({
    extraId: index + 1,
    driverId: marek.id,
    day: '2026-11-14',
    name: 'Extra',
    cents,
  }))
  const { statements } = planStatements({ orders, extras: due, drivers, only: null, leaveOut: nothingLeftOut })
  return numberStatements(statements, 1)
}
const cheaper = payableOrder({
  orderId: 1,
  amounts: { preTaxCents: 5_000, fuelCents: 0, waitCents: 0, adjustmentCents: 0 },
  paid: { driverId: marek.id, rate: 60, from: 'driver', leaveOut: nothingLeftOut },
  paidOut: [{ driverId: marek.id, cents: 3_697 }],
})
const mixed = statementsOf([payableOrder(), cheaper], [1_500, -1_000])

describe('the rows of a bill', () => {
  const rowsOf = (statements: typeof mixed, into: 'qbo' | 'xero') =>
    statements.flatMap((statement) => billRowsOf(statement, into).map(({ description, cents }) => [description, cents]))

  test('are one for each kind, netted where nothing may be below zero', () => {
    expect(rowsOf(mixed, 'xero')).toEqual([
      ['Orders', 3_697],
      ['Corrections', -697],
      ['Extras', 1_500],
      ['Deductions', -1_000],
    ])
    expect(rowsOf(mixed, 'qbo')).toEqual([
      ['Orders, less corrections and deductions', 2_000],
      ['Extras', 1_500],
    ])
  })

  test('are one where what is taken off is more than the orders', () => {
    expect(rowsOf(statementsOf([cheaper], [1_500]), 'qbo')).toEqual([['Driver pay', 803]])
  })

  test('leave out what comes to nothing, but for a bill of nothing', () => {
    expect(rowsOf(statementsOf([], [1_500]), 'qbo')).toEqual([['Extras', 1_500]])
    expect(rowsOf(statementsOf([], [500, -500]), 'xero')).toEqual([
      ['Extras', 500],
      ['Deductions', -500],
    ])
    const free = payableOrder({ amounts: { preTaxCents: 0, fuelCents: 0, waitCents: 0, adjustmentCents: 0 } })
    expect(rowsOf(statementsOf([free]), 'qbo')).toEqual([['Orders', 0]])
  })
})

describe('the files of a pay run', () => {
  test('to the byte for QuickBooks Online', () => {
    expect(payFilesOf(mixed, qbo, parts)).toEqual([
      {
        name: 'driver-pay-2026-11-15.csv',
        statements: 1,
        rows: 2,
        text: [
          '*BillNo,*Supplier,*BillDate,*DueDate,Terms,Location,Memo,*Account,LineDescription,*LineAmount,*LineTaxCode,LineTaxAmount,Currency',
          'PAY-1,Marek Kowalski,2026-11-15,2026-11-20,,,November 1 to 15,Driver pay,"Orders, less corrections and deductions, November 1 to 15",20.00,Zero-rated,,CAD',
          'PAY-1,Marek Kowalski,2026-11-15,2026-11-20,,,November 1 to 15,Driver pay,"Extras, November 1 to 15",15.00,Zero-rated,,CAD',
          '',
        ].join('\r\n'),
      },
    ])
  })

  test('to the byte for Xero, with another name for a column', () => {
    const [file] = payFilesOf(statementsOf([payableOrder()]), xero, parts)
    expect(file?.text).toBe(
      [
        '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,*InvoiceDate,*DueDate,Sum,InventoryItemCode,Description,*Quantity,*UnitAmount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency',
        'Marek Kowalski,marek@prairiesky.example,,,,,,,,,PAY-1,2026-11-15,2026-11-20,,,"Orders, November 1 to 15",1,36.97,5100,Tax Exempt,,,,,,CAD',
        '',
      ].join('\r\n'),
    )
  })

  test('are several where there are many, and none with a gap', () => {
    const [one] = mixed
    if (one === undefined) throw new Error('No statement')
    const many = Array.from({ length: 201 }, (_, index) => ({ ...one, number: `PAY-${index + 1}` }))
    expect(payFilesOf(many, qbo, parts).map(({ name, statements, rows }) => [name, statements, rows])).toEqual([
      ['driver-pay-2026-11-15-1-of-3.csv', 100, 200],
      ['driver-pay-2026-11-15-2-of-3.csv', 100, 200],
      ['driver-pay-2026-11-15-3-of-3.csv', 1, 2],
    ])
    expect(() => payFilesOf(mixed, { ...qbo, account: null }, parts)).toThrow('the account of driver pay')
    expect(() => payFilesOf(mixed, { ...qbo, taxCode: null }, parts)).toThrow('the tax code of driver pay')
    expect(payFilesOf([], { ...qbo, account: null, taxCode: null }, parts)).toEqual([])
  })
})
