import { Button, HTMLSelect } from '@blueprintjs/core'
import { Document, Error as ErrorIcon } from '@blueprintjs/icons'
import { useId, useMemo, useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import type { SheetColumn } from '#src/tables/sheet/sheet-column.ts'
import { Sheet } from '#src/tables/sheet/Sheet.tsx'
import type { CsvFile, FileRow } from './csv-file.ts'
import { columnFields, missingFields, withColumn, withField } from './column-mapping.ts'
import type { Columns, FileImport, ImportField } from './file-import.ts'
import { SheetChoice } from './SheetChoice.tsx'
import { EncodingChoice } from './EncodingChoice.tsx'
import { BrokenTextQuestion } from './BrokenTextQuestion.tsx'
import { columnWidth } from './column-width.ts'
import styles from './import.module.css'

/** A column's name over the choice of its field. Pixels. */
const headingHeight = 72

/** With more fields than this, those that the file does not have are out of the way. */
const mostAtOnce = 16

/** The choice in a heading needs this much. Pixels. */
const narrowestColumn = 148

interface ColumnMappingProps {
  readonly of: Pick<FileImport<never>, 'fields' | 'terms' | 'lacks'>
  readonly file: CsvFile
  readonly mapping: Columns
  /** Takes the file as it is read by what somebody says of it. */
  readonly onRead: (file: CsvFile) => void
  readonly onChange: (mapping: Columns) => void
  readonly onChooseAnother: () => void
  readonly onCheck: () => void
}

/** Which column of the file is which field: by the list of fields, or in the heading of the file itself. */
export function ColumnMapping(props: ColumnMappingProps) {
  const { of, file, mapping, onRead, onChange, onChooseAnother, onCheck } = props
  const { fields } = of
  const [asked, setAsked] = useState(false)
  const missing = missingFields(fields, mapping)
  const lacking = of.lacks?.(file, mapping) ?? null

  const check = () => {
    setAsked(true)
    if (missing.length === 0 && lacking === null) onCheck()
    else if (missing.length > 0) document.getElementById(controlId(missing[0]?.id))?.focus()
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
        {file.book === undefined ? (
          <EncodingChoice file={file} onRead={onRead} />
        ) : (
          <SheetChoice file={file} book={file.book} onRead={onRead} />
        )}
        <Button variant="minimal" text="Choose another" onClick={onChooseAnother} />
      </div>
      <BrokenTextQuestion file={file} onRead={onRead} />
      {of.terms?.(file, mapping)}
      <FieldChoices
        fields={fields}
        file={file}
        mapping={mapping}
        missing={asked || hasGuesses(mapping) ? missing : []}
        onChange={onChange}
      />
      <FileSheet fields={fields} file={file} mapping={mapping} onChange={onChange} />
      <div className={styles.actions}>
        {asked && lacking !== null && (
          <p className={styles.fieldFault} role="alert">
            <ErrorIcon size={12} />
            {lacking}
          </p>
        )}
        <Button text="Back" onClick={onChooseAnother} />
        <Button intent="primary" text={`Check ${rowsText(file.rows.length)}`} onClick={check} />
      </div>
    </div>
  )
}

interface FieldChoicesProps extends Pick<ColumnMappingProps, 'file' | 'mapping' | 'onChange'> {
  readonly fields: readonly ImportField[]
  /** Those that have to be chosen, and are not. */
  readonly missing: readonly ImportField[]
}

/** The fields with their columns; of many, those first that the file has. */
function FieldChoices({ fields, file, mapping, missing, onChange }: FieldChoicesProps) {
  const isLong = fields.length > mostAtOnce
  const [showsAll, setShowsAll] = useState(!isLong || !hasGuesses(mapping))
  // What has lost its column stays, to be given another.
  const [hadColumn] = useState(() => new Set(Object.keys(mapping)))
  const isFirst = ({ id, required }: ImportField) => required || hadColumn.has(id) || mapping[id] !== undefined
  const left = fields.filter((field) => !isFirst(field)).length
  return (
    <section className="wb-card" aria-label="Columns">
      <div className={styles.fields}>
        {(showsAll ? fields : fields.filter(isFirst)).map((field) => (
          <FieldChoice
            key={field.id}
            field={field}
            heading={file.heading}
            column={mapping[field.id] ?? ''}
            fault={missing.includes(field) ? `Choose the column of the ${field.label.toLowerCase()}` : undefined}
            onChange={(column) => onChange(withField(mapping, field.id, column === '' ? null : column))}
          />
        ))}
      </div>
      {isLong && left > 0 && (
        <Button
          variant="minimal"
          size="small"
          aria-expanded={showsAll}
          text={
            showsAll
              ? 'Show those with a column alone'
              : `Show ${countText(left, { one: 'field', many: 'fields' })} without a column`
          }
          onClick={() => setShowsAll(!showsAll)}
        />
      )}
    </section>
  )
}

interface FieldChoiceProps {
  readonly field: ImportField
  readonly heading: readonly string[]
  readonly column: string
  readonly fault: string | undefined
  readonly onChange: (column: string) => void
}

function FieldChoice({ field: { id, label, required }, heading, column, fault, onChange }: FieldChoiceProps) {
  const faultId = useId()
  return (
    <div className={styles.field} data-faulty={fault !== undefined}>
      <label htmlFor={controlId(id)}>
        {label}
        {required && (
          <span className={styles.fieldRequired} aria-hidden="true">
            *
          </span>
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
function FileSheet(
  props: Pick<ColumnMappingProps, 'file' | 'mapping' | 'onChange'> & { readonly fields: readonly ImportField[] },
) {
  const { fields, file, mapping, onChange } = props
  const columns = useMemo(
    () =>
      file.heading.map((name, index): SheetColumn<FileRow> => {
        const isLeftOut = columnFields(fields, mapping, name).length === 0
        const text = ({ values }: FileRow) => values[index] ?? ''
        const faintText = (row: FileRow) => <span className={styles.leftOut}>{text(row)}</span>
        return {
          id: name,
          width: columnWidth([name, ...file.rows.slice(0, 100).map(text)], narrowestColumn),
          text,
          heading: <FieldOfColumn fields={fields} column={name} mapping={mapping} onChange={onChange} />,
          ...(isLeftOut && { cell: faintText }),
        }
      }),
    [fields, file, mapping, onChange],
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
  readonly fields: readonly ImportField[]
  readonly column: string
  readonly mapping: Columns
  readonly onChange: (mapping: Columns) => void
}

function FieldOfColumn({ fields, column, mapping, onChange }: FieldOfColumnProps) {
  const held = columnFields(fields, mapping, column)
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
          if (value !== 'several') onChange(withColumn(mapping, column, value === '' ? null : value))
        }}
      >
        <option value="">Not imported</option>
        {held.length > 1 && <option value="several">{held.map(({ label }) => label).join(' and ')}</option>}
        {fields.map(({ id, label }) => (
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
function hasGuesses(mapping: Columns): boolean {
  return Object.keys(mapping).length > 0
}

function controlId(field: string | undefined): string {
  return `column-${field}`
}
