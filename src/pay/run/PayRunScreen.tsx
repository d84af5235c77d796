import { Button, Callout } from '@blueprintjs/core'
import { Disable, Print, Refresh } from '@blueprintjs/icons'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { useGetInvoiceExport } from '#generated/client/accounting/accounting.ts'
import type { PayExport } from '#generated/model/index.ts'
import { ReasonDialog } from '#src/billing/ReasonDialog.tsx'
import { isUnderWay, lookEvery, RunProgress } from '#src/billing/run/RunProgress.tsx'
import { RunState } from '#src/billing/RunState.tsx'
import { dayText, orderWords, packageTitle } from '#src/billing/words.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { OrPayDenied } from '../OrPayDenied.tsx'
import { PaySums } from '../PaySums.tsx'
import { driverWords, numbersText, periodText } from '../words.ts'
import { PayRunFiles } from './PayRunFiles.tsx'
import { PayRunStatements } from './PayRunStatements.tsx'
import { usePayRunActs } from './use-pay-run-acts.ts'
import shared from '#src/billing/billing.module.css'

/** A pay run: how far it is, what it made, and how it is taken back. */
export function PayRunScreen() {
  return (
    <OrPayDenied title="Pay run">
      <Run />
    </OrPayDenied>
  )
}

const back = { to: paths.driverPayDue({ view: 'runs' }), label: 'Pay runs' }

function Run() {
  const id = Number(useParams()['invoiceExportId'])
  const { data, error, refetch } = useGetInvoiceExport(id, {
    query: { refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookEvery : false) },
  })
  if (data !== undefined) return <OfRun key={data.id} run={data} />
  const isMissing = statusOf(error) === 404 || statusOf(error) === 400
  return (
    <div className="wb-page">
      <PageHeader title="Pay run" back={back} isBlank />
      {isMissing ? (
        <EmptyState title="No such pay run">
          It is not one of yours, or the address of this page was mistyped.
        </EmptyState>
      ) : error === null ? (
        <SkeletonLines count={8} what="the pay run" />
      ) : (
        <ErrorState title="The pay run could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

interface OfRunProps {
  readonly run: PayExport
}

function OfRun({ run }: OfRunProps) {
  const [isReversing, setReversing] = useState(false)
  const { cancel, reverse, reverseBecause } = usePayRunActs(run)
  const isMade = run.state === 'done' || run.state === 'reversed'
  return (
    <div className="wb-page">
      <PageHeader
        title={numbersText(run) || `Pay run ${run.id}`}
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
      {isMade ? (
        <Made run={run} />
      ) : isUnderWay(run) ? (
        <RunProgress run={run} words={orderWords} cancel={cancel} />
      ) : (
        <NotMade run={run} />
      )}
      {isReversing && (
        <ReasonDialog
          title="Reverse this pay run?"
          text="Its statements become void, and its orders, extras and deductions are due again. Its numbers stay spent, and what you imported has to be taken out of the books by hand."
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
  const { drivers, payDate, madeByName, createdAt } = run
  return (
    <>
      {periodText(run)} · {drivers === null ? 'all drivers' : countText(drivers, driverWords)} · paid on{' '}
      {dayText(payDate)} · {packageTitle(run.package)} · by {madeByName}, <Moment at={createdAt} />
    </>
  )
}

function Made({ run }: OfRunProps) {
  const { reversedAt, reversedByName, reversalReason } = run
  return (
    <>
      {reversedAt !== null && (
        <Callout intent="warning" icon={<Disable />}>
          Reversed by {reversedByName}, <Moment at={reversedAt} />: {reversalReason} Its statements are void, and its
          numbers stay spent.
        </Callout>
      )}
      <section className="wb-card" aria-label="Sums">
        <PaySums of={run} />
      </section>
      <PayRunFiles run={run} />
      <PayRunStatements run={run} />
    </>
  )
}

/** Failed or cancelled: nothing of it is kept. */
function NotMade({ run }: OfRunProps) {
  const { state, failure, until, payDate, driverIds } = run
  const again = paths.newPayRun({ until, payDate, drivers: driverIds?.join(','), step: 'preview' })
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
