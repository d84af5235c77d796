import { contactNameOf } from '#domain/accounting/files/packages.ts'
import { howToPayOf, type PaymentSettings } from '#domain/messages/how-to-pay.ts'
import { totalsOf } from '#domain/accounting/plan-invoices.ts'
import type { InvoiceLine, NumberedInvoice, TaxAmount } from '#domain/accounting/types.ts'
import { dayNumber } from '#domain/planner/days.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { type LocalDate, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import { customerOf } from './handlers/connections.ts'
import { settingsOfTenant } from './handlers/settings.ts'
import { tenantByKey } from './lookup.ts'
import { seedLedger } from './seed/ledger.ts'
import type { MockBillingRun, MockLedger } from './world-types.ts'

/** Numbers of invoices, and of lines, count on within what they are of. */
const within = 1_000

/** What became of the invoices of the courier. */
export function ledgerOf({ world }: Pick<MockCall, 'world'>): MockLedger {
  return (world.ledger ??= seedLedger(world))
}

/** Every run of the courier with what it made, the oldest first. */
export function runsOf(call: Pick<MockCall, 'world'>): readonly MockBillingRun[] {
  return [...ledgerOf(call).runs, ...(call.world.billing?.runs ?? [])]
}

/** The day of the courier's calendar. */
export function todayOf({ world, now }: Pick<MockCall, 'world' | 'now'>): LocalDate {
  return wallTimeAt(now(), tenantByKey(world, 'courier').tenant.timezone).date
}

/** An invoice or credit note with the run that made it. */
export interface MockInvoice {
  readonly shown: Schema<'Invoice'>
  readonly made: NumberedInvoice
  readonly run: Schema<'BillingExport'>
}

/** The invoices of a run as they stand now. */
export function invoicesOfRun(call: MockCall, { run, invoices }: MockBillingRun): MockInvoice[] {
  return invoices.map((made, place) => ({ made, run, shown: shownInvoice(call, run, made, place) }))
}

/** Those that the caller's courier made, or that the courier made to the caller. */
export function invoicesOf(call: MockCall, { customerId }: { readonly customerId?: number | undefined } = {}) {
  const courier = tenantByKey(call.world, 'courier').tenant
  const isTheirs = customerId !== undefined || tenantOf(call.caller).tenant.id === courier.id
  if (!isTheirs) return []
  return runsOf(call)
    .flatMap((run) => invoicesOfRun(call, run))
    .filter(({ made }) => customerId === undefined || made.customerId === customerId)
}

/** @throws 404 */
export function invoiceOf(call: MockCall, id: number, whose: { readonly customerId?: number } = {}): MockInvoice {
  const found = invoicesOf(call, whose).find(({ shown }) => shown.id === id)
  if (found === undefined) throw notFound(noSuch('invoice'))
  return found
}

function shownInvoice(
  call: MockCall,
  run: Schema<'BillingExport'>,
  { kind, number, customer, label, invoiceDate, dueDate, lines }: NumberedInvoice,
  place: number,
): Schema<'Invoice'> {
  const ledger = ledgerOf(call)
  const { preTaxCents, taxCents, totalCents } = totalsOf(lines)
  const id = run.id * within + place
  const isVoid = run.reversedAt !== null
  const settledCents = settledOf(ledger, id)
  const left = isVoid ? 0 : totalCents - settledCents
  const overdue = dueDate === null || left <= 0 ? 0 : dayNumber(todayOf(call)) - dayNumber(dueDate)
  return {
    id,
    kind,
    number,
    customer: { id: customer.id, name: customer.name },
    billToName: contactNameOf(customer),
    email: emailOf(call, customer.id),
    label,
    invoiceDate,
    dueDate,
    orders: lines.length,
    preTaxCadCents: preTaxCents,
    taxCadCents: taxCents,
    totalCadCents: totalCents,
    settledCadCents: settledCents,
    outstandingCadCents: kind === 'invoice' ? left : -left || 0,
    state: isVoid ? 'void' : left <= 0 ? 'paid' : settledCents > 0 ? 'partPaid' : 'open',
    daysOverdue: Math.max(0, overdue),
    openDisputes: ledger.disputes.filter((one) => one.invoiceId === id && one.state === 'open').length,
    billingExportId: run.id,
    sentAt: ledger.sentAt[id] ?? null,
    remindedAt: ledger.remindedAt[id] ?? null,
    voidedAt: run.reversedAt,
  }
}

