import { Button, HTMLSelect } from '@blueprintjs/core'
import { Document, Error as ErrorIcon } from '@blueprintjs/icons'
import { useId, useState } from 'react'
import type { AddressFile } from './address-file.ts'
import { scrollRegion } from './scroll-region.ts'
import { type DraftMapping, importFields, type ImportField, missingFields } from './column-mapping.ts'

const previewRows = 5

interface ColumnMappingProps {
  readonly file: AddressFile
  readonly mapping: DraftMapping
  readonly onChange: (mapping: DraftMapping) => void
  readonly onChooseAnother: () => void
  readonly onCheck: () => void
}

/** Which column of the file is which field, with what the first rows then look like. */
export function ColumnMapping({ file, mapping, onChange, onChooseAnother, onCheck }: ColumnMappingProps) {
  const [asked, setAsked] = useState(false)
  const missing = missingFields(mapping)
  const first = file.rows[0]?.values ?? []

  const check = () => {
    setAsked(true)
    if (missing.length === 0) onCheck()
    else document.getElementById(controlId(missing[0]))?.focus()
  }

  return (
    <div className="wb-import-step">
      <div className="wb-card wb-import-name">
        <Document size={18} />
        <p>
          <strong>{file.name}</strong>
          <span className="wb-muted">
            {rowsText(file.rows.length)} · {file.heading.length} columns
            {file.encoding === 'UTF-8' ? '' : ` · read as ${file.encoding}`}
          </span>
        </p>
        <Button variant="minimal" text="Choose another" onClick={onChooseAnother} />
      </div>
      <section className="wb-card wb-import-mapping" aria-label="Columns">
        <div className="wb-mapping-row wb-mapping-head wb-label" aria-hidden="true">
          <span>Field</span>
          <span>Column of the file</span>
          <span>First row</span>
        </div>
        {importFields.map(({ id, label, required }) => (
          <MappingRow
            key={id}
            id={id}
            label={label}
            required={required}
            heading={file.heading}
            column={mapping[id]}
            sample={first[file.heading.indexOf(mapping[id])] ?? ''}
            fault={
              missing.includes(id) && (asked || hasGuesses(mapping))
                ? `Choose the column of the ${label.toLowerCase()}`
                : undefined
            }
            onChange={(column) => onChange({ ...mapping, [id]: column })}
          />
        ))}
      </section>
      <Preview file={file} mapping={mapping} />
      <div className="wb-import-actions">
        <Button text="Back" onClick={onChooseAnother} />
        <Button intent="primary" text={`Check ${rowsText(file.rows.length)}`} onClick={check} />
      </div>
    </div>
  )
}

interface MappingRowProps {
  readonly id: ImportField
  readonly label: string
  readonly required: boolean
  readonly heading: readonly string[]
  readonly column: string
  readonly sample: string
  readonly fault: string | undefined
  readonly onChange: (column: string) => void
}

function MappingRow({ id, label, required, heading, column, sample, fault, onChange }: MappingRowProps) {
  const faultId = useId()
  return (
    <div className={`wb-mapping-row ${fault === undefined ? '' : 'wb-mapping-row-fault'}`}>
      <label htmlFor={controlId(id)}>
        {label}
        {required ? (
          <span className="wb-mapping-required" aria-hidden="true">
            *
          </span>
        ) : (
          <span className="wb-muted"> optional</span>
        )}
      </label>
      <div>
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
          <p className="wb-mapping-fault" id={faultId}>
            <ErrorIcon size={12} />
            {fault}
          </p>
        )}
      </div>
      <span className="wb-mapping-sample wb-muted" title={sample}>
        {sample === '' && column !== '' ? 'empty' : sample}
      </span>
    </div>
  )
}

/** The first rows under the names of the fields they go to. */
function Preview({ file, mapping }: Pick<ColumnMappingProps, 'file' | 'mapping'>) {
  const chosen = importFields.filter(({ id }) => mapping[id] !== '')
  if (chosen.length === 0) return null
  const rows = file.rows.slice(0, previewRows)
  return (
    <section className="wb-card wb-import-preview" aria-label="Preview">
      <h2 className="wb-section-title">{rows.length === 1 ? 'The row' : `The first ${rows.length} rows`}</h2>
      <div className="wb-preview-scroll" {...scrollRegion('The first rows')}>
        <table className="wb-preview-table">
          <thead>
            <tr>
              <th scope="col">Line</th>
              {chosen.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, values }) => (
              <tr key={line}>
                <td className="wb-muted">{line}</td>
                {chosen.map(({ id }) => (
                  <td key={id}>{values[file.heading.indexOf(mapping[id])] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** "1 row", "372 rows". */
export function rowsText(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en-CA')} rows`
}

/** When some columns were recognised, those that were not stand out at once; otherwise only after a try. */
function hasGuesses(mapping: DraftMapping): boolean {
  return Object.values(mapping).some((column) => column !== '')
}

function controlId(field: ImportField | undefined): string {
  return `column-${field}`
}
