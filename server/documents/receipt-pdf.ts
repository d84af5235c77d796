import { isDrawablePng } from '#server/files/signature-image.ts'
import { qrCode } from './barcode.ts'
import {
  amountHeight,
  body,
  closeLetter,
  contentWidth,
  drawAmount,
  drawFactRow,
  drawHead,
  drawNote,
  drawParty,
  drawTotal,
  ensureRoom,
  fullPage,
  hairline,
  heading,
  margin,
  number,
  openLetter,
  quiet,
  quietColor,
  small,
  strong,
  sumsLeft,
  sumsWidth,
  tones,
  total,
  type Flow as LetterFlow,
} from './letter-pdf.ts'
import { drawTable, type Column } from './letter-table.ts'
import { drawCode, drawRule, drawText, lineHeight, type TextStyle } from './pdf-sheet.ts'
import { beforeCancellation, type ReceiptContent } from './receipt-content.ts'

type Flow = LetterFlow & { content: ReceiptContent }

function drawCancellation(flow: Flow): void {
  const { pdf, content } = flow
  if (content.cancellation.length === 0) return
  const x = margin + 12
  const width = contentWidth - 12
  const top = flow.y
  let y = top
  for (const fact of content.cancellation) {
    y = drawText(pdf, fact.label, { x, y: y === top ? y : y + 4, width }, heading)
    y = drawText(pdf, fact.value, { x, y, width, maxLines: 30 }, body)
  }
  pdf.rect(margin, top, 2.5, y - top).fill(tones.stopped)
  flow.y = y + 16
}

function drawFacts(flow: Flow): void {
  drawFactRow(flow, flow.content.facts)
  drawFactRow(flow, flow.content.times)
  flow.y += 3
  drawRule(flow.pdf, { x: margin, y: flow.y, width: contentWidth }, hairline)
  flow.y += 11
}

function drawParties(flow: Flow): void {
  const gap = 20
  const width = (contentWidth - gap * (flow.content.parties.length - 1)) / flow.content.parties.length
  const bottoms = flow.content.parties.map((party, column) =>
    drawParty(flow.pdf, party, { x: margin + column * (width + gap), y: flow.y, width }),
  )
  flow.y = Math.max(...bottoms) + 14
}

const parcelColumns: readonly Column[] = [
  { heading: 'Parcels', left: 0, width: 196, align: 'left' },
  { heading: 'Qty', left: 206, width: 34, align: 'right' },
  { heading: 'Size each', left: 252, width: 106, align: 'right' },
  { heading: 'Weight each', left: 366, width: 64, align: 'right' },
  { heading: 'Weight', left: 438, width: contentWidth - 438, align: 'right' },
]

function drawParcels(flow: Flow): void {
  const { parcels, parcelTotal } = flow.content
  if (parcels.length === 0) return
  const rows = parcels.map(({ name, quantity, dimensions, weightEach, weight }) => {
    return [name, quantity, dimensions, weightEach, weight]
  })
  drawTable(flow, parcelColumns, rows, [parcelTotal.pieces, '', '', '', parcelTotal.weight])
}

function drawReplaced(flow: Flow): void {
  const { pdf, content } = flow
  if (content.replaced.length === 0) return
  const quietBody: TextStyle = { ...body, color: quietColor, strike: true }
  const styles = { text: quietBody, amount: { ...quietBody, tabular: true } }
  const label = { x: sumsLeft, y: flow.y, width: sumsWidth }
  flow.y = drawText(pdf, beforeCancellation, label, heading) + 2
  for (const { name, cents } of content.replaced) drawAmount(flow, name, cents, styles)
  flow.y += 3
  drawRule(pdf, { x: sumsLeft, y: flow.y, width: sumsWidth }, hairline)
  flow.y += 6
}

