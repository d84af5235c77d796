import { SegmentedControl } from '@blueprintjs/core'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { PayDueList } from './due/PayDueList.tsx'
import { PayRunList } from './due/PayRunList.tsx'
import { StatementList } from './due/StatementList.tsx'
import { OrPayDenied } from './OrPayDenied.tsx'
import { payRights } from './pay-rights.ts'

/** What drivers are due, or (`?view=`) by which run they were paid, and their statements. */
export function PayScreen() {
  return (
    <OrPayDenied title="Driver pay">
      <Pay />
    </OrPayDenied>
  )
}

const views = [
  { value: 'due', label: 'Due' },
  { value: 'runs', label: 'Runs' },
  { value: 'statements', label: 'Statements' },
] as const

function Pay() {
  const makes = payRights.make(useSession())
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const view = views.find(({ value }) => value === params.get('view'))?.value ?? 'due'
  const until = params.get('until') ?? undefined
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title="Driver pay"
        actions={
          <>
            <ButtonLink to={paths.driverFairness()} text="Fairness" />
            <ButtonLink to={paths.payExtras.list()} text="Extras" />
            <SegmentedControl
              aria-label="View"
              value={view}
              onValueChange={(next) =>
                void navigate(paths.driverPayDue(next === 'runs' || next === 'statements' ? { view: next } : {}))
              }
              options={[...views]}
            />
            {makes.allowed ? (
              <ButtonLink intent="primary" to={paths.newPayRun({ until })} text="New pay run…" />
            ) : (
              <VerdictButton verdict={makes} text="New pay run…" />
            )}
          </>
        }
      />
      {view === 'runs' ? <PayRunList /> : view === 'statements' ? <StatementList /> : <PayDueList />}
    </div>
  )
}
