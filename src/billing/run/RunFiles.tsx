import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import {
  getBillingExportFile,
  markBillingFileDownloaded,
  useGetBillingExportFiles,
} from '#generated/client/accounting/accounting.ts'
import type { BillingExport, BillingFile } from '#generated/model/index.ts'
import { refreshRuns } from '../refresh-billing.ts'
import { packageTitle } from '../words.ts'
import { FileDownload, FileName } from './FileDownload.tsx'
import shared from '../billing.module.css'

/** The anchor of the files on the page of their run. */
const filesId = 'files'

/** The file of a run as an act of its page: one file is saved, of several the page shows the list. */
export function FileAct({ run }: { readonly run: BillingExport }) {
  const { data: found } = useGetBillingExportFiles(run.id)
  const [file, ...others] = found?.data ?? []
  if (file === undefined) return null
  if (others.length === 0) return <RunFileDownload run={run} file={file} text="Accounting file" />
  return (
    <Button
      icon={<Download />}
      text="Accounting files"
      onClick={() => document.querySelector(`#${filesId}`)?.scrollIntoView({ block: 'start' })}
    />
  )
}

/** The files of a run for the accounting package, byte for byte as they were written. */
export function RunFiles({ run }: { readonly run: BillingExport }) {
  const { data: found } = useGetBillingExportFiles(run.id)
  const files = found?.data ?? []
  if (files.length === 0) return null
  return (
    <section id={filesId} className={`wb-card ${shared.part}`} aria-label="Files">
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
  const { kind, invoices, rows } = file
  return (
    <tr>
      <th scope="row">
        <FileName {...file} />
      </th>
      <td data-number data-label={kind === 'invoices' ? 'Invoices' : 'Credit notes'}>
        {invoices}
      </td>
      <td data-number data-label="Rows">
        {rows}
      </td>
      <td data-number className="wb-no-print">
        <RunFileDownload run={run} file={file} />
      </td>
    </tr>
  )
}

function RunFileDownload({ run, file, text }: FileRowProps & { readonly text?: string }) {
  const client = useQueryClient()
  const { position } = file
  return (
    <FileDownload
      file={file}
      packageTitle={packageTitle(run.package)}
      isLive={run.state === 'done'}
      isSecond
      {...(text !== undefined && { text })}
      fetchContent={() => getBillingExportFile(run.id, position, { responseType: 'blob' })}
      tell={async () => {
        await markBillingFileDownloaded(run.id, position)
        await refreshRuns(client)
      }}
    />
  )
}
