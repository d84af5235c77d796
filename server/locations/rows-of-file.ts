import { mostRowsOfPart } from '#domain/addresses/address-book.ts'
import type { CsvTable } from '#server/files/csv-rows.ts'
import { unpackRows } from '#server/files/packed-rows.ts'
import type { Context } from '#server/http/context.ts'

/**
 * Reads the heading and the rows of a CSV text that somebody sent, outside the transaction.
 * @param firstLine line of the file on which the first row stands, when the file is sent in parts
 * @param mostRows how many are taken; those of one part unless given
 * @throws formError when the text is no CSV, has no heading or too many rows
 */
export async function rowsOfFile(
  { deps, outside, request }: Pick<Context, 'deps' | 'outside' | 'request'>,
  csv: string,
  firstLine: number,
  mostRows = mostRowsOfPart,
): Promise<CsvTable> {
  const terms = { firstLine, mostRows }
  return unpackRows(await outside('rows of a file', () => deps.files.readUntrusted('csv', csv, terms, request.gone())))
}
