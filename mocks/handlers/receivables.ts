import { HttpResponse } from 'msw'
import { reminderStepLabels } from '#domain/accounting/invoices/reminders.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { spreadsheetLine } from '#domain/files/csv-lines.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { invoicesOf, ledgerOf, type MockInvoice, refOf, todayOf } from '../invoices.ts'
import { takeId } from '../lookup.ts'
import { pageOf } from '../pages.ts'
import { sheetPdf } from '../paper.ts'
import { keepSettlement, takeBack } from '../settlements.ts'
import { ageingCustomers, ageingOf, statementOf } from '../statement.ts'
import type { MockReminderRun } from '../world-types.ts'
import { checkAct } from './acts.ts'
import { customerOf } from './connections.ts'

const weekSeconds = 7 * 86_400

/** What was paid, what is owed by age, statements, and reminders. Reminders go on when they are looked at. */
export const receivablesMocks = defineMocks({
  getSettlements({ query: { search = '', pagination } }, call) {
    const { kinds, methods, customerIds, from, until } = pagination?.filter ?? {}
    return pageOf(call, {
      rows: ledgerOf(call).settlements.filter(
        ({ kind, method, customer, settledOn, note, parts }) =>
          (kinds?.includes(kind) ?? true) &&
          (methods === undefined || (method !== null && methods.includes(method))) &&
          (customerIds?.includes(customer.id) ?? true) &&
          (from === undefined || settledOn >= from) &&
          (until === undefined || settledOn <= until) &&
          holdsWords(`${customer.name} ${note ?? ''} ${parts.map(({ invoice }) => invoice.number).join(' ')}`, search),
      ),
      sortBy: { settledOn: ({ settledOn }) => settledOn, amount: ({ cadCents }) => cadCents },
      usual: { field: 'settledOn', direction: 'desc' },
    })
  },
  getSettlement: ({ path }, call) => settlementOf(call, path.settlementId),
  createSettlement: ({ body }, call) => keepSettlement(call, body),
  takeBackSettlement({ path, body }, call) {
    const settlement = settlementOf(call, path.settlementId)
    checkAct('takeBackSettlement', settlement)
    return takeBack(call, settlement, body.reason)
  },

  getAgeing({ query: { on, search = '', pagination } }, call) {
    const { isOverdue, isHoldProposed } = pagination?.filter ?? {}
    return pageOf(call, {
      rows: ageingCustomers(call, on ?? todayOf(call)).filter(
        ({ name, oldestDays, holdProposal }) =>
          (isOverdue === undefined || isOverdue === oldestDays > 0) &&
          (isHoldProposed === undefined || isHoldProposed === (holdProposal !== null)) &&
          holdsWords(name, search),
      ),
      sortBy: {
        outstanding: ({ ageing }) => ageing.outstandingCadCents,
        oldestDays: ({ oldestDays }) => oldestDays,
        name: ({ name }) => name.toLowerCase(),
      },
      usual: { field: 'outstanding', direction: 'desc' },
    })
  },
  getAgeingTotals({ query }, call) {
    const on = query.on ?? todayOf(call)
    return { customers: ageingCustomers(call, on).length, on, ageing: ageingOf(invoicesOf(call), on) }
  },

  getCustomerStatement({ path, query }, call) {
    if (customerOf(call.world, tenantOf(call.caller).tenant.id, path.customerId) === undefined)
      throw notFound(noSuch('customer'))
    return statementAnswer(call, statementOf(call, path.customerId, query))
  },
  getCustomerStatementPdf: ({ path, query }, call) => statementPdf(statementOf(call, path.customerId, query)),
  sendCustomerStatement: () => ({ done: true as const }),
  getVendorStatement: ({ query }, call) =>
    statementAnswer(call, statementOf(call, tenantOf(call.caller).tenant.id, query)),
  getVendorStatementPdf: ({ query }, call) => statementPdf(statementOf(call, tenantOf(call.caller).tenant.id, query)),

  previewReminders: ({ body }, call) => previewOf(call, body),
  getReminderRuns: (_input, call) =>
    pageOf(call, {
      rows: ledgerOf(call).reminderRuns.map(({ run }) => run),
      sortBy: { createdAt: ({ createdAt }) => createdAt },
      usual: { field: 'createdAt', direction: 'desc' },
    }),
  createReminderRun({ body }, call) {
    const { reminders, leftOut } = previewOf(call, body)
    const { firstName, lastName } = call.caller.user
    const run: Schema<'ReminderRun'> = {
      id: takeId(call.world),
      state: 'waiting',
      done: 0,
      total: null,
      sent: 0,
      leftOut: leftOut.length,
      failure: null,
      madeByName: `${firstName} ${lastName}`,
      createdAt: call.now(),
      endedAt: null,
    }
    ledgerOf(call).reminderRuns.push({ run, left: reminders.map(({ customer }) => customer.id) })
    return run
  },
  getReminderRun({ path }, call) {
    const found = reminderRunOf(call, path)
    goOn(call, found)
    return found.run
  },
  cancelReminderRun({ path }, call) {
    const { run } = reminderRunOf(call, path)
    checkAct('cancelReminderRun', run)
    return Object.assign(run, { state: 'cancelled' as const, endedAt: call.now() })
  },
})

