import { HttpResponse } from 'msw'
import { taxKeyLabel } from '#domain/accounting/corrections.ts'
import { excludedSums } from '#domain/accounting/exclusions.ts'
import { batchesOf, filesOf } from '#domain/accounting/files/write-files.ts'
import { contactNameOf } from '#domain/accounting/files/packages.ts'
import { noInvoiceEmail, noInvoicesMade } from '#domain/accounting/invoices/sending.ts'
import { leakKinds } from '#domain/accounting/leaks.ts'
import { totalsOf } from '#domain/accounting/plan-invoices.ts'
import type { NumberedInvoice } from '#domain/accounting/types.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import {
  billingOf,
  booksOf,
  dueCustomers,
  exclusionsOf,
  leakRank,
  leaksOf,
  mappableOf,
  planRun,
  shownExclusions,
  sumsOf,
  versionOf,
} from '../billing.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { invoicesOfRun, ledgerOf, runsOf } from '../invoices.ts'
import { takeId } from '../lookup.ts'
import { pageOf } from '../pages.ts'
import type { MockBillingRun } from '../world-types.ts'
import { checkAct } from './acts.ts'

/** Of how many looks at a run the last finds it done. */
const looks = 2

/** What is due, what may be lost by it, the runs, and what the books call things: by the rules of the domain. A run goes on when it is looked at. */
export const billingMocks = defineMocks({
  getAccountingBillingData({ query: { until, search = '', pagination } }, call) {
    const isDue = pagination?.filter?.isDue
    return pageOf(call, {
      rows: dueCustomers(call, until).filter(
        (one) =>
          (isDue === undefined || one.isDue === isDue) && holdsWords(`${one.name} ${one.billToName ?? ''}`, search),
      ),
      sortBy: {
        name: ({ name }) => name.toLowerCase(),
        total: ({ totalCadCents }) => totalCadCents,
        orders: ({ orders }) => orders,
        firstDay: ({ firstDay }) => firstDay,
      },
      usual: { field: 'total', direction: 'desc' },
    })
  },

  getRevenueLeaks({ query: { until, pagination } }, call) {
    const { leaks, customerIds, isAccepted } = pagination?.filter ?? {}
    return pageOf(call, {
      rows: leaksOf(call, until, customerIds).filter(
        ({ leak, acceptance }) =>
          (leaks?.includes(leak) ?? true) && (isAccepted === undefined || isAccepted === (acceptance !== null)),
      ),
      idOf: ({ orderId, leak }) => orderId * 16 + leakRank(leak),
      sortBy: { cents: ({ cents }) => cents, day: ({ day }) => day },
      usual: { field: 'cents', direction: 'desc' },
    })
  },

  getRevenueLeakCounts({ query: { until, filter = {} } }, call) {
    const leaks = leaksOf(call, until, filter.customerIds)
    return {
      kinds: leakKinds.flatMap((leak) => {
        const own = leaks.filter((one) => one.leak === leak)
        const open = own.filter(({ acceptance }) => acceptance === null)
        return own.length === 0
          ? []
          : [
              {
                leak,
                open: open.length,
                accepted: own.length - open.length,
                cents: open.reduce((so, { cents }) => so + (cents ?? 0), 0),
                unknown: open.filter(({ cents }) => cents === null).length,
              },
            ]
      }),
    }
  },

  acceptRevenueLeaks({ body: { leaks, reason } }, call) {
    const { accepted } = billingOf(call)
    const { firstName, lastName } = call.caller.user
    const found = leaksOf(call, '9999-12-31').filter((one) =>
      leaks.some(({ orderId, leak }) => orderId === one.orderId && leak === one.leak),
    )
    for (const { orderId, leak, cents } of found)
      accepted.push({ orderId, leak, cents, reason, by: `${firstName} ${lastName}`, at: call.now() })
    return { changed: found.length }
  },

  reopenRevenueLeaks({ body: { leaks } }, call) {
    const billing = billingOf(call)
    const before = billing.accepted.length
    billing.accepted = billing.accepted.filter(
      (one) => !leaks.some(({ orderId, leak }) => orderId === one.orderId && leak === one.leak),
    )
    return { changed: before - billing.accepted.length }
  },

  previewBillingExport({ body }, call) {
    const run = planRun(call, body)
    const isFaulty = run.faults.some(({ severity }) => severity === 'error')
    const files = isFaulty
      ? batchesOf(run.invoices, run.mapping.package).map((batch) => ({
          ...batch,
          name: '',
          invoices: batch.invoices.length,
        }))
      : filesOf(run.invoices, run.mapping, { name: `invoices-${body.invoiceDate}` })
    const exclusions = exclusionsOf(body)
    const isExcluded = ({ customer, orderId }: Schema<'RevenueLeak'>) =>
      exclusions.some((one) => one.customerId === customer.id || one.orderId === orderId)
    return {
      version: versionOf(run),
      ...sumsOf(run.invoices),
      ...shownSums(run.excluded),
      excluded: shownExclusions(call, run.excluded),
      openLeaks: leaksOf(call, body.until, body.customerIds).filter(
        (leak) => leak.acceptance === null && !isExcluded(leak),
      ).length,
      leftOut: run.leftOut,
      faults: run.faults.map(({ code, severity, message, count, orderIds, about }) => {
        const { customerId = null, serviceId = null, taxKey: key = null, invoice = null } = about
        return { code, severity, message, count, orderIds: [...orderIds], customerId, serviceId, taxKey: key, invoice }
      }),
      drafts: run.invoices.map((invoice) => ({
        kind: invoice.kind,
        number: invoice.number,
        customer: { id: invoice.customerId, name: invoice.customer.name },
        billToName: contactNameOf(invoice.customer),
        label: invoice.label,
        orders: invoice.lines.length,
        totalCadCents: totalsOf(invoice.lines).totalCents,
      })),
      files: files.map((file, place) => shownFile(file, place)),
    }
  },

  createBillingExport({ body }, call) {
    const { firstName, lastName } = call.caller.user
    const planned = planRun(call, body)
    if (body.expected?.version !== undefined && body.expected.version !== versionOf(planned))
      throw formError({}, 'dry_run_changed', 'Orders, prices, settings or invoices have changed since the dry run.')
    const run: Schema<'BillingExport'> = {
      id: takeId(call.world),
      state: 'waiting',
      package: booksOf(call).package,
      grouping: body.grouping,
      until: body.until,
      invoiceDate: body.invoiceDate,
      customers: body.customerIds?.length ?? null,
      done: 0,
      total: null,
      failure: null,
      ...sumsOf([]),
      ...shownSums(planned.excluded),
      firstNumber: null,
      lastNumber: null,
      madeByName: `${firstName} ${lastName}`,
      createdAt: call.now(),
      endedAt: null,
      reversedAt: null,
      reversedByName: null,
      reversalReason: null,
      ...(body.customerIds && { customerIds: body.customerIds }),
    }
    const excluded = shownExclusions(call, planned.excluded)
    billingOf(call).runs.push({ run, input: body, excluded, looks: 0, invoices: [], files: [], texts: [] })
    return run
  },

  getBillingExports: (_input, call) =>
    pageOf(call, {
      rows: runsOf(call).map(({ run: { customerIds: _ids, ...run } }) => run),
      sortBy: { createdAt: ({ id }) => id },
      usual: { field: 'createdAt', direction: 'desc' },
    }),

  getBillingExport({ path }, call) {
    const found = runOf(call, path)
    lookAt(call, found)
    return found.run
  },

  cancelBillingExport({ path }, call) {
    const { run } = runOf(call, path)
    checkAct('cancelBillingExport', run)
    return Object.assign(run, { state: 'cancelled' as const, endedAt: call.now(), done: 0 })
  },

  reverseBillingExport({ path, body }, call) {
    const { run, invoices } = runOf(call, path)
    checkAct('reverseBillingExport', run)
    const { firstName, lastName } = call.caller.user
    markBilled(call, invoices, 'not_exported')
    return Object.assign(run, {
      state: 'reversed' as const,
      reversedAt: call.now(),
      reversedByName: `${firstName} ${lastName}`,
      reversalReason: body.reason,
    })
  },

  getBillingExportInvoices({ path }, call) {
    return pageOf(call, {
      rows: invoicesOfRun(call, runOf(call, path)).map(({ shown }) => shown),
      sortBy: { number: ({ id }) => id, total: ({ totalCadCents }) => totalCadCents },
    })
  },

  getBillingExportDifferences({ path }, call) {
    const { run, invoices } = runOf(call, path)
    const before = billingOf(call).runs.findLast((one) => one.run.id < run.id && one.run.state === 'done')
    if (before === undefined) return { before: null, data: [] }
    const all = [...before.invoices, ...invoices]
    const customers = new Map(all.map(({ customerId, customer }) => [customerId, customer.name]))
    return {
      before: before.run.id,
      data: [...customers].map(([id, name]) => {
        const own = (among: readonly NumberedInvoice[]) => among.filter(({ customerId }) => customerId === id)
        return {
          customer: { id, name },
          beforeCadCents: sumsOf(own(before.invoices)).totalCadCents,
          nowCadCents: sumsOf(own(invoices)).totalCadCents,
          beforeOrders: sumsOf(own(before.invoices)).orders,
          nowOrders: sumsOf(own(invoices)).orders,
        }
      }),
    }
  },

  getBillingExportRecipients: ({ path }, call) => recipientsOf(call, runOf(call, path)),

  sendBillingExport({ path, body: { again = false } }, call) {
    const found = runOf(call, path)
    if (found.run.state !== 'done') throw formError({}, 'not_made', noInvoicesMade)
    const { sentAt } = ledgerOf(call)
    const due = invoicesOfRun(call, found).filter(({ shown }) => again || shown.sentAt === null)
    const reached = due.filter(({ shown }) => shown.email !== null)
    for (const { shown } of reached) sentAt[shown.id] = call.now()
    const lost = new Map(
      due.flatMap(({ shown }) => (shown.email === null ? [[shown.customer.id, shown.customer]] : [])),
    )
    return {
      documents: reached.length,
      mails: new Set(reached.map(({ shown }) => shown.customer.id)).size,
      refused: [...lost.values()].map((customer) => ({ customer, message: noInvoiceEmail(customer.name) })),
    }
  },

  getBillingExportExclusions: ({ path }, call) => ({ data: [...(runOf(call, path).excluded ?? [])] }),
  getBillingExportFiles: ({ path }, call) => ({ data: runOf(call, path).files }),

  markBillingFileDownloaded({ path }, call) {
    const file = runOf(call, path).files.find(({ position }) => position === path.position)
    if (file === undefined) throw notFound(noSuch('file'))
    const { firstName, lastName } = call.caller.user
    Object.assign(file, { downloadedAt: call.now(), downloadedByName: `${firstName} ${lastName}` })
    return { done: true }
  },

  getBillingExportFile({ path }, call) {
    const { files, texts } = runOf(call, path)
    if (files.every(({ position }) => position !== path.position)) throw notFound(noSuch('file'))
    return new HttpResponse(texts[path.position - 1], { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
  },

  getAccountingMappings({ query: { kind, search = '', pagination } }, call) {
    const settings = booksOf(call)
    const kept = billingOf(call).mappings.filter((one) => one.package === settings.package && one.kind === kind)
    const isMissing = pagination?.filter?.isMissing
    const rows = mappableOf(call, kind).map((subject): Schema<'AccountingMapping'> => {
      const { item = null, account = null, code = null } = kept.find(({ key }) => key === subject.key) ?? {}
      const isMatched = {
        service: (settings.package === 'xero' ? account || settings.usualAccount : item || settings.usualItem) !== null,
        tax: code !== null,
        customer: code !== null || subject.detail !== null,
      }
      return {
        ...subject,
        name: kind === 'tax' ? taxKeyLabel(subject.name) : subject.name,
        item,
        account,
        code,
        isMissing: subject.orders > 0 && !isMatched[kind],
      }
    })
    return pageOf(call, {
      rows: rows.filter(
        (row) =>
          (isMissing === undefined || row.isMissing === isMissing) &&
          holdsWords(`${row.name} ${row.detail ?? ''}`, search),
      ),
      sortBy: {
        missing: (row) => `${row.isMissing ? 0 : 1}${row.name.toLowerCase()}`,
        name: ({ name }) => name.toLowerCase(),
      },
    })
  },

  changeAccountingMappings({ body: { changes } }, call) {
    const billing = billingOf(call)
    const { package: code } = booksOf(call)
    for (const { kind, key, ...sent } of changes) {
      const isIt = (one: (typeof billing.mappings)[number]) =>
        one.package === code && one.kind === kind && one.key === key
      const before = billing.mappings.find(isIt) ?? { package: code, kind, key, item: null, account: null, code: null }
      billing.mappings = [...billing.mappings.filter((one) => !isIt(one)), { ...before, ...sent }]
    }
    return { done: true as const }
  },
})

function shownSums(excluded: Parameters<typeof excludedSums>[0]) {
  const { orders: excludedOrders, totalCents: excludedCadCents } = excludedSums(excluded)
  return { excludedOrders, excludedCadCents }
}

/** The recipients of a run, with the documents of each. */
function recipientsOf(call: MockCall, run: MockBillingRun): Schema<'BillingRecipients'> {
  const documents = invoicesOfRun(call, run)
    .map(({ shown }) => shown)
    .filter(({ voidedAt }) => voidedAt === null)
  const unsent = documents.filter(({ email, sentAt }) => email !== null && sentAt === null)
  const byCustomer = [...Map.groupBy(documents, ({ customer }) => customer.id).values()]
  return {
    documents: documents.length,
    unsent: unsent.length,
    unreachable: documents.filter(({ email }) => email === null).length,
    mails: new Set(unsent.map(({ customer }) => customer.id)).size,
    mailsAgain: new Set(documents.flatMap(({ email, customer }) => (email === null ? [] : [customer.id]))).size,
    data: byCustomer
      .map((own): Schema<'BillingRecipient'> => {
        const sent = own.flatMap(({ sentAt }) => sentAt ?? [])
        return {
          customer: own[0]?.customer ?? { id: 0, name: '' },
          email: own[0]?.email ?? null,
          invoices: own.filter(({ kind }) => kind === 'invoice').length,
          creditNotes: own.filter(({ kind }) => kind === 'creditNote').length,
          firstNumber: own[0]?.number ?? '',
          lastNumber: own.at(-1)?.number ?? '',
          totalCadCents: own.reduce(
            (sum, { kind, totalCadCents: cents }) => sum + (kind === 'invoice' ? cents : -cents),
            0,
          ),
          unsent: own.filter(({ sentAt }) => sentAt === null).length,
          sentAt: sent.length === 0 ? null : Math.max(...sent),
        }
      })
      .toSorted((one, other) => one.customer.name.localeCompare(other.customer.name, 'en')),
  }
}

function runOf(call: MockCall, { billingExportId }: { readonly billingExportId: number }): MockBillingRun {
  const found = runsOf(call).find(({ run }) => run.id === billingExportId)
  if (found === undefined) throw notFound(noSuch('billing run'))
  return found
}

/** Makes the run, once it has been looked at often enough. */
function lookAt(call: MockCall, mock: MockBillingRun): void {
  const { run, input } = mock
  if (run.state !== 'waiting' && run.state !== 'running') return
  mock.looks += 1
  const planned = planRun(call, input)
  const sums = sumsOf(planned.invoices)
  Object.assign(run, { state: 'running', total: sums.orders, done: Math.floor(sums.orders / 2) })
  if (mock.looks < looks) return
  const [fault] = planned.faults.filter(({ severity }) => severity === 'error')
  if (fault !== undefined) {
    Object.assign(run, { state: 'failed', failure: fault.message, endedAt: call.now(), done: 0 })
    return
  }
  const files = filesOf(planned.invoices, planned.mapping, { name: `invoices-${input.invoiceDate}` })
  mock.invoices = structuredClone([...planned.invoices])
  mock.files = files.map((file, place) => shownFile(file, place))
  mock.texts = files.map(({ text }) => text)
  billingOf(call).next += planned.invoices.length
  markBilled(call, planned.invoices, 'exported')
  Object.assign(run, {
    ...sums,
    state: 'done',
    done: sums.orders,
    endedAt: call.now(),
    firstNumber: planned.invoices[0]?.number ?? null,
    lastNumber: planned.invoices.at(-1)?.number ?? null,
  })
}

function markBilled(
  { world }: MockCall,
  invoices: readonly NumberedInvoice[],
  billStatus: 'exported' | 'not_exported',
): void {
  const ids = new Set(invoices.flatMap(({ lines }) => lines.map(({ orderId }) => orderId)))
  for (const order of world.orders) if (ids.has(order.view.id)) order.view = { ...order.view, billStatus }
}

function shownFile(
  { name, kind, invoices, rows }: Pick<Schema<'BillingFile'>, 'name' | 'kind' | 'invoices' | 'rows'>,
  place: number,
): Schema<'BillingFile'> {
  return { position: place + 1, name, kind, invoices, rows, downloadedAt: null, downloadedByName: null }
}
