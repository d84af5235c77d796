import { Add } from '@blueprintjs/icons'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { PlannerList } from './PlannerList.tsx'
import { OrDenied } from './PlannerPage.tsx'

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
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title="Planner"
        actions={
          can.createRecurringOrder(session).allowed && (
            <ButtonLink intent="primary" icon={<Add />} to={paths.newRecurringOrder()} text="New recurring order" />
          )
        }
      />
      <PlannerList />
    </div>
  )
}
