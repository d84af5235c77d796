import { howToPayTitles } from '#domain/messages/how-to-pay.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { Fact, HeadAmount, LetterHead, Note, Party, Sum } from './letter-content.ts'
import {
  closePdf,
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

/** What papers on US Letter, the office paper of Canada, are drawn with. Lengths in points. */
const pageSize: [number, number] = [612, 792]
export const margin = 54
export const contentWidth = pageSize[0] - 2 * margin
const rightEdge = margin + contentWidth
/** Content ends here; the footer stands below. */
const bottomEdge = pageSize[1] - 64
/** Where it begins on further pages. */
const furtherTop = 72
/** What a page has room for. */
export const fullPage = bottomEdge - furtherTop

export const ink = '#16202e'
export const quietColor = '#5b6675'
export const hairline = '#d5dae1'
export const tones = { done: '#1c6e42', stopped: '#ac2f33', open: '#935610' }
/** Light enough to be read through. */
const acrossColor = '#f6dcdd'

const title: TextStyle = { font: 'semibold', size: 22, color: ink, leading: 1.2 }
const courierName: TextStyle = { font: 'semibold', size: 11, color: ink }
export const body: TextStyle = { font: 'regular', size: 9, color: ink }
export const strong: TextStyle = { font: 'semibold', size: 9, color: ink }
export const quiet: TextStyle = { font: 'regular', size: 8.5, color: quietColor }
export const heading: TextStyle = { font: 'semibold', size: 7.5, color: quietColor, tracking: 0.2 }
export const number: TextStyle = { ...body, tabular: true }
export const total: TextStyle = { font: 'semibold', size: 12, color: ink, tabular: true }
export const small: TextStyle = { font: 'regular', size: 7.5, color: quietColor }

/** The page being written on and how far down it is full. */
export type Flow = {
  pdf: Pdf
  head: LetterHead
  /** A word across each page: the paper no longer holds. */
  across: string | null
  y: number
}

/**
 * Begins a paper. `issuedAt` in unix seconds, and `content` holds whatever will be written.
 * @param across a word that is to stand across every page
 */
export async function openLetter(
  head: LetterHead,
  { issuedAt, content, across = null }: { issuedAt: number; content: unknown; across?: string | null },
): Promise<Flow> {
  const pdf = await openPdf({
    size: pageSize,
    title: `${head.title} · ${head.subject}`,
    author: head.courier.name,
    issuedAt,
    content,
  })
  const flow: Flow = { pdf, head, across, y: 0 }
  drawAcross(flow)
  return flow
}

/** Ends a paper: each page gets its footer and says which of them it is. */
export async function closeLetter({ pdf }: Flow, footer: string): Promise<Buffer> {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    const y = pageSize[1] - 50
    drawRule(pdf, { x: margin, y, width: contentWidth }, hairline)
    drawText(pdf, footer, { x: margin, y: y + 7, width: contentWidth - 90, maxLines: 2 }, small)
    const place = { x: rightEdge - 80, y: y + 7, width: 80, align: 'right' as const }
    drawText(pdf, `Page ${page + 1} of ${count}`, place, { ...small, tabular: true })
  }
  return closePdf(pdf)
}

/** Goes on to a new page when less than `height` points are left on this one; true if it did. */
export function ensureRoom(flow: Flow, height: number): boolean {
  if (flow.y + height <= bottomEdge) return false
  flow.pdf.addPage()
  drawAcross(flow)
  const place = { x: margin, y: 40, width: contentWidth }
  drawText(flow.pdf, `${flow.head.title} · ${flow.head.subject}, continued`, place, small)
  drawText(
    flow.pdf,
    flow.head.courier.name,
    { ...place, x: margin + contentWidth / 2, width: contentWidth / 2, align: 'right', maxLines: 1 },
    small,
  )
  drawRule(flow.pdf, { ...place, y: 56 }, hairline)
  flow.y = furtherTop
  return true
}

/** Beneath whatever else is drawn on the page. */
function drawAcross({ pdf, across }: Flow): void {
  if (across === null) return
  const [width, height] = pageSize
  const style: TextStyle = { font: 'bold', size: 170, color: acrossColor, tracking: 6, leading: 1.2 }
  pdf.save()
  pdf.rotate(-50, { origin: [width / 2, height / 2] })
  const place = { x: 0, y: (height - lineHeight(style)) / 2, width, align: 'center' as const, maxLines: 1 }
  drawText(pdf, across, place, style)
  pdf.restore()
}

