import { useParams } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { useGetInvoiceExport } from '#generated/client/accounting/accounting.ts'
import type { PayExport } from '#generated/model/index.ts'
import { RunPage } from '#src/billing/run/RunPage.tsx'
import { isUnderWay, lookEvery } from '#src/billing/run/RunProgress.tsx'
import { dayText, packageTitle } from '#src/billing/words.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { OrPayDenied } from '../OrPayDenied.tsx'
import { PaySums } from '../PaySums.tsx'
import { driverWords, numbersText, periodText } from '../words.ts'
import { PayRunFiles } from './PayRunFiles.tsx'
import { PayRunStatements } from './PayRunStatements.tsx'
import { usePayRunActs } from './use-pay-run-acts.ts'

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
  const asked = useGetInvoiceExport(id, {
    query: { refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookEvery : false) },
  })
  return (
    <RunPage<PayExport>
      noun="pay run"
      back={back}
      asked={asked}
      numbers={numbersText}
      useActsOf={usePayRunActs}
      renderAbout={(run) => <About run={run} />}
      renderMade={(run) => <Made run={run} />}
      again={({ until, payDate, driverIds }) =>
        paths.newPayRun({ until, payDate, drivers: driverIds?.join(','), step: 'preview' })
      }
      reversing="Its statements become void, and its orders, extras and deductions are due again."
      reversed="Its statements are void"
    />
  )
}

interface OfRunProps {
  readonly run: PayExport
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
  return (
    <>
      <section className="wb-card" aria-label="Sums">
        <PaySums of={run} />
      </section>
      <PayRunFiles run={run} />
      <PayRunStatements run={run} />
    </>
  )
}
