import { statementContent } from './statement-content.ts'
import type { StatementDocumentData } from './statement-data.ts'
import { statementPage } from './statement-html.ts'

/** A customer's statement as a PDF on Letter paper. */
export async function renderStatementPdf(data: StatementDocumentData): Promise<Buffer> {
  // Loaded when first wanted, as for the receipt.
  const { drawStatement } = await import('./statement-pdf.ts')
  return drawStatement(statementContent(data), data.issuedAt)
}

/** The same as an HTML page that stands alone; send it with `documentCsp`. */
export function renderStatementHtml(data: StatementDocumentData): string {
  return statementPage(statementContent(data))
}
