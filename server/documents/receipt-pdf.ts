import { formatCents } from '#domain/amounts/money.ts'
import { qrCode } from './barcode.ts'
import {
  closePdf,
  drawCode,
  drawLines,
  drawPicture,
  drawRule,
  drawText,
  fittingStyle,
  lineHeight,
  openPdf,
  textLines,
  textWidth,
  type Pdf,
  type TextStyle,
} from './pdf-sheet.ts'
import { beforeCancellation, type Fact, type Note, type Party, type ReceiptContent } from './receipt-content.ts'

/** US Letter, the office paper of Canada, in points. */
const pageSize: [number, number] = [612, 792]
const margin = 54
const contentWidth = pageSize[0] - 2 * margin
const rightEdge = margin + contentWidth
/** Content ends here; the footer stands below. */
const bottomEdge = pageSize[1] - 64

const ink = '#16202e'
const quietColor = '#5b6675'
const hairline = '#d5dae1'
const tones = { done: '#1c6e42', stopped: '#ac2f33', open: '#935610' }

const title: TextStyle = { font: 'semibold', size: 22, color: ink, leading: 1.2 }
const courierName: TextStyle = { font: 'semibold', size: 11, color: ink }
const body: TextStyle = { font: 'regular', size: 9, color: ink }
const strong: TextStyle = { font: 'semibold', size: 9, color: ink }
const quiet: TextStyle = { font: 'regular', size: 8.5, color: quietColor }
const heading: TextStyle = { font: 'semibold', size: 7.5, color: quietColor, tracking: 0.2 }
const number: TextStyle = { ...body, tabular: true }
const total: TextStyle = { font: 'semibold', size: 12, color: ink, tabular: true }
const small: TextStyle = { font: 'regular', size: 7.5, color: quietColor }

/** The page being written on and how far down it is full. */
type Flow = { pdf: Pdf; content: ReceiptContent; y: number }

/** Goes on to a new page when less than `height` points are left on this one; true if it did. */
function ensureRoom(flow: Flow, height: number): boolean {
  if (flow.y + height <= bottomEdge) return false
  flow.pdf.addPage()
  const place = { x: margin, y: 40, width: contentWidth }
  drawText(flow.pdf, `${flow.content.title} · ${flow.content.order}, continued`, place, small)
  drawText(
    flow.pdf,
    flow.content.courier.name,
    { ...place, x: margin + contentWidth / 2, width: contentWidth / 2, align: 'right', maxLines: 1 },
    small,
  )
  drawRule(flow.pdf, { ...place, y: 56 }, hairline)
  flow.y = 72
  return true
}

/** At most, in points: beside the name and its lines, so that a receipt with a logo is no longer than one without. */
const logoRoom = { width: 84, height: 44 }

function drawHeader(flow: Flow): void {
  const { pdf, content } = flow
  const half = contentWidth / 2 - 12
  const fitted = fittingStyle(pdf, content.title, { width: half, maxLines: 1, smallest: 14 }, title)
  let left = drawText(pdf, content.title, { x: margin, y: 44, width: half }, fitted)
  left = drawText(
    pdf,
    `${content.order} · ${content.waybill}`,
    { x: margin, y: left + 2, width: half },
    { ...courierName, font: 'regular' },
  )
  const tone = tones[content.outcome.tone]
  const word: TextStyle = { ...strong, color: tone }
  pdf.circle(margin + 3, left + 9.4, 3).fill(tone)
  const wordWidth = textWidth(pdf, content.outcome.status, word)
  drawText(pdf, content.outcome.status, { x: margin + 11, y: left + 3, width: half }, word)
  const after = margin + 11 + wordWidth + 6
  left = drawText(pdf, content.outcome.at ?? '', { x: after, y: left + 3, width: half }, { ...body, color: quietColor })

  const { logo } = content.courier
  const logoBox = { x: rightEdge - logoRoom.width, y: 46, ...logoRoom, align: 'right' as const }
  const logoWidth = logo === null ? 0 : drawPicture(pdf, logo.bytes, logoBox)
  const beside = logoWidth === 0 ? 0 : logoWidth + 10
  const column = { x: margin + contentWidth / 2 + 12, width: half - beside, align: 'right' as const }
  let right = drawText(pdf, content.courier.name, { ...column, y: 48, maxLines: 3 }, courierName)
  for (const line of content.courier.lines) right = drawText(pdf, line, { ...column, y: right, maxLines: 4 }, quiet)
  const logoBottom = logoWidth === 0 ? 0 : logoBox.y + logoRoom.height
  flow.y = Math.max(left, right, logoBottom) + 12
  drawRule(pdf, { x: margin, y: flow.y, width: contentWidth }, ink, 1)
  flow.y += 12
}

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

function drawFactRow(flow: Flow, facts: Fact[]): void {
  const columns = 4
  const gap = 16
  const width = (contentWidth - gap * (columns - 1)) / columns
  let bottom = flow.y
  for (const [column, fact] of facts.entries()) {
    const x = margin + column * (width + gap)
    const y = drawText(flow.pdf, fact.label, { x, y: flow.y, width }, heading)
    bottom = Math.max(bottom, drawText(flow.pdf, fact.value, { x, y: y + 1, width, maxLines: 3 }, body))
  }
  flow.y = bottom + 8
}

