import type { MockOrder } from './world-types.ts'

function linesOf({ view }: MockOrder): string[] {
  const { pickupLocation, dropoffLocation, senderTenant, receiverTenant, driver, pricing } = view
  const total = pricing.priceCadCents === null ? 'No price yet' : `$${(pricing.priceCadCents / 100).toFixed(2)}`
  return [
    `Order ${view.id}`,
    `${senderTenant.name}, carried by ${receiverTenant.name}`,
    `From ${pickupLocation.fullName}, ${pickupLocation.formattedAddress}`,
    `To ${dropoffLocation.fullName}, ${dropoffLocation.formattedAddress}`,
    `${view.totalParcels} pieces, ${view.totalWeightKg} kg`,
    driver === null ? 'No driver yet' : `Driver ${driver.firstName} ${driver.lastName}`,
    `Total ${total}`,
  ]
}

/** The sheet of an order as a page. */
export function documentHtml(title: string, order: MockOrder): string {
  return sheetHtml(title, linesOf(order))
}

/** The sheet of an order as a file. */
export function documentPdf(title: string, order: MockOrder): string {
  return sheetPdf(title, linesOf(order))
}

/** A sheet as a page. */
export function sheetHtml(title: string, lines: readonly string[]): string {
  const rows = lines.map((line) => `<p>${escaped(line)}</p>`)
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>${rows.join('')}</body></html>`
}

/** A sheet as a file: the smallest PDF that viewers open, in a font that every one of them has. */
export function sheetPdf(title: string, lines: readonly string[]): string {
  const text = [title, ...lines].map((line) => `(${plain(line)}) Tj T*`).join(' ')
  const content = `BT /F1 12 Tf 18 TL 56 780 Td ${text} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >> stream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((body, index) => `${index + 1} 0 obj ${body} endobj\n`)
  const head = '%PDF-1.4\n'
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = head.length + objects.join('').length
  const size = objects.length + 1
  return `${head}${objects.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** What the font and the syntax of a PDF string can hold. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[()\\]/g, '')
}
