import { countText } from '../amounts/count-text.ts'
import { formatCents, percentOf } from '../amounts/money.ts'
import { dateWords } from '../planner/days.ts'
import type { LocalDate } from '../time/zoned-time.ts'
import { taxKey, taxKeyLabel } from './corrections.ts'
import { accountOf, contactNameOf, itemOf, maxNumberLength, packageLimits, taxCodeOf } from './files/packages.ts'
import { batchesOf } from './files/write-files.ts'
import { paidBefore } from './paid-before.ts'
import { totalsOf } from './plan-invoices.ts'
import type { AccountingMapping, BillableOrder, BilledCustomer, InvoiceLine, NumberedInvoice } from './types.ts'

/** What a dry run can find, by what is to be done about it. */
export const faultSeverities = {
  noPrice: 'error',
  priceGone: 'error',
  noBillToName: 'error',
  nameTooLong: 'error',
  noTaxCode: 'error',
  unknownAccount: 'error',
  tooManyRows: 'error',
  numberTooLong: 'error',
  numberTaken: 'error',
  dueInPast: 'warning',
  datedBeforeOrders: 'warning',
  noTaxNumber: 'warning',
  paidBefore: 'warning',
  severalFiles: 'warning',
  formulaName: 'warning',
  newContact: 'warning',
  taxDiffers: 'warning',
  creditOnly: 'warning',
} as const satisfies Readonly<Record<string, 'error' | 'warning'>>

export type FaultCode = keyof typeof faultSeverities

/** A fault of a dry run; equal ones are a single fault. */
export interface RunFault {
  readonly code: FaultCode
  /** With an error there is no run; a warning is for somebody to read first. */
  readonly severity: 'error' | 'warning'
  /** What has to be mended, or is worth a look. */
  readonly about: {
    readonly customerId?: number
    readonly serviceId?: number
    /** As by {@link taxKey}. */
    readonly taxKey?: string
    /** The number it would have. */
    readonly invoice?: string
  }
  readonly message: string
  /** Orders, or invoices where the fault is about these. */
  readonly count: number
  /** The first twenty of the orders. */
  readonly orderIds: readonly number[]
}

/** What a run is about to do. */
export interface DryRun {
  /** All that it picked up. */
  readonly orders: readonly BillableOrder[]
  /** What it would make of them, with the numbers that they would have. */
  readonly invoices: readonly NumberedInvoice[]
  readonly mapping: AccountingMapping
  readonly books: RunBooks
}

/** The facts about a run that the courier's books have besides its orders. */
export interface RunBooks {
  /** The day of the courier's calendar. */
  readonly today: LocalDate
  /** Numbers of the run that an invoice or a credit note has already. */
  readonly takenNumbers: ReadonlySet<string>
  /** Whether the courier has said under which number it is registered for a tax. */
  readonly isRegistered: { readonly gstHst: boolean; readonly qst: boolean }
}

const fewIds = 20
const fewFiles = 5

const orderWords = { one: 'order', many: 'orders' }

