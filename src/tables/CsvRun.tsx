import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button, ProgressBar } from '@blueprintjs/core'
import { type CountedWords, countText } from '#domain/amounts/count-text.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { saveFile } from './save-file.ts'
import { streamCsv, type CsvProgress } from './stream-csv.ts'
import styles from './csv-run.module.css'

/** What a download is told on its way, and tells. */
export interface CsvTask {
  readonly signal: AbortSignal
  readonly onProgress: (progress: CsvProgress) => void
}

/** Where the file comes from: a list that the server answers as CSV, or one that is written here from its rows. */
type CsvSource =
  | { readonly url: string; readonly params: object; readonly write?: undefined }
  | { readonly write: (task: CsvTask) => Promise<Blob> }

/** The file that is asked for. */
export type CsvFile = CsvSource & {
  /** `orders-2026-11-21.csv` */
  readonly fileName: string
  readonly words: CountedWords
}

export type CsvRunProps = CsvFile & {
  readonly onEnd: () => void
  /** Begins again after a failure. */
  readonly onRetry: () => void
}

const numbers = new Intl.NumberFormat('en-CA')

/** One download, from the moment it is drawn until it says that it has ended; leaving the page stops it. */
export function CsvRun(props: CsvRunProps) {
  const { fileName, words, onEnd, onRetry } = props
  const [{ rows, total }, setProgress] = useState<CsvProgress>({ rows: 0, total: null })
  const running = useRef<AbortController | null>(null)

  const download = useEffectEvent(async (abort: AbortController) => {
    const latest: { rows: number } = { rows: 0 }
    const onProgress = (next: CsvProgress) => {
      latest.rows = next.rows
      setProgress(next)
    }
    try {
      const task = { signal: abort.signal, onProgress }
      saveFile(await (props.write === undefined ? streamCsv({ ...props, ...task }) : props.write(task)), fileName)
      showSuccess(`Downloaded ${countText(latest.rows, words)}`)
    } catch (error) {
      if (abort.signal.aborted) showNotice('Download cancelled')
      else showError(error, { action: `download ${words.many}`, retry: onRetry })
    }
    onEnd()
  })
  useEffect(() => {
    const abort = new AbortController()
    running.current = abort
    void download(abort)
    return () => abort.abort()
  }, [])

  const label = `Downloading ${words.many}`
  return (
    <div className={styles.run} role="group" aria-label={label}>
      <span className={styles.text} role="status">
        {total !== null && `${numbers.format(rows)} of `}
        {countText(total ?? rows, { one: 'row', many: 'rows' })}
      </span>
      <ProgressBar
        className={styles.bar}
        animate={false}
        stripes={false}
        aria-label={label}
        value={total === null ? undefined : rows / Math.max(1, total)}
      />
      <Button size="small" text="Cancel" onClick={() => running.current?.abort()} />
    </div>
  )
}