function drawFacts(flow: Flow): void {
  drawFactRow(flow, flow.content.facts)
  drawFactRow(flow, flow.content.times)
  flow.y += 3
  drawRule(flow.pdf, { x: margin, y: flow.y, width: contentWidth }, hairline)
  flow.y += 11
}

function drawParty(pdf: Pdf, party: Party, place: { x: number; y: number; width: number }): number {
  let y = drawText(pdf, party.heading, place, heading)
  y = drawText(pdf, party.name, { ...place, y: y + 1, maxLines: 4 }, strong)
  for (const line of party.lines) y = drawText(pdf, line, { ...place, y, maxLines: 8 }, body)
  return y
}

function drawParties(flow: Flow): void {
  const gap = 20
  const width = (contentWidth - gap * (flow.content.parties.length - 1)) / flow.content.parties.length
  const bottoms = flow.content.parties.map((party, column) =>
    drawParty(flow.pdf, party, { x: margin + column * (width + gap), y: flow.y, width }),
  )
  flow.y = Math.max(...bottoms) + 14
}

const parcelColumns = {
  name: { x: margin, width: 196 },
  quantity: { x: margin + 206, width: 34 },
  dimensions: { x: margin + 252, width: 106 },
  weightEach: { x: margin + 366, width: 64 },
  weight: { x: margin + 438, width: rightEdge - margin - 438 },
} as const

const parcelHeadings: Record<keyof typeof parcelColumns, string> = {
  name: 'Parcels',
  quantity: 'Qty',
  dimensions: 'Size each',
  weightEach: 'Weight each',
  weight: 'Weight',
}

type ParcelCells = Partial<Record<keyof typeof parcelColumns, string>>

function drawParcelCells(flow: Flow, cells: ParcelCells, styles: { text: TextStyle; number: TextStyle }): void {
  let bottom = flow.y
  for (const column of ['name', 'quantity', 'dimensions', 'weightEach', 'weight'] as const) {
    const isName = column === 'name'
    const place = {
      ...parcelColumns[column],
      y: flow.y,
      align: isName ? ('left' as const) : ('right' as const),
      maxLines: 4,
    }
    bottom = Math.max(bottom, drawText(flow.pdf, cells[column] ?? '', place, isName ? styles.text : styles.number))
  }
  flow.y = bottom
}

function drawParcelHeadings(flow: Flow): void {
  drawParcelCells(flow, parcelHeadings, { text: heading, number: heading })
  flow.y += 4
  drawRule(flow.pdf, { x: margin, y: flow.y, width: contentWidth }, ink, 0.75)
  flow.y += 4
}

/** Above and below a parcel's line, in points: forty parcels and the charges still take two pages. */
const rowPadding = 2.25

function drawParcels(flow: Flow): void {
  const { parcels, parcelTotal } = flow.content
  if (parcels.length === 0) return
  ensureRoom(flow, 70)
  drawParcelHeadings(flow)
  const totalHeight = lineHeight(strong) + 4
  for (const [index, parcel] of parcels.entries()) {
    const rows = textLines(flow.pdf, parcel.name, parcelColumns.name.width, body, 4).length
    const height = rows * lineHeight(body) + 2 * rowPadding
    // The total never stands on a page without a row of what it adds up.
    const isLast = index === parcels.length - 1
    if (ensureRoom(flow, isLast ? height + totalHeight : height)) drawParcelHeadings(flow)
    drawParcelCells(flow, parcel, { text: body, number })
    flow.y += rowPadding
    drawRule(flow.pdf, { x: margin, y: flow.y, width: contentWidth }, hairline)
    flow.y += rowPadding
  }
  const bold = { ...number, font: 'semibold' as const }
  drawParcelCells(flow, { name: parcelTotal.pieces, weight: parcelTotal.weight }, { text: strong, number: bold })
  flow.y += 14
}

const noteLeft = margin + 88

/** A note goes on line by line: it is the one text whose length nobody limits for every order. */
function drawNote(flow: Flow, note: Note): void {
  const column = { x: noteLeft, width: rightEdge - noteLeft }
  const lines = textLines(flow.pdf, note.text, column.width, body)
  ensureRoom(flow, Math.min(lines.length, 3) * lineHeight(body))
  drawText(flow.pdf, note.label, { x: margin, y: flow.y + 1.5, width: noteLeft - margin - 8 }, heading)
  for (const line of lines) {
    ensureRoom(flow, lineHeight(body))
    flow.y = drawLines(flow.pdf, [line], { ...column, y: flow.y }, body)
  }
  flow.y += 4
}

const chargesWidth = 262
const chargesLeft = rightEdge - chargesWidth
const amountWidth = 82

