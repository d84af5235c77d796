import type { ReactNode } from 'react'
import { Button } from '@blueprintjs/core'
import { Download, Print } from '@blueprintjs/icons'
import type { PeriodDays } from '#domain/accounting/period-words.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { Statement } from '#generated/model/index.ts'
import { PeriodFilter } from '#src/accounting/PeriodFilter.tsx'
import { dayText } from '#src/billing/words.ts'
import { formErrorOf, statusOf } from '#src/http/errors.ts'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { HowToPayPart } from '../received/HowToPay.tsx'
import { useSavePdf } from '../use-save-pdf.ts'
import { StatementTable } from './StatementTable.tsx'
import styles from './statement.module.css'

interface StatementSheetProps {
  readonly back: { readonly to: string; readonly label: string }
  /** Whose statement it is, as its title says it: of the customer, or what the vendor says. */
  readonly titleOf: (statement: Statement) => string
  readonly days: PeriodDays
  readonly onChoose: (days: PeriodDays) => void
  readonly asked: { readonly data: Statement | undefined; readonly error: unknown; readonly refetch: () => unknown }
  readonly pdf: () => Promise<Blob>
  /** Where it is answered as CSV as well. */
  readonly csvUrl: string
  readonly invoicePath: (invoiceId: number) => string
  /** What else can be done with it. */
  readonly renderActs?: (statement: Statement) => ReactNode
}

const words = { one: 'row', many: 'rows' } as const

/** A statement of some days, on the screen and on paper, as both sides read it. */
export function StatementSheet(props: StatementSheetProps) {
  const { back, titleOf, days, onChoose, asked, pdf, csvUrl, invoicePath, renderActs } = props
  const { data, error, refetch } = asked
  const { isBusy, save } = useSavePdf()
  const refusal = formErrorOf(error)
  const name = data === undefined ? 'Statement' : titleOf(data)
  const file = `${name} ${days.from} to ${days.until}`
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title={name}
        back={back}
        isBlank
        subtitle={data && subtitleOf(data)}
        actions={
          <span className="wb-acts">
            <PeriodFilter days={days} onChoose={onChoose} />
            <CsvDownload
              url={csvUrl}
              params={days}
              fileName={`${file}.csv`}
              words={words}
              disabled={data === undefined}
            />
            <Button
              icon={<Download />}
              text="PDF"
              disabled={data === undefined}
              loading={isBusy}
              onClick={() => void save(pdf, `${file}.pdf`)}
            />
            <Button icon={<Print />} text="Print" onClick={() => window.print()} />
            {data && renderActs?.(data)}
          </span>
        }
      />
      {data !== undefined ? (
        <div className={styles.sheet}>
          <StatementTable statement={data} invoicePath={invoicePath} />
          {data.closingCadCents > 0 && <HowToPayPart howToPay={data.howToPay} />}
        </div>
      ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
        <EmptyState title="No such statement">
          It is not one of yours, or the address of this page was mistyped.
        </EmptyState>
      ) : refusal !== null ? (
        <EmptyState title="No statement of these days">
          {[refusal.message, ...Object.values(refusal.errors).flat()].join(' ')}
        </EmptyState>
      ) : error === null ? (
        <SkeletonLines count={10} what="the statement" />
      ) : (
        <ErrorState title="The statement could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

function subtitleOf({ from, until, customer, billToName, closingCadCents }: Statement): string {
  const days = `${dayText(from)} to ${dayText(until)}`
  const whom = billToName === customer.name ? '' : ` · billed as ${billToName}`
  return `${days}${whom} · ${formatCents(closingCadCents)} owed at the end`
}
