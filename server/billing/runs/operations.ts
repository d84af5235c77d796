import { defineHandlers } from '#server/http/handler-types.ts'
import { billingCustomerPage } from '../billing-data.ts'
import {
  billingFiles,
  cancelExport,
  createExport,
  exclusionsOfExport,
  exportDifferences,
  exportFiles,
  exportInvoices,
  exportPage,
  loadExport,
  markDownloaded,
} from './exports.ts'
import { previewRun } from './preview-run.ts'
import { runFile } from './run-life.ts'
import { reverseRun } from './reverse-run.ts'
import { runRecipients, sendRun } from './send-run.ts'

/** Billing runs, from what is due to the files and back. */
export const billingRunHandlers = defineHandlers({
  async getAccountingBillingData({ query }, ctx) {
    return { status: 200, body: await billingCustomerPage(ctx, query) }
  },

  async previewBillingExport({ body }, ctx) {
    return { status: 200, body: await previewRun(ctx, body) }
  },

  async createBillingExport({ body }, ctx) {
    return { status: 200, body: await createExport(ctx, body) }
  },

  async getBillingExports({ query }, ctx) {
    return { status: 200, body: await exportPage(ctx, query.pagination) }
  },

  async getBillingExport({ path }, ctx) {
    return { status: 200, body: await loadExport(ctx, path.billingExportId) }
  },

  async cancelBillingExport({ path }, ctx) {
    return { status: 200, body: await cancelExport(ctx, path.billingExportId) }
  },

  async reverseBillingExport({ path, body }, ctx) {
    return { status: 200, body: await reverseRun(ctx, path.billingExportId, body) }
  },

  async getBillingExportInvoices({ path, query }, ctx) {
    return { status: 200, body: await exportInvoices(ctx, path.billingExportId, query.pagination) }
  },

  async getBillingExportRecipients({ path }, ctx) {
    return { status: 200, body: await runRecipients(ctx, path.billingExportId) }
  },

  async sendBillingExport({ path, body }, ctx) {
    return { status: 200, body: await sendRun(ctx, path.billingExportId, body) }
  },

  async getBillingExportDifferences({ path }, ctx) {
    return { status: 200, body: await exportDifferences(ctx, path.billingExportId) }
  },

  async getBillingExportExclusions({ path }, ctx) {
    return { status: 200, body: await exclusionsOfExport(ctx, path.billingExportId) }
  },

  async getBillingExportFiles({ path }, ctx) {
    return { status: 200, body: await exportFiles(ctx, path.billingExportId) }
  },

  async getBillingExportFile({ path }, ctx) {
    const { name, content } = await runFile(ctx, billingFiles, { runId: path.billingExportId, position: path.position })
    const headers = { 'content-disposition': `attachment; filename="${name}"` }
    return { status: 200, contentType: 'text/csv', body: content, headers }
  },

  async markBillingFileDownloaded({ path }, ctx) {
    await markDownloaded(ctx, { runId: path.billingExportId, position: path.position })
    return { status: 200, body: { done: true } }
  },
})
