import type { OrderDocumentData } from './document-data.ts'
import { labelContent } from './label-content.ts'
import { labelPage } from './label-html.ts'

/**
 * The shipping label as a PDF of one 4 × 6 inch page. Whatever is too long for its room gets smaller, then an ellipsis.
 * Rejects only for a tracking address longer than a QR code holds.
 */
export async function renderLabelPdf(data: OrderDocumentData): Promise<Buffer> {
  // Loaded when first wanted, as for the receipt.
  const { drawLabel } = await import('./label-pdf.ts')
  return drawLabel(labelContent(data), data.issuedAt)
}

/** The same label as an HTML page that stands alone; send it with `documentCsp`. */
export function renderLabelHtml(data: OrderDocumentData): string {
  return labelPage(labelContent(data))
}
