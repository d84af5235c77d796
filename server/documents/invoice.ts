import { invoiceContent } from './invoice-content.ts'
import type { InvoiceDocumentData } from './invoice-data.ts'
import { invoicePage } from './invoice-html.ts'

/** An invoice or credit note as a PDF on Letter paper. */
export async function renderInvoicePdf(data: InvoiceDocumentData): Promise<Buffer> {
  // Loaded when first wanted, as for the receipt.
  const { drawInvoice } = await import('./invoice-pdf.ts')
  return drawInvoice(invoiceContent(data), data.issuedAt)
}

/** The same as an HTML page that stands alone; send it with `documentCsp`. */
export function renderInvoiceHtml(data: InvoiceDocumentData): string {
  return invoicePage(invoiceContent(data))
}
