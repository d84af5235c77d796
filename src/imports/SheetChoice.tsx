import { type CsvFile, readBookBytes, type Workbook } from './csv-file.ts'
import { ReadingChoice } from './ReadingChoice.tsx'
import { useReadWorkbook, workbookFault } from './use-read-workbook.ts'

interface SheetChoiceProps {
  readonly file: CsvFile
  readonly book: Workbook
  readonly onRead: (file: CsvFile) => void
}

/** Which sheet of a workbook holds the rows; nothing where it has but one. */
export function SheetChoice({ file, book, onRead }: SheetChoiceProps) {
  const readWorkbook = useReadWorkbook()
  if (book.sheets.length < 2) return null
  return (
    <ReadingChoice
      label="Sheet"
      value={book.sheet}
      choices={book.sheets}
      read={async (sheet) => {
        try {
          const result = await readBookBytes(file.name, book.bytes, readWorkbook, sheet)
          if (!result.ok) return result.why
          onRead(result.file)
          return null
        } catch (error) {
          return workbookFault(error)
        }
      }}
    />
  )
}
