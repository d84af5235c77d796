import type { BillableOrder, BilledCustomer, TaxAmount } from '../types.ts'

export function gst(cents: number): TaxAmount {
  return { type: 'GST', name: 'GST (5%)', percent: 5, cents }
}

export function hst(cents: number): TaxAmount {
  return { type: 'GST/HST', name: 'HST (13%)', percent: 13, cents }
}

export function qst(cents: number): TaxAmount {
  return { type: 'QST', name: 'QST (9.975%)', percent: 9.975, cents }
}

/** An order of $10.00 with GST that nobody billed yet. */
export function order(more: Partial<BillableOrder> = {}): BillableOrder {
  return {
    orderId: 1042,
    customerId: 1,
    billableOn: '2026-11-25',
    serviceId: 1,
    serviceName: 'Same Day',
    poNumber: '',
    isCancelled: false,
    pickup: 'Northline Warehouse',
    dropoff: 'Elm Bakery',
    price: { preTaxCents: 1_000, taxes: [gst(50)] },
    billed: null,
    paidOn: null,
    ...more,
  }
}

export function customer(more: Partial<BilledCustomer> = {}): BilledCustomer {
  return {
    id: 1,
    name: 'Elm Bakery',
    billToName: 'Elm Bakery Ltd.',
    billToAddress: '402 21st St E, Saskatoon, SK S7K 0C3',
    email: 'billing@elm.example',
    paymentTerms: 'net30',
    contact: null,
    isKnownContact: true,
    ...more,
  }
}
