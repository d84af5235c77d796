import { Button, Callout } from '@blueprintjs/core'
import { Disable, Download, Print } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import { formatMeasure } from '#domain/amounts/units.ts'
import { payLineKinds } from '#domain/accounting/pay-words.ts'
import {
  getGetPayStatementQueryKey,
  getPayStatementPdf,
  useGetPayStatement,
} from '#generated/client/accounting/accounting.ts'
import type { PayStatement } from '#generated/model/index.ts'
import { payStatementActs } from '#generated/screens/payStatement.ts'
import { Figures } from '#src/billing/Figures.tsx'
import { dayText } from '#src/billing/words.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { useSavePdf } from '#src/invoices/use-save-pdf.ts'
import { payRights } from '../pay-rights.ts'
import { SendStatements } from '../SendStatements.tsx'
import { OrPayDenied } from '../OrPayDenied.tsx'
import { refreshPay } from '../refresh-pay.ts'
import { StatementState } from '../StatementState.tsx'
import { minutesText, periodText } from '../words.ts'
import { StatementLines } from './StatementLines.tsx'
import shared from '#src/billing/billing.module.css'

/** What a driver is paid by a run: every line with its arithmetic, the sums, and whether they have got the money. */
export function StatementScreen() {
  return (
    <OrPayDenied title="Statement">
      <Statement />
    </OrPayDenied>
  )
}

const allStatements = { to: paths.driverPayDue({ view: 'statements' }), label: 'Statements' }

function Statement() {
  const id = Number(useParams()['payStatementId'])
  const { data, error, refetch } = useGetPayStatement(id)
  if (data !== undefined) return <OfStatement key={data.id} statement={data} />
  const isMissing = statusOf(error) === 404 || statusOf(error) === 400
  return (
    <div className="wb-page">
      <PageHeader title="Statement" back={allStatements} isBlank />
      {isMissing ? (
        <EmptyState title="No such statement">
          It is not one of yours, or the address of this page was mistyped.
        </EmptyState>
      ) : error === null ? (
        <SkeletonLines count={8} what="the statement" />
      ) : (
        <ErrorState title="The statement could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

interface OfStatementProps {
  readonly statement: PayStatement
}

function OfStatement({ statement }: OfStatementProps) {
  const client = useQueryClient()
  const session = useSession()
  const { isBusy, save } = useSavePdf()
  const [isSending, setSending] = useState(false)
  const actsOn = useActs(payStatementActs, {
    keep({ id }, answer) {
      if (answer !== undefined) client.setQueryData(getGetPayStatementQueryKey(id), answer)
      return refreshPay(client)
    },
  })
  const { id, state, number, voidedAt } = statement
  const row = { id, state, number, name: number }
  return (
    <div className="wb-page">
      <PageHeader
        title={number}
        aside={<StatementState state={state} />}
        back={allStatements}
        subtitle={<About statement={statement} />}
        actions={
          <span className={shared.acts}>
            <Button icon={<Print />} text="Print" onClick={() => window.print()} />
            <Button
              icon={<Download />}
              text="PDF"
              loading={isBusy}
              onClick={() => void save(() => getPayStatementPdf(id), `${number}.pdf`)}
            />
            <VerdictButton verdict={payRights.make(session)} text="Send…" onClick={() => setSending(true)} />
            {actsOn(row)
              .filter(({ isPossible }) => isPossible)
              .map(({ id: act, label, verdict, run }) => (
                <VerdictButton
                  key={act}
                  verdict={verdict}
                  intent={act === 'markPayStatementPaid' ? 'primary' : 'none'}
                  text={label}
                  onClick={() => void run()}
                />
              ))}
          </span>
        }
      />
      {isSending && <SendStatements statements={[statement]} onClose={() => setSending(false)} />}
      {voidedAt !== null && (
        <Callout intent="warning" icon={<Disable />}>
          Void since its run was reversed, <Moment at={voidedAt} />: what stood on it is due again.
        </Callout>
      )}
      <section className="wb-card" aria-label="Sums">
        <StatementSums statement={statement} />
      </section>
      {payLineKinds.map((kind) => (
        <StatementLines key={kind} statementId={id} kind={kind} />
      ))}
    </div>
  )
}

function About({ statement }: OfStatementProps) {
  const { driver, payDate, invoiceExportId, email, sentAt, paidAt, paidByName } = statement
  return (
    <>
      <Link to={paths.driverPay(driver.id)}>{driver.name}</Link> · {periodText(statement)} · paid on {dayText(payDate)}
      {email !== null && ` · ${email}`}
      {sentAt !== null && (
        <>
          {' '}
          · sent <Moment at={sentAt} />
        </>
      )}
      {paidAt !== null && (
        <>
          {' '}
          · said to be paid by {paidByName}, <Moment at={paidAt} />
        </>
      )}
      <span className="wb-no-print">
        {' '}
        · <Link to={paths.payRun(invoiceExportId)}>Its pay run</Link>
      </span>
    </>
  )
}

function StatementSums({ statement }: OfStatementProps) {
  const { unitPreference } = useSession()
  const { ordersCadCents, correctionsCadCents, extrasCadCents, deductionsCadCents, totalCadCents } = statement
  const parts = [
    ['Corrections', correctionsCadCents],
    ['Extras', extrasCadCents],
    ['Deductions', deductionsCadCents],
  ] as const
  return (
    <Figures
      figures={[
        ['Total', formatCents(totalCadCents)],
        [`Pay of ${statement.orders === 1 ? '1 order' : `${statement.orders} orders`}`, formatCents(ordersCadCents)],
        ...parts.filter(([, cents]) => cents !== 0).map(([label, cents]) => [label, formatCents(cents)] as const),
        ['Distance', formatMeasure(statement.distanceM, 'largeDistance', unitPreference, 1)],
        ['Time with orders', minutesText(statement.minutes)],
      ]}
    />
  )
}
