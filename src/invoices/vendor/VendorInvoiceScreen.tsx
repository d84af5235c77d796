import { Button, Callout } from '@blueprintjs/core'
import { Disable, Download } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import {
  disputeInvoiceLine,
  getGetVendorInvoiceLinesQueryKey,
  getVendorInvoiceLines,
  getVendorInvoicePdf,
  useGetVendorInvoice,
  withdrawInvoiceDispute,
} from '#generated/client/accounting/accounting.ts'
import type { InvoiceDetail, InvoiceLine } from '#generated/model/index.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { MomentInText } from '#src/resources/MomentInText.tsx'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { invoiceRights } from '../invoice-rights.ts'
import { InvoiceState } from '../InvoiceState.tsx'
import { InvoiceLines } from '../one/InvoiceLines.tsx'
import { InvoiceAmounts, InvoiceFacts } from '../one/InvoiceParts.tsx'
import { InvoiceSettlements } from '../one/InvoiceSettlements.tsx'
import { HowToPayPart } from '../received/HowToPay.tsx'
import { refreshInvoices } from '../refresh-invoices.ts'
import { useSavePdf } from '../use-save-pdf.ts'
import { titleOfInvoice } from '../words.ts'
import styles from '../invoices.module.css'

/** An invoice that a courier made to the organization: what it is for, what was paid, and what is objected to. */
export function VendorInvoiceScreen() {
  const { tenant, ...session } = useSession()
  const params = useParams()
  const [vendorId, id] = [Number(params['id']), Number(params['invoiceId'])]
  const verdict = invoiceRights.readBills({ tenant, ...session })
  const { data, error, refetch } = useGetVendorInvoice(tenant.id, vendorId, id, { query: { enabled: verdict.allowed } })
  if (data !== undefined) return <OfInvoice key={id} vendorId={vendorId} detail={data} />
  return (
    <div className="wb-page">
      <PageHeader title="Invoice" back={backTo(vendorId)} isBlank />
      <OrRefused verdict={verdict} title="You cannot see invoices here">
        {statusOf(error) === 404 || statusOf(error) === 400 ? (
          <EmptyState title="No such invoice">
            It is not one of yours, or the address of this page was mistyped.
          </EmptyState>
        ) : error === null ? (
          <SkeletonLines count={8} what="the invoice" />
        ) : (
          <ErrorState title="The invoice could not be loaded" error={error} retry={() => void refetch()} />
        )}
      </OrRefused>
    </div>
  )
}

function backTo(vendorId: number) {
  return { to: paths.vendorSide(vendorId, 'invoices'), label: 'Invoices' }
}

interface OfInvoiceProps {
  readonly vendorId: number
  readonly detail: InvoiceDetail
}

function OfInvoice({ vendorId, detail }: OfInvoiceProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const { isBusy, save } = useSavePdf()
  const { invoice, settlements, reversalReason } = detail
  const title = titleOfInvoice(invoice)
  return (
    <div className="wb-page">
      <PageHeader
        title={title}
        aside={<InvoiceState invoice={invoice} saysOverdue />}
        back={backTo(vendorId)}
        isBlank
        subtitle={
          <>
            {invoice.label} · <Link to={paths.vendorStatement(vendorId)}>Statement</Link>
          </>
        }
        actions={
          <span className="wb-acts">
            <Button
              icon={<Download />}
              text="PDF"
              aria-label={`PDF of ${title}`}
              loading={isBusy}
              onClick={() => void save(() => getVendorInvoicePdf(tenant.id, vendorId, invoice.id), `${title}.pdf`)}
            />
          </span>
        }
      />
      {invoice.voidedAt !== null && (
        <Callout intent="warning" icon={<Disable />}>
          Void since <MomentInText at={invoice.voidedAt} />: nothing is to be paid of it. {reversalReason}
        </Callout>
      )}
      <div className={styles.page}>
        <div className={styles.main}>
          <InvoiceLines
            invoice={invoice}
            queryKey={getGetVendorInvoiceLinesQueryKey(tenant.id, vendorId, invoice.id)}
            fetchPage={(request, signal) =>
              getVendorInvoiceLines(tenant.id, vendorId, invoice.id, { pagination: request }, undefined, signal)
            }
            renderActs={(line, open) =>
              invoice.state !== 'void' && (
                <DisputeButtons vendorId={vendorId} invoiceId={invoice.id} line={line} onOpen={open} />
              )
            }
            textOf={({ id, orderId, dispute }) => ({
              label: 'What is the matter with it?',
              help: 'The courier reads it and answers here.',
              submitLabel: 'Dispute',
              before: dispute?.state === 'open' ? dispute.comment : '',
              onSubmit: async (comment) => {
                await disputeInvoiceLine(tenant.id, vendorId, invoice.id, id, { comment })
                showSuccess(`Disputed: order ${orderId}`)
                await refreshInvoices(client)
              },
            })}
          />
          <InvoiceSettlements invoice={invoice} settlements={settlements} />
        </div>
        <div className={styles.beside}>
          <InvoiceAmounts detail={detail} />
          {invoice.kind === 'invoice' && invoice.outstandingCadCents > 0 && <HowToPayPart howToPay={detail.howToPay} />}
          <InvoiceFacts detail={detail} />
        </div>
      </div>
    </div>
  )
}

interface DisputeButtonsProps {
  readonly vendorId: number
  readonly invoiceId: number
  readonly line: InvoiceLine
  readonly onOpen: () => void
}

/** Objects to a line, or takes that back. */
function DisputeButtons({ vendorId, invoiceId, line, onOpen }: DisputeButtonsProps) {
  const session = useSession()
  const { tenant } = session
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { id, orderId, dispute } = line
  const verdict = invoiceRights.dispute(session)
  const isDisputed = dispute !== null && dispute.state !== 'withdrawn'
  const of = `order ${orderId}`
  const withdraw = async () => {
    setBusy(true)
    try {
      await withdrawInvoiceDispute(tenant.id, vendorId, invoiceId, id)
      showSuccess(`Not disputed any more: ${of}`)
    } catch (error) {
      tellRefusal(error, 'take the dispute back')
    }
    await refreshInvoices(client)
    setBusy(false)
  }
  const again = dispute === null ? 'Dispute…' : dispute.state === 'open' ? 'Change…' : 'Dispute again…'
  const shared = { size: 'small', verdict } as const
  return (
    <span className="wb-acts">
      <VerdictButton
        {...shared}
        {...(dispute === null && { variant: 'minimal' as const })}
        text={again}
        aria-label={`${again} ${of}`}
        onClick={onOpen}
      />
      {isDisputed && (
        <VerdictButton
          {...shared}
          variant="minimal"
          text="Withdraw"
          aria-label={`Withdraw ${of}`}
          loading={isBusy}
          onClick={() => void withdraw()}
        />
      )}
    </span>
  )
}
