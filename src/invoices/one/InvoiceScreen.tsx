import { Button, Callout } from '@blueprintjs/core'
import { Disable, Document, Download } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import {
  getGetInvoiceLinesQueryKey,
  getGetInvoiceQueryKey,
  getInvoiceHtml,
  getInvoiceLines,
  getInvoicePdf,
  markInvoiceUnpaid,
  takeBackSettlement,
  useGetInvoice,
} from '#generated/client/accounting/accounting.ts'
import type { InvoiceDetail, SettlementOfInvoice } from '#generated/model/index.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { OrDenied } from '#src/billing/BillingPage.tsx'
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { MomentInText } from '#src/resources/MomentInText.tsx'
import { useSession } from '#src/session/session.ts'
import { openInTab } from '#src/tables/open-in-tab.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Fact } from '#src/ui/Facts.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { AnswerButton } from '../disputes/AnswerButton.tsx'
import { useAnswer } from '../disputes/use-answer.ts'
import { invoiceRights } from '../invoice-rights.ts'
import { InvoiceState } from '../InvoiceState.tsx'
import { DoneCallout, type DoneReport } from '../list/DoneCallout.tsx'
import { SendDialog } from '../list/SendDialog.tsx'
import { SentDialog } from '../list/SentDialog.tsx'
import { refreshInvoices } from '../refresh-invoices.ts'
import { useSavePdf } from '../use-save-pdf.ts'
import { titleOfInvoice } from '../words.ts'
import { AmountDialog } from './AmountDialog.tsx'
import { CreditDialog } from './CreditDialog.tsx'
import { InvoiceLines } from './InvoiceLines.tsx'
import { InvoiceAmounts, InvoiceFacts } from './InvoiceParts.tsx'
import { InvoiceSettlements } from './InvoiceSettlements.tsx'
import styles from '../invoices.module.css'

/** An invoice or credit note: its lines, what was paid of it, and what can be done with it. */
export function InvoiceScreen() {
  return (
    <OrDenied title="Invoice">
      <OneInvoice />
    </OrDenied>
  )
}

const back = { to: paths.invoices(), label: 'Invoices' }

