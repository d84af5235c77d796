import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { invoiceRights } from '../invoice-rights.ts'

interface RecordPaymentProps {
  /** Whose payment; null: that is chosen there. */
  readonly customerId: number | null
  /** Where it is the act most often done. */
  readonly isPrimary?: boolean
}

/** Leads to where a payment is written down; for those who may not, it says why. */
export function RecordPayment({ customerId, isPrimary = false }: RecordPaymentProps) {
  const verdict = invoiceRights.record(useSession())
  const text = 'Record a payment…'
  if (!verdict.allowed) return <VerdictButton verdict={verdict} text={text} />
  const to = paths.newPayment({ customer: customerId ?? undefined })
  return <ButtonLink intent={isPrimary ? 'primary' : 'none'} to={to} text={text} />
}
