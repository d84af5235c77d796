import { createContext, use } from 'react'
import { formatCents } from '#domain/amounts/money.ts'
import type { Settlement } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { invoiceRights } from '../invoice-rights.ts'
import '#src/ui/row-acts.css'

/** What asks why a payment of the list is taken back. */
export const TakeBackContext = createContext<(payment: Settlement) => void>(() => undefined)

/** Takes a payment back; one that is, or that takes another back, stays. */
export function PaymentActs({ payment }: { readonly payment: Settlement }) {
  const session = useSession()
  const takeBack = use(TakeBackContext)
  if (payment.state !== 'standing') return <span className="wb-row-acts" />
  return (
    <span className="wb-row-acts">
      <VerdictButton
        variant="minimal"
        size="small"
        verdict={invoiceRights.takeBack(session)}
        text="Take back…"
        aria-label={`Take back… ${formatCents(payment.cadCents)} of ${payment.customer.name}`}
        onClick={() => takeBack(payment)}
      />
    </span>
  )
}
