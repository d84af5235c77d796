import { defineHandlers } from '#server/http/handler-types.ts'
import { pdfAnswer } from '#server/orders/documents/paper-answers.ts'
import { invoiceFileName } from '../papers/attached-papers.ts'
import { payPaper } from '../papers/pay-paper.ts'
import { runFile } from '../runs/run-life.ts'
import { markDriverPaid } from './driver-paid.ts'
import { fairnessPage } from './fairness.ts'
import {
  cancelPayExport,
  createPayExport,
  filesOfExport,
  loadPayExport,
  markPayFileDownloaded,
  payFiles,
  payPage,
} from './pay-exports.ts'
import { loadStatement, markStatement, statementLines, statementPage, statementsOfExport } from './pay-statements.ts'
import { sendPayStatements } from './send-statements.ts'
import { previewPay } from './preview-pay.ts'
import { reversePay } from './reverse-pay.ts'

/** Pay runs, from what is due to the statements and back. */
export const payHandlers = defineHandlers({
  async getPayStatementPdf({ path }, ctx) {
    const data = await payPaper(ctx, ctx, path.payStatementId)
    return pdfAnswer(ctx, { kind: 'payStatement', data }, invoiceFileName(data.number))
  },

  async sendPayStatements({ body }, ctx) {
    return { status: 200, body: await sendPayStatements(ctx, body.payStatementIds) }
  },

  async previewInvoiceExport({ body }, ctx) {
    return { status: 200, body: await previewPay(ctx, body) }
  },

  async createInvoiceExport({ body }, ctx) {
    return { status: 200, body: await createPayExport(ctx, body) }
  },

  async getInvoiceExports({ query }, ctx) {
    return { status: 200, body: await payPage(ctx, query.pagination) }
  },

  async getInvoiceExport({ path }, ctx) {
    return { status: 200, body: await loadPayExport(ctx, path.invoiceExportId) }
  },

  async cancelInvoiceExport({ path }, ctx) {
    return { status: 200, body: await cancelPayExport(ctx, path.invoiceExportId) }
  },

  async reverseInvoiceExport({ path, body }, ctx) {
    return { status: 200, body: await reversePay(ctx, path.invoiceExportId, body) }
  },

  async getInvoiceExportStatements({ path, query }, ctx) {
    return { status: 200, body: await statementsOfExport(ctx, path.invoiceExportId, query.pagination) }
  },

  async getInvoiceExportFiles({ path }, ctx) {
    return { status: 200, body: await filesOfExport(ctx, path.invoiceExportId) }
  },

  async getInvoiceExportFile({ path }, ctx) {
    const { name, content } = await runFile(ctx, payFiles, { runId: path.invoiceExportId, position: path.position })
    const headers = { 'content-disposition': `attachment; filename="${name}"` }
    return { status: 200, contentType: 'text/csv', body: content, headers }
  },

  async markInvoiceExportFileDownloaded({ path }, ctx) {
    await markPayFileDownloaded(ctx, { runId: path.invoiceExportId, position: path.position })
    return { status: 200, body: { done: true } }
  },

  async getPayStatements({ query }, ctx) {
    return { status: 200, body: await statementPage(ctx, query) }
  },

  async getPayStatement({ path }, ctx) {
    return { status: 200, body: await loadStatement(ctx, path.payStatementId) }
  },

  async getPayStatementLines({ path, query }, ctx) {
    return { status: 200, body: await statementLines(ctx, path.payStatementId, query.pagination) }
  },

  async markPayStatementPaid({ path }, ctx) {
    return { status: 200, body: await markStatement(ctx, path.payStatementId, ctx.now) }
  },

  async markPayStatementUnpaid({ path }, ctx) {
    return { status: 200, body: await markStatement(ctx, path.payStatementId, null) }
  },

  async markOrderDriverPaid({ path }, ctx) {
    await markDriverPaid(ctx, path.orderId, ctx.now)
    return { status: 200, body: { done: true } }
  },

  async markOrderDriverUnpaid({ path }, ctx) {
    await markDriverPaid(ctx, path.orderId, null)
    return { status: 200, body: { done: true } }
  },

  async getDriverFairness({ query }, ctx) {
    return { status: 200, body: await fairnessPage(ctx, query) }
  },
})
