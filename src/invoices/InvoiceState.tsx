import { invoiceStates, invoiceStateLabel } from '#domain/accounting/invoices/state.ts'
import type { Invoice } from '#generated/model/index.ts'
import { daysText } from './words.ts'
import styles from './invoices.module.css'

/** Their colours are those of the orders' own states: what waits is blue, what is done green, what is late red. */
const looks = { open: 'assigned', partPaid: 'pickedUp', paid: 'completed', void: 'archived' } as const

interface InvoiceStateProps {
  readonly invoice: Pick<Invoice, 'kind' | 'state' | 'daysOverdue' | 'openDisputes'>
  /** Where nothing else says for how long it is overdue. */
  readonly saysOverdue?: boolean
}

/** How far an invoice is settled, and what is the matter with it: each in colour and word. */
export function InvoiceState({ invoice, saysOverdue = false }: InvoiceStateProps) {
  const { kind, state, daysOverdue, openDisputes } = invoice
  const known = invoiceStates.find((one) => one === state)
  return (
    <span className={styles.states}>
      <span className="wb-status" data-status={known === undefined ? 'archived' : looks[known]}>
        {known === undefined ? state : invoiceStateLabel(kind, known)}
      </span>
      {saysOverdue && daysOverdue > 0 && (
        <span className="wb-status" data-status="cancelled" title={`${daysText(daysOverdue)} past its due date`}>
          Overdue
        </span>
      )}
      {openDisputes > 0 && (
        <span className="wb-status" data-status="created">
          Disputed
        </span>
      )}
    </span>
  )
}
