import { HTMLSelect } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { type CsvFile, readBookBytes, type Workbook } from './csv-file.ts'
import { useReadWorkbook, workbookFault } from './use-read-workbook.ts'
import styles from './import.module.css'

interface SheetChoiceProps {
  readonly file: CsvFile
  readonly book: Workbook
  readonly onRead: (file: CsvFile) => void
}

/** Which sheet of a workbook holds the rows; nothing where it has but one. */
export function SheetChoice({ file, book, onRead }: SheetChoiceProps) {
  const id = useId()
  const readWorkbook = useReadWorkbook()
  const [fault, setFault] = useState<string>()
  const [reading, setReading] = useState(false)
  if (book.sheets.length < 2) return null
  const read = async (sheet: string) => {
    setReading(true)
    const result = await readBookBytes(file.name, book.bytes, readWorkbook, sheet).catch((error: unknown) => ({
      ok: false as const,
      why: workbookFault(error),
    }))
    setReading(false)
    setFault(result.ok ? undefined : result.why)
    if (result.ok) onRead(result.file)
  }
  return (
    <div className={styles.encoding}>
      <label htmlFor={id} className="wb-muted">
        Sheet
      </label>
      <HTMLSelect
        id={id}
        value={book.sheet}
        disabled={reading}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={({ currentTarget }) => void read(currentTarget.value)}
      >
        {book.sheets.map((sheet) => (
          <option key={sheet} value={sheet}>
            {sheet}
          </option>
        ))}
      </HTMLSelect>
      {fault !== undefined && (
        <p className={styles.fieldFault} role="alert" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
