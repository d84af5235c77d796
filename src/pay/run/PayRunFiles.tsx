import { useQueryClient } from '@tanstack/react-query'
import {
  getInvoiceExportFile,
  markInvoiceExportFileDownloaded,
  useGetInvoiceExportFiles,
} from '#generated/client/accounting/accounting.ts'
import type { PayExport } from '#generated/model/index.ts'
import { FileDownload, FileName } from '#src/billing/run/FileDownload.tsx'
import { packageTitle } from '#src/billing/words.ts'
import { refreshPay } from '../refresh-pay.ts'
import shared from '#src/billing/billing.module.css'

/** The bills of a pay run for the accounting package, byte for byte as they were written. */
export function PayRunFiles({ run }: { readonly run: PayExport }) {
  const client = useQueryClient()
  const { data: found } = useGetInvoiceExportFiles(run.id)
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
              Statements
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
            <tr key={file.position}>
              <th scope="row">
                <FileName {...file} />
              </th>
              <td data-number data-label="Statements">
                {file.statements}
              </td>
              <td data-number data-label="Rows">
                {file.rows}
              </td>
              <td data-number className="wb-no-print">
                <FileDownload
                  file={file}
                  packageTitle={packageTitle(run.package)}
                  isLive={run.state === 'done'}
                  fetchContent={() => getInvoiceExportFile(run.id, file.position, { responseType: 'blob' })}
                  tell={async () => {
                    await markInvoiceExportFileDownloaded(run.id, file.position)
                    await refreshPay(client)
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
