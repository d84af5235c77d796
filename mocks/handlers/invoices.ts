import { noInvoiceEmail } from '#domain/accounting/invoices/sending.ts'
import { HttpResponse } from 'msw'
import { formatCents } from '#domain/amounts/money.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import {
  countsOf,
  detailOf,
  disputeText,
  invoiceOf,
  invoicesOf,
  ledgerOf,
  linesOf,
  type MockInvoice,
  refOf,
  waysOf,
} from '../invoices.ts'
import { takeId, tenantByKey } from '../lookup.ts'
import { pageOf } from '../pages.ts'
import { sheetHtml, sheetPdf } from '../paper.ts'
import { keepSettlement, takeBack } from '../settlements.ts'
import { checkAct } from './acts.ts'

/** The organisation that calls, as a customer. */
const ofCaller = (call: MockCall) => ({ customerId: tenantOf(call.caller).tenant.id })

/** Invoices and credit notes of both sides, and what customers object to. */
export const invoicesMocks = defineMocks({
  getInvoices: ({ query }, call) => pageOfInvoices(call, invoicesOf(call), query),
  getInvoiceCounts: ({ query }, call) => countsOf(invoicesOf(call, query.customerId === undefined ? {} : query)),
  getInvoice: ({ path }, call) => detailOf(call, invoiceOf(call, path.invoiceId)),
  getInvoiceLines: ({ path }, call) => pageOfLines(call, invoiceOf(call, path.invoiceId)),
  getInvoicePdf: ({ path }, call) => pdf(call, invoiceOf(call, path.invoiceId)),
  getInvoiceHtml({ path }, call) {
    const invoice = invoiceOf(call, path.invoiceId)
    return HttpResponse.html(sheetHtml(titleOf(invoice), wordsOf(call, invoice)))
  },

  sendInvoices({ body }, call) {
    const { sentAt } = ledgerOf(call)
    return each(call, body.invoiceIds, ({ shown }) => {
      if (shown.state === 'void') return 'It is void.'
      if (shown.email === null) return noInvoiceEmail(shown.customer.name)
      sentAt[shown.id] = call.now()
      return null
    })
  },

  markInvoicesSent({ body }, call) {
    const { sentAt } = ledgerOf(call)
    return each(call, body.invoiceIds, ({ shown }) => {
      if (shown.state === 'void') return 'It is void.'
      sentAt[shown.id] ??= call.now()
      return null
    })
  },

  markInvoicesPaid({ body: { invoiceIds, settledOn, method, note } }, call) {
    return each(call, invoiceIds, (invoice) => {
      const { shown } = invoice
      if (shown.kind === 'creditNote') return 'It is a credit note.'
      if (shown.outstandingCadCents <= 0) return shown.state === 'void' ? 'It is void.' : 'It is paid already.'
      keepSettlement(call, {
        kind: 'payment',
        customerId: shown.customer.id,
        settledOn,
        ...(method !== undefined && { method }),
        ...(note !== undefined && { note }),
        parts: [{ invoiceId: shown.id, cadCents: shown.outstandingCadCents }],
      })
      return null
    })
  },

  markInvoiceUnpaid({ path, body }, call) {
    const invoice = invoiceOf(call, path.invoiceId)
    const standing = ledgerOf(call).settlements.filter(
      ({ state, kind, parts }) =>
        state === 'standing' && kind === 'payment' && parts.some((part) => part.invoice.id === invoice.shown.id),
    )
    const shared = standing.find(({ parts }) => parts.length > 1)
    if (shared !== undefined)
      throw formError({}, 'shared_payment', `${formatCents(shared.cadCents)} of them paid other invoices as well.`)
    for (const settlement of standing) takeBack(call, settlement, body.reason)
    return detailOf(call, invoiceOf(call, path.invoiceId))
  },

  getInvoiceDisputes({ query: { pagination } }, call) {
    const { states, customerIds, invoiceIds } = pagination?.filter ?? {}
    return pageOf(call, {
      rows: disputesOf(call).filter(
        ({ state, customer, invoice }) =>
          (states?.includes(state) ?? true) &&
          (customerIds?.includes(customer.id) ?? true) &&
          (invoiceIds?.includes(invoice.id) ?? true),
      ),
      sortBy: { disputedAt: ({ disputedAt }) => disputedAt, total: ({ totalCadCents }) => totalCadCents },
      usual: { field: 'disputedAt', direction: 'desc' },
    })
  },

  answerInvoiceDispute({ path, body }, call) {
    const found = ledgerOf(call).disputes.find(({ id }) => id === path.invoiceDisputeId)
    const shown = disputesOf(call).find(({ id }) => id === path.invoiceDisputeId)
    if (found === undefined || shown === undefined) throw notFound(noSuch('dispute'))
    checkAct('answerInvoiceDispute', found)
    const { firstName, lastName } = call.caller.user
    const answered = {
      state: 'answered' as const,
      answer: body.answer,
      answeredByName: `${firstName} ${lastName}`,
      answeredAt: call.now(),
    }
    Object.assign(found, answered)
    return { ...shown, ...answered }
  },

  getReceivedInvoices: ({ query }, call) => pageOfReceived(call, query),
  getReceivedInvoiceCounts: ({ query }, call) =>
    countsOf(receivedOf(call).filter(() => (query.courierId ?? courierOf(call).id) === courierOf(call).id)),
  getBillingCouriers: ({ query: { search = '', pagination } }, call) =>
    pageOf(call, {
      rows: billingCouriers(call).filter(({ name }) => holdsWords(name, search)),
      sortBy: {
        name: ({ name }) => name.toLowerCase(),
        outstanding: ({ outstandingCadCents }) => outstandingCadCents,
        overdue: ({ overdueCadCents }) => overdueCadCents,
      },
      usual: { field: pagination?.sort?.[0]?.field ?? 'outstanding', direction: 'desc' },
    }),
  getVendorInvoices: ({ path, query }, call) => pageOfInvoices(call, fromVendor(call, path.vendorId), query),
  getVendorInvoiceCounts: ({ path }, call) => countsOf(fromVendor(call, path.vendorId)),
  getVendorInvoice: ({ path }, call) => detailOf(call, invoiceOf(call, path.vendorInvoiceId, ofCaller(call))),
  getVendorInvoiceLines: ({ path }, call) => pageOfLines(call, invoiceOf(call, path.vendorInvoiceId, ofCaller(call))),
  getVendorInvoicePdf: ({ path }, call) => pdf(call, invoiceOf(call, path.vendorInvoiceId, ofCaller(call))),

  disputeInvoiceLine({ path, body }, call) {
    lineOf(call, path)
    const { disputes } = ledgerOf(call)
    const before = disputes.find(({ lineId }) => lineId === path.invoiceLineId)
    const { firstName, lastName } = call.caller.user
    const dispute = {
      ...(before ?? { id: takeId(call.world), invoiceId: path.vendorInvoiceId, lineId: path.invoiceLineId }),
      state: 'open' as const,
      comment: body.comment,
      disputedByName: `${firstName} ${lastName}`,
      disputedAt: call.now(),
      answer: null,
      answeredByName: null,
      answeredAt: null,
    }
    ledgerOf(call).disputes = [...disputes.filter((one) => one !== before), dispute]
    return disputeText(dispute)
  },

  withdrawInvoiceDispute({ path }, call) {
    lineOf(call, path)
    const found = ledgerOf(call).disputes.find(({ lineId }) => lineId === path.invoiceLineId)
    if (found === undefined) throw notFound(noSuch('dispute'))
    found.state = 'withdrawn'
    return disputeText(found)
  },
})

