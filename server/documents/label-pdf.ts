import { code128, qrCode, type CodeSymbol } from './barcode.ts'
import type { LabelContent } from './label-content.ts'
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
  type Pdf,
  type TextStyle,
} from './pdf-sheet.ts'

/** 4 × 6 inch, the label of every thermal printer, in points. */
const page: [number, number] = [288, 432]
/** Thermal printers leave up to a tenth of an inch at the edge unprinted. */
const margin = 12
const contentWidth = page[0] - 2 * margin
const right = margin + contentWidth

/** One dot of a 203 dpi printer: modules that are whole dots print with even edges. */
const dot = 72 / 203

/** Thermal paper knows no grey. */
const black = '#000000'
const heading: TextStyle = { font: 'bold', size: 7, color: black, tracking: 0.3 }
const body: TextStyle = { font: 'regular', size: 8, color: black, leading: 1.25 }
const strong: TextStyle = { ...body, font: 'semibold' }

/** Draws a text as large as its room allows: smaller type first, then an ellipsis. Answers the y beneath. */
function drawFitted(
  pdf: Pdf,
  text: string,
  place: { x: number; y: number; width: number; maxLines: number; smallest: number; align?: 'left' | 'right' },
  style: TextStyle,
): number {
  const fitted = fittingStyle(pdf, text, place, style)
  return drawLines(pdf, textLines(pdf, text, place.width, fitted, place.maxLines), place, fitted)
}

/** An address in at most `maxLines`. Its last line is the city and postal code: when room lacks, the street is cut. */
function drawAddress(
  pdf: Pdf,
  address: string[],
  place: { x: number; y: number; width: number; maxLines: number; smallest: number },
  style: TextStyle,
): number {
  const fitted = fittingStyle(pdf, address.join('\n'), place, style)
  const city = address.length > 1 ? address.slice(-1) : []
  const street = address.slice(0, address.length - city.length).join('\n')
  const maxLines = place.maxLines - city.length
  let y = drawText(pdf, street, { ...place, maxLines }, fitted)
  for (const line of city) y = drawText(pdf, line, { ...place, y, maxLines: 1 }, fitted)
  return y
}

function drawHead(pdf: Pdf, content: LabelContent): number {
  const boxWidth = 104
  const boxHeight = 36
  const { logo } = content.courier
  const logoBox = { x: margin, y: margin, width: 48, height: boxHeight, align: 'left' as const }
  const logoWidth = logo === null ? 0 : drawPicture(pdf, logo.bytes, logoBox)
  const beside = logoWidth === 0 ? 0 : logoWidth + 6
  const left = { x: margin + beside, width: contentWidth - boxWidth - 10 - beside }
  const name = { ...left, y: margin, maxLines: 2, smallest: 8 }
  const y = drawFitted(pdf, content.courier.name, name, { font: 'bold', size: 13, color: black, leading: 1.15 })
  if (content.courier.phone) drawText(pdf, content.courier.phone, { ...left, y: y + 1, maxLines: 1 }, body)
  pdf.rect(right - boxWidth, margin, boxWidth, boxHeight).fill(black)
  const box = { x: right - boxWidth + 7, width: boxWidth - 14 }
  const white: TextStyle = { font: 'bold', size: 13, color: '#ffffff', leading: 1.2 }
  if (!content.speed) {
    drawFitted(pdf, content.service, { ...box, y: margin + 5, maxLines: 2, smallest: 7 }, white)
    return margin + boxHeight + 8
  }
  const oneLine = fittingStyle(pdf, content.speed, { ...box, maxLines: 1, smallest: 8 }, white)
  const speed = textLines(pdf, content.speed, box.width, oneLine, 2)
  const beneath = drawLines(pdf, speed, { ...box, y: margin + 4 }, oneLine)
  const small: TextStyle = { ...white, font: 'semibold', size: 8 }
  drawFitted(pdf, content.service, { ...box, y: beneath + 1, maxLines: 1, smallest: 6 }, small)
  return margin + boxHeight + 8
}

function drawFrom(pdf: Pdf, { from }: LabelContent, top: number): number {
  drawRule(pdf, { x: margin, y: top, width: contentWidth }, black, 1)
  const column = { x: margin + 38, width: contentWidth - 38, smallest: 6.5 }
  drawText(pdf, 'FROM', { x: margin, y: top + 7, width: 36 }, heading)
  let y = drawFitted(pdf, from.name, { ...column, y: top + 6, maxLines: 1 }, strong)
  y = drawAddress(pdf, from.address, { ...column, y, maxLines: 2 }, body)
  if (from.contact) y = drawFitted(pdf, from.contact, { ...column, y, maxLines: 1 }, body)
  return y + 6
}

