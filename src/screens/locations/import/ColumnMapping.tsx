import { Button, HTMLSelect } from '@blueprintjs/core'
import { Document, Error as ErrorIcon } from '@blueprintjs/icons'
import { useId, useMemo, useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import type { SheetColumn } from '#src/tables/sheet/sheet-column.ts'
import { Sheet } from '#src/tables/sheet/Sheet.tsx'
import type { AddressFile, FileRow } from './address-file.ts'
import {
  columnFields,
  type DraftMapping,
  importFields,
  type ImportField,
  isImportField,
  missingFields,
  withColumn,
} from './column-mapping.ts'
import { EncodingChoice } from './EncodingChoice.tsx'
import { BrokenTextQuestion } from './BrokenTextQuestion.tsx'
import { columnWidth } from './column-width.ts'
import styles from './import.module.css'

/** A column's name over the choice of its field. Pixels. */
const headingHeight = 72

/** The choice in a heading needs this much. Pixels. */
const narrowestColumn = 148

interface ColumnMappingProps {
  readonly file: AddressFile
  readonly mapping: DraftMapping
  /** Takes the file as it is read by what somebody says of it. */
  readonly onRead: (file: AddressFile) => void
  readonly onChange: (mapping: DraftMapping) => void
  readonly onChooseAnother: () => void
  readonly onCheck: () => void
}

/** Which column of the file is which field: by the list of fields, or in the heading of the file itself. */
export function ColumnMapping({ file, mapping, onRead, onChange, onChooseAnother, onCheck }: ColumnMappingProps) {
  const [asked, setAsked] = useState(false)
  const missing = missingFields(mapping)

  const check = () => {
    setAsked(true)
    if (missing.length === 0) onCheck()
    else document.getElementById(controlId(missing[0]))?.focus()
  }

  return (
    <div className={`${styles.stage} ${styles.matching}`}>
      <div className={`wb-card ${styles.fileName}`}>
        <Document size={18} />
        <p>
          <strong>{file.name}</strong>
          <span className="wb-muted">
            {rowsText(file.rows.length)} · {countText(file.heading.length, { one: 'column', many: 'columns' })}
            {file.above.length > 0 && ` · above the headings, left out: ${file.above.join('; ')}`}
          </span>
        </p>
        <EncodingChoice file={file} onRead={onRead} />
        <Button variant="minimal" text="Choose another" onClick={onChooseAnother} />
      </div>
      <BrokenTextQuestion file={file} onRead={onRead} />
      <section className={`wb-card ${styles.fields}`} aria-label="Columns">
        {importFields.map(({ id, label, required }) => (
          <FieldChoice
            key={id}
            id={id}
            label={label}
            required={required}
            heading={file.heading}
            column={mapping[id]}
            fault={
              missing.includes(id) && (asked || hasGuesses(mapping))
                ? `Choose the column of the ${label.toLowerCase()}`
                : undefined
            }
            onChange={(column) => onChange({ ...mapping, [id]: column })}
          />
        ))}
      </section>
      <FileSheet file={file} mapping={mapping} onChange={onChange} />
      <div className={styles.actions}>
        <Button text="Back" onClick={onChooseAnother} />
        <Button intent="primary" text={`Check ${rowsText(file.rows.length)}`} onClick={check} />
      </div>
    </div>
  )
}

interface FieldChoiceProps {
  readonly id: ImportField
  readonly label: string
  readonly required: boolean
  readonly heading: readonly string[]
  readonly column: string
  readonly fault: string | undefined
  readonly onChange: (column: string) => void
}

function FieldChoice({ id, label, required, heading, column, fault, onChange }: FieldChoiceProps) {
  const faultId = useId()
  return (
    <div className={styles.field} data-faulty={fault !== undefined}>
      <label htmlFor={controlId(id)}>
        {label}
        {required ? (
          <span className={styles.fieldRequired} aria-hidden="true">
            *
          </span>
        ) : (
          <span className="wb-muted"> optional</span>
        )}
      </label>
      <HTMLSelect
        id={controlId(id)}
        fill
        value={column}
        required={required}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{required ? 'Choose a column' : 'Not in the file'}</option>
        {heading.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </HTMLSelect>
      {fault !== undefined && (
        <p className={styles.fieldFault} id={faultId}>
          <ErrorIcon size={12} />
          {fault}
        </p>
      )}
    </div>
  )
}

/** The file as it stands, each column under the field it goes to. */
function FileSheet({ file, mapping, onChange }: Pick<ColumnMappingProps, 'file' | 'mapping' | 'onChange'>) {
  const columns = useMemo(
    () =>
      file.heading.map((name, index): SheetColumn<FileRow> => {
        const isLeftOut = columnFields(mapping, name).length === 0
        const text = ({ values }: FileRow) => values[index] ?? ''
        const faintText = (row: FileRow) => <span className={styles.leftOut}>{text(row)}</span>
        return {
          id: name,
          width: columnWidth([name, ...file.rows.slice(0, 100).map(text)], narrowestColumn),
          text,
          heading: <FieldOfColumn column={name} mapping={mapping} onChange={onChange} />,
          ...(isLeftOut && { cell: faintText }),
        }
      }),
    [file, mapping, onChange],
  )
  return (
    <Sheet
      label={`Rows of ${file.name}`}
      columns={columns}
      rows={file.rows}
      numberOf={lineOf}
      headingHeight={headingHeight}
    />
  )
}

function lineOf({ line }: FileRow): number {
  return line
}

interface FieldOfColumnProps {
  readonly column: string
  readonly mapping: DraftMapping
  readonly onChange: (mapping: DraftMapping) => void
}

function FieldOfColumn({ column, mapping, onChange }: FieldOfColumnProps) {
  const held = columnFields(mapping, column)
  return (
    <>
      <span className={styles.columnName} title={column}>
        {column}
      </span>
      <HTMLSelect
        className={styles.columnField}
        fill
        value={held.length > 1 ? 'several' : (held[0]?.id ?? '')}
        data-chosen={held.length > 0}
        aria-label={`Field of ${column}`}
        onChange={({ currentTarget: { value } }) => {
          if (value !== 'several') onChange(withColumn(mapping, column, isImportField(value) ? value : null))
        }}
      >
        <option value="">Not imported</option>
        {held.length > 1 && <option value="several">{held.map(({ label }) => label).join(' and ')}</option>}
        {importFields.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </HTMLSelect>
    </>
  )
}

/** "1 row", "372 rows". */
export function rowsText(count: number): string {
  return countText(count, { one: 'row', many: 'rows' })
}

/** When some columns were recognised, those that were not stand out at once; otherwise only after a try. */
function hasGuesses(mapping: DraftMapping): boolean {
  return Object.values(mapping).some((column) => column !== '')
}

function controlId(field: ImportField | undefined): string {
  return `column-${field}`
}
