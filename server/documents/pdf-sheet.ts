import PDFDocument from 'pdfkit'
import { isDrawablePng } from '#server/files/signature-image.ts'
import type { CodeSymbol } from './barcode.ts'
import { fontNames, parsedFont, type FontName, type ParsedFont } from './fonts.ts'
import { furtherFontsFor, type FurtherFonts } from './further-fonts.ts'
import { printableText } from './printable-text.ts'
import { directedLines, hasRightToLeft } from './text-direction.ts'
import { readsRightToLeft, textRuns, type TextRun } from './text-runs.ts'
import { wrapText } from './text-wrap.ts'

declare global {
  namespace PDFKit.Mixins {
    // pdfkit 0.20 takes parsed fonts; its published types are of 0.17.
    interface PDFFont {
      registerFont(name: string, font: ParsedFont): this
      font(font: ParsedFont): this
    }
    interface PDFImage {
      openImage(bytes: Buffer): OpenedImage
      image(opened: OpenedImage, x: number, y: number, options: { width: number; height: number }): this
    }
  }
}

/** A picture that pdfkit has read; its size in pixels. */
interface OpenedImage {
  readonly width: number
  readonly height: number
}

/** A PDF being drawn; y grows downwards from the top left, in points (1/72 inch). */
export type Pdf = PDFKit.PDFDocument

/** How a text is set. Sizes in points; `leading` is the line height as a multiple of the size. */
export type TextStyle = {
  font: FontName
  size: number
  color: string
  leading?: number
  tracking?: number
  tabular?: boolean
  /** A line through it: it no longer holds. */
  strike?: boolean
}

type Align = 'left' | 'right' | 'center'

const defaultLeading = 1.38

/** The fonts beside Inter that a PDF's texts need. */
const furtherFonts = new WeakMap<Pdf, FurtherFonts>()

function fontsOf(pdf: Pdf): FurtherFonts {
  const fonts = furtherFonts.get(pdf)
  if (fonts === undefined) throw new Error('The PDF was not opened here.')
  return fonts
}

/**
 * Begins a PDF of pages of one size (points). `issuedAt` (unix seconds) makes the bytes depend on the data alone, `content` holds
 * whatever will be written: the fonts for it are read first.
 */
export async function openPdf(facts: {
  size: [width: number, height: number]
  title: string
  author: string
  issuedAt: number
  content: unknown
}): Promise<Pdf> {
  const pdf = new PDFDocument({
    size: facts.size,
    // Page breaks are ours: with margins, pdfkit would begin a page by itself.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-CA',
    displayTitle: true,
    // No default font, which would put an unused Helvetica into every file.
    font: '',
    info: {
      Title: facts.title,
      Author: facts.author,
      Creator: 'Waybill',
      CreationDate: new Date(facts.issuedAt * 1000),
    },
  })
  for (const name of fontNames) pdf.registerFont(name, parsedFont(name))
  furtherFonts.set(pdf, await furtherFontsFor(facts.content))
  return pdf
}

/** Ends the PDF and answers its bytes; rejects when a part of it could not be written. */
export async function closePdf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  const written = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  pdf.end()
  await written
  return Buffer.concat(chunks)
}

function textOptions(style: TextStyle) {
  return {
    lineBreak: false,
    characterSpacing: style.tracking ?? 0,
    features: style.tabular ? (['tnum'] satisfies PDFKit.Mixins.OpenTypeFeatures[]) : undefined,
  }
}

/** The height of one line of a style, in points. */
export function lineHeight(style: TextStyle): number {
  return style.size * (style.leading ?? defaultLeading)
}

const knownWidths = new WeakMap<Pdf, Map<string, number>>()

/**
 * The width in points of a text that is printable already. Remembered at one size and scaled, because shaping with
 * tabular figures is slow and a text is measured when it is wrapped, when it is fitted and when it is aligned.
 */
function measure(pdf: Pdf, text: string, style: TextStyle): number {
  const widths = knownWidths.get(pdf) ?? new Map<string, number>()
  knownWidths.set(pdf, widths)
  const key = `${style.font} ${style.tabular ?? false} ${text}`
  let perThousand = widths.get(key)
  if (perThousand === undefined) {
    perThousand = textRuns(text, fontsOf(pdf)).reduce((width, run) => width + runWidth(pdf, run, style), 0)
    widths.set(key, perThousand)
  }
  return (perThousand * style.size) / 1000 + (style.tracking ?? 0) * Math.max(0, text.length - 1)
}

/** The width of a run in thousandths of the size. */
function runWidth(pdf: Pdf, { text, face }: TextRun, style: TextStyle): number {
  withFont(pdf, face, style).fontSize(1000)
  return pdf.widthOfString(text, { features: textOptions(style).features })
}

function withFont(pdf: Pdf, face: TextRun['face'], { font }: TextStyle): Pdf {
  return face === null ? pdf.font(font) : pdf.font(face.font(font))
}

/** The width of a text on one line, in points. */
export function textWidth(pdf: Pdf, text: string, style: TextStyle): number {
  return measure(pdf, printableText(text, fontsOf(pdf).cover), style)
}

