import { formatCents } from '#domain/amounts/money.ts'
import type { Charge } from './letter-content.ts'
import {
  body,
  closeLetter,
  contentWidth,
  drawHead,
  drawPartyWithAmount,
  drawWaysToPay,
  ensureRoom,
  margin,
  number,
  openLetter,
  quiet,
  strong,
  type Flow,
} from './letter-pdf.ts'
import { drawTable, type Column, type Row } from './letter-table.ts'
import { drawLines, drawText, lineHeight, textLines } from './pdf-sheet.ts'
import { ageingTitle, type StatementContent, type StatementContentRow } from './statement-content.ts'

const columns: readonly Column[] = [
  { heading: 'Date', left: 0, width: 58, align: 'left', maxLines: 1 },
  { heading: 'What', left: 68, width: 202, align: 'left' },
  { heading: 'Due date', left: 278, width: 58, align: 'left', maxLines: 1 },
  { heading: 'Amount', left: 344, width: 74, align: 'right', maxLines: 1 },
  { heading: 'Balance', left: 426, width: contentWidth - 426, align: 'right', maxLines: 1 },
]

function rowOf({ day, what, details, due, cents, balanceCents }: StatementContentRow): Row {
  return [
    day,
    [{ text: what }, ...(details ? [{ text: details, style: { ...quiet, size: 8 } }] : [])],
    due,
    cents === null ? '' : formatCents(cents),
    formatCents(balanceCents),
  ]
}

const ageingGap = 8

/** Its columns side by side, on one page with their heading. */
function drawAgeing(flow: Flow, ageing: Charge[]): void {
  ensureRoom(flow, 76)
  flow.y = drawText(flow.pdf, ageingTitle, { x: margin, y: flow.y, width: contentWidth }, strong) + 4
  const width = (contentWidth - ageingGap * (ageing.length - 1)) / ageing.length
  const headings = ageing.map(({ name }, index) => {
    return { heading: name, left: index * (width + ageingGap), width, align: 'right', maxLines: 1 } as const
  })
  const bold = { ...number, font: 'semibold' as const }
  const cells = ageing.map(({ cents }, index) => {
    return [{ text: formatCents(cents), style: index === ageing.length - 1 ? bold : number }]
  })
  drawTable(flow, headings, [cells])
}

/** Goes on line by line, as the notes of a receipt do. */
function drawMemo(flow: Flow, memo: string): void {
  for (const line of textLines(flow.pdf, memo, contentWidth, body)) {
    ensureRoom(flow, lineHeight(body))
    flow.y = drawLines(flow.pdf, [line], { x: margin, y: flow.y, width: contentWidth }, body)
  }
}

/** Draws a statement on Letter pages, as many as it takes. `issuedAt` in unix seconds. */
export async function drawStatement(content: StatementContent, issuedAt: number): Promise<Buffer> {
  const { closing } = content
  const flow = await openLetter(content.head, { issuedAt, content })
  drawHead(flow)
  drawPartyWithAmount(flow, content.party, content.amount)
  drawTable(flow, columns, content.rows.map(rowOf), ['', closing.what, '', '', formatCents(closing.balanceCents)])
  flow.y += 6
  drawAgeing(flow, content.ageing)
  if (content.memo !== null) drawMemo(flow, content.memo)
  drawWaysToPay(flow, content.waysToPay)
  return closeLetter(flow, content.issued)
}
