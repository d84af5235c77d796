import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { spreadsheetLine } from '#domain/files/csv-lines.ts'
import { saveFile } from '#src/tables/save-file.ts'
import type { CsvFile } from './csv-file.ts'
import { type AnsweredRow, type CheckedRow, refusedTable } from './outcomes.ts'

interface RefusedDownloadProps {
  readonly file: CsvFile
  readonly rows: readonly CheckedRow<AnsweredRow>[]
}

/** Gives the refused rows back as a file of their own, each with why; nothing where none was refused. */
export function RefusedDownload({ file, rows }: RefusedDownloadProps) {
  const count = rows.filter(({ outcome }) => outcome === 'refused').length
  if (count === 0) return null
  const download = () => {
    // The mark at the start is how Excel knows UTF-8.
    const text = `\uFEFF${refusedTable(file.heading, rows).map(spreadsheetLine).join('')}`
    saveFile(new Blob([text], { type: 'text/csv' }), `${file.name.replace(/\.[^.]*$/, '')}-refused.csv`)
  }
  return (
    <Button
      icon={<Download />}
      text={`Download the ${count === 1 ? 'refused row' : `${count.toLocaleString('en-CA')} refused rows`}`}
      onClick={download}
    />
  )
}
