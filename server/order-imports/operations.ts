import { defineHandlers } from '#server/http/handler-types.ts'
import { wantsCsv } from '#server/http/csv.ts'
import { checkImport } from './check-import.ts'
import { cancelImport, createImport, importPage, importRowPage, importRowsAsCsv, loadImport } from './imports.ts'

/** Orders that are placed from a file: tried, wanted, watched, and what became of them. */
export const orderImportHandlers = defineHandlers({
  async checkOrderImport({ query, body }, ctx) {
    return { status: 200, body: await checkImport(ctx, query.terms, body) }
  },

  async createOrderImport({ query, body }, ctx) {
    return { status: 200, body: await createImport(ctx, query, body) }
  },

  async getOrderImports({ query }, ctx) {
    return { status: 200, body: await importPage(ctx, query.pagination) }
  },

  async getOrderImport({ path }, ctx) {
    return { status: 200, body: await loadImport(ctx, path.orderImportId) }
  },

  async getOrderImportRows({ path, query }, ctx) {
    if (!wantsCsv(ctx)) return { status: 200, body: await importRowPage(ctx, path.orderImportId, query.pagination) }
    const body = await importRowsAsCsv(ctx, path.orderImportId, query.pagination?.filter)
    const headers = { 'content-disposition': 'attachment; filename="imported-orders.csv"' }
    return { status: 200, contentType: 'text/csv', body, headers }
  },

  async cancelOrderImport({ path }, ctx) {
    return { status: 200, body: await cancelImport(ctx, path.orderImportId) }
  },
})
