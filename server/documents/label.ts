import { waybillNumber } from '#domain/orders/order-number.ts'
import type { PieceRange } from '#domain/orders/piece-labels.ts'
import type { OrderDocumentData } from './document-data.ts'
import { labelContents } from './label-content.ts'
import { labelPage } from './label-html.ts'

/**
 * The shipping label as a PDF of one 4 × 6 inch page, or of one for each piece of a range. Whatever is too long for its room gets smaller, then an ellipsis.
 * Rejects only for a tracking address longer than a QR code holds.
 */
export async function renderLabelPdf(data: OrderDocumentData, pieces: PieceRange | null = null): Promise<Buffer> {
  // Loaded when first wanted, as for the receipt.
  const { drawLabels } = await import('./label-pdf.ts')
  return drawLabels(labelContents(data, pieces), data.issuedAt)
}

/** The same as an HTML page that stands alone; send it with `documentCsp`. */
export function renderLabelHtml(data: OrderDocumentData, pieces: PieceRange | null = null): string {
  return labelPage(labelContents(data, pieces), waybillNumber(data.orderNumber))
}
