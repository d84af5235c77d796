import { formatCents } from '#domain/amounts/money.ts'
import type { InvoiceContent, InvoiceRow } from './invoice-content.ts'
import {
  body,
  closeLetter,
  contentWidth,
  drawFactRows,
  drawHead,
  drawPartyWithAmount,
  drawSums,
  drawWaysToPay,
  number,
  openLetter,
  quiet,
} from './letter-pdf.ts'
import { drawTable, type Column, type Row } from './letter-table.ts'

const oneLine = { maxLines: 1 } as const

const columns: readonly Column[] = [
  { heading: 'Date', left: 0, width: 54, align: 'left', ...oneLine },
  { heading: 'Waybill', left: 62, width: 52, align: 'left', ...oneLine },
  { heading: 'Description', left: 122, width: 144, align: 'left' },
  { heading: 'Before tax', left: 270, width: 58, align: 'right', ...oneLine },
  { heading: 'Tax', left: 340, width: 58, align: 'left', ...oneLine },
  { heading: '', left: 398, width: 44, align: 'right', ...oneLine },
  { heading: 'Total', left: 446, width: contentWidth - 446, align: 'right', ...oneLine },
]

const tableText = { ...body, size: 8.5 }
const tableNumber = { ...number, size: 8.5 }
const tableQuiet = { ...quiet, size: 8 }

function rowOf({ day, waybill, description, details, preTaxCents, taxes, totalCents }: InvoiceRow): Row {
  const amount = (cents: number) => [{ text: formatCents(cents), style: tableNumber }]
  return [
    [{ text: day, style: tableNumber }],
    [{ text: waybill, style: tableNumber }],
    [{ text: description, style: tableText }, ...(details ? [{ text: details, style: tableQuiet }] : [])],
    amount(preTaxCents),
    // As high as the amounts beside them.
    taxes.map(({ name }) => ({ text: name, style: { ...tableText, color: quiet.color } })),
    taxes.flatMap(({ cents }) => amount(cents)),
    amount(totalCents),
  ]
}

/** Draws an invoice or credit note on Letter pages, as many as it takes. `issuedAt` in unix seconds. */
export async function drawInvoice(content: InvoiceContent, issuedAt: number): Promise<Buffer> {
  const flow = await openLetter(content.head, { issuedAt, content, across: content.across })
  drawHead(flow)
  drawFactRows(flow, content.facts)
  drawPartyWithAmount(flow, content.party, content.amount)
  drawTable(flow, columns, content.rows.map(rowOf))
  drawSums(flow, content.sums, content.memo)
  drawWaysToPay(flow, content.waysToPay)
  return closeLetter(flow, content.issued)
}