/** Where a customer gets invoices. */
export function emailOf(call: MockCall, customerId: number): string | null {
  const courier = tenantByKey(call.world, 'courier').tenant
  const said = customerOf(call.world, courier.id, customerId)?.invoiceEmail
  return said ?? ledgerOf(call).emails[customerId] ?? null
}

/** What was settled of an invoice or credit note, in Canadian cents. */
function settledOf({ settlements }: MockLedger, id: number): number {
  return settlements.reduce((sum, { parts, creditNote, cadCents }) => {
    const own = parts.reduce((so, part) => (part.invoice.id === id ? so + part.cadCents : so), 0)
    return sum + own + (creditNote?.id === id ? cadCents : 0)
  }, 0)
}

export function refOf({ shown: { id, number, kind } }: MockInvoice): Schema<'InvoiceRef'> {
  return { id, number, kind }
}

/** An invoice with what was paid of it. */
export function detailOf(call: MockCall, invoice: MockInvoice): Schema<'InvoiceDetail'> {
  const { shown, made, run } = invoice
  return {
    invoice: shown,
    billToAddress: made.customer.billToAddress,
    paymentTerms: made.customer.paymentTerms,
    taxes: totalsOf(made.lines).taxes.map(shownTax),
    settlements: ledgerOf(call)
      .settlements.flatMap((one) => ofInvoice(one, shown.id))
      .toReversed(),
    reversalReason: run.reversalReason,
    howToPay: waysOf(call),
  }
}

/** The ways in which the courier of the world is paid. */
export function waysOf({ world }: Pick<MockCall, 'world'>) {
  const said: PaymentSettings & object = settingsOfTenant(
    world,
    tenantByKey(world, 'courier').tenant.id,
    'accountingSettings',
  )
  return howToPayOf(said)
}

function ofInvoice(settlement: Schema<'Settlement'>, id: number): Schema<'SettlementOfInvoice'>[] {
  const { customer: _customer, creditNote, parts, ...said } = settlement
  const part = parts.find(({ invoice }) => invoice.id === id)
  if (part !== undefined) return [{ ...said, cadCents: part.cadCents, other: creditNote }]
  return creditNote?.id === id ? [{ ...said, other: parts[0]?.invoice ?? null }] : []
}

function shownTax({ name, percent, cents }: TaxAmount): Schema<'InvoiceTax'> {
  return { name, percent, cadCents: cents }
}

/** The lines of an invoice with what is objected to. */
export function linesOf(call: MockCall, { shown, made }: MockInvoice): Schema<'InvoiceLine'>[] {
  const { disputes } = ledgerOf(call)
  return made.lines.map((line, place) => {
    const id = shown.id * within + place
    const dispute = disputes.find(({ lineId }) => lineId === id)
    return { ...shownLine(line), id, dispute: dispute === undefined ? null : disputeText(dispute) }
  })
}

function shownLine(line: InvoiceLine): Omit<Schema<'InvoiceLine'>, 'id' | 'dispute'> {
  const { orderId, kind, serviceName, description, poNumber, serviceDate, preTaxCents, taxes } = line
  const { taxCents, totalCents } = totalsOf([line])
  return {
    orderId,
    kind,
    serviceName,
    description,
    poNumber,
    serviceDate,
    preTaxCadCents: preTaxCents,
    taxCadCents: taxCents,
    totalCadCents: totalCents,
    taxes: taxes.map(shownTax),
  }
}

export function disputeText(dispute: MockLedger['disputes'][number]): Schema<'InvoiceDisputeText'> {
  const { invoiceId: _invoice, lineId: _line, ...text } = dispute
  return text
}

/** How many stand where. */
export function countsOf(invoices: readonly MockInvoice[]): Schema<'InvoiceCounts'> {
  const rows = invoices.map(({ shown }) => shown)
  const inState = (state: string) => rows.filter((row) => row.state === state).length
  const overdue = rows.filter(({ daysOverdue }) => daysOverdue > 0)
  const sum = (of: readonly Schema<'Invoice'>[]) => of.reduce((so, row) => so + row.outstandingCadCents, 0)
  return {
    all: rows.length,
    open: inState('open'),
    partPaid: inState('partPaid'),
    paid: inState('paid'),
    void: inState('void'),
    overdue: overdue.length,
    disputed: rows.filter(({ openDisputes }) => openDisputes > 0).length,
    outstandingCadCents: sum(rows),
    overdueCadCents: sum(overdue),
  }
}