/** Every fault of a run before it is one (docs/rules/exports-and-accounting.md, "Billing"), errors first. Amounts are in Canadian dollars throughout. */
export function dryRunFaults(run: DryRun): readonly RunFault[] {
  const faults = [
    ...priceFaults(run.orders),
    ...customerFaults(run),
    ...codeFaults(run),
    ...invoiceFaults(run),
    ...takenFaults(run),
    ...dateFaults(run),
    ...registrationFaults(run),
    ...paidFaults(run),
    ...fileFaults(run),
    ...taxFaults(run),
    ...creditFaults(run.invoices),
  ]
  return faults.toSorted((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'))
}

interface FaultParts {
  readonly about?: RunFault['about']
  readonly message: string
  readonly count?: number
  readonly orderIds?: readonly number[]
}

function faultOf(
  code: FaultCode,
  { about = {}, message, orderIds = [], count = orderIds.length }: FaultParts,
): RunFault {
  const few = [...new Set(orderIds)].slice(0, fewIds)
  return { code, severity: faultSeverities[code], about, message, count, orderIds: few }
}

function priceFaults(orders: readonly BillableOrder[]): readonly RunFault[] {
  const unpriced = orders.filter(({ price }) => price === null)
  const fresh = unpriced.filter(({ billed }) => billed === null).map(({ orderId }) => orderId)
  const gone = unpriced.filter(({ billed }) => billed !== null).map(({ orderId }) => orderId)
  return [
    ...(fresh.length === 0
      ? []
      : [
          faultOf('noPrice', {
            message: `${ordersHave(fresh.length)} no price. Set one, or mark them as not billable.`,
            orderIds: fresh,
          }),
        ]),
    ...(gone.length === 0
      ? []
      : [
          faultOf('priceGone', {
            message: `${ordersHave(gone.length)} no price any more, but ${gone.length === 1 ? 'stands' : 'stand'} on an invoice. Set one; 0 credits all of it.`,
            orderIds: gone,
          }),
        ]),
  ]
}

function customerFaults({ invoices, mapping }: DryRun): readonly RunFault[] {
  const { title, nameLength } = packageLimits[mapping.package]
  return [...Map.groupBy(invoices, ({ customerId }) => customerId).values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const { customer } = first
    const name = contactNameOf(customer)
    const orderIds = orderIdsOf(own.flatMap(({ lines }) => lines))
    const about = { customerId: customer.id }
    const found = (code: FaultCode, message: string) => faultOf(code, { about, message, orderIds })
    if (isUnnamed(customer)) {
      const message = `${customer.name} has no name for bills. Enter it with the customer, or choose its contact in ${title}.`
      return [found('noBillToName', message)]
    }
    const length = [...name].length
    return [
      ...(length > nameLength
        ? [
            found(
              'nameTooLong',
              `${customer.name}: ${title} takes names of ${nameLength} characters; this one has ${length}.`,
            ),
          ]
        : []),
      ...(startsLikeFormula(name)
        ? [
            found(
              'formulaName',
              `The name "${name}" begins like a formula. It is exported as it is: do not open the file in a spreadsheet.`,
            ),
          ]
        : []),
      ...(customer.isKnownContact
        ? []
        : [
            found(
              'newContact',
              `${title} has not seen "${name}" from us before. Where no contact is called exactly so, it makes a new one.`,
            ),
          ]),
    ]
  })
}

function isUnnamed({ contact, billToName }: BilledCustomer): boolean {
  return (contact ?? '').trim() === '' && (billToName ?? '').trim() === ''
}

/** As spreadsheets see it, which take full-width signs for the others. */
export function startsLikeFormula(name: string): boolean {
  return /^\s*[=+\-@＝＋－＠]/.test(name)
}

function codeFaults({ invoices, mapping }: DryRun): readonly RunFault[] {
  const { title } = packageLimits[mapping.package]
  const lines = invoices.flatMap((invoice) => invoice.lines)
  const codeless = lines.filter((line) => taxCodeOf(mapping, line) === null)
  const isQbo = mapping.package === 'qbo'
  const nowhere = lines.filter(({ serviceId }) => (isQbo ? itemOf : accountOf)(mapping, serviceId) === null)
  return [
    ...[...Map.groupBy(codeless, ({ taxes }) => taxKey(taxes))].map(([key, same]) => {
      const orderIds = orderIdsOf(same)
      const message = `No tax code of ${title} is chosen for ${taxKeyLabel(key)}, which ${ordersHave(orderIds.length)}.`
      return faultOf('noTaxCode', { about: { taxKey: key }, message, orderIds })
    }),
    ...[...Map.groupBy(nowhere, ({ serviceId }) => serviceId)].map(([serviceId, same]) => {
      const orderIds = orderIdsOf(same)
      const what = isQbo ? 'item' : 'account'
      const message = `The service ${same[0]?.serviceName} has no ${what} in ${title}, and no usual one is chosen: ${countText(orderIds.length, orderWords)}.`
      return faultOf('unknownAccount', { about: { serviceId }, message, orderIds })
    }),
  ]
}

function invoiceFaults({ invoices, mapping }: DryRun): readonly RunFault[] {
  const { title, rows } = packageLimits[mapping.package]
  const tooLong = invoices.filter(({ number }) => number.length > maxNumberLength)
  const [first] = tooLong
  return [
    ...invoices
      .filter(({ lines }) => lines.length > rows)
      .map(({ number, customer, lines }) => {
        const message = `${number} for ${customer.name} has ${countText(lines.length, { one: 'row', many: 'rows' })}, and ${title} takes ${countText(rows, { one: 'row', many: 'rows' })} in a file. Group by a shorter time.`
        return faultOf('tooManyRows', { about: { invoice: number }, message, orderIds: orderIdsOf(lines) })
      }),
    ...(first === undefined
      ? []
      : [
          faultOf('numberTooLong', {
            about: { invoice: first.number },
            message: `The number ${first.number} is longer than ${maxNumberLength} characters. Choose a shorter prefix.`,
            count: tooLong.length,
          }),
        ]),
  ]
}

function takenFaults({ invoices, books: { takenNumbers } }: DryRun): readonly RunFault[] {
  const taken = invoices.filter(({ number }) => takenNumbers.has(number))
  const [first] = taken
  if (first === undefined) return []
  const which =
    taken.length === 1
      ? `The number ${first.number} is taken already`
      : `The numbers ${first.number} and ${taken.length - 1} more are taken already`
  const message = `${which}. Choose another prefix, or a first number that is higher.`
  return [faultOf('numberTaken', { about: { invoice: first.number }, message, count: taken.length })]
}

/** Dates that nobody means on purpose, such as one of another year. */
function dateFaults({ invoices, orders, books: { today } }: DryRun): readonly RunFault[] {
  const due = invoices.filter(({ dueDate }) => dueDate !== null && dueDate < today)
  const [firstDue] = due
  const billableOn = new Map(orders.map((order) => [order.orderId, order.billableOn]))
  const isLater = ({ lines, invoiceDate }: NumberedInvoice) =>
    lines.some(({ orderId }) => (billableOn.get(orderId) ?? invoiceDate) > invoiceDate)
  const early = invoices.filter(isLater)
  const [firstEarly] = early
  return [
    ...(firstDue === undefined
      ? []
      : [
          faultOf('dueInPast', {
            about: { invoice: firstDue.number },
            message: `${invoicesAre(due.length)} due before today, ${firstDue.number} on ${dateWords(firstDue.dueDate ?? today)}. Choose a later date unless that is meant.`,
            count: due.length,
          }),
        ]),
    ...(firstEarly === undefined
      ? []
      : [
          faultOf('datedBeforeOrders', {
            about: { invoice: firstEarly.number },
            message: `${invoicesAre(early.length)} dated ${dateWords(firstEarly.invoiceDate)}, before the last order of ${early.length === 1 ? 'it' : 'each'} was completed. Choose a later date unless that is meant.`,
            count: early.length,
            orderIds: orderIdsOf(
              early.flatMap(({ lines, invoiceDate }) =>
                lines.filter(({ orderId }) => (billableOn.get(orderId) ?? invoiceDate) > invoiceDate),
              ),
            ),
          }),
        ]),
  ]
}

const registrations = [
  { types: ['GST', 'GST/HST'], tax: 'GST/HST', key: 'gstHst', number: 'GST/HST number' },
  { types: ['QST'], tax: 'QST', key: 'qst', number: 'QST number' },
] as const

/** A customer cannot claim back a tax that is charged without the number under which it is remitted. */
function registrationFaults({ invoices, books: { isRegistered } }: DryRun): readonly RunFault[] {
  const lines = invoices.flatMap((invoice) => invoice.lines)
  return registrations.flatMap(({ types, tax, key, number }) => {
    const ofTax = new Set<string>(types)
    const charged = lines.filter(({ taxes }) => taxes.some(({ type, cents }) => ofTax.has(type) && cents !== 0))
    if (isRegistered[key] || charged.length === 0) return []
    const message = `${tax} is charged, and no ${number} is entered in the accounting settings: the invoices do not show one.`
    return [faultOf('noTaxNumber', { message, orderIds: orderIdsOf(charged) })]
  })
}

/** Orders that were paid before they are billed: the run writes the payments down. */
function paidFaults(run: DryRun): readonly RunFault[] {
  const paid = paidBefore(run)
  if (paid.length === 0) return []
  const orderIds = paid.flatMap((one) => one.orderIds)
  const cents = paid.reduce((sum, one) => sum + one.cents, 0)
  const message = `${countText(orderIds.length, orderWords)} ${orderIds.length === 1 ? 'is' : 'are'} marked as paid already: ${formatCents(cents)} is recorded as paid.`
  return [faultOf('paidBefore', { message, orderIds })]
}

function fileFaults({ invoices, mapping }: DryRun): readonly RunFault[] {
  const limits = packageLimits[mapping.package]
  const batches = batchesOf(invoices, mapping.package)
  return (['invoices', 'creditNotes'] as const).flatMap((kind) => {
    const files = batches.filter((batch) => batch.kind === kind)
    if (files.length < 2) return []
    const what = kind === 'invoices' ? 'invoices' : 'credit notes'
    const parts = files
      .slice(0, fewFiles)
      .map((file) => `${file.invoices[0]?.number} to ${file.invoices.at(-1)?.number}`)
    const rest = files.length > fewFiles ? `, and ${files.length - fewFiles} more` : ''
    const message = `The ${what} come in ${files.length} files, since ${limits.title} takes ${limits.invoices} of them and ${countText(limits.rows, { one: 'row', many: 'rows' })} at once: ${parts.join(', ')}${rest}.`
    return [faultOf('severalFiles', { message, count: files.length })]
  })
}

function taxFaults({ invoices, mapping }: DryRun): readonly RunFault[] {
  const { title } = packageLimits[mapping.package]
  return invoices.flatMap(({ kind, number, customer, lines }) => {
    const ours = totalsOf(lines).taxCents
    const theirs = lines.reduce((sum, line) => sum + taxOverThere(line), 0)
    if (ours === theirs) return []
    const what = kind === 'invoice' ? 'Invoice' : 'Credit note'
    const message = `${what} ${number} for ${customer.name}: our tax is ${formatCents(ours)}, and ${title} will work out ${formatCents(theirs)}.`
    const different = lines.filter((line) => totalsOf([line]).taxCents !== taxOverThere(line))
    return [faultOf('taxDiffers', { about: { invoice: number }, message, orderIds: orderIdsOf(different) })]
  })
}

/** The package works out each tax of each row by itself and rounds it, in cents. */
function taxOverThere({ preTaxCents, taxes }: InvoiceLine): number {
  return taxes.reduce((sum, { percent }) => sum + percentOf(preTaxCents, percent), 0)
}

function creditFaults(invoices: readonly NumberedInvoice[]): readonly RunFault[] {
  const linesOf = (kind: NumberedInvoice['kind']) =>
    invoices.filter((one) => one.kind === kind).flatMap(({ lines }) => lines)
  const again = new Set(orderIdsOf(linesOf('invoice')))
  const credits = linesOf('creditNote').filter(({ orderId }) => !again.has(orderId))
  if (credits.length === 0) return []
  const { totalCents } = totalsOf(credits)
  const message = `Less is due than was billed for ${countText(credits.length, orderWords)}: ${formatCents(totalCents)} back by credit note.`
  return [faultOf('creditOnly', { message, orderIds: orderIdsOf(credits) })]
}

function orderIdsOf(lines: readonly InvoiceLine[]): readonly number[] {
  return [...new Set(lines.map(({ orderId }) => orderId))]
}

function ordersHave(count: number): string {
  return `${countText(count, orderWords)} ${count === 1 ? 'has' : 'have'}`
}

function invoicesAre(count: number): string {
  return `${countText(count, { one: 'invoice', many: 'invoices' })} ${count === 1 ? 'is' : 'are'}`
}
