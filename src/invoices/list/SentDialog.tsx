import { useQueryClient } from '@tanstack/react-query'
import { countText } from '#domain/amounts/count-text.ts'
import { markInvoicesSent } from '#generated/client/accounting/accounting.ts'
import type { Invoice, InvoicesDone } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { refreshInvoices } from '../refresh-invoices.ts'
import { invoiceWords, titleOfInvoice } from '../words.ts'

interface SentDialogProps {
  readonly invoices: readonly Invoice[]
  readonly onDone: (answer: InvoicesDone) => void
  readonly onClose: () => void
}

/** Asks before invoices count as sent: customers are reminded of these. */
export function SentDialog({ invoices, onDone, onClose }: SentDialogProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const [only] = invoices
  const what =
    invoices.length === 1 && only !== undefined
      ? titleOfInvoice(only).toLowerCase()
      : countText(invoices.length, invoiceWords)
  const mark = async () => {
    onDone(await markInvoicesSent(tenant.id, { invoiceIds: invoices.map(({ id }) => id) }))
    await refreshInvoices(client)
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Mark ${what} as sent?`}
      confirmLabel="Mark as sent"
      onConfirm={mark}
      onClose={onClose}
    >
      <p className="wb-dialog-message">
        No e-mail is sent. Do this for invoices that you mailed on paper or sent from another program, so that their
        customers can be reminded of them.
      </p>
    </ConfirmDialog>
  )
}
