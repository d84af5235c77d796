import type { RangeBand } from '#domain/pricing/types.ts'
import type { BandColumn, EditedBand } from './band-columns.ts'

export type EditedBands = readonly EditedBand[]

/** The bands so that each begins where the one before ends: there can be no hole, and nothing twice. */
function linked(bands: EditedBands): EditedBands {
  let end: unknown = 0
  return bands.map((band) => {
    const from = typeof end === 'number' ? end : band.from
    end = band.to
    return { ...band, from }
  })
}

export function withCell(bands: EditedBands, row: number, field: keyof EditedBand, value: unknown): EditedBands {
  return linked(bands.map((band, index) => (index === row ? { ...band, [field]: value } : band)))
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
  const rest = bands.filter((_, index) => index !== row)
  const last = rest.at(-1)
  if (row === rest.length && last !== undefined) rest[rest.length - 1] = { ...last, to: bands[row]?.to }
  return linked(rest)
}

/** What a spreadsheet has copied, as rows of cells; a row of headings above figures is none. */
export function spreadsheetCells(text: string): readonly (readonly string[])[] {
  const lines = text.replaceAll('\r', '').replace(/\n+$/, '').split('\n')
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
  const [first = [], ...rest] = cells
  const isHeading = rest.length > 0 && !/\d/.test(first.join('')) && /\d/.test(rest.join(''))
  return isHeading ? rest : cells
}

interface Paste {
  readonly row: number
  readonly column: number
  readonly columns: readonly BandColumn[]
  readonly unit: number
  /** As many bands as there may be. */
  readonly most: number
}

/** The bands with cells written over them from a cell on; rows below the last become bands. An empty cell changes nothing. */
export function pasted(bands: EditedBands, cells: readonly (readonly string[])[], at: Paste): EditedBands {
  let next = bands
  for (const [index, line] of cells.entries()) {
    const row = at.row + index
    if (row >= at.most) break
    if (row >= next.length) next = withBandAdded(next, at.unit)
    for (const [offset, text] of line.entries()) {
      const { field, read } = at.columns[at.column + offset] ?? {}
      if (field === undefined || read === undefined || text === '') continue
      next = next.map((band, place) => (place === row ? { ...band, [field]: read(text) } : band))
    }
  }
  return linked(next)
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
