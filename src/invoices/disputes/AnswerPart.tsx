import { useQueryClient } from '@tanstack/react-query'
import { answerInvoiceDispute } from '#generated/client/accounting/accounting.ts'
import type { InvoiceDisputeText } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { invoiceRights } from '../invoice-rights.ts'
import { refreshInvoices } from '../refresh-invoices.ts'
import { TextInPlace } from './TextInPlace.tsx'

interface AnswerPartProps {
  readonly dispute: InvoiceDisputeText
  /** Names the line: "order 10330". */
  readonly of: string
}

/** Answers a dispute where it is read. */
export function AnswerPart({ dispute: { id, state, answer }, of }: AnswerPartProps) {
  const session = useSession()
  const client = useQueryClient()
  if (state === 'withdrawn') return null
  const words = answer === null ? 'Answer…' : 'Change the answer…'
  return (
    <TextInPlace
      label="Answer"
      help="The customer reads it on its invoice. What is to go back is changed on the order, and credited by the next run."
      submitLabel="Answer"
      {...(answer !== null && { before: answer })}
      onSubmit={async (text) => {
        await answerInvoiceDispute(id, { answer: text })
        showSuccess(`Answered: ${of}`)
        await refreshInvoices(client)
      }}
    >
      {(open) => (
        <VerdictButton
          size="small"
          verdict={invoiceRights.answer(session)}
          text={words}
          aria-label={`${words} ${of}`}
          onClick={open}
        />
      )}
    </TextInPlace>
  )
}
