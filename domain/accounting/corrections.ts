import type { Amounts, BillableOrder, InvoiceLine, TaxAmount } from './types.ts'

/** The key of an order without any tax. */
const noTaxKey = 'No tax'

/**
 * The combination of taxes by its types and percents, in the order of the alphabet: `GST 5 + PST SK 6`, `GST/HST 13`, `Exempt 0`;
 * `No tax` for none. A tax code of the accounting package belongs to each.
 */
export function taxKey(taxes: readonly Pick<TaxAmount, 'type' | 'percent'>[]): string {
  return taxes.length === 0 ? noTaxKey : taxes.map(keyOfTax).toSorted().join(' + ')
}

/** A {@link taxKey} as people read it: "GST 5% + PST SK 6%", "HST 13%", "Exempt". */
export function taxKeyLabel(key: string): string {
  return key
    .split(' + ')
    .map((part) =>
      part
        .replace(/^GST\/HST /, 'HST ')
        .replace(/ 0$/, '')
        .replace(/ [\d.]+$/, '$&%'),
    )
    .join(' + ')
}

/**
 * The lines that a run bills of an order. With them what is billed is what it costs, to the cent and by each tax
 * (docs/rules/exports-and-accounting.md, "All files"):
 *
 * - it was never billed: one `order` line, also of 0;
 * - it became dearer: a `correction` over the difference of each tax; cheaper: a `credit`;
 * - it costs 0 by now: a `credit` of all that was billed;
 * - its taxes are others: a `credit` of all that was billed, and an `order` line anew. The same where one tax rose and another fell,
 *   which a typed tax can bring about: no line has an amount below zero.
 *
 * Without a price nothing is billed, also of what was billed before: the dry run names it.
 */
export function linesToBill(order: BillableOrder): readonly InvoiceLine[] {
  const { price, billed } = order
  if (price === null) return []
  if (billed === null) return [lineOf(order, 'order', price)]
  if (isNothing(price)) return isNothing(billed) ? [] : [lineOf(order, 'credit', billed)]
  if (isNothing(billed) && taxKey(billed.taxes) !== taxKey(price.taxes)) return [lineOf(order, 'order', price)]
  const more = difference(price, billed)
  if (more !== null && isPositive(more)) return isNothing(more) ? [] : [lineOf(order, 'correction', more)]
  const less = difference(billed, price)
  if (less !== null && isPositive(less)) return [lineOf(order, 'credit', less)]
  return [lineOf(order, 'credit', billed), lineOf(order, 'order', price)]
}

/**
 * What stands on invoices of an order, credits taken off, from its lines; null without any. They come in the order of their runs, those
 * of one run in any order. Lines of runs that were undone are left out, and runs are undone the newest first: what a line credits has to
 * stand there.
 */
export function amountsBilled(lines: readonly Pick<InvoiceLine, 'kind' | 'preTaxCents' | 'taxes'>[]): Amounts | null {
  // An order line comes first, or after a credit of all that was billed: from it on its taxes are those of the order.
  const taxes = lines.findLast(({ kind }) => kind === 'order')?.taxes ?? lines.at(-1)?.taxes
  if (taxes === undefined) return null
  let preTaxCents = 0
  const sums = new Map<string, number>()
  for (const { kind, ...line } of lines) {
    const sign = kind === 'credit' ? -1 : 1
    preTaxCents += sign * line.preTaxCents
    for (const tax of line.taxes) sums.set(keyOfTax(tax), (sums.get(keyOfTax(tax)) ?? 0) + sign * tax.cents)
  }
  return { preTaxCents, taxes: taxes.map((tax) => ({ ...tax, cents: sums.get(keyOfTax(tax)) ?? 0 })) }
}

function keyOfTax({ type, percent }: Pick<TaxAmount, 'type' | 'percent'>): string {
  return `${type} ${percent}`
}

/** Tax by tax, with the names of the first; null: their taxes are not the same ones. */
function difference(amounts: Amounts, taken: Amounts): Amounts | null {
  if (taxKey(amounts.taxes) !== taxKey(taken.taxes)) return null
  const centsOf = new Map(taken.taxes.map((tax) => [keyOfTax(tax), tax.cents]))
  return {
    preTaxCents: amounts.preTaxCents - taken.preTaxCents,
    taxes: amounts.taxes.map((tax) => ({ ...tax, cents: tax.cents - (centsOf.get(keyOfTax(tax)) ?? 0) })),
  }
}

function isNothing({ preTaxCents, taxes }: Amounts): boolean {
  return preTaxCents === 0 && taxes.every(({ cents }) => cents === 0)
}

function isPositive({ preTaxCents, taxes }: Amounts): boolean {
  return preTaxCents >= 0 && taxes.every(({ cents }) => cents >= 0)
}

function lineOf(order: BillableOrder, kind: InvoiceLine['kind'], { preTaxCents, taxes }: Amounts): InvoiceLine {
  const { orderId, serviceId, serviceName, poNumber, billableOn: serviceDate } = order
  const description = descriptionOf(order, kind)
  return { orderId, kind, serviceId, serviceName, poNumber, description, serviceDate, preTaxCents, taxes }
}

function descriptionOf({ orderId, isCancelled, pickup, dropoff }: BillableOrder, kind: InvoiceLine['kind']): string {
  const subject = {
    order: `Order ${orderId}`,
    correction: `Correction of order ${orderId}`,
    credit: `Credit for order ${orderId}`,
  }
  return `${subject[kind]}${isCancelled ? ', cancelled' : ''}: ${pickup} to ${dropoff}`
}
