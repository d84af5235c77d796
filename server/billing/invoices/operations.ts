import { renderInvoiceHtml } from '#server/documents/invoice.ts'
import type { Context } from '#server/http/context.ts'
import { wantsCsv } from '#server/http/csv.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { htmlAnswer, pdfAnswer } from '#server/orders/documents/paper-answers.ts'
import { invoiceFileName, statementFileName } from '../papers/attached-papers.ts'
import { invoicePaper, statementPaper } from '../papers/books-papers.ts'
import { ageingPage, ageingTotals } from './ageing.ts'
import { answerDispute, disputeLine, disputePage, withdrawDispute } from './disputes.ts'
import { invoiceCounts, invoiceLinePage, invoicePage, loadInvoice } from './invoice-page.ts'
import { asCustomerOf, ownScope } from './invoice-scope.ts'
import { cancelReminderRun, createReminderRun, loadReminderRun, reminderRunPage } from './reminder-runs.ts'
import { previewReminders } from './reminders.ts'
import { markInvoicesSent, sendInvoices, sendStatement } from './send.ts'
import { billingCourierPage, receivedInvoiceCounts, receivedInvoicePage } from './received-invoices.ts'
import { loadSettlement, settlementPage } from './settlement-rows.ts'
import { createSettlement, payInvoices, takeBackSettlement, unpayInvoice } from './settlements.ts'
import { loadStatement, statementAsCsv } from './statement.ts'

/** Invoices after their run: what is paid of them, what is owed, who is reminded of it, what is disputed. */
export const invoiceHandlers = defineHandlers({
  async getInvoices({ query }, ctx) {
    return { status: 200, body: await invoicePage(await ownScope(ctx), query) }
  },

  async getInvoiceCounts({ query }, ctx) {
    return { status: 200, body: await invoiceCounts(await ownScope(ctx), query.customerId ?? null) }
  },

  async getInvoice({ path }, ctx) {
    return { status: 200, body: await loadInvoice(await ownScope(ctx), path.invoiceId) }
  },

  async getInvoiceLines({ path, query }, ctx) {
    return { status: 200, body: await invoiceLinePage(await ownScope(ctx), path.invoiceId, query.pagination) }
  },

  async getInvoicePdf({ path }, ctx) {
    const data = await invoicePaper(ctx, await ownScope(ctx), path.invoiceId)
    return pdfAnswer(ctx, { kind: 'invoice', data }, invoiceFileName(data.number))
  },

  async getInvoiceHtml({ path }, ctx) {
    const data = await invoicePaper(ctx, await ownScope(ctx), path.invoiceId)
    return htmlAnswer(ctx, { kind: 'invoice', data }, () => renderInvoiceHtml(data))
  },

  async sendInvoices({ body }, ctx) {
    return { status: 200, body: await sendInvoices(ctx, body.invoiceIds) }
  },

  async markInvoicesSent({ body }, ctx) {
    return { status: 200, body: await markInvoicesSent(ctx, body.invoiceIds) }
  },

  async markInvoicesPaid({ body }, ctx) {
    return { status: 200, body: await payInvoices(ctx, body) }
  },

  async markInvoiceUnpaid({ path, body }, ctx) {
    await unpayInvoice(ctx, path.invoiceId, body.reason)
    return { status: 200, body: await loadInvoice(await ownScope(ctx), path.invoiceId) }
  },

  async getSettlements({ query }, ctx) {
    return { status: 200, body: await settlementPage(ctx, query) }
  },

  async getSettlement({ path }, ctx) {
    return { status: 200, body: await loadSettlement(ctx, path.settlementId) }
  },

  async createSettlement({ body }, ctx) {
    return { status: 200, body: await createSettlement(ctx, body) }
  },

  async takeBackSettlement({ path, body }, ctx) {
    return { status: 200, body: await takeBackSettlement(ctx, path.settlementId, body.reason) }
  },

  async getAgeing({ query }, ctx) {
    return { status: 200, body: await ageingPage(ctx, query) }
  },

  async getAgeingTotals({ query }, ctx) {
    return { status: 200, body: await ageingTotals(ctx, query.on) }
  },

  async getCustomerStatement({ path, query }, ctx) {
    return statementAnswer(ctx, await loadStatement(accountOf(ctx, path.customerId), query))
  },

  async getCustomerStatementPdf({ path, query }, ctx) {
    const data = await statementPaper(ctx, accountOf(ctx, path.customerId), query)
    return pdfAnswer(ctx, { kind: 'statement', data }, statementFileName(query))
  },

  async sendCustomerStatement({ path, body }, ctx) {
    await sendStatement(ctx, path.customerId, body)
    return { status: 200, body: { done: true } }
  },

  async previewReminders({ body }, ctx) {
    return { status: 200, body: await previewReminders(ctx, body) }
  },

  async getReminderRuns({ query }, ctx) {
    return { status: 200, body: await reminderRunPage(ctx, query.pagination) }
  },

  async createReminderRun({ body }, ctx) {
    return { status: 200, body: await createReminderRun(ctx, body) }
  },

  async getReminderRun({ path }, ctx) {
    return { status: 200, body: await loadReminderRun(ctx, path.reminderRunId) }
  },

  async cancelReminderRun({ path }, ctx) {
    return { status: 200, body: await cancelReminderRun(ctx, path.reminderRunId) }
  },

  async getInvoiceDisputes({ query }, ctx) {
    return { status: 200, body: await disputePage(ctx, query.pagination) }
  },

  async answerInvoiceDispute({ path, body }, ctx) {
    return { status: 200, body: await answerDispute(ctx, path.invoiceDisputeId, body.answer) }
  },
})