interface LinePath {
  readonly vendorInvoiceId: number
  readonly invoiceLineId: number
}

function lineOf(call: MockCall, { vendorInvoiceId, invoiceLineId }: LinePath): Schema<'InvoiceLine'> {
  const lines = linesOf(call, invoiceOf(call, vendorInvoiceId, ofCaller(call)))
  const line = lines.find(({ id }) => id === invoiceLineId)
  if (line === undefined) throw notFound(noSuch('line'))
  return line
}

/** What a courier made to the caller; only the courier of the world makes invoices. */
function fromVendor(call: MockCall, vendorId: number): MockInvoice[] {
  const rows = call.world.resources['vendor'] ?? []
  const { customerId } = ofCaller(call)
  if (!rows.some(({ id, tenantId }) => id === vendorId && tenantId === customerId)) throw notFound(noSuch('vendor'))
  return invoicesOf(call, { customerId })
}

function courierOf({ world }: MockCall): Schema<'TenantRef'> {
  const { id, name } = tenantByKey(world, 'courier').tenant
  return { id, name }
}

/** The invoices that the caller has received; nobody bills itself. */
function receivedOf(call: MockCall): MockInvoice[] {
  return invoicesOf(call, ofCaller(call))
}

function pageOfReceived(call: MockCall, { search = '', pagination }: ReceivedQuery) {
  const { states, courierIds, isOverdue, isDisputed, from = '', until = '9999' } = pagination?.filter ?? {}
  const isAsked = (asked: boolean | undefined, is: boolean) => asked === undefined || asked === is
  const courier = courierOf(call)
  return pageOf(call, {
    rows: receivedOf(call)
      .map(({ shown }): Schema<'ReceivedInvoice'> => {
        const { id, kind, number, label, invoiceDate, dueDate, orders, totalCadCents, outstandingCadCents } = shown
        const { state, daysOverdue, openDisputes } = shown
        const amounts = { totalCadCents, outstandingCadCents, state, daysOverdue, openDisputes }
        return { id, kind, number, courier, label, invoiceDate, dueDate, orders, ...amounts }
      })
      .filter(
        (row) =>
          (states?.includes(row.state) ?? true) &&
          (courierIds?.includes(courier.id) ?? true) &&
          isAsked(isOverdue, row.daysOverdue > 0) &&
          isAsked(isDisputed, row.openDisputes > 0) &&
          row.invoiceDate >= from &&
          row.invoiceDate <= until &&
          holdsWords(`${row.number} ${courier.name}`, search),
      ),
    sortBy: invoiceSorts,
    usual: { field: 'invoiceDate', direction: 'desc' },
  })
}

