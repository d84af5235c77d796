import { csvLine } from '#domain/files/csv-lines.ts'
import { Button, Spinner } from '@blueprintjs/core'
import { CloudUpload, Error as ErrorIcon } from '@blueprintjs/icons'
import { type DragEvent, useId, useRef, useState } from 'react'
import { saveFile } from '#src/tables/save-file.ts'
import { type CsvFile, readCsvFile } from './csv-file.ts'
import type { FileImport, ImportField } from './file-import.ts'
import { useReadWorkbook, workbookFault } from './use-read-workbook.ts'
import styles from './import.module.css'

interface FilePickerProps {
  readonly of: Pick<FileImport<never>, 'fields' | 'words'>
  readonly onFile: (file: CsvFile) => void
}

/** Takes a CSV file or a workbook, dropped or picked, and says at once when it cannot be read. */
export function FilePicker({ of: { fields, words }, onFile }: FilePickerProps) {
  const readWorkbook = useReadWorkbook()
  const input = useRef<HTMLInputElement>(null)
  const faultId = useId()
  const [reading, setReading] = useState(false)
  const [fault, setFault] = useState<{ readonly name: string; readonly why: string }>()
  const [over, setOver] = useState(false)

  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setReading(true)
    setFault(undefined)
    const result = await readCsvFile(file, readWorkbook).catch((error: unknown) => ({
      ok: false as const,
      why: workbookFault(error),
    }))
    setReading(false)
    if (result.ok) onFile(result.file)
    else setFault({ name: file.name, why: result.why })
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void read(event.dataTransfer.files[0])
  }

  return (
    <div className={styles.file}>
      <div
        className={styles.drop}
        data-over={over}
        data-faulty={fault !== undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className={styles.dropIcon}>{reading ? <Spinner size={22} /> : <CloudUpload size={22} />}</span>
        <p className={styles.dropTitle}>{reading ? 'Reading the file' : 'Drop a CSV or Excel file here'}</p>
        <p className="wb-muted">{words.shape} Up to 5 MB.</p>
        <Button
          intent="primary"
          text="Choose file"
          disabled={reading}
          aria-describedby={fault === undefined ? undefined : faultId}
          onClick={() => input.current?.click()}
        />
        <input
          ref={input}
          className="wb-visually-hidden"
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          aria-label="CSV file or workbook"
          tabIndex={-1}
          onChange={(event) => {
            void read(event.target.files?.[0])
            // The same file, mended and chosen again, must be read again.
            event.target.value = ''
          }}
        />
      </div>
      {fault !== undefined && (
        <div className={styles.fault} role="alert" id={faultId}>
          <ErrorIcon size={16} />
          <p>
            <strong>{fault.name}</strong> {fault.why}
          </p>
        </div>
      )}
      <div className={styles.hints}>
        <div>
          <h2 className="wb-label">Columns it needs</h2>
          <p>{names(fields, true)}</p>
        </div>
        <div>
          <h2 className="wb-label">Columns it takes</h2>
          <p>
            {names(fields, false)}.{' '}
            {words.hint ?? 'Without latitude and longitude the pins are found by the addresses.'}
          </p>
        </div>
        <div>
          <h2 className="wb-label">Not sure?</h2>
          <p>
            <Button size="small" text="Download an example" onClick={() => saveExample(fields, words.exampleName)} />
          </p>
        </div>
      </div>
    </div>
  )
}

function names(fields: readonly ImportField[], required: boolean): string {
  return fields.flatMap((field) => (field.required === required ? [field.label] : [])).join(', ')
}

function saveExample(fields: readonly ImportField[], name: string): void {
  const text = csvLine(fields.map(({ label }) => label)) + csvLine(fields.map(({ example }) => example))
  saveFile(new Blob([`\uFEFF${text}`], { type: 'text/csv' }), name)
}