function OneInvoice() {
  const id = Number(useParams()['invoiceId'])
  const { data, error, refetch } = useGetInvoice(id)
  if (data !== undefined) return <OfInvoice key={data.invoice.id} detail={data} />
  const isMissing = statusOf(error) === 404 || statusOf(error) === 400
  return (
    <div className="wb-page">
      <PageHeader title="Invoice" back={back} isBlank />
      {isMissing ? (
        <EmptyState title="No such invoice">
          It is not one of yours, or the address of this page was mistyped.
        </EmptyState>
      ) : error === null ? (
        <SkeletonLines count={8} what="the invoice" />
      ) : (
        <ErrorState title="The invoice could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

type Asking = 'send' | 'sent' | 'payment' | 'refund' | 'credit' | 'unpaid' | null

interface OfInvoiceProps {
  readonly detail: InvoiceDetail
}

function OfInvoice({ detail }: OfInvoiceProps) {
  const session = useSession()
  const client = useQueryClient()
  const answerOf = useAnswer()
  const [asking, setAsking] = useState<Asking>(null)
  const [taking, setTaking] = useState<SettlementOfInvoice | null>(null)
  const [report, setReport] = useState<DoneReport | null>(null)
  const { invoice, settlements, reversalReason } = detail
  const close = () => setAsking(null)
  const takeBack = async (reason: string) => {
    if (taking === null) return
    await takeBackSettlement(taking.id, { reason })
    showSuccess(`Took ${formatCents(taking.cadCents)} back`)
    await refreshInvoices(client)
  }
  const unpay = async (reason: string) => {
    client.setQueryData(getGetInvoiceQueryKey(invoice.id), await markInvoiceUnpaid(invoice.id, { reason }))
    showSuccess(`${invoice.number} is not paid any more`)
    await refreshInvoices(client)
  }
  return (
    <div className="wb-page">
      <PageHeader
        title={titleOfInvoice(invoice)}
        aside={<InvoiceState invoice={invoice} saysOverdue />}
        back={back}
        subtitle={<About detail={detail} />}
        actions={<Acts detail={detail} onAsk={setAsking} />}
      />
      {report !== null && <DoneCallout report={report} onClose={() => setReport(null)} />}
      {invoice.voidedAt !== null && (
        <Callout intent="warning" icon={<Disable />}>
          Void since <MomentInText at={invoice.voidedAt} />: its run was reversed. {reversalReason}
        </Callout>
      )}
      <div className={styles.page}>
        <div className={styles.main}>
          <InvoiceLines
            invoice={invoice}
            queryKey={getGetInvoiceLinesQueryKey(invoice.id)}
            fetchPage={(request, signal) => getInvoiceLines(invoice.id, { pagination: request }, undefined, signal)}
            renderActs={({ dispute, orderId }, open) =>
              dispute !== null && <AnswerButton dispute={dispute} of={`order ${orderId}`} onOpen={open} />
            }
            textOf={({ dispute, orderId }) => answerOf(dispute, `order ${orderId}`)}
          />
          <InvoiceSettlements
            invoice={invoice}
            settlements={settlements}
            renderActs={(settlement) => (
              <VerdictButton
                size="small"
                variant="minimal"
                verdict={invoiceRights.takeBack(session)}
                text="Take back…"
                aria-label={`Take back… ${formatCents(settlement.cadCents)}`}
                onClick={() => setTaking(settlement)}
              />
            )}
          />
        </div>
        <div className={styles.beside}>
          <InvoiceAmounts detail={detail} />
          <InvoiceFacts detail={detail}>
            <Fact label="Run">
              <Link className="wb-lone-link" to={paths.billingRun(invoice.billingExportId)}>
                Run {invoice.billingExportId}
              </Link>
            </Fact>
            <Fact label="Goes to">{invoice.email ?? 'No e-mail address'}</Fact>
            <Fact label="Sent">{invoice.sentAt === null ? 'Not yet' : <Moment at={invoice.sentAt} />}</Fact>
            {invoice.remindedAt !== null && (
              <Fact label="Reminded">
                <Moment at={invoice.remindedAt} />
              </Fact>
            )}
          </InvoiceFacts>
        </div>
      </div>
      {asking === 'send' && (
        <SendDialog
          invoices={[invoice]}
          onDone={(answer) => setReport({ ...answer, said: answer.done > 0 ? 'Sent' : 'Not sent' })}
          onClose={close}
        />
      )}
      {asking === 'sent' && (
        <SentDialog
          invoices={[invoice]}
          onDone={(answer) => setReport({ ...answer, said: answer.done > 0 ? 'Marked as sent' : 'Not marked' })}
          onClose={close}
        />
      )}
      {(asking === 'payment' || asking === 'refund') && (
        <AmountDialog invoice={invoice} kind={asking} onClose={close} />
      )}
      {asking === 'credit' && <CreditDialog creditNote={invoice} onClose={close} />}
      {asking === 'unpaid' && (
        <ReasonDialog
          title={`Mark ${invoice.number} not paid?`}
          text="Its payments are taken back, each by a row of today, and it is outstanding again."
          help="It is kept with your name."
          confirmLabel="Mark not paid"
          onConfirm={unpay}
          onClose={close}
        />
      )}
      {taking !== null && (
        <ReasonDialog
          title={`Take ${formatCents(taking.cadCents)} back?`}
          text="A row of today takes it back: both stay to be read, and what it had settled is outstanding again, on other invoices as well."
          help="It is kept with your name."
          confirmLabel="Take back"
          onConfirm={takeBack}
          onClose={() => setTaking(null)}
        />
      )}
    </div>
  )
}

function About({ detail: { invoice } }: OfInvoiceProps) {
  const { customer, label } = invoice
  return (
    <>
      <Link to={paths.customerSide(customer.id, 'account')}>{customer.name}</Link> · {label} ·{' '}
      <Link to={paths.statement(customer.id)}>Statement</Link>
    </>
  )
}

interface ActsProps extends OfInvoiceProps {
  readonly onAsk: (asking: Asking) => void
}

/** What can be done with it; the one primary button is what brings money. */
function Acts({ detail: { invoice }, onAsk }: ActsProps) {
  const session = useSession()
  const title = titleOfInvoice(invoice)
  const { isBusy, save } = useSavePdf()
  const isVoid = invoice.state === 'void'
  const isOpen = invoice.outstandingCadCents !== 0
  const isCredit = invoice.kind === 'creditNote'
  const show = () => {
    openInTab(() => getInvoiceHtml(invoice.id), title).catch((error: unknown) =>
      showError(error, { action: `show ${title}`, retry: show }),
    )
  }
  const records = invoiceRights.record(session)
  return (
    <span className="wb-no-print wb-acts">
      <Button icon={<Document />} text="View" aria-label={`View ${title}`} onClick={show} />
      <Button
        icon={<Download />}
        text="PDF"
        aria-label={`PDF of ${title}`}
        loading={isBusy}
        onClick={() => void save(() => getInvoicePdf(invoice.id), `${title}.pdf`)}
      />
      {!isVoid && <VerdictButton verdict={invoiceRights.send(session)} text="Send…" onClick={() => onAsk('send')} />}
      {!isVoid && invoice.sentAt === null && (
        <VerdictButton verdict={invoiceRights.markSent(session)} text="Mark as sent…" onClick={() => onAsk('sent')} />
      )}
      {!isCredit && !isVoid && invoice.settledCadCents > 0 && (
        <VerdictButton
          verdict={invoiceRights.markPaid(session)}
          text="Mark not paid…"
          onClick={() => onAsk('unpaid')}
        />
      )}
      {isOpen && isCredit && (
        <VerdictButton verdict={records} text="Give money back…" onClick={() => onAsk('refund')} />
      )}
      {isOpen && (
        <VerdictButton
          intent="primary"
          verdict={records}
          text={isCredit ? 'Use it…' : 'Record a payment…'}
          onClick={() => onAsk(isCredit ? 'credit' : 'payment')}
        />
      )}
    </span>
  )
}
