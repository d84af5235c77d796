import { centsFromText, formatCents } from '#domain/money.ts'
import type { DecimalSign } from '#domain/number-text.ts'
import type { RangeBand } from '#domain/pricing/types.ts'
import { type UnitCategory, type UnitPreference, measureToType, parseMeasure } from '#domain/units.ts'
import { readableAgain, unreadable } from '../unreadable.ts'

/** A band while it is edited: any value may also be text that is none yet. */
export type EditedBand = Readonly<Partial<Record<keyof RangeBand, unknown>>>

/** A column of the table of bands: how its values are written, and read again. */
export interface BandColumn {
  readonly field: keyof EditedBand
  readonly title: string
  /** Pixels. */
  readonly width: number
  readonly text: (band: EditedBand) => string
  /**
   * The value that a text means, by the custom of the table that it was pasted with; what it cannot be stays text. Absent where the
   * value follows from the others.
   */
  readonly read?: (text: string, decimalSign?: DecimalSign | null) => unknown
  readonly choices?: readonly string[]
}

/** A step of one metre is 0.001 km. */
export const shownDecimals = 3
/** As finely as metres and kilograms are stored. */
const storedDecimals = 6
const noEnd = 'No end'
const counted = { exact: 'Exactly', started: 'Rounded up' } as const

/** The columns of bands over a measure, in the units that the person reads. */
export function bandColumns(category: UnitCategory, preference: UnitPreference): readonly BandColumn[] {
  const measure = (value: unknown) =>
    typeof value === 'number' && Number.isFinite(value)
      ? measureToType(value, category, preference, shownDecimals)
      : given(value)
  const readMeasure = (text: string, decimalSign: DecimalSign | null = null) => {
    const parsed = parseMeasure(text, category, preference, decimalSign)
    return parsed.ok ? Number(parsed.value.toFixed(storedDecimals)) : unreadable(text)
  }
  const money = (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value) ? formatCents(value) : given(value)
  const readMoney = (text: string, decimalSign: DecimalSign | null = null) =>
    centsFromText(text, decimalSign) ?? unreadable(text)
  return [
    { field: 'from', title: 'Above', width: 96, text: ({ from }) => measure(from), read: readMeasure },
    {
      field: 'to',
      title: 'Up to',
      width: 96,
      text: ({ to }) => (to === null ? noEnd : measure(to)),
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
    { field: 'step', title: 'Per', width: 96, text: ({ step }) => measure(step), read: readMeasure },
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
  return typeof value === 'string' ? readableAgain(value) : ''
}
