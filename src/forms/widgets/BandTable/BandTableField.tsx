import { Button } from '@blueprintjs/core'
import { Cross, Cut, Plus, Undo } from '@blueprintjs/icons'
import { type ErrorSchema, type FieldProps, ERRORS_KEY } from '@rjsf/utils'
import { type ClipboardEvent, type KeyboardEvent, use, useMemo, useState } from 'react'
import type { RangeSet } from '#domain/pricing/types.ts'
import { type UnitCategory, convertUnit, displayUnit, formatMeasure } from '#domain/amounts/units.ts'
import type { SheetColumn } from '#src/tables/sheet/sheet-column.ts'
import type { SheetPosition } from '#src/tables/sheet/sheet-position.ts'
import { Sheet } from '#src/tables/sheet/Sheet.tsx'
import { SiblingsContext } from '../../form-access.tsx'
import { isRecord } from '../../schema-walk.ts'
import { FieldMessage } from '../../theme/FieldErrorTemplate.tsx'
import { fieldUi } from '../../ui-schema.ts'
import { useUnitPreference } from '../../unit-preference.tsx'
import { type BandColumn, type EditedBand, bandColumns, shownDecimals } from './band-columns.ts'
import {
  type EditedBands,
  finishedBands,
  pasteWords,
  pasteCells,
  spreadsheetCells,
  withBandAdded,
  withBandSplit,
  withCell,
  withoutBand,
} from './band-edits.ts'
import { priceCurve } from './price-curve.ts'
import { PriceChart } from './PriceChart.tsx'
import styles from './band-table.module.css'

/** `ui:options` of the band table. */
export interface BandTableOptions {
  /** What the bands measure; `x-form.unit` of the set, or of what holds the set. */
  readonly unit: keyof typeof categories
}

const categories = { distance: 'largeDistance', weight: 'weight', volume: 'volume' } as const satisfies Record<
  string,
  UnitCategory
>
const baseUnits = { largeDistance: 'm', weight: 'kg', volume: 'm³' } as const
const headingHeight = 36
/** As far as one can go back. */
const mostSteps = 100

interface Row {
  readonly band: EditedBand
  readonly index: number
  readonly faults: Readonly<Record<string, string | undefined>>
}

/**
 * The bands of a price as in a spreadsheet: cells are edited in place, chosen, copied and pasted; where one band ends the next begins,
 * whichever of the two is written. Pasted rows keep the bounds that they came with: an overlap is refused at its cell, a hole is named below,
 * at the price that the bands make. Registered as a custom field: its value is a list.
 */
