import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button, ProgressBar } from '@blueprintjs/core'
import { showError } from '#src/ui/error-dialog.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { saveFile } from './save-file.ts'
import { streamCsv, type CsvProgress } from './stream-csv.ts'
import './csv-download.css'

/** The file that is asked for. */
export interface CsvFile {
  readonly url: string
  readonly params: object
  /** `orders-2026-11-21.csv` */
  readonly fileName: string
  /** What is counted: "orders". */
  readonly noun: string
}

export interface CsvRunProps extends CsvFile {
  readonly onEnd: () => void
  /** Begins again after a failure. */
  readonly onRetry: () => void
}

const numbers = new Intl.NumberFormat('en-CA')

/** One download, from the moment it is drawn until it says that it has ended; leaving the page stops it. */
export function CsvRun({ url, params, fileName, noun, onEnd, onRetry }: CsvRunProps) {
  const [{ rows, total }, setProgress] = useState<CsvProgress>({ rows: 0, total: null })
  const running = useRef<AbortController | null>(null)

  const download = useEffectEvent(async (abort: AbortController) => {
    const latest: { rows: number } = { rows: 0 }
    const onProgress = (next: CsvProgress) => {
      latest.rows = next.rows
      setProgress(next)
    }
    try {
      saveFile(await streamCsv({ url, params, signal: abort.signal, onProgress }), fileName)
      showSuccess(`Downloaded ${numbers.format(latest.rows)} ${noun}`)
    } catch (error) {
      if (abort.signal.aborted) showNotice('Download cancelled')
      else showError(error, { action: `download ${noun}`, retry: onRetry })
    }
    onEnd()
  })
  useEffect(() => {
    const abort = new AbortController()
    running.current = abort
    void download(abort)
    return () => abort.abort()
  }, [])

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
