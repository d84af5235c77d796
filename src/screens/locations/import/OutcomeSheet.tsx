import { ArrowRight, Error as ErrorIcon } from '@blueprintjs/icons'
import { useMemo, useState } from 'react'
import type { SheetColumn } from '#src/tables/sheet/sheet-column.ts'
import { Sheet } from '#src/tables/sheet/Sheet.tsx'
import type { AddressFile, FileRow } from './address-file.ts'
import { type DraftMapping, importFields } from './column-mapping.ts'
import { columnWidth } from './column-width.ts'
import { type CheckedRow, outcomeLabels, whyText } from './outcomes.ts'
import styles from './outcomes.module.css'

/** A field's name over its column's. Pixels. */
const headingHeight = 52

const narrowestColumn = 96

interface OutcomeSheetProps {
  readonly file: AddressFile
  readonly mapping: DraftMapping
  readonly rows: readonly CheckedRow[]
  /** Takes a row with one value written anew; the same function as long as the sheet stands. */
  readonly onMend: (row: FileRow) => void
}

/** What the server said of each row: its outcome and why, then the row itself with what was put right and what is wrong in it. */
export function OutcomeSheet({ file, mapping, rows, onMend }: OutcomeSheetProps) {
  // The rows come part after part: were the columns made of all of them, the whole sheet would be drawn anew with each.
  const [first] = useState(rows)
  const columns = useMemo(() => {
    const [name, ...others] = importFields
      .filter(({ id }) => mapping[id] !== '')
      .map(({ id, label }) => valueColumn(file, first, label, mapping[id], onMend))
    return name === undefined ? said : [name, ...said, ...others]
  }, [file, first, mapping, onMend])
  return (
    <Sheet
      label="Rows of the file"
      columns={columns}
      rows={rows}
      numberOf={lineOf}
      toneOf={toneOf}
      headingHeight={headingHeight}
    />
  )
}

function lineOf({ row }: CheckedRow): number {
  return row.line
}

function toneOf({ outcome }: CheckedRow): string {
  return outcome
}

const said: readonly SheetColumn<CheckedRow>[] = [
  {
    id: ' outcome',
    width: 136,
    heading: <span className={styles.field}>Outcome</span>,
    text: ({ outcome }) => outcomeLabels[outcome],
    cell: ({ outcome }) => (
      <span className={styles.tag} data-outcome={outcome}>
        {outcomeLabels[outcome]}
      </span>
    ),
  },
  {
    id: ' why',
    width: 360,
    heading: <span className={styles.field}>Column, and why</span>,
    text: whyText,
    cell: ({ faults, mends, ...row }) =>
      faults.length > 0 ? (
        <strong className={styles.faulty}>{whyText({ ...row, faults, mends })}</strong>
      ) : (
        <span className={styles.why}>{whyText({ ...row, faults, mends })}</span>
      ),
  },
]

/** The column of a field: each cell as it stood, as it was mended, or with what is wrong in it. */
function valueColumn(
  file: AddressFile,
  first: readonly CheckedRow[],
  label: string,
  column: string,
  onMend: (row: FileRow) => void,
): SheetColumn<CheckedRow> {
  const index = file.heading.indexOf(column)
  const asItStood = ({ row }: CheckedRow) => row.values[index] ?? ''
  const mendOf = ({ mends }: CheckedRow) => mends.find((mend) => mend.column === column)
  const text = (row: CheckedRow) => mendOf(row)?.to ?? asItStood(row)
  const drawn = (row: CheckedRow) => {
    const mend = mendOf(row)
    if (mend?.kind === 'rewritten') return mend.to
    return mend === undefined ? asItStood(row) : `${mend.from} becomes ${mend.to || 'left out'}`
  }
  const isFaulty = ({ faults }: CheckedRow) => faults.some((fault) => fault.column === column)
  return {
    id: `${label} ${column}`,
    width: columnWidth([label, column, ...first.slice(0, 100).map(drawn)], narrowestColumn),
    heading: (
      <>
        <span className={styles.field}>{label}</span>
        <span className={styles.column}>{column}</span>
      </>
    ),
    text,
    edit: {
      label: ({ row }) => `${label} of line ${row.line}`,
      text: asItStood,
      isWanted: isFaulty,
      save: ({ row }, written) =>
        onMend({ ...row, values: file.heading.map((_, at) => (at === index ? written : (row.values[at] ?? ''))) }),
    },
    cell: (row) => {
      const mend = mendOf(row)
      if (isFaulty(row))
        return (
          <strong className={styles.faulty}>
            <ErrorIcon size={12} />
            {text(row) === '' ? 'empty' : text(row)}
          </strong>
        )
      if (mend === undefined || mend.kind === 'rewritten') return text(row)
      return (
        <span className={styles.mend}>
          <del>{mend.from === '' ? 'empty' : mend.from}</del>
          <ArrowRight size={12} title="becomes" />
          <ins>{mend.to === '' ? 'left out' : mend.to}</ins>
        </span>
      )
    },
  }
}
