import { useState } from 'react'
import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { showError } from '#src/ui/error-dialog.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import type { CsvFile, CsvRunProps } from './CsvRun.tsx'

type CsvDownloadProps = CsvFile & {
  readonly disabled?: boolean
  /** On the button, where more than one file is offered. */
  readonly text?: string
}

const run = lazyComponent<CsvRunProps>(async () => (await import('./CsvRun.tsx')).CsvRun)

/** Downloads the filtered whole of a list as CSV: says how far it is and can be stopped. */
export function CsvDownload({ disabled, text = 'CSV', ...file }: CsvDownloadProps) {
  const [isRunning, setRunning] = useState(false)
  const start = () => {
    run.load().then(
      () => setRunning(true),
      (error: unknown) => showError(error, { action: `download ${file.words.many}`, retry: start }),
    )
  }
  if (!isRunning) return <Button icon={<Download />} text={text} disabled={disabled} onClick={start} />
  return <run.Part {...file} onEnd={() => setRunning(false)} onRetry={start} />
}