export function BandTableField(props: FieldProps) {
  const { fieldPathId, formData, onChange, errorSchema, disabled, readonly, schema, uiSchema } = props
  const preference = useUnitPreference()
  const siblings = use(SiblingsContext)
  const { options } = fieldUi(uiSchema)
  const unit = unitOption(options.unit)
  const category = categories[unit]
  const one = convertUnit(1, displayUnit(category, preference), baseUnits[category])
  const most = schema.maxItems ?? Number.POSITIVE_INFINITY
  const off = disabled === true || readonly === true
  const bands: EditedBands = useMemo(() => (Array.isArray(formData) ? formData.filter(isRecord) : []), [formData])
  const [past, setPast] = useState<readonly EditedBands[]>([])
  const [said, setSaid] = useState('')
  const [position, setPosition] = useState<SheetPosition>({ row: 0, column: 0 })
  const at = Math.min(position.row, bands.length - 1)

  const change = (next: EditedBands, words: string) => {
    if (next === bands) return
    setPast([...past, bands].slice(-mostSteps))
    setSaid(words)
    onChange([...next], fieldPathId.path)
  }
  const undo = () => {
    const before = past.at(-1)
    if (before === undefined) return
    setPast(past.slice(0, -1))
    setSaid('Undone')
    onChange([...before], fieldPathId.path)
  }

  const columns = useMemo(() => bandColumns(category, preference), [category, preference])
  const rows = useMemo(
    () => bands.map((band, index): Row => ({ band, index, faults: faultsOf(errorSchema, index) })),
    [bands, errorSchema],
  )
  const sheetColumns = columns.map((column) =>
    sheetColumn(column, off, (row, text) =>
      change(
        withCell(bands, row, column.field, column.read?.(text), column.typed?.(text)),
        `${column.title} of band ${row + 1}: ${text}`,
      ),
    ),
  )
  const paste = ({ row, column }: SheetPosition, text: string) => {
    const cells = spreadsheetCells(text)
    const place = { row: Math.min(row, bands.length), column, columns, unit: one, most }
    change(pasteCells(bands, cells, place), pasteWords(cells, place))
  }
  const add = () => {
    change(withBandAdded(bands, one), `Added band ${bands.length + 1}`)
    setPosition({ row: bands.length, column: 0 })
  }
  /** After a press on a button below the table people paste into the band that it made. */
  const pasteBeside = (event: ClipboardEvent) => {
    if (off || event.defaultPrevented || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    paste({ row: Math.max(at, 0), column: 0 }, event.clipboardData.getData('text/plain'))
  }
  const byKey = (event: KeyboardEvent) => {
    if (off || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    undo()
  }

  const finished = finishedBands(bands)
  const curve = finished === null ? null : priceCurve({ ...howRead(siblings), bands: finished }, category)
  const faults = rows.flatMap(({ faults: own, index }) =>
    columns.flatMap(({ field, title }) =>
      own[field] === undefined ? [] : [`Band ${index + 1}, ${title.toLowerCase()}: ${own[field]}`],
    ),
  )
  return (
    <div className={styles.bands} role="presentation" onKeyDown={byKey} onPaste={pasteBeside}>
      {bands.length > 0 && (
        <div className={styles.frame}>
          <Sheet
            label={`Bands of ${unit}`}
            columns={sheetColumns}
            rows={rows}
            numberOf={numberOf}
            headingHeight={headingHeight}
            onPosition={setPosition}
            {...(!off && { onPaste: paste })}
          />
        </div>
      )}
      <FieldMessage id={`${fieldPathId.$id}-cells`} messages={faults} />
      {!off && (
        <div className={styles.acts}>
          <Button icon={<Plus />} text="Add band" disabled={bands.length >= most} onClick={add} />
          {at >= 0 && (
            <>
              <Button
                variant="minimal"
                icon={<Cut />}
                text={`Split band ${at + 1}`}
                disabled={bands.length >= most}
                onClick={() => change(withBandSplit(bands, at, one), `Split band ${at + 1}`)}
              />
              <Button
                variant="minimal"
                icon={<Cross />}
                text={`Remove band ${at + 1}`}
                onClick={() => change(withoutBand(bands, at), `Removed band ${at + 1}`)}
              />
            </>
          )}
          {past.length > 0 && <Button variant="minimal" icon={<Undo />} text="Undo" onClick={undo} />}
          {bands.length >= most && <span className="wb-muted">There can be {most} bands.</span>}
          {bands.length === 0 && (
            <span className="wb-muted">Add the first band, or paste rows of a spreadsheet into it.</span>
          )}
          <span className="wb-muted" role="status">
            {said}
          </span>
        </div>
      )}
      {curve !== null && (
        <PriceChart
          curve={curve}
          label={`Price by ${unit}`}
          text={(value) => formatMeasure(value, category, preference, shownDecimals)}
        />
      )}
    </div>
  )
}

function unitOption(option: unknown): BandTableOptions['unit'] {
  if (option === 'distance' || option === 'weight' || option === 'volume') return option
  throw new Error(`A table of bands needs x-form.unit distance, weight or volume, got ${String(option)}`)
}

/** How the set around the bands reads them. */
function howRead(set: unknown): Pick<RangeSet, 'mode' | 'fallbackCadCents'> {
  const { mode, fallbackCadCents } = isRecord(set) ? set : {}
  return {
    mode: mode === 'slab' ? 'slab' : 'graduated',
    fallbackCadCents: typeof fallbackCadCents === 'number' ? fallbackCadCents : null,
  }
}

function faultsOf(errors: ErrorSchema | undefined, index: number): Row['faults'] {
  const own: Record<string, ErrorSchema | undefined> = errors?.[index] ?? {}
  return Object.fromEntries(Object.entries(own).map(([field, node]) => [field, node?.[ERRORS_KEY]?.[0]]))
}

function numberOf({ index }: Row): number {
  return index + 1
}

function sheetColumn(column: BandColumn, off: boolean, save: (row: number, text: string) => void): SheetColumn<Row> {
  const { field, title, width, text, shown, read, choices } = column
  return {
    id: field,
    heading: title,
    width,
    isNumber: choices === undefined,
    text: ({ band }) => text(band),
    ...(shown !== undefined && { cell: ({ band }: Row) => shown(band) }),
    fault: ({ faults }) => faults[field],
    ...(read !== undefined &&
      !off && {
        edit: {
          label: ({ index }) => `${title}, band ${index + 1}`,
          text: ({ band }) => text(band),
          isWanted: () => false,
          save: ({ index }, written) => save(index, written),
          ...(choices !== undefined && { choices }),
        },
      }),
  }
}