function drawTo(pdf: Pdf, { to, notes }: LabelContent, top: number): void {
  drawRule(pdf, { x: margin, y: top, width: contentWidth }, black, 1)
  drawText(pdf, 'TO', { x: margin, y: top + 9, width: 36 }, { ...heading, size: 9 })
  const column = { x: margin + 38, width: contentWidth - 38 }
  const name = { ...column, y: top + 6, maxLines: 2, smallest: 9.5 }
  let y = drawFitted(pdf, to.name, name, { font: 'bold', size: 17, color: black, leading: 1.15 })
  const address = { ...column, y: y + 2, maxLines: 3, smallest: 8 }
  y = drawAddress(pdf, to.address, address, { font: 'semibold', size: 13, color: black, leading: 1.2 })
  const contact = { ...column, y: y + 2, maxLines: 1, smallest: 6.5 }
  if (to.contact) y = drawFitted(pdf, to.contact, contact, { ...body, size: 9.5 })
  if (notes) {
    const small = { ...body, size: 8.5 }
    // As many lines as the longest name and address leave.
    const maxLines = Math.min(3, Math.floor((shipmentTop - 4 - y) / lineHeight(small)))
    if (maxLines > 0) drawFitted(pdf, notes, { ...column, y: y + 2, maxLines, smallest: 7 }, small)
  }
}

interface Codes {
  readonly qr: CodeSymbol
  readonly bars: CodeSymbol
}

/** A code whose modules are whole printer dots, as large as the room allows; its size in points. */
function dottedSize(symbol: CodeSymbol, room: number): number {
  return symbol.width * dot * Math.max(1, Math.floor(room / (symbol.width * dot)))
}

const shipmentTop = 252
const shipmentHeight = 96
const qrRoom = 96

function drawShipment(pdf: Pdf, content: LabelContent, { qr }: Codes): void {
  drawRule(pdf, { x: margin, y: shipmentTop, width: contentWidth }, black, 1)
  const column = { x: margin, width: contentWidth - qrRoom - 8 }
  let y = shipmentTop + 6
  for (const { label, value } of content.facts) {
    drawText(pdf, label, { x: margin, y, width: 34 }, { ...body, font: 'bold' })
    const place = { x: margin + 38, y, width: column.width - 38, maxLines: 1, smallest: 6 }
    y = drawFitted(pdf, value, place, strong)
  }
  y += 3
  for (const parcel of content.parcels) y = drawText(pdf, parcel, { ...column, y, maxLines: 1 }, { ...body, size: 7.5 })
  const size = dottedSize(qr, qrRoom)
  // The quiet zone is blank paper: the code's own edge lines up with the margin.
  const quiet = (4 / qr.width) * size
  const box = { x: right - size + quiet, y: shipmentTop + (shipmentHeight - size) / 2, width: size, height: size }
  drawCode(pdf, qr, box)
}

const barsTop = shipmentTop + shipmentHeight + 10
/** Well over the 15 % of its length that a Code 128 symbol should be high for a hand-held scanner. */
const barsHeight = 46

/** Right of the number, in points. */
const pieceRoom = 72

function drawBars(pdf: Pdf, { waybill, piece }: LabelContent, { bars }: Codes): void {
  drawRule(pdf, { x: margin, y: barsTop - 10, width: contentWidth }, black, 1)
  // The quiet zones may use the page's margin, which is blank as well.
  const width = dottedSize(bars, page[0])
  drawCode(pdf, bars, { x: (page[0] - width) / 2, y: barsTop, width, height: barsHeight })
  const number: TextStyle = { font: 'bold', size: 15, color: black, tracking: 0.6, tabular: true }
  drawText(
    pdf,
    waybill,
    { x: margin, y: barsTop + barsHeight + 1, width: contentWidth, align: 'center', maxLines: 1 },
    number,
  )
  if (piece === null) return
  const beside = { x: right - pieceRoom, y: barsTop + barsHeight + 1, width: pieceRoom, maxLines: 1, smallest: 7 }
  drawFitted(pdf, piece, { ...beside, align: 'right' }, { ...number, tracking: 0 })
}

const cancelledHeight = 40

/** Over whatever stands at the end of the drop-off, so that nobody carries it on. */
function drawCancelled(pdf: Pdf): void {
  const y = shipmentTop - cancelledHeight - 6
  pdf.lineWidth(2).rect(margin, y, contentWidth, cancelledHeight).fillAndStroke('#ffffff', black)
  const word: TextStyle = { font: 'bold', size: 32, color: black, tracking: 2 }
  drawText(pdf, 'CANCELLED', { x: margin, y: y + 1, width: contentWidth, align: 'center', maxLines: 1 }, word)
}

/** Draws the shipping labels of an order, each on a page of its own. `issuedAt` in unix seconds. */
export async function drawLabels(
  contents: readonly [LabelContent, ...LabelContent[]],
  issuedAt: number,
): Promise<Buffer> {
  const [first] = contents
  // All labels of an order carry the same, and finding out what goes where takes longer than drawing it.
  const codes = { qr: qrCode(first.trackingUrl), bars: code128(first.waybill) }
  const pdf = await openPdf({
    size: page,
    title: `Shipping label · ${first.waybill}`,
    author: first.courier.name,
    issuedAt,
    content: contents,
  })
  for (const content of contents) {
    if (content !== first) pdf.addPage()
    drawTo(pdf, content, drawFrom(pdf, content, drawHead(pdf, content)))
    if (content.isCancelled) drawCancelled(pdf)
    drawShipment(pdf, content, codes)
    drawBars(pdf, content, codes)
  }
  return closePdf(pdf)
}
