import { useParams } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { useGetBillingExport } from '#generated/client/accounting/accounting.ts'
import type { BillingExport } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { OrDenied } from '../BillingPage.tsx'
import { Sums } from '../Sums.tsx'
import { customerWords, dayText, groupingText, numbersText, packageTitle } from '../words.ts'
import { RunDifferences } from './RunDifferences.tsx'
import { RunFiles } from './RunFiles.tsx'
import { RunInvoices } from './RunInvoices.tsx'
import { RunPage } from './RunPage.tsx'
import { isUnderWay, lookEvery } from './RunProgress.tsx'
import { useRunActs } from './use-run-acts.ts'

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
  const asked = useGetBillingExport(id, {
    query: { refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookEvery : false) },
  })
  return (
    <RunPage<BillingExport>
      noun="billing run"
      back={back}
      asked={asked}
      numbers={numbersText}
      useActsOf={useRunActs}
      renderAbout={(run) => <About run={run} />}
      renderMade={(run) => <Made run={run} />}
      again={({ until, invoiceDate, grouping, customerIds }) =>
        paths.newBillingRun({ until, invoiceDate, grouping, customers: customerIds?.join(','), step: 'preview' })
      }
      reversing="Its invoices become void and its orders are unbilled again, or billed as they were before it."
      reversed="Its invoices are void"
    />
  )
}

interface OfRunProps {
  readonly run: BillingExport
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
  return (
    <>
      <section className="wb-card" aria-label="Sums">
        <Sums of={run} />
      </section>
      <RunFiles run={run} />
      <RunInvoices run={run} />
      <RunDifferences run={run} />
    </>
  )
}
