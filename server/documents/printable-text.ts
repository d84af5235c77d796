/** Whether a font can draw a code point. */
export type Coverage = (codePoint: number) => boolean

/**
 * The coverage of a TrueType font, read from its `cmap` table (formats 4 and 12; OpenType specification, chapter cmap).
 * Throws when the font has neither, which a text font always does.
 */
export function fontCoverage(font: Uint8Array): Coverage {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const cmap = tableOffset(view, 'cmap')
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, i) => cmap + view.getUint32(cmap + 8 + 8 * i))
  const full = subtables.find((offset) => view.getUint16(offset) === 12)
  if (full !== undefined) return rangesCoverage(format12Ranges(view, full))
  const basic = subtables.find((offset) => view.getUint16(offset) === 4)
  if (basic !== undefined) return rangesCoverage(format4Ranges(view, basic))
  throw new Error('The font has no Unicode character map')
}

function tableOffset(view: DataView, tag: string): number {
  const count = view.getUint16(4)
  for (let i = 0; i < count; i++) {
    const record = 12 + 16 * i
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)))
    if (name === tag) return view.getUint32(record + 8)
  }
  throw new Error(`The font has no ${tag} table`)
}

type Range = [first: number, last: number]

function format12Ranges(view: DataView, offset: number): Range[] {
  return Array.from({ length: view.getUint32(offset + 12) }, (_, i) => {
    const group = offset + 16 + 12 * i
    return [view.getUint32(group), view.getUint32(group + 4)]
  })
}

function format4Ranges(view: DataView, offset: number): Range[] {
  const segments = view.getUint16(offset + 6) / 2
  const ends = offset + 14
  const starts = ends + 2 * segments + 2
  return Array.from({ length: segments }, (_, i): Range => [
    view.getUint16(starts + 2 * i),
    view.getUint16(ends + 2 * i),
  ]).filter(([first]) => first !== 0xffff)
}

function rangesCoverage(ranges: Range[]): Coverage {
  const covered = new Set<number>()
  for (const [first, last] of ranges) for (let codePoint = first; codePoint <= last; codePoint++) covered.add(codePoint)
  return (codePoint) => covered.has(codePoint)
}

/** Stands for a letter that the font lacks; one for each letter, so that the reader sees how many are missing. */
const MISSING = '□'

const isCovered = (text: string, covers: Coverage) =>
  Array.from(text).every((character) => covers(character.codePointAt(0) ?? 0))

/** One grapheme in what the font can draw: a plainer form, the letter without its mark, or the sign of a missing one. */
function drawable(grapheme: string, covers: Coverage): string {
  if (isCovered(grapheme, covers)) return grapheme
  if (/^\s+$/u.test(grapheme)) return ' '
  const visible = grapheme.replace(/[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, '')
  if (isCovered(visible, covers)) return visible
  const plainer = visible.normalize('NFKC')
  if (isCovered(plainer, covers)) return plainer
  const unmarked = plainer.normalize('NFD').replace(/\p{M}/gu, '')
  return unmarked && isCovered(unmarked, covers) ? unmarked : MISSING
}

/**
 * The text as a font can print it. Composed first (a decomposed ễ is one glyph), control and format characters removed,
 * every kind of line end a line feed; what the font lacks is replaced, never dropped without a trace.
 */
export function printableText(text: string, covers: Coverage): string {
  const lines = text
    .toWellFormed()
    .normalize('NFC')
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return lines
    .map((line) =>
      Array.from(segmenter.segment(line.replace(/\p{Cc}/gu, ' ')), ({ segment }) => drawable(segment, covers)).join(''),
    )
    .join('\n')
}
