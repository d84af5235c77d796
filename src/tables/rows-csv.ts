import { spreadsheetLine } from '#domain/files/csv-lines.ts'
import type { Column } from './column.ts'
import type { CsvTask } from './CsvRun.tsx'
import type { Page, PageRequest } from './use-paged-rows.ts'

/** The most rows that the contract answers at once. */
const pageSize = 100

interface RowsCsv<Row> extends CsvTask {
  /** Those with a text make the file. */
  readonly columns: readonly Pick<Column<Row>, 'title' | 'text'>[]
  readonly fetchPage: (request: PageRequest, signal: AbortSignal) => Promise<Page<Row>>
}

/**
 * Writes a list as a CSV file from its rows, page by page, where the operation itself answers none.
 * @throws what fetching throws, and an abort when `signal` says so
 */
export async function rowsCsv<Row>({ columns, fetchPage, signal, onProgress }: RowsCsv<Row>): Promise<Blob> {
  const written = columns.flatMap(({ title, text }) => (text === undefined ? [] : [{ title, text }]))
  const lines = [spreadsheetLine(written.map(({ title }) => title))]
  let request: PageRequest | null = { page: 0, pageSize }
  while (request !== null) {
    signal.throwIfAborted()
    const { data, total, totalIsCapped, page, next }: Page<Row> = await fetchPage(request, signal)
    lines.push(...data.map((row) => spreadsheetLine(written.map(({ text }) => text(row)))))
    onProgress({ rows: lines.length - 1, total: totalIsCapped ? null : total })
    request = next === undefined ? null : { page: page + 1, pageSize, after: next }
  }
  // The mark lets spreadsheets read the names as UTF-8.
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' })
}
