import { defineHandlers } from '#server/http/handler-types.ts'
import { readWorkbook } from './read-workbook.ts'

/** Workbooks, read for every import. */
export const spreadsheetHandlers = defineHandlers({
  async readSpreadsheet({ query, body }) {
    return { status: 200, body: await readWorkbook(body, query.sheet ?? null) }
  },
})
