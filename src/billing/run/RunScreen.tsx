import { Button, Callout } from '@blueprintjs/core'
import { Disable, Print, Refresh } from '@blueprintjs/icons'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { useGetBillingExport } from '#generated/client/accounting/accounting.ts'
import type { BillingExport } from '#generated/model/index.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { OrDenied } from '../BillingPage.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { RunState } from '../RunState.tsx'
import { Sums } from '../Sums.tsx'
import { customerWords, dayText, groupingText, numbersText, orderWords, packageTitle } from '../words.ts'
import { RunDifferences } from './RunDifferences.tsx'
import { RunFiles } from './RunFiles.tsx'
import { RunInvoices } from './RunInvoices.tsx'
import { isUnderWay, lookEvery, RunProgress } from './RunProgress.tsx'
import { useRunActs } from './use-run-acts.ts'
import shared from '../billing.module.css'

/** A billing run: how far it is, what it made, and how it is taken back. */
export function RunScreen() {
  return (
    <OrDenied title="Billing run">
      <Run />
    </OrDenied>
  )
}

const back = { to: paths.billing({ view: 'runs' }), label: 'Runs' }

function Run() {
  const id = Number(useParams()['billingExportId'])
  const { data, error, refetch } = useGetBillingExport(id, {
    query: { refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookEvery : false) },
  })
  if (data !== undefined) return <OfRun key={data.id} run={data} />
  const isMissing = statusOf(error) === 404 || statusOf(error) === 400
  return (
    <div className="wb-page">
      <PageHeader title="Billing run" back={back} isBlank />
      {isMissing ? (
        <EmptyState title="No such billing run">
          It is not one of yours, or the address of this page was mistyped.
        </EmptyState>
      ) : error === null ? (
        <SkeletonLines count={8} what="the billing run" />
      ) : (
        <ErrorState title="The billing run could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

interface OfRunProps {
  readonly run: BillingExport
}

function OfRun({ run }: OfRunProps) {
  const [isReversing, setReversing] = useState(false)
  const { reverse, reverseBecause } = useRunActs(run)
  const isMade = run.state === 'done' || run.state === 'reversed'
  return (
    <div className="wb-page">
      <PageHeader
        title={numbersText(run) || `Billing run ${run.id}`}
        aside={<RunState state={run.state} />}
        back={back}
        subtitle={<About run={run} />}
        actions={
          isMade && (
            <span className={`wb-no-print ${shared.acts}`}>
              {reverse !== undefined && run.state === 'done' && (
                <VerdictButton verdict={reverse.verdict} text="Reverse…" onClick={() => setReversing(true)} />
              )}
              <Button icon={<Print />} text="Print" onClick={() => window.print()} />
            </span>
          )
        }
      />
      {isMade ? <Made run={run} /> : isUnderWay(run) ? <UnderWay run={run} /> : <NotMade run={run} />}
      {isReversing && (
        <ReasonDialog
          title="Reverse this billing run?"
          text="Its invoices become void and its orders are unbilled again, or billed as they were before it. Its numbers stay spent, and what you imported has to be taken out of the books by hand."
          confirmLabel="Reverse"
          danger
          help="It is kept with your name."
          onConfirm={reverseBecause}
          onClose={() => setReversing(false)}
        />
      )}
    </div>
  )
}

function About({ run }: OfRunProps) {
  const { until, customers, grouping, madeByName, createdAt, invoiceDate } = run
  return (
    <>
      Up to {dayText(until)} · {customers === null ? 'all customers' : countText(customers, customerWords)} ·{' '}
      {groupingText(grouping).toLowerCase()} · dated {dayText(invoiceDate)} · {packageTitle(run.package)} · by{' '}
      {madeByName}, <Moment at={createdAt} />
    </>
  )
}

function Made({ run }: OfRunProps) {
  const { reversedAt, reversedByName, reversalReason } = run
  return (
    <>
      {reversedAt !== null && (
        <Callout intent="warning" icon={<Disable />}>
          Reversed by {reversedByName}, <Moment at={reversedAt} />: {reversalReason} Its invoices are void, and its
          numbers stay spent.
        </Callout>
      )}
      <section className="wb-card" aria-label="Sums">
        <Sums of={run} />
      </section>
      <RunFiles run={run} />
      <RunInvoices run={run} />
      <RunDifferences run={run} />
    </>
  )
}

function UnderWay({ run }: OfRunProps) {
  return <RunProgress run={run} words={orderWords} cancel={useRunActs(run).cancel} />
}

/** Failed or cancelled: nothing of it is kept. */
function NotMade({ run }: OfRunProps) {
  const { state, failure, until, invoiceDate, grouping, customerIds } = run
  const customers = customerIds?.join(',')
  const again = paths.newBillingRun({ until, invoiceDate, grouping, customers, step: 'preview' })
  return (
    <section className="wb-card">
      <EmptyState
        icon={state === 'failed' ? <Refresh size={18} /> : <Disable size={18} />}
        title={state === 'failed' ? 'Nothing was made' : 'Cancelled'}
        actions={<ButtonLink intent="primary" to={again} text="Look again" />}
      >
        {state === 'failed' ? failure : 'Nothing of it was kept: no number is taken and no order is marked.'}
      </EmptyState>
    </section>
  )
}