/** The lines a text takes in a column of `width` points, what the fonts lack already replaced. */
export function textLines(pdf: Pdf, text: string, width: number, style: TextStyle, maxLines?: number): string[] {
  const printable = printableText(text, fontsOf(pdf).cover)
  const directed = (lines: string[], paragraph: string) =>
    hasRightToLeft(paragraph) ? directedLines(lines, readsRightToLeft(paragraph)) : lines
  return wrapText(printable, width, (part) => measure(pdf, part, style), maxLines, directed)
}

/** Draws lines made by `textLines` below (x, y) in a column of `width` points; answers the y beneath them. */
export function drawLines(
  pdf: Pdf,
  lines: string[],
  place: { x: number; y: number; width: number; align?: Align },
  style: TextStyle,
): number {
  let y = place.y
  for (const line of lines) {
    const free = place.align === undefined ? 0 : place.width - measure(pdf, line, style)
    const shift = place.align === 'right' ? free : place.align === 'center' ? free / 2 : 0
    pdf.fillColor(style.color)
    if (line) drawRuns(pdf, line, { x: place.x + shift, y }, style)
    if (style.strike) drawStrike(pdf, line, { x: place.x + shift, y }, style)
    y += lineHeight(style)
  }
  return y
}

const ascentOf = ({ ascent, unitsPerEm }: ParsedFont) => ascent / unitsPerEm

function drawRuns(pdf: Pdf, line: string, { x, y }: { x: number; y: number }, style: TextStyle): void {
  let left = x
  for (const run of textRuns(line, fontsOf(pdf))) {
    // All letters of a line stand on the base line of Inter.
    const lift = run.face === null ? 0 : ascentOf(parsedFont(style.font)) - ascentOf(run.face.font(style.font))
    withFont(pdf, run.face, style).fontSize(style.size)
    pdf.text(run.text, left, y + lift * style.size, textOptions(style))
    left += (runWidth(pdf, run, style) * style.size) / 1000
  }
}

/** Halfway up the small letters, in parts of the size below the top of a line. */
const strikeAt = 0.7

function drawStrike(pdf: Pdf, line: string, { x, y }: { x: number; y: number }, style: TextStyle): void {
  drawRule(pdf, { x, y: y + strikeAt * style.size, width: measure(pdf, line, style) }, style.color)
}

/** Wraps and draws a text; answers the y beneath it. */
export function drawText(
  pdf: Pdf,
  text: string,
  place: { x: number; y: number; width: number; align?: Align; maxLines?: number },
  style: TextStyle,
): number {
  return drawLines(pdf, textLines(pdf, text, place.width, style, place.maxLines), place, style)
}

/** The largest size from the style's down to `smallest` (points, by halves) at which the text keeps to `maxLines`. */
export function fittingStyle(
  pdf: Pdf,
  text: string,
  limits: { width: number; maxLines: number; smallest: number },
  style: TextStyle,
): TextStyle {
  for (let size = style.size; size > limits.smallest; size -= 0.5) {
    const candidate = { ...style, size }
    if (textLines(pdf, text, limits.width, candidate).length <= limits.maxLines) return candidate
  }
  return { ...style, size: limits.smallest }
}

/** A horizontal line of `thickness` points. */
export function drawRule(
  pdf: Pdf,
  place: { x: number; y: number; width: number },
  color: string,
  thickness = 0.5,
): void {
  pdf.rect(place.x, place.y - thickness / 2, place.width, thickness).fill(color)
}

/** Draws a bar or QR code into a box; one path, so that viewers leave no hairlines between its rows. */
export function drawCode(
  pdf: Pdf,
  symbol: CodeSymbol,
  box: { x: number; y: number; width: number; height: number },
): void {
  const scaleX = box.width / symbol.width
  const scaleY = box.height / symbol.height
  for (const { x, y, width, height } of symbol.rectangles) {
    pdf.rect(box.x + x * scaleX, box.y + y * scaleY, width * scaleX, height * scaleY)
  }
  pdf.fill('#000000')
}

/** Draws a PNG or JPEG as large as its box allows, at its upper edge; answers how wide it became, 0 for one that cannot be read. */
export function drawPicture(
  pdf: Pdf,
  bytes: Uint8Array,
  box: { x: number; y: number; width: number; height: number; align: 'left' | 'right' },
): number {
  const opened = openedPicture(pdf, bytes)
  if (opened === null) return 0
  const scale = Math.min(box.width / opened.width, box.height / opened.height)
  const [width, height] = [opened.width * scale, opened.height * scale]
  pdf.image(opened, box.align === 'right' ? box.x + box.width - width : box.x, box.y, { width, height })
  return width
}

const firstByteOfPng = 0x89

function openedPicture(pdf: Pdf, bytes: Uint8Array): OpenedImage | null {
  if (bytes[0] === firstByteOfPng && !isDrawablePng(bytes)) return null
  try {
    return pdf.openImage(Buffer.from(bytes))
  } catch {
    // A paper without its logo is still that paper.
    return null
  }
}
