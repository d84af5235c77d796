import { describe, expect, test } from 'vitest'
import { dryRunFaults, type DryRun, type RunBooks, type RunFault } from './faults.ts'
import { paidBefore } from './paid-before.ts'
import { numberInvoices, planInvoices } from './plan-invoices.ts'
import { customer, gst, hst, order, qst } from './testing/samples.ts'
import type { AccountingMapping, BillableOrder, BilledCustomer } from './types.ts'

const mapping: AccountingMapping = {
  package: 'qbo',
  services: new Map(),
  usual: { item: 'Delivery', account: '200' },
  taxCodes: new Map([
    ['GST 5', 'GST'],
    ['GST/HST 13', 'HST ON'],
    ['GST 5 + QST 9.975', 'GST/QST'],
  ]),
  columnNames: {},
  memo: null,
}

interface Parts {
  readonly orders?: readonly BillableOrder[]
  readonly customers?: readonly BilledCustomer[]
  readonly mapping?: Partial<AccountingMapping>
  readonly prefix?: string
  readonly grouping?: 'CustomerMonth' | 'CustomerDeliveryOrder'
  readonly invoiceDate?: string
  readonly books?: Partial<RunBooks>
}

const books: RunBooks = { today: '2026-11-30', takenNumbers: new Set(), isRegistered: { gstHst: true, qst: true } }

function dryRunOf({ orders = [order()], customers = [customer()], prefix = 'PSC-', ...more }: Parts): DryRun {
  const byId = new Map(customers.map((each) => [each.id, each]))
  const drafts = planInvoices(orders, more.grouping ?? 'CustomerMonth', byId)
  const invoices = numberInvoices(drafts, {
    prefix,
    next: 101,
    invoiceDate: more.invoiceDate ?? '2026-11-30',
    customers: byId,
  })
  return { orders, invoices, mapping: { ...mapping, ...more.mapping }, books: { ...books, ...more.books } }
}

function faultsOf(parts: Parts): readonly RunFault[] {
  return dryRunFaults(dryRunOf(parts))
}

/** Orders 1 to `count`. */
function ordersOf(count: number, more: Partial<BillableOrder> = {}): readonly BillableOrder[] {
  return Array.from({ length: count }, (_, index) => order({ ...more, orderId: index + 1 }))
}

test('a run in which all is well has none', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ orders: [] })).toEqual([])
})

