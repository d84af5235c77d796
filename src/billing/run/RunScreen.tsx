import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { useGetBillingExport, useGetBillingExportExclusions } from '#generated/client/accounting/accounting.ts'
import type { BillingExclusion, BillingExport, BillingSent } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { OrDenied } from '../BillingPage.tsx'
import { Sums } from '../Sums.tsx'
import { customerWords, dayText, groupingText, numbersText, packageTitle } from '../words.ts'
import { excludedOfRun, excludedText } from '../wizard/excluded.ts'
import { ExcludedPart } from '../wizard/ExcludedPart.tsx'
import { RunDifferences } from './RunDifferences.tsx'
import { FileAct, RunFiles } from './RunFiles.tsx'
import { RunInvoices } from './RunInvoices.tsx'
import { RunPage } from './RunPage.tsx'
import { isUnderWay, lookEvery } from './RunProgress.tsx'
import { SendRun, SentCallout } from './SendRun.tsx'
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
  const [sent, setSent] = useState<BillingSent | null>(null)
  const asked = useGetBillingExport(id, {
    query: { refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookEvery : false) },
  })
  const excluded = useGetBillingExportExclusions(id).data?.data ?? []
  return (
    <RunPage<BillingExport>
      noun="billing run"
      back={back}
      asked={asked}
      numbers={numbersText}
      useActsOf={useRunActs}
      renderAbout={(run) => <About run={run} />}
      renderActs={(run) => (
        <>
          <SendRun run={run} onSent={setSent} />
          <FileAct run={run} />
        </>
      )}
      renderMade={(run) => (
        <>
          {sent !== null && <SentCallout sent={sent} onClose={() => setSent(null)} />}
          <Made run={run} excluded={excluded} />
        </>
      )}
      again={({ until, invoiceDate, grouping, customerIds }) =>
        paths.newBillingRun({
          until,
          invoiceDate,
          grouping,
          customers: customerIds?.join(','),
          excluded: excludedText(excludedOfRun(excluded)),
          step: 'preview',
        })
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

function Made({ run, excluded }: OfRunProps & { readonly excluded: readonly BillingExclusion[] }) {
  return (
    <>
      <section className="wb-card" aria-label="Sums">
        <Sums of={run} />
      </section>
      <ExcludedPart
        excluded={excluded}
        orders={run.excludedOrders}
        cents={run.excludedCadCents}
        note={`Left unbilled by ${run.madeByName}. Runs after this one bill it unless it is excluded again.`}
      />
      <RunInvoices run={run} />
      <RunFiles run={run} />
      <RunDifferences run={run} />
    </>
  )
}
