import { SegmentedControl } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { idOf } from '#src/tables/address-values.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { PlannerCalendar } from './PlannerCalendar.tsx'
import { PlannerList } from './PlannerList.tsx'
import { OrDenied } from './PlannerPage.tsx'
import styles from './calendar.module.css'

/** What is ordered again and again: as a list, or with `?view=calendar` by the days on which it runs. */
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
  const [params] = useSearchParams()
  const isCalendar = params.get('view') === 'calendar'
  // The one filter that both have.
  const customer = idOf(params.get('customer') ?? '') ?? undefined
  return (
    // A list fills the window and scrolls inside itself.
    <div className={isCalendar ? `wb-page ${styles.page}` : 'wb-page wb-list-page'}>
      <PageHeader
        title="Planner"
        actions={
          <>
            <SegmentedControl
              aria-label="View"
              value={isCalendar ? 'calendar' : 'list'}
              onValueChange={(view) =>
                void navigate(paths.planner(view === 'calendar' ? { view, customer } : { customer }))
              }
              options={[
                { value: 'list', label: 'List' },
                { value: 'calendar', label: 'Calendar' },
              ]}
            />
            {can.createRecurringOrder(session).allowed && (
              <ButtonLink intent="primary" icon={<Add />} to={paths.newRecurringOrder()} text="New recurring order" />
            )}
          </>
        }
      />
      {isCalendar ? <PlannerCalendar /> : <PlannerList />}
    </div>
  )
}
