import type { TaxAmount } from '#domain/accounting/types.ts'
import { sampleOrder } from './document-samples.ts'
import type { InvoiceDocumentData } from './invoice-data.ts'
import type { PayStatementData } from './pay-statement-data.ts'
import type { StatementDocumentData } from './statement-data.ts'

const { courier, chargeTo: customer, timeZone } = sampleOrder()
const issuedAt = Date.UTC(2026, 11, 1, 15, 30) / 1000

export function gst(cents: number): TaxAmount {
  return { type: 'GST', name: 'GST (5%)', percent: 5, cents }
}

export function qst(cents: number): TaxAmount {
  return { type: 'QST', name: 'QST (9.975%)', percent: 9.975, cents }
}

/** The data of an invoice of three orders, with what a test wants changed: $140.00 before tax, and $149.63 with it. */
export function sampleInvoice(changes: Partial<InvoiceDocumentData> = {}): InvoiceDocumentData {
  const line = { serviceDate: '2026-11-20', serviceName: 'City delivery', poNumber: null } as const
  return {
    kind: 'invoice',
    number: 'INV-12',
    invoiceDate: '2026-11-30',
    dueDate: '2026-12-30',
    terms: 'net30',
    label: 'November 2026',
    voidedOn: null,
    timeZone,
    issuedAt,
    courier,
    customer,
    registrations: { gstHst: '81234 5678 RT0001', qst: '1234567890 TQ0001' },
    lines: [
      {
        ...line,
        orderNumber: 10482,
        poNumber: '77120',
        description: 'Order 10482: Broadway & 10th to Stonebridge Centre',
        preTaxCents: 6_160,
        taxes: [gst(308)],
      },
      {
        ...line,
        orderNumber: 10490,
        serviceDate: '2026-11-23',
        serviceName: 'Rush 2 h',
        description: 'Order 10490: Broadway & 10th to Pharmacie Côté, Gatineau',
        preTaxCents: 2_640,
        taxes: [gst(132), qst(263)],
      },
      {
        ...line,
        orderNumber: 10501,
        serviceDate: '2026-11-27',
        description: 'Correction of order 10501, cancelled: Meewasin Clinic to Nutana Flowers',
        preTaxCents: 5_200,
        taxes: [gst(260)],
      },
    ],
    settlements: [],
    memo: 'Thank you for your business.\nE-transfers to billing@prairiesky.example.',
    howToPay: null,
    ...changes,
  }
}

/** The data of a statement of November 2026, with what a test wants changed. */
export function sampleStatement(changes: Partial<StatementDocumentData> = {}): StatementDocumentData {
  const row = { dueDate: null, method: null, detail: null } as const
  return {
    from: '2026-11-01',
    until: '2026-11-30',
    timeZone,
    issuedAt,
    courier,
    customer,
    openingCents: 81_240,
    rows: [
      {
        ...row,
        day: '2026-11-12',
        kind: 'payment',
        number: null,
        method: 'cheque',
        detail: 'No. 1042',
        cents: -50_000,
        balanceCents: 31_240,
      },
      {
        ...row,
        day: '2026-11-30',
        kind: 'invoice',
        number: 'INV-12',
        dueDate: '2026-12-30',
        detail: 'November 2026',
        cents: 14_963,
        balanceCents: 46_203,
      },
      { ...row, day: '2026-11-30', kind: 'creditNote', number: 'INV-13', cents: -1_203, balanceCents: 45_000 },
    ],
    closingCents: 45_000,
    ageing: { current: 14_963, days30: 31_240 - 1_203, days60: 0, days90: 0, over90: 0 },
    memo: null,
    howToPay: null,
    ...changes,
  }
}

/** The data of a driver's pay of two weeks, with what a test wants changed: $66.96 for the orders, and $94.96 with all. */
export function samplePayStatement(changes: Partial<PayStatementData> = {}): PayStatementData {
  return {
    number: 'PAY-3',
    from: '2026-11-16',
    until: '2026-11-29',
    payDate: '2026-12-04',
    voidedOn: null,
    timeZone,
    issuedAt,
    courier,
    driver: { name: 'Dana Kowalczyk', address: '12 Elm St, Saskatoon, SK S7K 1A1' },
    unitPreference: 'Metric',
    lines: [
      {
        orderNumber: 10482,
        day: '2026-11-20',
        distanceM: 14_320,
        payableCents: 6_160,
        rate: 60,
        payCents: 3_696,
        adjustmentsCents: 500,
      },
      {
        orderNumber: 10490,
        day: '2026-11-23',
        distanceM: 8_000,
        payableCents: 5_000,
        rate: 52.5,
        payCents: 2_625,
        adjustmentsCents: -125,
      },
    ],
    corrections: [
      { orderNumber: 10397, day: '2026-11-06', description: 'The price rose after it was paid', cents: 300 },
    ],
    extras: [{ name: 'Bonus for safe driving', cents: 5_000 }],
    deductions: [{ name: 'Uniform', cents: 2_500 }],
    ...changes,
  }
}
