import { useQueryClient } from '@tanstack/react-query'
import { countText } from '#domain/amounts/count-text.ts'
import { sendInvoices } from '#generated/client/accounting/accounting.ts'
import type { Invoice, InvoicesDone } from '#generated/model/index.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { refreshInvoices } from '../refresh-invoices.ts'
import { invoiceWords, titleOfInvoice } from '../words.ts'

interface SendDialogProps {
  readonly invoices: readonly Invoice[]
  readonly onDone: (answer: InvoicesDone) => void
  readonly onClose: () => void
}

/** Asks before invoices go out by e-mail, and says what of them cannot. */
export function SendDialog({ invoices, onDone, onClose }: SendDialogProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const { optionsFor, settle } = useOnce()
  const [only] = invoices
  const isOne = invoices.length === 1 && only !== undefined
  const again = invoices.filter(({ sentAt }) => sentAt !== null).length
  const lost = invoices.filter(({ email }) => email === null).length
  const send = async () => {
    const body = { invoiceIds: invoices.map(({ id }) => id) }
    try {
      const answer = await sendInvoices(tenant.id, body, optionsFor(body))
      settle(null)
      onDone(answer)
    } catch (error) {
      settle(error)
      throw error
    }
    await refreshInvoices(client)
  }
  return (
    <ConfirmDialog
      isOpen
      title={
        isOne ? `Send ${titleOfInvoice(only).toLowerCase()}?` : `Send ${countText(invoices.length, invoiceWords)}?`
      }
      confirmLabel="Send"
      onConfirm={send}
      onClose={onClose}
    >
      <p className="wb-dialog-message">
        {isOne
          ? only.email === null
            ? `${only.customer.name} has no e-mail address for invoices. It is set with the terms of the customer.`
            : `It goes to ${only.email} with its PDF.`
          : 'Each goes with its PDF to where its customer gets invoices.'}
      </p>
      {!isOne && again > 0 && (
        <p className="wb-dialog-message">
          {countText(again, { one: 'of them was', many: 'of them were' })} sent before, and{' '}
          {again === 1 ? 'goes' : 'go'} out once more.
        </p>
      )}
      {!isOne && lost > 0 && (
        <p className="wb-dialog-message">
          {countText(lost, { one: 'of them has', many: 'of them have' })} no e-mail address to go to, and{' '}
          {lost === 1 ? 'stays' : 'stay'} here.
        </p>
      )}
    </ConfirmDialog>
  )
}
