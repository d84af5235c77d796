import type { InvoiceDisputeText } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { invoiceRights } from '../invoice-rights.ts'

interface AnswerButtonProps {
  readonly dispute: InvoiceDisputeText
  /** Names the line: "order 10330". */
  readonly of: string
  readonly onOpen: () => void
}

/** Opens the answer to a dispute; what was withdrawn needs none. */
export function AnswerButton({ dispute: { state, answer }, of, onOpen }: AnswerButtonProps) {
  const session = useSession()
  if (state === 'withdrawn') return null
  const words = answer === null ? 'Answer…' : 'Change the answer…'
  return (
    <VerdictButton
      size="small"
      verdict={invoiceRights.answer(session)}
      text={words}
      aria-label={`${words} ${of}`}
      onClick={onOpen}
    />
  )
}
