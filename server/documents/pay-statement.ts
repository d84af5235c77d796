import { payStatementContent } from './pay-statement-content.ts'
import type { PayStatementData } from './pay-statement-data.ts'

/** What a driver earned in a pay period, as a PDF on Letter paper. */
export async function renderPayStatementPdf(data: PayStatementData): Promise<Buffer> {
  // Loaded when first wanted, as for the receipt.
  const { drawPayStatement } = await import('./pay-statement-pdf.ts')
  return drawPayStatement(payStatementContent(data), data.issuedAt)
}
