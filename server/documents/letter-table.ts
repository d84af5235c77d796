import {
  body,
  contentWidth,
  ensureRoom,
  hairline,
  heading,
  ink,
  margin,
  number,
  strong,
  type Flow,
} from './letter-pdf.ts'
import { drawLines, drawRule, fittingStyle, lineHeight, textLines, type Pdf, type TextStyle } from './pdf-sheet.ts'

/** A column of a table. Its left edge counts from the margin, both in points. */
export type Column = {
  heading: string
  left: number
  width: number
  align: 'left' | 'right'
  /** Of each text of a cell; 4 where nothing is said. With 1 a text that is too long gets smaller first. */
  maxLines?: number
}

/** What stands in a cell: a text, or several beneath one another, some of them in a style of their own. */
export type Cell = string | readonly { text: string; style?: TextStyle }[]

/** A row by its columns; one that is not there is empty. */
export type Row = readonly Cell[]

type Styles = { left: TextStyle; right: TextStyle }

const textStyles: Styles = { left: body, right: number }
const headingStyles: Styles = { left: heading, right: heading }
const totalStyles: Styles = { left: strong, right: { ...number, font: 'semibold' } }

/** Above and below a row, in points: forty parcels of a receipt and its charges still take two pages. */
const rowPadding = 2.25
/** The smallest that a text of one line gets. */
const smallestSize = 5.5

/** The texts of a cell, each wrapped in the style that it has. */
type Block = { lines: string[]; style: TextStyle }

/**
 * A table whose headings are repeated on each page that it goes on to. No row is torn apart.
 * @param total a last row in bold, which never stands on a page without a row of what it adds up
 */
export function drawTable(flow: Flow, columns: readonly Column[], rows: readonly Row[], total?: Row): void {
  ensureRoom(flow, 70)
  drawHeadings(flow, columns)
  const totalBlocks = total && blocksOf(flow.pdf, columns, total, totalStyles)
  const totalHeight = totalBlocks === undefined ? 0 : heightOf(totalBlocks) + 4
  for (const [index, row] of rows.entries()) {
    const blocks = blocksOf(flow.pdf, columns, row, textStyles)
    const height = heightOf(blocks) + 2 * rowPadding
    const isLast = index === rows.length - 1
    if (ensureRoom(flow, isLast ? height + totalHeight : height)) drawHeadings(flow, columns)
    drawBlocks(flow, columns, blocks)
    flow.y += rowPadding
    drawRule(flow.pdf, { x: margin, y: flow.y, width: contentWidth }, hairline)
    flow.y += rowPadding
  }
  if (totalBlocks !== undefined) drawBlocks(flow, columns, totalBlocks)
  flow.y += 14
}

function drawHeadings(flow: Flow, columns: readonly Column[]): void {
  const cells = columns.map((column) => column.heading)
  drawBlocks(flow, columns, blocksOf(flow.pdf, columns, cells, headingStyles))
  flow.y += 4
  drawRule(flow.pdf, { x: margin, y: flow.y, width: contentWidth }, ink, 0.75)
  flow.y += 4
}

function blocksOf(pdf: Pdf, columns: readonly Column[], row: Row, styles: Styles): Block[][] {
  return columns.map((column, index) => {
    const cell = row[index] ?? ''
    const texts: Exclude<Cell, string> = typeof cell === 'string' ? [{ text: cell }] : cell
    return texts.map(({ text, style = styles[column.align] }) => blockOf(pdf, column, text, style))
  })
}

function blockOf(pdf: Pdf, { width, maxLines = 4 }: Column, text: string, style: TextStyle): Block {
  const fitted = maxLines === 1 ? fittingStyle(pdf, text, { width, maxLines, smallest: smallestSize }, style) : style
  // The lines beside it are as high as ever.
  const leading = lineHeight(style) / fitted.size
  return { lines: textLines(pdf, text, width, fitted, maxLines), style: { ...fitted, leading } }
}

function heightOf(blocks: Block[][]): number {
  return Math.max(...blocks.map(heightOfCell))
}

function heightOfCell(cell: Block[]): number {
  return cell.reduce((sum, { lines, style }) => sum + lines.length * lineHeight(style), 0)
}

function drawBlocks(flow: Flow, columns: readonly Column[], blocks: Block[][]): void {
  for (const [index, { left, width, align }] of columns.entries()) {
    let { y } = flow
    for (const { lines, style } of blocks[index] ?? []) {
      y = drawLines(flow.pdf, lines, { x: margin + left, y, width, align }, style)
    }
  }
  flow.y += heightOf(blocks)
}
