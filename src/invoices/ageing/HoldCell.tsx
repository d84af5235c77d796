import { Tag } from '@blueprintjs/core'
import type { AgeingCustomer } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { invoiceRights } from '../invoice-rights.ts'
import { useHold } from './use-hold.ts'
import styles from './ageing.module.css'
import '#src/ui/cells.css'

/** Whether a customer may order nothing, or should not: one press then puts it on credit hold. */
export function HoldCell({ customer }: { readonly customer: AgeingCustomer }) {
  const session = useSession()
  const { hold, isBusy } = useHold()
  const { name, isOnHold, holdProposal } = customer
  if (isOnHold)
    return (
      <Tag minimal intent="danger">
        On hold
      </Tag>
    )
  if (holdProposal === null) return <span className="wb-cell-none">—</span>
  return (
    <span className={styles.hold} title={holdProposal}>
      <VerdictButton
        size="small"
        className="wb-no-print"
        intent="warning"
        variant="outlined"
        verdict={invoiceRights.hold(session)}
        text="Put on hold"
        aria-label={`Put on hold: ${name}. ${holdProposal}`}
        loading={isBusy}
        onClick={() => hold(customer)}
      />
      <span className="wb-muted">Proposed</span>
    </span>
  )
}
