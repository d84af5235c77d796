import { formatCents } from '#domain/amounts/money.ts'
import { settlementMethodLabels } from '#domain/accounting/invoices/types.ts'
import { dayNumber } from '#domain/planner/days.ts'
import { type LocalDate, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { MockCall } from './define-mocks.ts'
import { customerOf } from './handlers/connections.ts'
import { emailOf, invoicesOf, ledgerOf, type MockInvoice, todayOf, waysOf } from './invoices.ts'
import { tenantByKey } from './lookup.ts'

const holdAfterDays = 60

/** What invoices come to by their age on a day. */
export function ageingOf(invoices: readonly MockInvoice[], on: LocalDate): Schema<'AgeingSums'> {
  const sums = { currentCadCents: 0, days30CadCents: 0, days60CadCents: 0, days90CadCents: 0, over90CadCents: 0 }
  for (const { shown } of invoices) {
    if (shown.invoiceDate > on) continue
    const days = dayNumber(on) - dayNumber(shown.dueDate ?? shown.invoiceDate)
    sums[columnOf(days)] += shown.outstandingCadCents
  }
  return { ...sums, outstandingCadCents: Object.values(sums).reduce((so, cents) => so + cents, 0) }
}

function columnOf(days: number): keyof Omit<Schema<'AgeingSums'>, 'outstandingCadCents'> {
  if (days <= 0) return 'currentCadCents'
  if (days <= 30) return 'days30CadCents'
  if (days <= 60) return 'days60CadCents'
  return days <= 90 ? 'days90CadCents' : 'over90CadCents'
}

/** What each customer owes, of those who owe something or have credit. */
export function ageingCustomers(call: MockCall, on: LocalDate): Schema<'AgeingCustomer'>[] {
  const courierId = tenantByKey(call.world, 'courier').tenant.id
  return [...Map.groupBy(invoicesOf(call), ({ made }) => made.customerId)].flatMap(([id, invoices]) => {
    const ageing = ageingOf(invoices, on)
    if (Object.values(ageing).every((cents) => cents === 0)) return []
    const [oldest] = invoices
      .filter(({ shown }) => shown.kind === 'invoice' && shown.outstandingCadCents > 0)
      .toSorted((one, other) => (one.shown.dueDate ?? '').localeCompare(other.shown.dueDate ?? ''))
    const oldestDays = Math.max(0, oldest?.shown.dueDate ? dayNumber(on) - dayNumber(oldest.shown.dueDate) : 0)
    const customer = customerOf(call.world, courierId, id)
    const isOnHold = customer?.creditHold === true
    const reminders = invoices.flatMap(({ shown }) => shown.remindedAt ?? [])
    return [
      {
        id,
        name: invoices[0]?.made.customer.name ?? '',
        email: emailOf(call, id),
        isConnected: customer?.status === 'connected',
        oldestDays,
        isOnHold,
        holdProposal:
          !isOnHold && oldestDays > holdAfterDays && oldest !== undefined
            ? `${oldest.shown.number}: ${formatCents(oldest.shown.outstandingCadCents)}, ${oldestDays} days`
            : null,
        remindedAt: reminders.length === 0 ? null : Math.max(...reminders),
        ageing,
      },
    ]
  })
}

type Row = Omit<Schema<'StatementRow'>, 'balanceCadCents'>

/** What moved between the courier and a customer on some days. */
export function statementOf(
  call: MockCall,
  customerId: number,
  { from, until }: { readonly from: LocalDate; readonly until: LocalDate },
): Schema<'Statement'> {
  const courier = tenantByKey(call.world, 'courier').tenant
  const invoices = invoicesOf(call, { customerId })
  const all = [...invoices.flatMap((one) => rowsOfInvoice(one, courier.timezone)), ...paymentRows(call, customerId)]
    .filter(({ on }) => on <= until)
    .toSorted((one, other) => one.on.localeCompare(other.on))
  const openingCadCents = all.filter(({ on }) => on < from).reduce((so, { cadCents }) => so + cadCents, 0)
  let balanceCadCents = openingCadCents
  const rows = all
    .filter(({ on }) => on >= from)
    .map((row) => {
      balanceCadCents += row.cadCents
      return { ...row, balanceCadCents }
    })
  const name = call.world.tenants.find(({ tenant }) => tenant.id === customerId)?.tenant.name ?? ''
  return {
    customer: { id: customerId, name },
    courier: { id: courier.id, name: courier.name },
    billToName: invoices.at(-1)?.shown.billToName ?? name,
    from,
    until,
    openingCadCents,
    rows,
    closingCadCents: balanceCadCents,
    ageing: ageingOf(invoices, until < todayOf(call) ? until : todayOf(call)),
    howToPay: waysOf(call),
  }
}

function rowsOfInvoice({ shown, run }: MockInvoice, timezone: string): Row[] {
  const { kind, number, label, invoiceDate, id, totalCadCents } = shown
  const cadCents = kind === 'invoice' ? totalCadCents : -totalCadCents
  const row: Row = { on: invoiceDate, kind, reference: number, description: label, invoiceId: id, cadCents }
  if (run.reversedAt === null) return [row]
  const on = wallTimeAt(run.reversedAt, timezone).date
  return [row, { ...row, on, kind: 'reversal', description: run.reversalReason ?? '', cadCents: -cadCents || 0 }]
}

/** Credits move nothing: what a credit note is worth stands at its own row. */
function paymentRows(call: MockCall, customerId: number): Row[] {
  return ledgerOf(call).settlements.flatMap((one): Row[] => {
    const { kind, state, customer, settledOn, cadCents, method, note, parts } = one
    if (customer.id !== customerId || kind === 'credit') return []
    return [
      {
        on: settledOn,
        kind: state === 'takesBack' ? `${kind}TakenBack` : kind,
        reference: method === null ? '' : settlementMethodLabels[method],
        description: note ?? parts.map(({ invoice }) => invoice.number).join(', '),
        invoiceId: parts[0]?.invoice.id ?? null,
        cadCents: kind === 'payment' ? -cadCents || 0 : cadCents,
      },
    ]
  })
}
