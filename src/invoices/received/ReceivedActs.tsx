import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { getVendorInvoicePdf } from '#generated/client/accounting/accounting.ts'
import type { ReceivedInvoice } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { useSavePdf } from '../use-save-pdf.ts'
import { titleOfInvoice } from '../words.ts'
import '#src/ui/row-acts.css'

/** Saves the PDF of an invoice without leaving the list. */
export function ReceivedActs({ invoice }: { readonly invoice: ReceivedInvoice }) {
  const { tenant } = useSession()
  const { isBusy, save } = useSavePdf()
  const title = titleOfInvoice(invoice)
  return (
    <span className="wb-row-acts">
      <Button
        variant="minimal"
        size="small"
        icon={<Download size={14} />}
        text="PDF"
        aria-label={`PDF of ${title} of ${invoice.courier.name}`}
        loading={isBusy}
        onClick={() => void save(() => getVendorInvoicePdf(tenant.id, invoice.courier.id, invoice.id), `${title}.pdf`)}
      />
    </span>
  )
}
