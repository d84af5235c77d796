import { SegmentedControl } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useGetRecurringOrdersMeta } from '#generated/client/planner/planner.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { idOf } from '#src/tables/address-values.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { PlannerCalendar } from './PlannerCalendar.tsx'
import { PlannerList } from './PlannerList.tsx'
import { OrDenied } from './PlannerPage.tsx'
import { RepairView } from './repair/RepairView.tsx'
import styles from './calendar.module.css'

/** What is ordered again and again: as a list, by the days on which it runs (`?view=calendar`), or what is wrong with it (`?view=repair`). */
export function PlannerScreen() {
  return (
    <OrDenied title="Planner">
      <Planner />
    </OrDenied>
  )
}

function Planner() {
  const session = useSession()
  const navigate = useNavigate()
  const { data: counts } = useGetRecurringOrdersMeta(session.tenant.id, {
    query: { refetchInterval: refetchIntervalMs },
  })
  const broken = counts?.invalid ?? 0
  const [params] = useSearchParams()
  const view = viewIn(params.get('view'))
  // The one filter that list and calendar both have.
  const customer = idOf(params.get('customer') ?? '') ?? undefined
  return (
    // A list fills the window and scrolls inside itself.
    <div className={pageClasses[view]}>
      <PageHeader
        title="Planner"
        actions={
          <>
            <SegmentedControl
              aria-label="View"
              value={view}
              onValueChange={(next) => {
                const other = viewIn(next)
                void navigate(paths.planner(other === 'list' ? { customer } : { view: other, customer }))
              }}
              options={[
                { value: 'list', label: 'List' },
                { value: 'calendar', label: 'Calendar' },
                { value: 'repair', label: broken > 0 ? `Repair (${broken})` : 'Repair' },
              ]}
            />
            {can.createRecurringOrder(session).allowed && (
              <ButtonLink intent="primary" icon={<Add />} to={paths.newRecurringOrder()} text="New recurring order" />
            )}
          </>
        }
      />
      {view === 'calendar' ? <PlannerCalendar /> : view === 'repair' ? <RepairView /> : <PlannerList />}
    </div>
  )
}

const pageClasses = {
  list: 'wb-page wb-list-page',
  calendar: `wb-page ${styles.page}`,
  repair: 'wb-page',
} as const

function viewIn(text: string | null): keyof typeof pageClasses {
  return text === 'calendar' || text === 'repair' ? text : 'list'
}
