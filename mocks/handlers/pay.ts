import { HttpResponse } from 'msw'
import { payBatchesOf, payFilesOf } from '#domain/accounting/files/pay-files.ts'
import { sumsOfRun } from '#domain/accounting/pay/plan-statements.ts'
import { noPayYet, notEndOfPeriod } from '#domain/accounting/pay/refusals.ts'
import type { NumberedStatement } from '#domain/accounting/pay/types.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { booksOf } from '../billing.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { takeId } from '../lookup.ts'
import { fullName } from '../order-acts.ts'
import { orderFor } from '../orders.ts'
import { pageOf } from '../pages.ts'
import {
  fairnessOf,
  paidOutOf,
  payPeriodOf,
  payRunsOf,
  planPay,
  shownDraft,
  shownLines,
  shownStatements,
  type PlannedPay,
} from '../pay.ts'
import type { MockPayRun } from '../world-types.ts'
import { checkAct } from './acts.ts'

/** Of how many looks at a run the last finds it done. */
const looks = 2

/** Pay runs by the rules of the domain. One goes on when it is looked at. */
export const payMocks = defineMocks({
  previewInvoiceExport({ body }, call) {
    const period = periodOfRun(call, body)
    const planned = planPay(call, body)
    const { plan, statements, faults, mapping } = planned
    const isFaulty = faults.some(({ severity }) => severity === 'error')
    const files = isFaulty
      ? payBatchesOf(statements, mapping).map((batch) => ({ ...batch, name: '', statements: batch.statements.length }))
      : filesOf(call, body, planned)
    return {
      from: period.from,
      until: body.until,
      ...shownSums(statements),
      waiting: plan.lacking.length + plan.belowZero.reduce((sum, { lines }) => sum + lines.length, 0),
      faults: faults.map((fault) => ({ ...fault, orderIds: [...fault.orderIds] })),
      drafts: [
        ...statements.map((statement) => shownDraft(statement, statement.number)),
        ...plan.belowZero.map((draft) => shownDraft(draft, null)),
      ],
      files: files.map(shownFile),
    }
  },

  createInvoiceExport({ body }, call) {
    const run: Schema<'PayExport'> = {
      id: takeId(call.world),
      state: 'waiting',
      package: booksOf(call).package,
      from: periodOfRun(call, body).from,
      until: body.until,
      payDate: body.payDate,
      billDate: body.until,
      drivers: body.driverIds?.length ?? null,
      done: 0,
      total: null,
      failure: null,
      ...shownSums([]),
      firstNumber: null,
      lastNumber: null,
      madeByName: fullName(call.caller.user),
      createdAt: call.now(),
      endedAt: null,
      reversedAt: null,
      reversedByName: null,
      reversalReason: null,
      ...(body.driverIds && { driverIds: body.driverIds }),
    }
    payRunsOf(call).runs.push({ run, input: body, looks: 0, statements: [], files: [], texts: [], paid: {} })
    return run
  },

  getInvoiceExports: (_input, call) =>
    pageOf(call, {
      rows: payRunsOf(call).runs.map(({ run: { driverIds: _ids, ...run } }) => run),
      sortBy: { createdAt: ({ id }) => id },
      usual: { field: 'createdAt', direction: 'desc' },
    }),

  getInvoiceExport({ path }, call) {
    const found = runOf(call, path)
    lookAt(call, found)
    return found.run
  },

  cancelInvoiceExport({ path }, call) {
    const { run } = runOf(call, path)
    checkAct('cancelInvoiceExport', run)
    return Object.assign(run, { state: 'cancelled' as const, endedAt: call.now(), done: 0 })
  },

  reverseInvoiceExport({ path, body }, call) {
    const { run, statements } = runOf(call, path)
    checkAct('reverseInvoiceExport', run)
    takeExtras(call, statements, null)
    return Object.assign(run, {
      state: 'reversed' as const,
      reversedAt: call.now(),
      reversedByName: fullName(call.caller.user),
      reversalReason: body.reason,
    })
  },

  getInvoiceExportStatements: ({ path }, call) => statementPage(call, shownStatements(runOf(call, path)), 'asc'),

  getInvoiceExportFiles: ({ path }, call) => ({ data: runOf(call, path).files }),

  getInvoiceExportFile({ path }, call) {
    const { files, texts } = runOf(call, path)
    if (files.every(({ position }) => position !== path.position)) throw notFound(noSuch('file'))
    return new HttpResponse(texts[path.position - 1], { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
  },

  markInvoiceExportFileDownloaded({ path }, call) {
    const file = runOf(call, path).files.find(({ position }) => position === path.position)
    if (file === undefined) throw notFound(noSuch('file'))
    Object.assign(file, { downloadedAt: call.now(), downloadedByName: fullName(call.caller.user) })
    return { done: true }
  },

  getPayStatements({ query: { pagination } }, call) {
    const { driverIds, isPaid } = pagination?.filter ?? {}
    const rows = payRunsOf(call)
      .runs.flatMap(shownStatements)
      .filter(
        ({ driver, state }) =>
          (driverIds?.includes(driver.id) ?? true) && (isPaid === undefined || state === (isPaid ? 'paid' : 'unpaid')),
      )
    return statementPage(call, rows, 'desc')
  },

  getPayStatement: ({ path }, call) => statementOf(call, path).shown,

  getPayStatementLines({ path, query: { pagination } }, call) {
    const { statement } = statementOf(call, path)
    const kinds = pagination?.filter?.kinds
    return pageOf(call, {
      rows: shownLines(path.payStatementId, statement).filter(({ kind }) => kinds?.includes(kind) ?? true),
      sortBy: { position: ({ position }) => position, cents: ({ totalCadCents }) => totalCadCents },
    })
  },

  markPayStatementPaid({ path }, call) {
    const { shown, statement, found } = statementOf(call, path)
    checkAct('markPayStatementPaid', shown)
    forgetOrders(call, statement.lines)
    found.paid[shown.id] = { paidAt: call.now(), paidByName: fullName(call.caller.user) }
    return statementOf(call, path).shown
  },

  markPayStatementUnpaid({ path }, call) {
    const { shown, statement, found } = statementOf(call, path)
    checkAct('markPayStatementUnpaid', shown)
    forgetOrders(call, statement.lines)
    delete found.paid[shown.id]
    return statementOf(call, path).shown
  },

  markOrderDriverPaid: ({ path }, call) => markDriver(call, path, call.now()),
  markOrderDriverUnpaid: ({ path }, call) => markDriver(call, path, null),

  getDriverFairness: ({ query: { search = '', ...days } }, call) =>
    pageOf(call, {
      rows: fairnessOf(call, days).filter(({ name }) => holdsWords(name, search)),
      sortBy: {
        name: ({ name }) => name.toLowerCase(),
        pay: ({ payCadCents }) => payCadCents,
        orders: ({ orders }) => orders,
        perHour: ({ perHourCadCents }) => perHourCadCents,
        perKilometre: ({ perKilometreCadCents }) => perKilometreCadCents,
      },
    }),
})

function periodOfRun(call: MockCall, { until }: Schema<'PayRunInput'>) {
  const period = payPeriodOf(call, until)
  if (period.until !== until) throw formError({ '/until': [notEndOfPeriod(period)] })
  return period
}

/** @throws formError of an order that stands on no statement */
function markDriver(call: MockCall, path: { readonly orderId: number }, paidAt: number | null) {
  const order = orderFor(call, path)
  if (paidOutOf(call, order) === null) throw formError({}, 'no_pay_yet', noPayYet)
  order.driverPaidAt = paidAt
  return { done: true as const }
}

/** What is said of a statement is said of its orders. */
function forgetOrders({ world }: MockCall, lines: NumberedStatement['lines']): void {
  for (const order of world.orders)
    if (lines.some(({ orderId }) => orderId === order.view.id)) delete order.driverPaidAt
}

function runOf(call: MockCall, { invoiceExportId }: { readonly invoiceExportId: number }): MockPayRun {
  const found = payRunsOf(call).runs.find(({ run }) => run.id === invoiceExportId)
  if (found === undefined) throw notFound(noSuch('pay run'))
  return found
}

function statementOf(call: MockCall, { payStatementId }: { readonly payStatementId: number }) {
  for (const found of payRunsOf(call).runs) {
    const place = shownStatements(found).findIndex(({ id }) => id === payStatementId)
    const [shown, statement] = [shownStatements(found)[place], found.statements[place]]
    if (shown !== undefined && statement !== undefined) return { shown, statement, found }
  }
  throw notFound(noSuch('statement'))
}

function statementPage(call: MockCall, rows: readonly Schema<'PayStatement'>[], direction: 'asc' | 'desc') {
  return pageOf(call, {
    rows,
    sortBy: {
      number: ({ id }) => id,
      driver: ({ driver }) => driver.name.toLowerCase(),
      total: ({ totalCadCents }) => totalCadCents,
    },
    usual: { field: 'number', direction },
  })
}

function shownSums(statements: PlannedPay['statements']) {
  const { totalCents, ...sums } = sumsOfRun(statements)
  return { ...sums, totalCadCents: totalCents }
}

function filesOf(call: MockCall, { until, payDate }: Schema<'PayRunInput'>, { statements, mapping }: PlannedPay) {
  const { label } = payPeriodOf(call, until)
  return payFilesOf(statements, mapping, { name: `driver-pay-${until}`, date: until, dueDate: payDate, label })
}

function shownFile({ name, statements, rows }: Pick<Schema<'PayFile'>, 'name' | 'statements' | 'rows'>, place: number) {
  return { position: place + 1, name, statements, rows, downloadedAt: null, downloadedByName: null }
}

/** Makes the run, once it has been looked at often enough. */
function lookAt(call: MockCall, mock: MockPayRun): void {
  const { run, input } = mock
  if (run.state !== 'waiting' && run.state !== 'running') return
  mock.looks += 1
  const planned = planPay(call, input)
  const sums = shownSums(planned.statements)
  const total = sums.orders + sums.corrections
  Object.assign(run, { state: 'running', total, done: Math.floor(total / 2) })
  if (mock.looks < looks) return
  const [fault] = planned.faults.filter(({ severity }) => severity === 'error')
  if (fault !== undefined) {
    Object.assign(run, { state: 'failed', failure: fault.message, endedAt: call.now(), done: 0 })
    return
  }
  const files = filesOf(call, input, planned)
  mock.statements = structuredClone([...planned.statements])
  mock.files = files.map(shownFile)
  mock.texts = files.map(({ text }) => text)
  payRunsOf(call).next += planned.statements.length
  takeExtras(call, planned.statements, run)
  Object.assign(run, {
    ...sums,
    state: 'done',
    done: total,
    endedAt: call.now(),
    firstNumber: planned.statements[0]?.number ?? null,
    lastNumber: planned.statements.at(-1)?.number ?? null,
  })
}

/** @param run that took them; null: they are free again */
function takeExtras({ world }: MockCall, statements: PlannedPay['statements'], run: Schema<'PayExport'> | null): void {
  const numbers = new Map(
    statements.flatMap(({ extras, number }) => extras.map(({ extraId }) => [extraId, number] as const)),
  )
  world.resources['payExtra'] = (world.resources['payExtra'] ?? []).map((row) => {
    const statementNumber = numbers.get(row.id)
    if (statementNumber === undefined) return row
    return run === null
      ? { ...row, isPaidOut: false, statementNumber: null }
      : { ...row, isPaidOut: true, statementNumber }
  })
}
