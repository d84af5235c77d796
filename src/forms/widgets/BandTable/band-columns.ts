import { centsFromText, formatCents } from '#domain/amounts/money.ts'
import type { DecimalSign } from '#domain/amounts/number-text.ts'
import type { BandMeasure, RangeBand } from '#domain/pricing/types.ts'
import {
  type TypedMeasure,
  type TypedMeasures,
  typedMeasureText,
  measureToShow,
} from '#domain/amounts/typed-measure.ts'
import {
  type UnitCategory,
  type UnitPreference,
  formatMeasure,
  measureToType,
  parseMeasure,
} from '#domain/amounts/units.ts'
import { unmarkUnreadable, markUnreadable } from '../unreadable-text.ts'

/** A band while it is edited: any value may also be text that is none yet. */
export type EditedBand = Readonly<Partial<Record<BandField, unknown>>> & { readonly typed?: TypedMeasures<BandMeasure> }

/** What is written in a cell. */
export type BandField = Exclude<keyof RangeBand, 'typed'>

/** A column of the table of bands: how its values are written, and read again. */
export interface BandColumn {
  readonly field: BandField
  readonly title: string
  /** Pixels. */
  readonly width: number
  /** What is copied, and what one begins to write with: a measure as it was typed. */
  readonly text: (band: EditedBand) => string
  /** What the cell shows, where that is another thing: a measure in the reader's units. */
  readonly shown?: (band: EditedBand) => string
  /**
   * The value that a text means, by the custom of the table that it was pasted with; what it cannot be stays text. Absent where the
   * value follows from the others.
   */
  readonly read?: (text: string, decimalSign?: DecimalSign | null) => unknown
  /** Of a measure, what the text says in which unit. */
  readonly typed?: (text: string, decimalSign?: DecimalSign | null) => TypedMeasure | undefined
  /** Of a measure, how others may have rounded it to be read. */
  readonly rounded?: (value: number) => string
  readonly choices?: readonly string[]
}

/** A step of one metre is 0.001 km. */
export const shownDecimals = 3
const noEnd = 'No end'
const counted = { exact: 'Exactly', started: 'Rounded up' } as const

/**
 * The columns of bands over a measure. It is read in the person's units, and copied and written as it was typed, so that what is
 * copied is what is pasted.
 */
export function bandColumns(category: UnitCategory, preference: UnitPreference): readonly BandColumn[] {
  const rounded = (value: number) => formatMeasure(value, category, preference, shownDecimals)
  const measureOf = (band: EditedBand, field: BandMeasure) => {
    const value = band[field]
    if (typeof value !== 'number' || !Number.isFinite(value)) return given(value)
    const typed = measureToShow(band.typed?.[field], value, category, preference)
    return typed === null ? measureToType(value, category, preference, shownDecimals) : typedMeasureText(typed)
  }
  const shownOf = (field: BandMeasure) => (band: EditedBand) => {
    const value = band[field]
    return typeof value === 'number' && Number.isFinite(value) ? rounded(value) : given(value)
  }
  const parsed = (text: string, decimalSign: DecimalSign | null) =>
    parseMeasure(text, category, preference, decimalSign)
  const readMeasure = (text: string, decimalSign: DecimalSign | null = null) => {
    const measure = parsed(text, decimalSign)
    return measure.ok ? measure.value : markUnreadable(text)
  }
  const typed = (text: string, decimalSign: DecimalSign | null = null) => {
    const measure = parsed(text, decimalSign)
    return measure.ok ? measure.typed : undefined
  }
  const money = (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value) ? formatCents(value) : given(value)
  const readMoney = (text: string, decimalSign: DecimalSign | null = null) =>
    centsFromText(text, decimalSign) ?? markUnreadable(text)
  return [
    {
      field: 'from',
      title: 'Above',
      width: 96,
      text: (band) => measureOf(band, 'from'),
      shown: shownOf('from'),
      read: readMeasure,
      typed,
      rounded,
    },
    {
      field: 'to',
      title: 'Up to',
      width: 96,
      text: (band) => (band.to === null ? noEnd : measureOf(band, 'to')),
      shown: (band) => (band.to === null ? noEnd : shownOf('to')(band)),
      typed,
      read: (text, sign) => (/^(no end|∞|-|–)?$/i.test(text.trim()) ? null : readMeasure(text, sign)),
    },
    { field: 'flatCadCents', title: 'Flat', width: 96, text: (band) => money(band.flatCadCents), read: readMoney },
    {
      field: 'perStepCadCents',
      title: 'Rate',
      width: 96,
      text: (band) => money(band.perStepCadCents),
      read: readMoney,
    },
    {
      field: 'step',
      title: 'Per',
      width: 96,
      text: (band) => measureOf(band, 'step'),
      shown: shownOf('step'),
      read: readMeasure,
      typed,
    },
    {
      field: 'stepCount',
      title: 'Counted',
      width: 112,
      text: ({ stepCount }) => (stepCount === 'started' ? counted.started : counted.exact),
      read: (text) => (/begun|started|full|round|up/i.test(text) ? 'started' : 'exact'),
      choices: Object.values(counted),
    },
  ]
}

function given(value: unknown): string {
  return typeof value === 'string' ? unmarkUnreadable(value) : ''
}
