import { useSearchParams } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { billingRights } from './billing-rights.ts'
import { OrDenied } from './BillingPage.tsx'
import { BillingTabs } from './BillingTabs.tsx'
import { DueList } from './due/DueList.tsx'
import { RunList } from './due/RunList.tsx'

/** What is to be billed, or (`?view=runs`) what was billed by which run. */
export function BillingScreen() {
  return (
    <OrDenied title="Billing">
      <Billing />
    </OrDenied>
  )
}

function Billing() {
  const session = useSession()
  const [params] = useSearchParams()
  const showsRuns = params.get('view') === 'runs'
  const until = params.get('until') ?? undefined
  const makes = billingRights.make(session)
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title="Billing"
        actions={
          makes.allowed ? (
            <ButtonLink intent="primary" to={paths.newBillingRun({ until, customers: 'due' })} text="New invoices…" />
          ) : (
            <VerdictButton verdict={makes} text="New invoices…" />
          )
        }
      />
      <BillingTabs chosen={showsRuns ? 'runs' : 'due'} />
      {showsRuns ? <RunList /> : <DueList />}
    </div>
  )
}