function billingCouriers(call: MockCall): Schema<'BillingCourier'>[] {
  const received = receivedOf(call)
  if (received.length === 0) return []
  const { outstandingCadCents, overdueCadCents } = countsOf(received)
  const amounts = { invoices: received.length, outstandingCadCents, overdueCadCents }
  return [{ ...courierOf(call), isConnected: true, ...amounts, howToPay: waysOf(call) }]
}

function disputesOf(call: MockCall): Schema<'InvoiceDispute'>[] {
  const invoices = invoicesOf(call)
  return ledgerOf(call).disputes.flatMap((dispute) => {
    const invoice = invoices.find(({ shown }) => shown.id === dispute.invoiceId)
    const line = invoice && linesOf(call, invoice).find(({ id }) => id === dispute.lineId)
    if (invoice === undefined || line === undefined) return []
    const { orderId, description, totalCadCents } = line
    return [
      {
        ...disputeText(dispute),
        invoice: refOf(invoice),
        customer: invoice.shown.customer,
        orderId,
        description,
        totalCadCents,
      },
    ]
  })
}

interface ReceivedQuery {
  readonly search?: string
  readonly pagination?: { readonly filter?: Schema<'ReceivedInvoiceFilter'> }
}

const invoiceSorts = {
  invoiceDate: ({ invoiceDate }: SortedInvoice) => invoiceDate,
  number: ({ id }: SortedInvoice) => id,
  dueDate: ({ dueDate }: SortedInvoice) => dueDate,
  total: ({ totalCadCents }: SortedInvoice) => totalCadCents,
  outstanding: ({ outstandingCadCents }: SortedInvoice) => outstandingCadCents,
}

type SortedInvoice = Pick<Schema<'Invoice'>, 'id' | 'invoiceDate' | 'dueDate' | 'totalCadCents' | 'outstandingCadCents'>

interface InvoicesQuery {
  readonly search?: string
  readonly pagination?: { readonly filter?: Schema<'InvoiceFilter'> }
}

function pageOfInvoices(call: MockCall, invoices: readonly MockInvoice[], { search = '', pagination }: InvoicesQuery) {
  const { states, kinds, customerIds, isOverdue, isDisputed, isSent } = pagination?.filter ?? {}
  const isAsked = (asked: boolean | undefined, is: boolean) => asked === undefined || asked === is
  return pageOf(call, {
    rows: invoices
      .map(({ shown }) => shown)
      .filter(
        (row) =>
          (states?.includes(row.state) ?? true) &&
          (kinds?.includes(row.kind) ?? true) &&
          (customerIds?.includes(row.customer.id) ?? true) &&
          isAsked(isOverdue, row.daysOverdue > 0) &&
          isAsked(isDisputed, row.openDisputes > 0) &&
          isAsked(isSent, row.sentAt !== null) &&
          holdsWords(`${row.number} ${row.customer.name} ${row.billToName}`, search),
      ),
    sortBy: invoiceSorts,
    usual: { field: 'invoiceDate', direction: 'desc' },
  })
}

function pageOfLines(call: MockCall, invoice: MockInvoice) {
  return pageOf(call, {
    rows: linesOf(call, invoice),
    sortBy: { position: ({ id }) => id, total: ({ totalCadCents }) => totalCadCents },
  })
}

function titleOf({ shown }: MockInvoice): string {
  return `${shown.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${shown.number}`
}

function wordsOf(call: MockCall, invoice: MockInvoice): string[] {
  const { shown } = invoice
  return [
    shown.billToName,
    `Dated ${shown.invoiceDate}${shown.dueDate === null ? '' : `, due ${shown.dueDate}`}`,
    ...linesOf(call, invoice).map(({ description, totalCadCents }) => `${description}  ${formatCents(totalCadCents)}`),
    `Total ${formatCents(shown.totalCadCents)}`,
  ]
}

function pdf(call: MockCall, invoice: MockInvoice): Response {
  return new HttpResponse(sheetPdf(titleOf(invoice), wordsOf(call, invoice)), {
    headers: { 'Content-Type': 'application/pdf' },
  })
}

/** Does it to each. @param act says why it is not done */
function each(
  call: MockCall,
  ids: readonly number[],
  act: (invoice: MockInvoice) => string | null,
): Schema<'InvoicesDone'> {
  const refused = ids.flatMap((id) => {
    const invoice = invoiceOf(call, id)
    const message = act(invoice)
    return message === null ? [] : [{ invoiceId: id, number: invoice.shown.number, message }]
  })
  return { done: ids.length - refused.length, refused }
}
