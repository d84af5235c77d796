import type { LocalDate } from '../time/zoned-time.ts'
import { linesToBill } from './corrections.ts'
import { partyOf, spanOf, type Grouping } from './groupings.ts'
import { dueDateOf } from './payment-terms.ts'
import { groupOf, type Group } from './periods.ts'
import type { BillableOrder, BilledCustomer, InvoiceDraft, InvoiceLine, NumberedInvoice, TaxAmount } from './types.ts'

type Customers = ReadonlyMap<number, BilledCustomer>

/** A line with the group that it is put into. */
interface GroupedLine {
  readonly group: Group
  readonly line: InvoiceLine
}

/**
 * The invoices and credit notes of a run, by the names of the customers, then by key, the credit note after its invoice; their lines by
 * order. Every order is in the group of its own day, so that a latecomer of October is on an invoice of October. What has become dearer
 * stands on the following invoice, which is the newest one of its customer in the run; where there is none, and where an invoice is an
 * order, it has one to itself (docs/rules/exports-and-accounting.md, "All files"). A credit goes to the credit note of its own group.
 * @param orders each once
 * @throws RangeError for a grouping of drivers, and for a customer who is not among `customers`
 */
export function planInvoices(
  orders: readonly BillableOrder[],
  grouping: Grouping,
  customers: Customers,
): readonly InvoiceDraft[] {
  if (partyOf(grouping) !== 'Customer') throw new RangeError(`No grouping of customers: ${grouping}`)
  return [...Map.groupBy(orders, ({ customerId }) => customerId)]
    .map(([customerId, own]) => ({ customer: customerOf(customers, { customerId }), own }))
    .toSorted((one, other) => byName(one.customer, other.customer))
    .flatMap(({ customer, own }) => {
      const lines = own.flatMap((order) => {
        const group = groupOf(grouping, { orderId: order.orderId, date: order.billableOn })
        return linesToBill(order).map((line) => ({ group, line }))
      })
      return draftsOf(customer.id, spanOf(grouping) === 'Order' ? lines : withCorrectionsMoved(lines))
    })
}

/** Digits count as numbers, so that order 9 comes before order 10. */
const words = new Intl.Collator('en-CA', { numeric: true })

function byName(one: BilledCustomer, other: BilledCustomer): number {
  return words.compare(one.name, other.name) || one.id - other.id
}

function withCorrectionsMoved(lines: readonly GroupedLine[]): readonly GroupedLine[] {
  let newest: Group | undefined
  for (const { group, line } of lines) {
    if (line.kind === 'order' && isBefore(newest, group)) newest = group
  }
  return lines.map(({ group, line }) => {
    const following = line.kind === 'correction' && isBefore(group, newest) ? newest : undefined
    return { line, group: following ?? group }
  })
}

function isBefore(one: Group | undefined, other: Group | undefined): boolean {
  return (one?.from ?? '') < (other?.from ?? '')
}

function draftsOf(customerId: number, lines: readonly GroupedLine[]): readonly InvoiceDraft[] {
  const groups = Map.groupBy(
    lines,
    ({ group, line }) => `${line.kind === 'credit' ? 'creditNote' : 'invoice'} ${group.key}`,
  )
  return [...groups.values()]
    .flatMap((grouped) => {
      const [first] = grouped
      if (first === undefined) return []
      const kind = first.line.kind === 'credit' ? ('creditNote' as const) : ('invoice' as const)
      const { key, label } = first.group
      const sorted = grouped.map(({ line }) => line).toSorted((one, other) => one.orderId - other.orderId)
      return [{ kind, customerId, key, label, lines: sorted }]
    })
    .toSorted(
      (one, other) =>
        words.compare(one.key, other.key) || Number(one.kind === 'creditNote') - Number(other.kind === 'creditNote'),
    )
}

interface Numbering {
  /** Before each number, "PSC-". */
  readonly prefix: string
  /** The first counter that is free. */
  readonly next: number
  readonly invoiceDate: LocalDate
  readonly customers: Customers
}

/**
 * Hands out numbers in the order of the drafts, invoices and credit notes alike: the prefix and a counter that skips none
 * (docs/rules/exports-and-accounting.md, "Billing"). One that is too long for the package is a fault of the dry run.
 * @throws RangeError for a customer who is not among `customers`
 */
export function numberInvoices(
  drafts: readonly InvoiceDraft[],
  { prefix, next, invoiceDate, customers }: Numbering,
): readonly NumberedInvoice[] {
  return drafts.map((draft, index) => {
    const customer = customerOf(customers, draft)
    const dueDate = draft.kind === 'creditNote' ? null : dueDateOf(customer.paymentTerms, invoiceDate)
    return { ...draft, number: `${prefix}${next + index}`, customer, invoiceDate, dueDate }
  })
}

function customerOf(customers: Customers, { customerId }: Pick<InvoiceDraft, 'customerId'>): BilledCustomer {
  const customer = customers.get(customerId)
  if (customer === undefined) throw new RangeError(`Not among the customers: ${customerId}`)
  return customer
}

/** What lines add up to, in Canadian cents. */
export interface Totals {
  readonly preTaxCents: number
  /** Each tax once, as invoices print them. */
  readonly taxes: readonly TaxAmount[]
  readonly taxCents: number
  readonly totalCents: number
}

/** The sums of an invoice or of a credit note, as amounts above zero both: its taxes are those of its orders, never worked out anew. */
export function totalsOf(lines: readonly Pick<InvoiceLine, 'preTaxCents' | 'taxes'>[]): Totals {
  const preTaxCents = lines.reduce((sum, line) => sum + line.preTaxCents, 0)
  const taxes = [
    ...Map.groupBy(
      lines.flatMap((line) => line.taxes),
      ({ type, percent }) => `${type} ${percent}`,
    ),
  ]
    .toSorted(([one], [other]) => words.compare(one, other))
    .flatMap(([, same]) => {
      const [first] = same
      return first === undefined ? [] : [{ ...first, cents: same.reduce((sum, { cents }) => sum + cents, 0) }]
    })
  const taxCents = taxes.reduce((sum, { cents }) => sum + cents, 0)
  return { preTaxCents, taxes, taxCents, totalCents: preTaxCents + taxCents }
}
