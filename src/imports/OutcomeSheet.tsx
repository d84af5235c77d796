import { ArrowRight, Error as ErrorIcon } from '@blueprintjs/icons'
import { useMemo, useState } from 'react'
import type { ImportFault } from '#generated/model/index.ts'
import type { SheetColumn } from '#src/tables/sheet/sheet-column.ts'
import { Sheet } from '#src/tables/sheet/Sheet.tsx'
import type { CsvFile, FileRow } from './csv-file.ts'
import { columnWidth } from './column-width.ts'
import type { Columns, FileImport } from './file-import.ts'
import { type AnsweredRow, type CheckedRow, outcomeLabels, whyText } from './outcomes.ts'
import styles from './outcomes.module.css'

/** A field's name over its column's. Pixels. */
const headingHeight = 52

const narrowestColumn = 96

interface OutcomeSheetProps<Answer extends AnsweredRow> {
  readonly of: Pick<FileImport<Answer>, 'fields' | 'remark' | 'faultsFirst'>
  readonly file: CsvFile
  readonly mapping: Columns
  readonly rows: readonly CheckedRow<Answer>[]
  /** Takes a row with one value written anew; the same function as long as the sheet stands. */
  readonly onMend: (row: FileRow) => void
}

/** What the server said of each row: its outcome and why, then the row itself with what was put right and what is wrong in it. */
export function OutcomeSheet<Answer extends AnsweredRow>(props: OutcomeSheetProps<Answer>) {
  const { of, file, mapping, rows, onMend } = props
  // The rows come part after part: were the columns made of all of them, the whole sheet would be drawn anew with each.
  const [first] = useState(rows)
  const columns = useMemo(() => {
    const [name, ...others] = of.fields.flatMap(({ id, label }) => {
      const column = mapping[id]
      return column === undefined ? [] : [{ label, column }]
    })
    const faulty = new Set(of.faultsFirst === true ? first.flatMap(({ answer }) => answer.faults).map(columnOf) : [])
    const drawn = (fields: readonly { label: string; column: string }[]) =>
      fields.map(({ label, column }) => valueColumn(file, first, label, column, onMend))
    return [
      ...drawn(name === undefined ? [] : [name]),
      ...said,
      ...drawn(others.filter(({ column }) => faulty.has(column))),
      ...remarkColumn(of),
      ...drawn(others.filter(({ column }) => !faulty.has(column))),
    ]
  }, [of, file, first, mapping, onMend])
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

function columnOf({ column }: ImportFault): string {
  return column
}

function lineOf({ row }: CheckedRow<AnsweredRow>): number {
  return row.line
}

function toneOf({ outcome }: CheckedRow<AnsweredRow>): string {
  return outcome
}

const said: readonly SheetColumn<CheckedRow<AnsweredRow>>[] = [
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
    text: ({ answer }) => whyText(answer),
    cell: ({ answer }) =>
      answer.faults.length > 0 ? (
        <strong className={styles.faulty}>{whyText(answer)}</strong>
      ) : (
        <span className={styles.why}>{whyText(answer)}</span>
      ),
  },
]

/** What the import says of each row beside its outcome, where it says anything. */
function remarkColumn<Answer extends AnsweredRow>({
  remark,
}: Pick<FileImport<Answer>, 'remark'>): readonly SheetColumn<CheckedRow<Answer>>[] {
  if (remark === undefined) return []
  const { heading, width } = remark
  const text = ({ answer, outcome }: CheckedRow<Answer>) => (outcome === 'refused' ? '' : remark.text(answer))
  return [{ id: ' remark', width, heading: <span className={styles.field}>{heading}</span>, text, cell: text }]
}

/** The column of a field: each cell as it stood, as it was mended, or with what is wrong in it. */
function valueColumn<Answer extends AnsweredRow>(
  file: CsvFile,
  first: readonly CheckedRow<Answer>[],
  label: string,
  column: string,
  onMend: (row: FileRow) => void,
): SheetColumn<CheckedRow<Answer>> {
  const index = file.heading.indexOf(column)
  const asItStood = ({ row }: CheckedRow<Answer>) => row.values[index] ?? ''
  const mendOf = ({ answer }: CheckedRow<Answer>) => answer.mends.find((mend) => mend.column === column)
  const text = (row: CheckedRow<Answer>) => mendOf(row)?.to ?? asItStood(row)
  const drawn = (row: CheckedRow<Answer>) => {
    const mend = mendOf(row)
    if (mend?.kind === 'rewritten') return mend.to
    return mend === undefined ? asItStood(row) : `${mend.from} becomes ${mend.to || 'left out'}`
  }
  const isFaulty = ({ answer }: CheckedRow<Answer>) => answer.faults.some((fault) => fault.column === column)
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
