import { receiptKindOf, type OrderDocumentData, type ReceiptKind } from './document-data.ts'
import { receiptContent } from './receipt-content.ts'
import { receiptPage } from './receipt-html.ts'

/**
 * A receipt as a PDF on Letter paper. Without a kind it is the completion receipt, or the cancellation receipt of a
 * cancelled order; `dropoff` has to be asked for. Rejects only for a tracking address longer than a QR code holds.
 */
export async function renderReceiptPdf(
  data: OrderDocumentData,
  kind: ReceiptKind = receiptKindOf(data),
): Promise<Buffer> {
  // Loaded when first wanted: pdfkit takes longer to load than the rest of the server takes to start.
  const { drawReceipt } = await import('./receipt-pdf.ts')
  return drawReceipt(receiptContent(data, kind), data.issuedAt)
}

/** The same receipt as an HTML page that stands alone; send it with `documentCsp`. */
export function renderReceiptHtml(data: OrderDocumentData, kind: ReceiptKind = receiptKindOf(data)): string {
  return receiptPage(receiptContent(data, kind), data.explanation ?? [])
}
