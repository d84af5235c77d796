import { useQueryClient } from '@tanstack/react-query'
import { answerInvoiceDispute } from '#generated/client/accounting/accounting.ts'
import type { InvoiceDisputeText } from '#generated/model/index.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { refreshInvoices } from '../refresh-invoices.ts'
import type { TextFormProps } from './TextForm.tsx'

/** The form in which disputes are answered. */
export function useAnswer(): (dispute: InvoiceDisputeText | null, of: string) => Omit<TextFormProps, 'onClose'> {
  const client = useQueryClient()
  return (dispute, of) => ({
    label: 'Answer',
    help: 'The customer reads it on its invoice. What is to go back is changed on the order, and credited by the next run.',
    submitLabel: 'Answer',
    before: dispute?.answer ?? '',
    onSubmit: async (text) => {
      if (dispute === null) return
      await answerInvoiceDispute(dispute.id, { answer: text })
      showSuccess(`Answered: ${of}`)
      await refreshInvoices(client)
    },
  })
}
