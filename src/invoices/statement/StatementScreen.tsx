import { useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  getCustomerStatementPdf,
  sendCustomerStatement,
  useGetCustomerStatement,
} from '#generated/client/accounting/accounting.ts'
import type { Statement } from '#generated/model/index.ts'
import { OrDenied } from '#src/billing/BillingPage.tsx'
import { dayText } from '#src/billing/words.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { invoiceRights } from '../invoice-rights.ts'
import { StatementSheet } from './StatementSheet.tsx'
import { usePeriod } from './use-period.ts'

/** What moved between the courier and a customer, to be printed or sent. */
export function StatementScreen() {
  return (
    <OrDenied title="Statement">
      <OfCustomer />
    </OrDenied>
  )
}

function OfCustomer() {
  const session = useSession()
  const { tenant } = session
  const id = Number(useParams()['customerId'])
  const { days, choose } = usePeriod()
  const [sending, setSending] = useState<Statement | null>(null)
  const asked = useGetCustomerStatement(tenant.id, id, days)
  return (
    <>
      <StatementSheet
        back={{ to: paths.ageing(), label: 'Ageing' }}
        titleOf={({ customer }) => `Statement of ${customer.name}`}
        days={days}
        onChoose={choose}
        asked={asked}
        pdf={() => getCustomerStatementPdf(tenant.id, id, days)}
        csvUrl={`/tenants/${tenant.id}/customers/${id}/statement`}
        invoicePath={paths.invoice}
        renderActs={(statement) => (
          <>
            <ButtonLink to={paths.customerSide(id, 'account')} text="Account" />
            <VerdictButton
              intent="primary"
              verdict={invoiceRights.send(session)}
              text="Send…"
              onClick={() => setSending(statement)}
            />
          </>
        )}
      />
      {sending !== null && <SendStatement statement={sending} onClose={() => setSending(null)} />}
    </>
  )
}

interface SendStatementProps {
  readonly statement: Statement
  readonly onClose: () => void
}

function SendStatement({ statement: { customer, from, until }, onClose }: SendStatementProps) {
  const { tenant } = useSession()
  const { optionsFor, settle } = useOnce()
  const send = async () => {
    const body = { from, until }
    try {
      await sendCustomerStatement(tenant.id, customer.id, body, optionsFor([customer.id, body]))
      settle(null)
      showSuccess(`Sent the statement to ${customer.name}`)
    } catch (error) {
      settle(error)
      throw error
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Send the statement to ${customer.name}?`}
      confirmLabel="Send"
      onConfirm={send}
      onClose={onClose}
    >
      <p className="wb-dialog-message">
        It goes with its PDF to where {customer.name} gets invoices: {dayText(from)} to {dayText(until)}.
      </p>
    </ConfirmDialog>
  )
}
