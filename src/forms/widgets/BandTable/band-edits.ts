import { decimalSignOf, type DecimalSign } from '#domain/number-text.ts'
import type { RangeBand } from '#domain/pricing/types.ts'
import type { BandColumn, EditedBand } from './band-columns.ts'

export type EditedBands = readonly EditedBand[]

/**
 * The bands with a value written into a cell. Where a band ends the next begins, so whoever writes the one bound has written the
 * other; a text that is no measure moves nothing else.
 */
export function withCell(bands: EditedBands, row: number, field: keyof EditedBand, value: unknown): EditedBands {
  return bands.map((band, index) => {
    if (index === row) return { ...band, [field]: value }
    if (typeof value !== 'number') return band
    if (field === 'to' && index === row + 1) return { ...band, from: value }
    if (field === 'from' && index === row - 1) return { ...band, to: value }
    return band
  })
}

/**
 * One band more, above the last; the last one gets an end, as wide as the one before it.
 * @param unit how much the person's unit is of the base unit: the width where there is nothing to go by
 */
export function withBandAdded(bands: EditedBands, unit: number): EditedBands {
  const last = bands.at(-1)
  if (last === undefined)
    return [{ from: 0, to: null, flatCadCents: 0, perStepCadCents: 0, step: unit, stepCount: 'exact' }]
  const from = typeof last.from === 'number' ? last.from : 0
  const before = bands.at(-2)?.from
  const width = typeof before === 'number' && from > before ? from - before : 5 * unit
  const to = typeof last.to === 'number' ? last.to : from + width
  return [...bands.slice(0, -1), { ...last, to }, { ...last, from: to, to: null }]
}

/** Two bands of the same price in place of one. */
export function withBandSplit(bands: EditedBands, row: number, unit: number): EditedBands {
  const band = bands[row]
  if (band === undefined) return bands
  if (row === bands.length - 1 && typeof band.to !== 'number') return withBandAdded(bands, unit)
  if (typeof band.from !== 'number' || typeof band.to !== 'number') return bands
  const middle = Number(((band.from + band.to) / 2).toFixed(6))
  return [...bands.slice(0, row), { ...band, to: middle }, { ...band, from: middle }, ...bands.slice(row + 1)]
}

/** Without a band; the next one takes its place from below, the last that remains goes as far as it went. */
export function withoutBand(bands: EditedBands, row: number): EditedBands {
  const { from, to } = bands[row] ?? {}
  const rest = bands.filter((_, index) => index !== row)
  return rest.map((band, index) => {
    if (index === row) return { ...band, from }
    return row === rest.length && index === row - 1 ? { ...band, to } : band
  })
}

/** What a spreadsheet has copied. */
export interface SpreadsheetCells {
  readonly rows: readonly (readonly string[])[]
  /** Whether a row of words above figures was left out. */
  readonly hadHeading: boolean
}

/** What a spreadsheet has copied, as rows of cells; a row of headings above figures is none. */
export function spreadsheetCells(text: string): SpreadsheetCells {
  const lines = text.replaceAll('\r', '').replace(/\n+$/, '').split('\n')
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
  const [first = [], ...rest] = rows
  const hadHeading = rest.length > 0 && !/\d/.test(first.join('')) && /\d/.test(rest.join(''))
  return { rows: hadHeading ? rest : rows, hadHeading }
}

interface Paste {
  readonly row: number
  readonly column: number
  readonly columns: readonly BandColumn[]
  /** How much the person's unit is of the base unit. */
  readonly unit: number
  /** As many bands as there may be. */
  readonly most: number
}

/**
 * The bands with cells written over them from a cell on; rows below the last become bands. An empty cell changes nothing, but whole
 * rows, which are pasted from their first cell on, are priced by what they say alone: an empty end is none, and a price that
 * they have no column for is not charged. Where they begin is kept as it was given: what overlaps is for the person to settle.
 */
export function pasted(bands: EditedBands, { rows }: SpreadsheetCells, at: Paste): EditedBands {
  let next = bands
  // "1,250" beside "0,250" has decimals, beside "1,250.50" it has none.
  const decimalSign = decimalSignOf(rows.flat())
  for (const [index, line] of rows.entries()) {
    const row = at.row + index
    if (row >= at.most) break
    if (row >= next.length) next = withBandAdded(next, at.unit)
    const written = writtenCells(line, at, decimalSign)
    const band = { ...next[row], ...written }
    const end = next[row - 1]?.to
    const begins = typeof band.from === 'number' && typeof end === 'number' && isShownAs(band.from, end, at)
    next = next.map((each, place) => {
      if (place === row) return begins ? { ...band, from: end } : band
      return place === row + 1 && 'to' in written && typeof band.to === 'number' ? { ...each, from: band.to } : each
    })
  }
  return next
}

/** What a pasted line says of its band. */
function writtenCells(
  line: readonly string[],
  { column, columns }: Paste,
  decimalSign: DecimalSign | null,
): EditedBand {
  const cells = line.flatMap((text, offset) => {
    const { field, read } = columns[column + offset] ?? {}
    return field === undefined || read === undefined || text === '' ? [] : [[field, read(text, decimalSign)] as const]
  })
  const written: EditedBand = Object.fromEntries(cells)
  if (column > 0 || written.from === undefined) return written
  const hasPrice = written.flatCadCents !== undefined || written.perStepCadCents !== undefined
  return { to: null, ...(hasPrice && { flatCadCents: 0, perStepCadCents: 0 }), ...written }
}

/** A bound that was rounded to be read is the same bound. */
function isShownAs(one: number, other: number, { columns }: Paste): boolean {
  const text = columns[0]?.text
  return text?.({ from: one }) === text?.({ from: other })
}

/** What a person should know of a paste. */
export function pasteWords({ rows, hadHeading }: SpreadsheetCells, { row, most }: Pick<Paste, 'row' | 'most'>): string {
  const taken = Math.min(rows.length, most - row)
  return [
    `Pasted ${taken} ${taken === 1 ? 'row' : 'rows'}`,
    ...(hadHeading ? ['the first line was taken for headings and left out'] : []),
    ...(taken < rows.length ? [`${rows.length - taken} left out, for there can be ${most} bands`] : []),
  ].join('; ')
}

/** The bands as the engine prices by them; null while one of them is not filled in. */
export function finishedBands(bands: EditedBands): readonly RangeBand[] | null {
  return bands.every(isFinished) ? bands : null
}

function isFinished(band: EditedBand): band is RangeBand {
  const { from, to, flatCadCents, perStepCadCents, step, stepCount } = band
  const numbers = [from, flatCadCents, perStepCadCents, step].every((value) => typeof value === 'number')
  const counts = stepCount === 'exact' || stepCount === 'started'
  return numbers && counts && Number(step) > 0 && (to === null || (typeof to === 'number' && to > Number(from)))
}