describe('errors', () => {
  test('orders without a price are one', () => {
    expect(faultsOf({ orders: [order(), ...ordersOf(25, { price: null })] })).toEqual([
      {
        code: 'noPrice',
        severity: 'error',
        about: {},
        message: '25 orders have no price. Set one, or mark them as not billable.',
        count: 25,
        orderIds: Array.from({ length: 20 }, (_, index) => index + 1),
      },
    ])
  })

  test('a price that is gone is another', () => {
    const billed = { preTaxCents: 500, taxes: [gst(25)] }
    expect(faultsOf({ orders: [order({ price: null, billed })] })).toMatchObject([
      {
        code: 'priceGone',
        message: '1 order has no price any more, but stands on an invoice. Set one; 0 credits all of it.',
        orderIds: [1042],
      },
    ])
  })

  test.each([
    [null, null, true],
    [' ', '', true],
    [null, 'Elm', false],
    ['Elm Ltd.', null, false],
  ])('a customer with the name for bills %j and the contact %j', (billToName, contact, isFault) => {
    const found = faultsOf({ customers: [customer({ billToName, contact })] })
    expect(found.map(({ code, about, message, count }) => [code, about, message, count])).toEqual(
      isFault
        ? [
            [
              'noBillToName',
              { customerId: 1 },
              'Elm Bakery has no name for bills. Enter it with the customer, or choose its contact in QuickBooks Online.',
              1,
            ],
          ]
        : [],
    )
  })

  test.each([
    ['qbo', 100, 101, 'Elm Bakery: QuickBooks Online takes names of 100 characters; this one has 101.'],
    ['xero', 255, 256, 'Elm Bakery: Xero takes names of 255 characters; this one has 256.'],
  ] as const)('in %s a name has at most %d characters', (accountingPackage, fits, tooLong, message) => {
    const named = (length: number) =>
      faultsOf({ customers: [customer({ billToName: 'é'.repeat(length) })], mapping: { package: accountingPackage } })
    expect(named(fits)).toEqual([])
    expect(named(tooLong)).toMatchObject([
      { code: 'nameTooLong', severity: 'error', message, about: { customerId: 1 } },
    ])
  })

  test('5,000 orders without a tax code are one', () => {
    const taxes = [{ type: 'PST SK' as const, name: 'PST (6%)', percent: 6, cents: 60 }, gst(50)]
    const orders = [...ordersOf(5_000, { price: { preTaxCents: 1_000, taxes } }), order({ orderId: 6_000 })]
    const found = faultsOf({ orders, mapping: { package: 'xero' } }).filter(({ code }) => code === 'noTaxCode')
    expect(found).toMatchObject([
      {
        about: { taxKey: 'GST 5 + PST SK 6' },
        message: 'No tax code of Xero is chosen for GST 5% + PST SK 6%, which 5,000 orders have.',
        count: 5_000,
      },
    ])
    expect(found[0]?.orderIds).toHaveLength(20)
  })

  test('an order without any tax needs a code as well', () => {
    const orders = [order({ price: { preTaxCents: 0, taxes: [] } })]
    expect(faultsOf({ orders })).toMatchObject([{ code: 'noTaxCode', about: { taxKey: 'No tax' } }])
    expect(faultsOf({ orders, mapping: { taxCodes: new Map([['No tax', 'Exempt']]) } })).toEqual([])
  })

  test.each([
    ['qbo', { item: null, account: '200' }, 'item', 'QuickBooks Online'],
    ['xero', { item: 'Delivery', account: null }, 'account', 'Xero'],
  ] as const)('in %s a service with neither its own nor the usual one', (accountingPackage, usual, what, title) => {
    const parts = { package: accountingPackage, usual }
    expect(faultsOf({ orders: ordersOf(2), mapping: parts })).toMatchObject([
      {
        code: 'unknownAccount',
        about: { serviceId: 1 },
        message: `The service Same Day has no ${what} in ${title}, and no usual one is chosen: 2 orders.`,
        count: 2,
      },
    ])
    const services = new Map([[1, { item: 'Own', account: '210' }]])
    expect(faultsOf({ mapping: { ...parts, services } })).toEqual([])
  })

  test('an invoice with more rows than a file may have', () => {
    expect(faultsOf({ orders: ordersOf(1_000) })).toEqual([])
    expect(faultsOf({ orders: ordersOf(1_001) })).toMatchObject([
      {
        code: 'tooManyRows',
        about: { invoice: 'PSC-101' },
        message:
          'PSC-101 for Elm Bakery has 1,001 rows, and QuickBooks Online takes 1,000 rows in a file. Group by a shorter time.',
        count: 1_001,
      },
    ])
    expect(faultsOf({ orders: ordersOf(2_000), mapping: { package: 'xero' } })).toEqual([])
    expect(faultsOf({ orders: ordersOf(2_001), mapping: { package: 'xero' } })).toMatchObject([{ code: 'tooManyRows' }])
  })

  test('numbers that are too long', () => {
    const numbersOf = (length: number) =>
      faultsOf({ orders: ordersOf(3), grouping: 'CustomerDeliveryOrder', prefix: 'P'.repeat(length) })
    expect(numbersOf(18)).toEqual([])
    expect(numbersOf(19)).toMatchObject([
      {
        code: 'numberTooLong',
        message: `The number ${'P'.repeat(19)}101 is longer than 21 characters. Choose a shorter prefix.`,
        count: 3,
      },
    ])
  })
  test('stand before warnings', () => {
    const customers = [customer({ isKnownContact: false, billToName: '@elm'.padEnd(101, 'x') })]
    const orders = [order(), order({ orderId: 1, price: { preTaxCents: 1, taxes: [] } })]
    expect(faultsOf({ orders, customers }).map(({ code }) => code)).toEqual([
      'nameTooLong',
      'noTaxCode',
      'formulaName',
      'newContact',
    ])
  })

  test('numbers that stand on other invoices already', () => {
    const two = [customer(), customer({ id: 8, billToName: 'Elm Bakery' })]
    const orders = [order(), order({ orderId: 2, customerId: 8 })]
    const taken = (...numbers: string[]) =>
      faultsOf({ orders, customers: two, books: { takenNumbers: new Set(numbers) } }).map(
        ({ code, message, count }) => [code, message, count],
      )
    expect(taken('PSC-102')).toEqual([
      [
        'numberTaken',
        'The number PSC-102 is taken already. Choose another prefix, or a first number that is higher.',
        1,
      ],
    ])
    expect(taken('PSC-101', 'PSC-102')).toEqual([
      [
        'numberTaken',
        'The numbers PSC-101 and 1 more are taken already. Choose another prefix, or a first number that is higher.',
        2,
      ],
    ])
  })
})

