import type { FaultCode } from '#domain/accounting/faults.ts'
import type { BillingRunFault } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import type { FaultLink } from './Faults.tsx'
import { addressOf, type RunDraft } from './run-draft.ts'

/** Where the faults of a dry run are mended, the likeliest place first; none where the orders themselves are the place. */
export function faultLinks({ code, customerId }: BillingRunFault, draft: RunDraft): readonly FaultLink[] {
  const customer =
    customerId === null ? [] : [{ to: paths.customerSide(customerId, 'terms'), text: 'Terms of the customer' }]
  const books = (kind: 'service' | 'tax' | 'customer') => [
    { to: paths.bookNames({ kind }), text: 'Match to the books' },
  ]
  const places: Readonly<Record<FaultCode, readonly FaultLink[]>> = {
    noPrice: [{ to: addressOf(draft, 'leaks', { leak: 'noPrice' }), text: 'Orders without a price' }],
    priceGone: [{ to: addressOf(draft, 'leaks', { leak: 'changedSinceBilled' }), text: 'Orders whose price changed' }],
    noBillToName: [...customer, ...books('customer')],
    nameTooLong: [...customer, ...books('customer')],
    noTaxCode: books('tax'),
    unknownAccount: books('service'),
    tooManyRows: [{ to: addressOf(draft, 'what'), text: 'Group otherwise' }],
    numberTooLong: [{ to: paths.accountingSettings(), text: 'Accounting settings' }],
    numberTaken: [{ to: paths.accountingSettings(), text: 'Accounting settings' }],
    dueInPast: [{ to: addressOf(draft, 'what'), text: 'Choose another date' }],
    datedBeforeOrders: [{ to: addressOf(draft, 'what'), text: 'Choose another date' }],
    noTaxNumber: [{ to: paths.accountingSettings(), text: 'Accounting settings' }],
    paidBefore: [],
    severalFiles: [],
    formulaName: customer,
    newContact: books('customer'),
    taxDiffers: [],
    creditOnly: [],
  }
  return Object.entries(places).find(([known]) => known === code)?.[1] ?? []
}

/** What is about a customer, a service or a tax is mended there, and not order by order. */
export function isOfOrders({ customerId, serviceId, taxKey }: BillingRunFault): boolean {
  return customerId === null && serviceId === null && taxKey === null
}