/** At most, in points: beside the name and its lines, so that a paper with a logo is no longer than one without. */
const logoRoom = { width: 84, height: 44 }

/** The title with what the paper is of, and right of it the courier. */
export function drawHead(flow: Flow): void {
  const { pdf, head } = flow
  const half = contentWidth / 2 - 12
  const fitted = fittingStyle(pdf, head.title, { width: half, maxLines: 1, smallest: 14 }, title)
  let left = drawText(pdf, head.title, { x: margin, y: 44, width: half }, fitted)
  left = drawText(pdf, head.below, { x: margin, y: left + 2, width: half }, { ...courierName, font: 'regular' })
  if (head.outcome !== null) left = drawOutcome(pdf, head.outcome, { x: margin, y: left, width: half })

  const { logo } = head.courier
  const logoBox = { x: rightEdge - logoRoom.width, y: 46, ...logoRoom, align: 'right' as const }
  const logoWidth = logo === null ? 0 : drawPicture(pdf, logo.bytes, logoBox)
  const beside = logoWidth === 0 ? 0 : logoWidth + 10
  const column = { x: margin + contentWidth / 2 + 12, width: half - beside, align: 'right' as const }
  let right = drawText(pdf, head.courier.name, { ...column, y: 48, maxLines: 3 }, courierName)
  for (const line of head.courier.lines) right = drawText(pdf, line, { ...column, y: right, maxLines: 4 }, quiet)
  const logoBottom = logoWidth === 0 ? 0 : logoBox.y + logoRoom.height
  flow.y = Math.max(left, right, logoBottom) + 12
  drawRule(pdf, { x: margin, y: flow.y, width: contentWidth }, ink, 1)
  flow.y += 12
}

function drawOutcome(
  pdf: Pdf,
  { tone, status, at }: NonNullable<LetterHead['outcome']>,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const word: TextStyle = { ...strong, color: tones[tone] }
  pdf.circle(x + 3, y + 9.4, 3).fill(tones[tone])
  const wordWidth = textWidth(pdf, status, word)
  drawText(pdf, status, { x: x + 11, y: y + 3, width }, word)
  return drawText(pdf, at ?? '', { x: x + 11 + wordWidth + 6, y: y + 3, width }, { ...body, color: quietColor })
}

const factColumns = 4

/** Facts beside one another, up to four in a row. */
export function drawFactRow(flow: Flow, facts: Fact[]): void {
  const gap = 16
  const width = (contentWidth - gap * (factColumns - 1)) / factColumns
  let bottom = flow.y
  for (const [column, fact] of facts.entries()) {
    const x = margin + column * (width + gap)
    const y = drawText(flow.pdf, fact.label, { x, y: flow.y, width }, heading)
    bottom = Math.max(bottom, drawText(flow.pdf, fact.value, { x, y: y + 1, width, maxLines: 3 }, body))
  }
  flow.y = bottom + 8
}

/** Facts in as many rows as they take, with a line beneath. */
export function drawFactRows(flow: Flow, facts: Fact[]): void {
  for (let first = 0; first < facts.length; first += factColumns) {
    drawFactRow(flow, facts.slice(first, first + factColumns))
  }
  flow.y += 3
  drawRule(flow.pdf, { x: margin, y: flow.y, width: contentWidth }, hairline)
  flow.y += 11
}

/** Answers the y beneath. */
export function drawParty(pdf: Pdf, party: Party, place: { x: number; y: number; width: number }): number {
  let y = drawText(pdf, party.heading, place, heading)
  y = drawText(pdf, party.name, { ...place, y: y + 1, maxLines: 4 }, strong)
  for (const line of party.lines) y = drawText(pdf, line, { ...place, y, maxLines: 8 }, body)
  return y
}

