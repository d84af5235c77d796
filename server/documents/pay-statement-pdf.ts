import {
  closeLetter,
  contentWidth,
  drawFactRows,
  drawHead,
  drawPartyWithAmount,
  drawSums,
  ensureRoom,
  margin,
  openLetter,
  strong,
  type Flow,
} from './letter-pdf.ts'
import { drawTable, type Column, type Row } from './letter-table.ts'
import {
  correctionsTitle,
  type PayCorrectionRow,
  type PayRow,
  type PayStatementContent,
} from './pay-statement-content.ts'
import { drawText } from './pdf-sheet.ts'

const columns: readonly Column[] = [
  { heading: 'Waybill', left: 0, width: 56, align: 'left', maxLines: 1 },
  { heading: 'Date', left: 64, width: 58, align: 'left', maxLines: 1 },
  { heading: 'Distance', left: 128, width: 52, align: 'right', maxLines: 1 },
  { heading: 'Payable', left: 188, width: 62, align: 'right', maxLines: 1 },
  { heading: 'Rate', left: 258, width: 40, align: 'right', maxLines: 1 },
  { heading: 'Pay', left: 306, width: 60, align: 'right', maxLines: 1 },
  { heading: 'Adjustments', left: 374, width: 58, align: 'right', maxLines: 1 },
  { heading: 'Total', left: 440, width: contentWidth - 440, align: 'right', maxLines: 1 },
]

function rowOf({ waybill, day, distance, payable, rate, pay, adjustments, total }: PayRow): Row {
  return [waybill, day, distance, payable, rate, pay, adjustments, total]
}

const correctionColumns: readonly Column[] = [
  { heading: 'Waybill', left: 0, width: 56, align: 'left', maxLines: 1 },
  { heading: 'Date', left: 64, width: 58, align: 'left', maxLines: 1 },
  { heading: 'Description', left: 134, width: 290, align: 'left' },
  { heading: 'Amount', left: 432, width: contentWidth - 432, align: 'right', maxLines: 1 },
]

function drawCorrections(flow: Flow, corrections: PayCorrectionRow[]): void {
  if (corrections.length === 0) return
  ensureRoom(flow, 90)
  flow.y = drawText(flow.pdf, correctionsTitle, { x: margin, y: flow.y, width: contentWidth }, strong) + 4
  const rows = corrections.map(({ waybill, day, description, amount }) => [waybill, day, description, amount])
  drawTable(flow, correctionColumns, rows)
}

/** Draws a driver's pay statement on Letter pages, as many as it takes. `issuedAt` in unix seconds. */
export async function drawPayStatement(content: PayStatementContent, issuedAt: number): Promise<Buffer> {
  const flow = await openLetter(content.head, { issuedAt, content, across: content.across })
  drawHead(flow)
  drawFactRows(flow, content.facts)
  drawPartyWithAmount(flow, content.party, content.amount)
  drawTable(flow, columns, content.rows.map(rowOf), rowOf(content.rowsTotal))
  drawCorrections(flow, content.corrections)
  drawSums(flow, content.sums, null)
  return closeLetter(flow, content.issued)
}
