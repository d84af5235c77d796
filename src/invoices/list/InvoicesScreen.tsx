import { Document } from '@blueprintjs/icons'
import { useMemo, useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { getGetInvoicesQueryKey, getInvoices, useGetInvoiceCounts } from '#generated/client/accounting/accounting.ts'
import type { Invoice, InvoiceFilter } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { OrDenied } from '#src/billing/BillingPage.tsx'
import { BillingTabs } from '#src/billing/BillingTabs.tsx'
import { useToday } from '#src/billing/use-usual-until.ts'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { idOf } from '#src/tables/address-values.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { SelectionBar } from '#src/tables/SelectionBar.tsx'
import { useRowSelection } from '#src/tables/use-row-selection.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { invoiceRights } from '../invoice-rights.ts'
import { RecordPayment } from '../payments/RecordPayment.tsx'
import { invoiceWords } from '../words.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { InvoiceList, useInvoiceListState } from './InvoiceList.tsx'
import { PaidDialog } from './PaidDialog.tsx'
import { type DoneReport, DoneCallout } from './DoneCallout.tsx'
import { SendDialog } from './SendDialog.tsx'
import { SentDialog } from './SentDialog.tsx'

/** Every invoice and credit note of the courier, by state. */
export function InvoicesScreen() {
  return (
    <OrDenied title="Invoices">
      <Invoices />
    </OrDenied>
  )
}

function Invoices() {
  const session = useSession()
  const { tenant } = session
  const today = useToday()
  const state = useInvoiceListState()
  const selection = useRowSelection<Invoice>()
  const [asking, setAsking] = useState<'send' | 'sent' | 'paid' | null>(null)
  const [report, setReport] = useState<DoneReport | null>(null)
  const customer = idOf(state.filter('customer'))
  const sent = state.filter('sent')
  const { data: counts } = useGetInvoiceCounts(tenant.id, customer === null ? undefined : { customerId: customer })
  const filter = useMemo(
    (): InvoiceFilter => ({
      ...(customer !== null && { customerIds: [customer] }),
      ...(sent !== '' && { isSent: sent === 'yes' }),
    }),
    [customer, sent],
  )
  const done = (next: DoneReport) => {
    selection.clear()
    setReport(next)
  }
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title="Invoices"
        subtitle={
          counts &&
          `${formatCents(counts.outstandingCadCents)} outstanding, of which ${formatCents(counts.overdueCadCents)} overdue`
        }
        actions={<RecordPayment customerId={customer} isPrimary />}
      />
      <BillingTabs chosen="invoices" />
      <InvoiceList
        calls={{
          listKey: (query) => getGetInvoicesQueryKey(tenant.id, query),
          list: (query, signal) => getInvoices(tenant.id, query, undefined, signal),
        }}
        counts={counts}
        placeholder="Number or customer"
        tableId="invoices"
        fileName={`invoices-${today}.csv`}
        columns={invoiceColumns}
        filter={filter}
        state={state}
        rowPath={({ id }) => paths.invoice(id)}
        selection={selection}
        filters={
          <>
            {can.readCustomers(session).allowed && (
              <CustomerFilter
                customerId={customer}
                onPick={(id) => state.setFilters({ customer: id === null ? null : String(id) })}
              />
            )}
            <ChoiceFilter
              label="Sent"
              isSingle
              choices={[
                { value: 'yes', text: 'Sent' },
                { value: 'no', text: 'Not sent' },
              ]}
              chosen={sent === '' ? [] : [sent]}
              onChoose={([chosen = null]) => state.setFilters({ sent: chosen })}
            />
          </>
        }
        empty={
          <EmptyState
            icon={<Document size={18} />}
            title="No invoices yet"
            actions={<ButtonLink to={paths.newBillingRun({ customers: 'due' })} text="New invoices…" />}
          >
            A billing run makes them. They stand here from then on, with what was paid of each.
          </EmptyState>
        }
      >
        {report !== null && <DoneCallout report={report} onClose={() => setReport(null)} />}
        <SelectionBar selection={selection} words={invoiceWords}>
          <VerdictButton verdict={invoiceRights.send(session)} text="Send…" onClick={() => setAsking('send')} />
          <VerdictButton
            verdict={invoiceRights.markSent(session)}
            text="Mark as sent…"
            onClick={() => setAsking('sent')}
          />
          <VerdictButton
            verdict={invoiceRights.markPaid(session)}
            text="Mark paid…"
            onClick={() => setAsking('paid')}
          />
        </SelectionBar>
      </InvoiceList>
      {asking === 'send' && (
        <SendDialog
          invoices={selection.rows}
          onDone={(answer) => done({ ...answer, said: `Sent ${countText(answer.done, invoiceWords)}` })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'sent' && (
        <SentDialog
          invoices={selection.rows}
          onDone={(answer) => done({ ...answer, said: `Marked ${countText(answer.done, invoiceWords)} as sent` })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'paid' && (
        <PaidDialog
          invoices={selection.rows}
          onDone={(answer) => done({ ...answer, said: `Marked ${countText(answer.done, invoiceWords)} paid` })}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}
