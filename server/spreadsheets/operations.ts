import { defineHandlers } from '#server/http/handler-types.ts'

/** Workbooks, read for every import. */
export const spreadsheetHandlers = defineHandlers({
  async readSpreadsheet({ query, body }, { deps, outside, request }) {
    const options = { sheet: query.sheet ?? null }
    const sheet = await outside('workbook', () => deps.files.readUntrusted('workbook', body, options, request.gone()))
    return { status: 200, body: sheet }
  },
})
