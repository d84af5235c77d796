import { cancellationLine } from '../../pricing/cancellation.ts'
import { taxesFor, taxOn } from '../../pricing/tax.ts'
import { addDays, type LocalDate } from '../../time/zoned-time.ts'
import { paymentTerms, type Amounts, type BillableOrder, type BilledCustomer } from '../types.ts'
import type { Chances } from './random.ts'

/** An order of a world. Nothing here says what was billed of it. */
export type WorldOrder = Omit<BillableOrder, 'billed'> & {
  readonly province: string
  /** Another carrier bought it. */
  readonly isInterlined: boolean
  /** Of the customer, or empty. */
  readonly taxExemption: string
}

const provinces = ['SK', 'ON', 'QC', 'NS', 'NB', 'AB']

const names = [
  'Elm Bakery',
  '=SUM(A1)',
  'Pharmacie "Côté", Québec',
  '@home',
  'Łódź & Sons',
  '-5',
  'Northline\nWarehouse',
  ' Fir ',
]

export function anyCustomer({ pick, inHundred, below }: Chances, id: number): BilledCustomer {
  const name = `${pick(names)} ${id}`
  return {
    id,
    name,
    billToName: name,
    billToAddress: pick([null, '402 21st St E, Saskatoon, SK S7K 0C3', 'a\nb\nc\nd\ne']),
    email: inHundred(50) ? `billing${below(9)}@elm.example` : null,
    paymentTerms: pick(paymentTerms),
    contact: inHundred(30) ? `Contact, ${id}` : null,
    isKnownContact: inHundred(50),
  }
}

/** An order that was completed in one of so many days before the last one. */
export function anyOrder(
  chances: Chances,
  orderId: number,
  customerId: number,
  lastDay: LocalDate,
  days: number,
): WorldOrder {
  const { pick, inHundred, below } = chances
  const serviceId = 1 + below(3)
  const order: WorldOrder = {
    orderId,
    customerId,
    billableOn: addDays(lastDay, -below(days)),
    serviceId,
    serviceName: `Service ${serviceId}`,
    poNumber: inHundred(30) ? `PO ${below(4)}` : '',
    isCancelled: false,
    pickup: pick(['Northline Warehouse', 'Élan "Est"', '=A1', '12, High Street']),
    dropoff: pick(['Elm Bakery', 'Hôpital', 'line\nbreak', '+1 306']),
    price: null,
    paidOn: null,
    province: pick(provinces),
    isInterlined: inHundred(8),
    taxExemption: inHundred(5) ? 'T-1' : '',
  }
  return inHundred(96) ? priced(order, anyPreTaxCents(chances)) : order
}

/** Something that happens to an order after it was completed: it is priced, cancelled, exempt, sent elsewhere, or nothing of all that. */
export function editOrder(order: WorldOrder, chances: Chances): WorldOrder {
  const { below, pick, inHundred } = chances
  const preTaxCents = order.price?.preTaxCents ?? anyPreTaxCents(chances)
  const act = below(20)
  if (act < 8) return priced(order, anyPreTaxCents(chances))
  if (act < 11) return priced(order, Math.max(0, preTaxCents + below(41) - 20))
  if (act < 12) return priced(order, 0)
  if (act < 13) return { ...order, price: null }
  if (act < 14) return priced({ ...order, taxExemption: order.taxExemption === '' ? 'T-2' : '' }, preTaxCents)
  if (act < 15) return priced({ ...order, isInterlined: !order.isInterlined }, preTaxCents)
  if (act < 16) return priced({ ...order, province: pick(provinces) }, preTaxCents)
  if (act < 18) return cancelled(order, preTaxCents, chances)
  if (act < 19) return { ...order, serviceId: 1 + below(3), poNumber: `PO ${below(4)}` }
  // Somebody typed the tax.
  const { price } = order
  if (price === null || !inHundred(50)) return order
  return { ...order, price: { ...price, taxes: price.taxes.map((tax) => ({ ...tax, cents: tax.cents + below(3) })) } }
}

function cancelled(order: WorldOrder, preTaxCents: number, { pick, below }: Chances): WorldOrder {
  const charge = pick([
    { type: 'none' as const, amount: 0 },
    { type: 'fee' as const, amount: below(2_000) },
    { type: 'percentage' as const, amount: below(101) },
  ])
  const { priceCadCents } = cancellationLine(charge, preTaxCents)
  const nothing: Amounts = { preTaxCents: 0, taxes: [] }
  const isCancelled = { ...order, isCancelled: true }
  return priceCadCents === 0 ? { ...isCancelled, price: nothing } : priced(isCancelled, priceCadCents)
}

/** By the taxes of its day, which change in Nova Scotia on April 1, 2025. */
function priced(order: WorldOrder, preTaxCents: number): WorldOrder {
  const { province, isInterlined, taxExemption, billableOn } = order
  const taxed = {
    dropoffProvince: province,
    pickupProvince: province,
    isInterlined,
    taxExemption: taxExemption === '' ? null : taxExemption,
  }
  const taxes = taxesFor(taxed, billableOn, { kind: 'taxable', pstSk: order.serviceId === 2 })
  return {
    ...order,
    price: {
      preTaxCents,
      taxes: taxes.map((tax) => ({
        type: tax.type,
        name: tax.name,
        percent: tax.percent,
        cents: taxOn(preTaxCents, tax),
      })),
    },
  }
}

function anyPreTaxCents({ pick, below }: Chances): number {
  return below(pick([1, 30, 3_000, 30_000, 2_000_000]))
}
