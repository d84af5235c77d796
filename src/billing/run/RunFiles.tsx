import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getBillingExportFile,
  markBillingFileDownloaded,
  useGetBillingExportFiles,
} from '#generated/client/accounting/accounting.ts'
import type { BillingExport, BillingFile } from '#generated/model/index.ts'
import { formatWhen } from '#src/lib/format-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useSession } from '#src/session/session.ts'
import { saveFile } from '#src/tables/save-file.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { askFirst } from '#src/ui/question.ts'
import { refreshRuns } from '../refresh-billing.ts'
import { packageTitle } from '../words.ts'
import shared from '../billing.module.css'
import styles from './run.module.css'

/** The files of a run for the accounting package, byte for byte as they were written. */
export function RunFiles({ run }: { readonly run: BillingExport }) {
  const { data: found } = useGetBillingExportFiles(run.id)
  const files = found?.data ?? []
  if (files.length === 0) return null
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Files">
      <h2>Files for {packageTitle(run.package)}</h2>
      <table className={shared.table} aria-label="Files">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col" data-number>
              Invoices or credit notes
            </th>
            <th scope="col" data-number>
              Rows
            </th>
            <th scope="col" className="wb-no-print">
              <span className="wb-visually-hidden">Download</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <FileRow key={file.position} run={run} file={file} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface FileRowProps {
  readonly run: BillingExport
  readonly file: BillingFile
}

function FileRow({ run, file }: FileRowProps) {
  const { timeZone } = useSession()
  const now = useNow()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { position, name, kind, invoices, rows, downloadedAt, downloadedByName } = file

  const download = async () => {
    if (downloadedAt !== null) {
      const isMeant = await askFirst({
        title: 'Download it again?',
        text: `Downloaded by ${downloadedByName} at ${formatWhen(downloadedAt, timeZone, now)}. ${packageTitle(run.package)} takes the same numbers twice without a word: see that they are not in the books yet.`,
        yes: 'Download',
      })
      if (!isMeant) return
    }
    setBusy(true)
    try {
      // Taken as it is: read as text it would lose what a decoder leaves out.
      const content = await getBillingExportFile(run.id, position, { responseType: 'blob' })
      saveFile(new Blob([content], { type: 'text/csv' }), name)
      await markBillingFileDownloaded(run.id, position)
      await refreshRuns(client)
    } catch (error) {
      showError(error, { action: `download ${name}`, retry: () => void download() })
    }
    setBusy(false)
  }

  // What is read aloud begins with what is seen.
  const words = downloadedAt === null ? 'Download' : 'Download again'
  return (
    <tr>
      <th scope="row">
        {name}
        {downloadedAt !== null && (
          <span className={styles.had}>
            Downloaded by {downloadedByName}, <Moment at={downloadedAt} />
          </span>
        )}
      </th>
      <td data-number data-label={kind === 'invoices' ? 'Invoices' : 'Credit notes'}>
        {invoices}
      </td>
      <td data-number data-label="Rows">
        {rows}
      </td>
      <td data-number className="wb-no-print">
        <Button
          size="small"
          icon={<Download />}
          text={words}
          aria-label={`${words} ${name}`}
          intent={downloadedAt === null && run.state === 'done' ? 'primary' : 'none'}
          loading={isBusy}
          onClick={() => void download()}
        />
      </td>
    </tr>
  )
}
