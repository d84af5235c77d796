import { useEffect, useRef, useState } from 'react'
import { Button, ProgressBar } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { showError } from '#src/ui/error-dialog.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { saveFile } from './save-file.ts'
import type { CsvProgress } from './stream-csv.ts'
import './csv-download.css'

interface CsvDownloadProps {
  readonly url: string
  readonly params: object
  /** `orders-2026-11-21.csv` */
  readonly fileName: string
  /** What is counted: "orders". */
  readonly noun: string
  readonly disabled?: boolean
}

const numbers = new Intl.NumberFormat('en-CA')

/** Downloads the filtered whole of a list as CSV: says how far it is and can be stopped. */
export function CsvDownload({ url, params, fileName, noun, disabled }: CsvDownloadProps) {
  const [progress, setProgress] = useState<CsvProgress | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const download = async () => {
    const abort = new AbortController()
    running.current = abort
    const latest: { rows: number } = { rows: 0 }
    setProgress({ rows: 0, total: null })
    try {
      const onProgress = (next: CsvProgress) => {
        latest.rows = next.rows
        setProgress(next)
      }
      const { streamCsv } = await import('./stream-csv.ts')
      saveFile(await streamCsv({ url, params, signal: abort.signal, onProgress }), fileName)
      showSuccess(`Downloaded ${numbers.format(latest.rows)} ${noun}`)
    } catch (error) {
      if (abort.signal.aborted) showNotice('Download cancelled')
      else showError(error, { action: `download ${noun}`, retry: () => void download() })
    } finally {
      setProgress(null)
    }
  }

  if (progress === null)
    return <Button icon={<Download />} text="CSV" disabled={disabled} onClick={() => void download()} />

  const { rows, total } = progress
  const of = total === null ? '' : ` of ${numbers.format(total)}`
  return (
    <div className="wb-csv" role="group" aria-label={`Downloading ${noun}`}>
      <span className="wb-csv-text" role="status">
        {numbers.format(rows)}
        {of} rows
      </span>
      <ProgressBar
        className="wb-csv-bar"
        animate={false}
        stripes={false}
        aria-label={`Downloading ${noun}`}
        value={total === null ? undefined : rows / Math.max(1, total)}
      />
      <Button size="small" text="Cancel" onClick={() => running.current?.abort()} />
    </div>
  )
}