describe('warnings', () => {
  test('say beforehand how a run is split', () => {
    const orders = ordersOf(201)
    expect(faultsOf({ orders, grouping: 'CustomerDeliveryOrder' })).toEqual([
      {
        code: 'severalFiles',
        severity: 'warning',
        about: {},
        message:
          'The invoices come in 3 files, since QuickBooks Online takes 100 of them and 1,000 rows at once: PSC-101 to PSC-200, PSC-201 to PSC-300, PSC-301 to PSC-301.',
        count: 3,
        orderIds: [],
      },
    ])
    expect(faultsOf({ orders, grouping: 'CustomerDeliveryOrder', mapping: { package: 'xero' } })).toEqual([])
  })

  test('name the first five files of a very long run', () => {
    const [fault] = faultsOf({ orders: ordersOf(701), grouping: 'CustomerDeliveryOrder' })
    expect(fault?.message).toMatch(/^The invoices come in 8 files, .*, PSC-501 to PSC-600, and 3 more\.$/)
  })

  test.each(['=Elm', '+1 Elm', '-Elm', '@Elm', ' =Elm', '＝Elm', '＋Elm', '－Elm', '＠Elm'])(
    'point at the name %j, which begins like a formula',
    (billToName) => {
      expect(faultsOf({ customers: [customer({ billToName })] })).toMatchObject([
        {
          code: 'formulaName',
          severity: 'warning',
          about: { customerId: 1 },
          message: `The name "${billToName}" begins like a formula. It is exported as it is: do not open the file in a spreadsheet.`,
        },
      ])
      expect(faultsOf({ customers: [customer({ billToName, contact: 'Elm = Bakery' })] })).toEqual([])
    },
  )

  test('tell of contacts that the package may not know', () => {
    expect(faultsOf({ customers: [customer({ isKnownContact: false })] })).toMatchObject([
      {
        code: 'newContact',
        about: { customerId: 1 },
        message:
          'QuickBooks Online has not seen "Elm Bakery Ltd." from us before. Where no contact is called exactly so, it makes a new one.',
      },
    ])
  })

  test('name each invoice whose tax comes out otherwise over there', () => {
    // 5% of ten cents is half a cent, which is rounded up over there; of both prices it is the same.
    const dearer = order({
      orderId: 7,
      price: { preTaxCents: 1_000, taxes: [gst(50)] },
      billed: { preTaxCents: 990, taxes: [gst(50)] },
    })
    const typed = order({ orderId: 8, customerId: 2, price: { preTaxCents: 2_000, taxes: [gst(100), qst(201)] } })
    const inOntario = order({ orderId: 9, customerId: 2, price: { preTaxCents: 1_999, taxes: [hst(260)] } })
    const customers = [customer(), customer({ id: 2, name: 'Fir' })]
    expect(faultsOf({ orders: [dearer, typed, inOntario, order()], customers, mapping: { package: 'xero' } })).toEqual([
      {
        code: 'taxDiffers',
        severity: 'warning',
        about: { invoice: 'PSC-101' },
        message: 'Invoice PSC-101 for Elm Bakery: our tax is $0.50, and Xero will work out $0.51.',
        count: 1,
        orderIds: [7],
      },
      {
        code: 'taxDiffers',
        severity: 'warning',
        about: { invoice: 'PSC-102' },
        message: 'Invoice PSC-102 for Fir: our tax is $5.61, and Xero will work out $5.60.',
        count: 1,
        orderIds: [8],
      },
    ])
  })

  test('say what goes back', () => {
    const cheaper = (orderId: number) => order({ orderId, billed: { preTaxCents: 2_000, taxes: [gst(100)] } })
    const others = order({ orderId: 3, billed: { preTaxCents: 1_000, taxes: [hst(130)] } })
    expect(faultsOf({ orders: [cheaper(1), cheaper(2), others] })).toEqual([
      {
        code: 'creditOnly',
        severity: 'warning',
        about: {},
        message: 'Less is due than was billed for 2 orders: $21.00 back by credit note.',
        count: 2,
        orderIds: [1, 2],
      },
    ])
  })

  test('ask about an invoice that is due before it is made', () => {
    expect(faultsOf({ invoiceDate: '2026-10-30', orders: [order({ billableOn: '2026-10-30' })] })).toMatchObject([
      {
        code: 'dueInPast',
        severity: 'warning',
        message:
          '1 invoice is due before today, PSC-101 on November 29, 2026. Choose a later date unless that is meant.',
        count: 1,
      },
    ])
    expect(faultsOf({ invoiceDate: '2026-10-31', orders: [order({ billableOn: '2026-10-30' })] })).toEqual([])
  })

  test('ask about an invoice that is dated before its last order', () => {
    const orders = [order({ orderId: 1, billableOn: '2026-11-28' }), order({ orderId: 2, billableOn: '2026-11-30' })]
    expect(faultsOf({ orders, invoiceDate: '2026-11-29' })).toMatchObject([
      {
        code: 'datedBeforeOrders',
        severity: 'warning',
        message:
          '1 invoice is dated November 29, 2026, before the last order of it was completed. Choose a later date unless that is meant.',
        count: 1,
        orderIds: [2],
      },
    ])
    expect(faultsOf({ orders, invoiceDate: '2026-11-30' })).toEqual([])
    expect(faultsOf({ orders, invoiceDate: '1990-11-30' }).map(({ code }) => code)).toEqual([
      'dueInPast',
      'datedBeforeOrders',
    ])
  })

  test('tell of a tax that is charged without its registration number', () => {
    const inQuebec = order({ orderId: 2, price: { preTaxCents: 2_000, taxes: [gst(100), qst(200)] } })
    const codes = (orders: readonly BillableOrder[], isRegistered: RunBooks['isRegistered']) =>
      faultsOf({ orders, books: { isRegistered } }).map(({ message, orderIds }) => [message, orderIds])
    expect(codes([order(), inQuebec], { gstHst: true, qst: false })).toEqual([
      ['QST is charged, and no QST number is entered in the accounting settings: the invoices do not show one.', [2]],
    ])
    expect(codes([order()], { gstHst: false, qst: false })).toEqual([
      [
        'GST/HST is charged, and no GST/HST number is entered in the accounting settings: the invoices do not show one.',
        [1042],
      ],
    ])
  })

  test('tell what is recorded as paid because it was paid before', () => {
    const paid = order({ orderId: 2, paidOn: '2026-11-20' })
    const later = order({ orderId: 3, paidOn: '2026-11-26', price: { preTaxCents: 2_000, taxes: [gst(100)] } })
    const credited = order({
      orderId: 4,
      paidOn: '2026-11-27',
      billed: { preTaxCents: 3_000, taxes: [gst(150)] },
    })
    expect(faultsOf({ orders: [order(), paid, later, credited] })).toMatchObject([
      {
        code: 'paidBefore',
        message: '2 orders are marked as paid already: $31.50 is recorded as paid.',
        orderIds: [2, 3],
      },
      { code: 'creditOnly' },
    ])
    expect(paidBefore(dryRunOf({ orders: [order(), paid, later] }))).toEqual([
      { number: 'PSC-101', day: '2026-11-26', cents: 3_150, orderIds: [2, 3] },
    ])
    expect(paidBefore(dryRunOf({}))).toEqual([])
  })
})
