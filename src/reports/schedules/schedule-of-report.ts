import { useSearchParams } from 'react-router-dom'
import { reportLabels } from '#domain/accounting/reports.ts'
import type { DrawerGround } from '#src/resources/ResourceForms.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { reportQuestionIn } from '../report-address.ts'

/** Days matter to nobody here: a schedule counts them from when it is sent. */
const noDays = { from: '1970-01-01', until: '1970-01-01' }

/** What the form of a new schedule begins with: the report that the address names, as it is narrowed down there. */
export function useScheduleGround(): DrawerGround {
  const [params] = useSearchParams()
  const { features, me } = useSession()
  const { kind, filter } = reportQuestionIn((name) => params.get(name) ?? '', noDays, features)
  const times = { period: 'lastMonth', every: 'month', dayOfMonth: 1, timeOfDay: 25_200 } as const
  return {
    under: paths.reportSchedules.list(),
    // What was set up is seen, whether one came from a report or from the list.
    next: () => paths.reportSchedules.list(),
    start: { name: reportLabels[kind], reportKind: kind, filter, ...times, receivers: me.email },
  }
}