function drawAmount(flow: Flow, name: string, cents: number, styles: { text: TextStyle; amount: TextStyle }): void {
  const { pdf } = flow
  const lines = textLines(pdf, name, chargesWidth - amountWidth - 8, styles.text, 4)
  ensureRoom(flow, lines.length * lineHeight(styles.text) + 3)
  const amount = { x: rightEdge - amountWidth, y: flow.y, width: amountWidth, align: 'right' as const }
  const text = formatCents(cents)
  drawText(pdf, text, amount, fittingStyle(pdf, text, { width: amountWidth, maxLines: 1, smallest: 5 }, styles.amount))
  flow.y = drawLines(pdf, lines, { x: chargesLeft, y: flow.y, width: chargesWidth }, styles.text) + 1
}

function drawReplaced(flow: Flow): void {
  const { pdf, content } = flow
  if (content.replaced.length === 0) return
  const quietBody: TextStyle = { ...body, color: quietColor, strike: true }
  const styles = { text: quietBody, amount: { ...quietBody, tabular: true } }
  const label = { x: chargesLeft, y: flow.y, width: chargesWidth }
  flow.y = drawText(pdf, beforeCancellation, label, heading) + 2
  for (const { name, cents } of content.replaced) drawAmount(flow, name, cents, styles)
  flow.y += 3
  drawRule(pdf, { x: chargesLeft, y: flow.y, width: chargesWidth }, hairline)
  flow.y += 6
}

function drawCharges(flow: Flow): void {
  const { pdf, content } = flow
  if (!content.pricing) return
  drawReplaced(flow)
  for (const group of content.pricing.lineItems) {
    // A heading is never the last thing on a page.
    ensureRoom(flow, 2 * lineHeight(heading) + 2 * lineHeight(body))
    const label = { x: chargesLeft, y: flow.y, width: chargesWidth, maxLines: 2 }
    flow.y = drawText(pdf, group.label, label, heading) + 2
    for (const item of group.items) drawAmount(flow, item.name, item.priceCadCents, { text: body, amount: number })
    const style = { ...number, color: quietColor }
    if (group.items.length > 1)
      drawAmount(flow, group.subtotalLabel, group.subtotalCadCents, { text: style, amount: style })
    flow.y += 3
    drawRule(pdf, { x: chargesLeft, y: flow.y, width: chargesWidth }, hairline)
    flow.y += 6
  }
  ensureRoom(flow, 30)
  drawRule(pdf, { x: chargesLeft, y: flow.y - 6, width: chargesWidth }, ink, 1)
  drawAmount(flow, 'Total (CAD)', content.pricing.priceCadCents, { text: { ...total, tabular: false }, amount: total })
  flow.y += 10
}

const qrSize = 72

/** The proof of delivery and the way to track, left of the charges. Answers the y beneath. */
function drawProof(flow: Flow): number {
  const { pdf, content } = flow
  const width = chargesLeft - margin - 28
  let y = flow.y
  if (content.signature) {
    y = drawText(pdf, 'Received by', { x: margin, y, width }, heading) + 2
    if (content.signature.png) {
      pdf.image(Buffer.from(content.signature.png), margin, y, { fit: [width, 54], align: 'center', valign: 'center' })
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
  const rowHeight = (name: string) =>
    textLines(pdf, name, chargesWidth - amountWidth - 8, body, 4).length * lineHeight(body) + 1
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

const fullPage = bottomEdge - 72

function drawSettlement(flow: Flow): void {
  const proofHeight = flow.content.signature ? 196 : qrSize
  const height = Math.max(proofHeight, chargesHeight(flow))
  ensureRoom(flow, height > fullPage ? proofHeight : height)
  const pageOfProof = flow.pdf.bufferedPageRange().count
  const proofBottom = drawProof(flow)
  drawCharges(flow)
  if (flow.pdf.bufferedPageRange().count === pageOfProof) flow.y = Math.max(flow.y, proofBottom)
}

function drawFooters({ pdf, content }: Flow): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    const y = pageSize[1] - 50
    drawRule(pdf, { x: margin, y, width: contentWidth }, hairline)
    const left = [content.taxRegistration, content.issued].filter(Boolean).join(' · ')
    drawText(pdf, left, { x: margin, y: y + 7, width: contentWidth - 90, maxLines: 2 }, small)
    const place = { x: rightEdge - 80, y: y + 7, width: 80, align: 'right' as const }
    drawText(pdf, `Page ${page + 1} of ${count}`, place, { ...small, tabular: true })
  }
}

/** Draws a receipt on Letter pages, as many as it takes. */
export async function drawReceipt(content: ReceiptContent, issuedAt: number): Promise<Buffer> {
  const pdf = await openPdf({
    size: pageSize,
    title: `${content.title} · ${content.order}`,
    author: content.courier.name,
    issuedAt,
    content,
  })
  const flow: Flow = { pdf, content, y: 0 }
  drawHeader(flow)
  drawCancellation(flow)
  drawFacts(flow)
  drawParties(flow)
  drawParcels(flow)
  for (const note of content.notes) drawNote(flow, note)
  flow.y += 10
  drawSettlement(flow)
  drawFooters(flow)
  return closePdf(pdf)
}