function drawCharges(flow: Flow): void {
  const { pdf, content } = flow
  if (!content.pricing) return
  drawReplaced(flow)
  for (const group of content.pricing.lineItems) {
    // A heading is never the last thing on a page.
    ensureRoom(flow, 2 * lineHeight(heading) + 2 * lineHeight(body))
    const label = { x: sumsLeft, y: flow.y, width: sumsWidth, maxLines: 2 }
    flow.y = drawText(pdf, group.label, label, heading) + 2
    for (const item of group.items) drawAmount(flow, item.name, item.priceCadCents, { text: body, amount: number })
    const style = { ...number, color: quietColor }
    if (group.items.length > 1)
      drawAmount(flow, group.subtotalLabel, group.subtotalCadCents, { text: style, amount: style })
    flow.y += 3
    drawRule(pdf, { x: sumsLeft, y: flow.y, width: sumsWidth }, hairline)
    flow.y += 6
  }
  drawTotal(flow, 'Total (CAD)', content.pricing.priceCadCents)
  flow.y += 10
}

const qrSize = 72

/** The proof of delivery and the way to track, left of the charges. Answers the y beneath. */
function drawProof(flow: Flow): number {
  const { pdf, content } = flow
  const width = sumsLeft - margin - 28
  let y = flow.y
  if (content.signature) {
    y = drawText(pdf, 'Received by', { x: margin, y, width }, heading) + 2
    const { png } = content.signature
    if (png && isDrawablePng(png)) {
      pdf.image(Buffer.from(png), margin, y, { fit: [width, 54], align: 'center', valign: 'center' })
      y += 56
    }
    drawRule(pdf, { x: margin, y, width }, hairline)
    y = drawText(pdf, content.signature.caption, { x: margin, y: y + 3, width, maxLines: 3 }, quiet) + 14
  }
  drawCode(pdf, qrCode(content.trackingUrl), { x: margin - 5, y: y - 5, width: qrSize, height: qrSize })
  const beside = { x: margin + qrSize, width: width - qrSize }
  const caption = drawText(pdf, 'Track this delivery', { ...beside, y: y + 2 }, strong)
  const link = { ...beside, y: caption + 1, maxLines: 5 }
  const bottom = drawText(pdf, content.trackingUrl, link, small)
  if (content.trackingHref) pdf.link(beside.x, link.y, beside.width, bottom - link.y, content.trackingHref)
  return Math.max(bottom, y + qrSize)
}

/** The height of the charges in points, so that they stay on one page whenever they fit on one. */
function chargesHeight({ pdf, content }: Flow): number {
  const groups = content.pricing?.lineItems ?? []
  const rowHeight = (name: string) => amountHeight(pdf, name, body)
  const rows = content.replaced.reduce((height, { name }) => height + rowHeight(name), 0)
  const replaced = rows === 0 ? 0 : rows + lineHeight(heading) + 11
  return groups.reduce(
    (height, group) => {
      const items = group.items.reduce((sum, item) => sum + rowHeight(item.name), 0)
      return height + lineHeight(heading) + 11 + items + (group.items.length > 1 ? rowHeight(group.subtotalLabel) : 0)
    },
    replaced + lineHeight(total) + 6,
  )
}

function drawSettlement(flow: Flow): void {
  const proofHeight = flow.content.signature ? 196 : qrSize
  const height = Math.max(proofHeight, chargesHeight(flow))
  ensureRoom(flow, height > fullPage ? proofHeight : height)
  const pageOfProof = flow.pdf.bufferedPageRange().count
  const proofBottom = drawProof(flow)
  drawCharges(flow)
  if (flow.pdf.bufferedPageRange().count === pageOfProof) flow.y = Math.max(flow.y, proofBottom)
}

/** Draws a receipt on Letter pages, as many as it takes. `issuedAt` in unix seconds. */
export async function drawReceipt(content: ReceiptContent, issuedAt: number): Promise<Buffer> {
  const flow: Flow = { ...(await openLetter(content.head, { issuedAt, content })), content }
  drawHead(flow)
  drawCancellation(flow)
  drawFacts(flow)
  drawParties(flow)
  drawParcels(flow)
  for (const note of content.notes) drawNote(flow, note)
  flow.y += 10
  drawSettlement(flow)
  return closeLetter(flow, [content.taxRegistration, content.issued].filter(Boolean).join(' · '))
}
