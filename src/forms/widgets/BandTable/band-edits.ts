import { decimalSignOf, type DecimalSign } from '#domain/amounts/number-text.ts'
import type { BandMeasure, RangeBand } from '#domain/pricing/types.ts'
import { type TypedMeasure, withoutNoise } from '#domain/amounts/typed-measure.ts'
import type { BandColumn, BandField, EditedBand } from './band-columns.ts'
import { trimmedEnd } from '#domain/text/trimmed-text.ts'

export type EditedBands = readonly EditedBand[]

/**
 * The bands with a value written into a cell. Where a band ends the next begins, so writing the one bound writes the
 * other; a text that is no measure moves nothing else.
 * @param typed what a measure was typed as
 */
export function withCell(
  bands: EditedBands,
  row: number,
  field: BandField,
  value: unknown,
  typed?: TypedMeasure,
): EditedBands {
  return bands.map((band, index) => {
    if (index === row) return withValue(band, field, value, typed)
    if (typeof value !== 'number') return band
    if (field === 'to' && index === row + 1) return withValue(band, 'from', value, typed)
    if (field === 'from' && index === row - 1) return withValue(band, 'to', value, typed)
    return band
  })
}

/** A band with another value, and no longer with what was typed for the one before. */
function withValue(band: EditedBand, field: BandField, value: unknown, typed: TypedMeasure | undefined): EditedBand {
  const whole = { ...band, [field]: value }
  if (!isMeasure(field)) return whole
  const { typed: before = {}, ...rest } = whole
  const { [field]: _before, ...others } = before
  const after = typed === undefined ? others : { ...others, [field]: typed }
  return Object.keys(after).length === 0 ? rest : { ...rest, typed: after }
}

function isMeasure(field: BandField): field is BandMeasure {
  return field === 'from' || field === 'to' || field === 'step'
}

/** A band that begins, or ends, where another one ends or begins. */
function meeting(band: EditedBand, field: 'from' | 'to', other: EditedBand, at: 'from' | 'to'): EditedBand {
  return withValue(band, field, other[at], other.typed?.[at])
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
  const to = typeof last.to === 'number' ? last.to : withoutNoise(from + width)
  const ending = last.to === to ? last : withValue(last, 'to', to, undefined)
  return [...bands.slice(0, -1), ending, meeting(withValue(last, 'to', null, undefined), 'from', ending, 'to')]
}

/** Two bands of the same price in place of one. */
export function withBandSplit(bands: EditedBands, row: number, unit: number): EditedBands {
  const band = bands[row]
  if (band === undefined) return bands
  if (row === bands.length - 1 && typeof band.to !== 'number') return withBandAdded(bands, unit)
  if (typeof band.from !== 'number' || typeof band.to !== 'number') return bands
  const middle = withoutNoise((band.from + band.to) / 2)
  const [lower, upper] = [withValue(band, 'to', middle, undefined), withValue(band, 'from', middle, undefined)]
  return [...bands.slice(0, row), lower, upper, ...bands.slice(row + 1)]
}

/** Without a band; the next one takes its place from below, the last that remains goes as far as it went. */
export function withoutBand(bands: EditedBands, row: number): EditedBands {
  const gone = bands[row] ?? {}
  const rest = bands.filter((_, index) => index !== row)
  return rest.map((band, index) => {
    if (index === row) return meeting(band, 'from', gone, 'from')
    return row === rest.length && index === row - 1 ? meeting(band, 'to', gone, 'to') : band
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
  const lines = trimmedEnd(text.replaceAll('\r', ''), /\n/).split('\n')
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
export function pasteCells(bands: EditedBands, { rows }: SpreadsheetCells, at: Paste): EditedBands {
  let next = bands
  // "1,250" beside "0,250" has decimals, beside "1,250.50" it has none.
  const decimalSign = decimalSignOf(rows.flat())
  for (const [index, line] of rows.entries()) {
    const row = at.row + index
    if (row >= at.most) break
    if (row >= next.length) next = withBandAdded(next, at.unit)
    const before = next[row] ?? {}
    const written = writtenCells(line, before, at, decimalSign)
    const band = written.reduce((each, cell) => withValue(each, cell.field, cell.value, cell.typed), before)
    const end = next[row - 1] ?? {}
    const begins = typeof band.from === 'number' && typeof end.to === 'number' && isShownAs(band.from, end.to, at)
    const endsAnew = typeof band.to === 'number' && written.some(({ field }) => field === 'to')
    next = next.map((each, place) => {
      if (place === row) return begins ? meeting(band, 'from', end, 'to') : band
      return place === row + 1 && endsAnew ? meeting(each, 'from', band, 'to') : each
    })
  }
  return next
}

interface WrittenCell {
  readonly field: BandField
  readonly value: unknown
  readonly typed?: TypedMeasure | undefined
}

/** What a pasted line says of its band. A text that stood there already says what was there, however it was rounded to be read. */
function writtenCells(
  line: readonly string[],
  before: EditedBand,
  { column, columns }: Paste,
  decimalSign: DecimalSign | null,
): readonly WrittenCell[] {
  const cells = line.flatMap((text, offset): WrittenCell[] => {
    const { field, read, typed, text: textOf, shown } = columns[column + offset] ?? {}
    if (field === undefined || read === undefined || text === '') return []
    if (textOf?.(before) !== text && shown?.(before) !== text)
      return [{ field, value: read(text, decimalSign), typed: typed?.(text, decimalSign) }]
    return [{ field, value: before[field], typed: isMeasure(field) ? before.typed?.[field] : undefined }]
  })
  const has = (...fields: readonly BandField[]) => cells.some(({ field }) => fields.includes(field))
  if (column > 0 || !has('from')) return cells
  const free = has('flatCadCents', 'perStepCadCents')
    ? (['flatCadCents', 'perStepCadCents'] as const).map((field) => ({ field, value: 0 }))
    : []
  return [{ field: 'to', value: null }, ...free, ...cells]
}

/** A bound that was rounded to be read is the same bound. */
function isShownAs(one: number, other: number, { columns }: Paste): boolean {
  const rounded = columns[0]?.rounded
  return one === other || rounded?.(one) === rounded?.(other)
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
