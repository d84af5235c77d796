import { useMemo } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { can } from '#src/access/can.ts'
import { daysIn, usualDays } from '#src/accounting/accounting-address.ts'
import { OrDenied } from '#src/accounting/AccountingPage.tsx'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { reportKindIn, reportQuestionIn } from './report-address.ts'
import { ReportList } from './ReportList.tsx'

const title = 'Reports'

/** What orders come to, by driver, customer, courier or supplier, and one by one. */
export function ReportsScreen() {
  return (
    <OrDenied title={title} may={can.readReports}>
      <Report />
    </OrDenied>
  )
}

function Report() {
  const [params] = useSearchParams()
  const { timeZone, features } = useSession()
  const today = wallTimeAt(useNow(), timeZone).date
  const question = useMemo(() => {
    const read = (name: string) => params.get(name) ?? ''
    const days = daysIn(read)
    return days && reportQuestionIn(read, days, features)
  }, [params, features])
  if (question === null) {
    // Kind and days stand in the address, so that a link shows next month what it shows today.
    const next = new URLSearchParams(params)
    next.set(
      'kind',
      reportKindIn((name) => params.get(name) ?? '', features),
    )
    for (const [name, day] of Object.entries(usualDays(today))) next.set(name, day)
    return <Navigate to={`?${next}`} replace />
  }
  return (
    <div className="wb-page wb-list-page">
      <ReportList key={question.kind} title={title} question={question} />
    </div>
  )
}
