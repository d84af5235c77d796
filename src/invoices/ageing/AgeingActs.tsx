import type { AgeingCustomer } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { invoiceRights } from '../invoice-rights.ts'
import { useHold } from './use-hold.ts'
import '#src/ui/row-acts.css'

/** What can be done with a customer that owes something. */
export function AgeingActs({ customer }: { readonly customer: AgeingCustomer }) {
  const session = useSession()
  const { hold, isBusy } = useHold()
  const { id, name, holdProposal } = customer
  const shared = { variant: 'minimal', size: 'small' } as const
  return (
    <span className="wb-row-acts">
      {holdProposal !== null && (
        <VerdictButton
          {...shared}
          verdict={invoiceRights.hold(session)}
          text="Put on hold"
          aria-label={`Put on hold: ${name}`}
          loading={isBusy}
          onClick={() => void hold(customer)}
        />
      )}
      <ButtonLink
        {...shared}
        to={paths.newPayment({ customer: id })}
        text="Record a payment…"
        aria-label={`Record a payment… of ${name}`}
      />
    </span>
  )
}