/** Who is billed, and right of it in a box the amount that the paper is about. */
export function drawPartyWithAmount(flow: Flow, party: Party, { label, cents, below }: HeadAmount): void {
  const { pdf } = flow
  const box = { x: sumsLeft, y: flow.y - 2, width: sumsWidth, height: below === null ? 44 : 57 }
  pdf.rect(box.x, box.y, box.width, box.height).fill(boxColor)
  const inside = { x: box.x + 12, width: box.width - 24 }
  let y = drawText(pdf, label, { ...inside, y: box.y + 8, maxLines: 1 }, heading)
  const text = formatCents(cents)
  const large: TextStyle = { ...total, size: 16, leading: 1.25 }
  const fitted = fittingStyle(pdf, text, { width: inside.width, maxLines: 1, smallest: 8 }, large)
  drawText(pdf, text, { ...inside, y, maxLines: 1 }, fitted)
  y += lineHeight(large)
  if (below !== null) drawText(pdf, below, { ...inside, y, maxLines: 1 }, { ...quiet, size: 8 })
  const partyBottom = drawParty(pdf, party, { x: margin, y: flow.y, width: sumsLeft - margin - 24 })
  flow.y = Math.max(partyBottom, box.y + box.height) + 16
}

const boxColor = '#f1f3f6'

/** The column at the right in which sums stand. */
export const sumsWidth = 262
export const sumsLeft = rightEdge - sumsWidth
const amountWidth = 82

/** A name and its amount, the latter at the right edge. */
export function drawAmount(
  flow: Flow,
  name: string,
  cents: number,
  styles: { text: TextStyle; amount: TextStyle },
): void {
  const { pdf } = flow
  const lines = textLines(pdf, name, sumsWidth - amountWidth - 8, styles.text, 4)
  ensureRoom(flow, lines.length * lineHeight(styles.text) + 3)
  const amount = { x: rightEdge - amountWidth, y: flow.y, width: amountWidth, align: 'right' as const }
  const text = formatCents(cents)
  drawText(pdf, text, amount, fittingStyle(pdf, text, { width: amountWidth, maxLines: 1, smallest: 5 }, styles.amount))
  flow.y = drawLines(pdf, lines, { x: sumsLeft, y: flow.y, width: sumsWidth }, styles.text) + 1
}

/** How high `drawAmount` is, in points. */
export function amountHeight(pdf: Pdf, name: string, style: TextStyle): number {
  return textLines(pdf, name, sumsWidth - amountWidth - 8, style, 4).length * lineHeight(style) + 1
}

/** A sum in large letters, under a thick line. */
export function drawTotal(flow: Flow, name: string, cents: number): void {
  ensureRoom(flow, 30)
  drawRule(flow.pdf, { x: sumsLeft, y: flow.y - 6, width: sumsWidth }, ink, 1)
  drawAmount(flow, name, cents, { text: { ...total, tabular: false }, amount: total })
}

/** Sums at the right, and left of them a text; on one page as far as they fit on one. */
export function drawSums(flow: Flow, sums: Sum[], memo: string | null): void {
  const { pdf } = flow
  const memoPlace = { x: margin, width: sumsLeft - margin - 28 }
  const memoLines = memo === null ? [] : textLines(pdf, memo, memoPlace.width, body, mostMemoLines)
  const memoHeight = memoLines.length * lineHeight(body)
  const sumsHeight = sums.reduce(
    (height, { name, isTotal }) =>
      height + amountHeight(pdf, name, isTotal ? total : body) + (isTotal ? totalGap * 2 : 0),
    0,
  )
  const height = Math.max(memoHeight, sumsHeight)
  ensureRoom(flow, height > fullPage ? memoHeight : height)
  const pageOfMemo = pdf.bufferedPageRange().count
  const memoBottom = drawLines(pdf, memoLines, { ...memoPlace, y: flow.y }, body)
  for (const { name, cents, isTotal } of sums) {
    if (isTotal) {
      flow.y += totalGap
      drawTotal(flow, name, cents)
      flow.y += totalGap - 4
    } else drawAmount(flow, name, cents, { text: body, amount: number })
  }
  if (pdf.bufferedPageRange().count === pageOfMemo) flow.y = Math.max(flow.y, memoBottom)
}

/** Longer than any memo that is a text. */
const mostMemoLines = 30
/** Above and below a total, in points. */
const totalGap = 9

const noteLeft = margin + 88

/** A note goes on line by line: it is the one text whose length nobody limits for every order. */
export function drawNote(flow: Flow, note: Note): void {
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

/** Draws the ways to pay under their heading, which is never the last line of a page. */
export function drawWaysToPay(flow: Flow, ways: readonly Note[]): void {
  if (ways.length === 0) return
  flow.y += 14
  ensureRoom(flow, 4 * lineHeight(body))
  const place = { x: margin, y: flow.y, width: contentWidth }
  flow.y = drawText(flow.pdf, howToPayTitles.en, place, strong) + 4
  for (const way of ways) drawNote(flow, way)
}