function settlementOf(call: MockCall, id: number): Schema<'Settlement'> {
  const found = ledgerOf(call).settlements.find((one) => one.id === id)
  if (found === undefined) throw notFound(noSuch('payment'))
  return found
}

function reminderRunOf(call: MockCall, { reminderRunId }: { readonly reminderRunId: number }): MockReminderRun {
  const found = ledgerOf(call).reminderRuns.find(({ run }) => run.id === reminderRunId)
  if (found === undefined) throw notFound(noSuch('reminder run'))
  return found
}

/** Reminds one more. */
function goOn(call: MockCall, mock: MockReminderRun): void {
  const { run, left } = mock
  if (run.state !== 'waiting' && run.state !== 'running') return
  const [next, ...others] = left
  Object.assign(run, { state: 'running', total: run.sent + left.length + run.leftOut })
  if (next !== undefined) {
    const { remindedAt } = ledgerOf(call)
    for (const { shown } of overdueOf(call, next)) remindedAt[shown.id] = call.now()
    mock.left = others
    run.sent += 1
    run.done = run.sent
  }
  if (others.length === 0) Object.assign(run, { state: 'done', done: run.total, endedAt: call.now() })
}

function overdueOf(call: MockCall, customerId: number): MockInvoice[] {
  return invoicesOf(call, { customerId }).filter(
    ({ shown }) => shown.daysOverdue > 0 && shown.openDisputes === 0 && shown.sentAt !== null,
  )
}

function previewOf(call: MockCall, { customerIds }: Schema<'ReminderInput'>): Schema<'ReminderPreview'> {
  const reminders: Schema<'Reminder'>[] = []
  const leftOut: Schema<'ReminderLeftOut'>[] = []
  const overdue = ageingCustomers(call, todayOf(call)).filter(
    ({ id, oldestDays }) => oldestDays > 0 && (customerIds?.includes(id) ?? true),
  )
  for (const { id, name, email, remindedAt, oldestDays } of overdue) {
    const customer = { id, name }
    const invoices = overdueOf(call, id)
    const isLately = remindedAt !== null && call.now() - remindedAt < weekSeconds
    if (email === null) leftOut.push({ customer, reason: 'No e-mail address for invoices.' })
    else if (isLately) leftOut.push({ customer, reason: 'Reminded within the last week.' })
    else if (invoices.length === 0) leftOut.push({ customer, reason: 'All of it is disputed, or was not sent.' })
    else {
      const step = oldestDays >= 45 ? 'final' : oldestDays >= 15 ? 'firm' : 'friendly'
      const totalCadCents = invoices.reduce((so, { shown }) => so + shown.outstandingCadCents, 0)
      const numbers = invoices.map(({ shown }) => shown.number).join(', ')
      reminders.push({
        customer,
        email,
        step,
        invoices: invoices.map(refOf),
        invoiceCount: invoices.length,
        totalCadCents,
        oldestDays,
        remindedAt,
        subject: `${reminderStepLabels[step]}: ${numbers}`,
        text: [
          `Hello ${name},`,
          ...invoices.map(
            ({ shown }) =>
              `${shown.number}: ${formatCents(shown.outstandingCadCents)}, due ${shown.dueDate}, ${shown.daysOverdue} days ago`,
          ),
          `Together ${formatCents(totalCadCents)}`,
        ].join('\n'),
      })
    }
  }
  return { reminders: reminders.toSorted((one, other) => other.oldestDays - one.oldestDays), leftOut, more: 0 }
}

function statementAnswer(call: MockCall, statement: Schema<'Statement'>): Schema<'Statement'> | Response {
  if (call.request.headers.get('accept')?.includes('text/csv') !== true) return statement
  const lines = [
    ['Date', 'Reference', 'Description', 'Amount', 'Balance'],
    ...statement.rows.map(({ on, reference, description, cadCents, balanceCadCents }) => [
      on,
      reference,
      description,
      (cadCents / 100).toFixed(2),
      (balanceCadCents / 100).toFixed(2),
    ]),
  ]
  return new HttpResponse(lines.map(spreadsheetLine).join(''), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  })
}

function statementPdf({ customer, from, until, rows, closingCadCents }: Schema<'Statement'>): Response {
  const lines = [
    `${from} to ${until}`,
    ...rows.map(({ on, reference, cadCents }) => `${on}  ${reference}  ${formatCents(cadCents)}`),
    `Balance ${formatCents(closingCadCents)}`,
  ]
  return new HttpResponse(sheetPdf(`Statement of ${customer.name}`, lines), {
    headers: { 'Content-Type': 'application/pdf' },
  })
}