/** The same as a customer sees it: of all couriers, and on the page of one. */
export const vendorInvoiceHandlers = defineHandlers({
  async getReceivedInvoices({ query }, ctx) {
    return { status: 200, body: await receivedInvoicePage(ctx, query) }
  },

  async getReceivedInvoiceCounts({ query }, ctx) {
    return { status: 200, body: await receivedInvoiceCounts(ctx, query.courierId ?? null) }
  },

  async getBillingCouriers({ query }, ctx) {
    return { status: 200, body: await billingCourierPage(ctx, query) }
  },

  async getVendorInvoices({ path, query }, ctx) {
    return { status: 200, body: await asCustomerOf(ctx, path.vendorId, (scope) => invoicePage(scope, query)) }
  },

  async getVendorInvoiceCounts({ path }, ctx) {
    const body = await asCustomerOf(ctx, path.vendorId, (scope) => invoiceCounts(scope, scope.customerId))
    return { status: 200, body }
  },

  async getVendorInvoice({ path }, ctx) {
    const body = await asCustomerOf(ctx, path.vendorId, (scope) => loadInvoice(scope, path.vendorInvoiceId))
    return { status: 200, body }
  },

  async getVendorInvoiceLines({ path, query }, ctx) {
    const body = await asCustomerOf(ctx, path.vendorId, (scope) =>
      invoiceLinePage(scope, path.vendorInvoiceId, query.pagination),
    )
    return { status: 200, body }
  },

  async getVendorInvoicePdf({ path }, ctx) {
    const data = await asCustomerOf(ctx, path.vendorId, (scope) => invoicePaper(ctx, scope, path.vendorInvoiceId))
    return pdfAnswer(ctx, { kind: 'invoice', data }, invoiceFileName(data.number))
  },

  async disputeInvoiceLine({ path, body }, ctx) {
    return { status: 200, body: await disputeLine(ctx, path, body.comment) }
  },

  async withdrawInvoiceDispute({ path }, ctx) {
    return { status: 200, body: await withdrawDispute(ctx, path) }
  },

  async getVendorStatement({ path, query }, ctx) {
    return statementAnswer(ctx, await asCustomerOf(ctx, path.vendorId, (scope) => loadStatement(scope, query)))
  },

  async getVendorStatementPdf({ path, query }, ctx) {
    const data = await asCustomerOf(ctx, path.vendorId, (scope) => statementPaper(ctx, scope, query))
    return pdfAnswer(ctx, { kind: 'statement', data }, statementFileName(query))
  },
})

function accountOf({ db, tenantId: courierId }: Context, customerId: number) {
  return { db, courierId, customerId }
}

function statementAnswer(ctx: Context, statement: Awaited<ReturnType<typeof loadStatement>>) {
  if (!wantsCsv(ctx)) return { status: 200 as const, body: statement }
  return { status: 200 as const, contentType: 'text/csv' as const, body: statementAsCsv(statement) }
}
