import { useMemo } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { daysIn, questionIn, usualDays } from './accounting-address.ts'
import { OrDenied } from './AccountingPage.tsx'
import { GroupList } from './GroupList.tsx'

const title = 'Accounting data'

/** What the orders of some days brought in, put together by customer or driver, each group open to its orders. */
export function AccountingDataScreen() {
  return (
    <OrDenied title={title}>
      <AccountingData />
    </OrDenied>
  )
}

function AccountingData() {
  const [params] = useSearchParams()
  const { timeZone } = useSession()
  const today = wallTimeAt(useNow(), timeZone).date
  const days = daysIn((name) => params.get(name) ?? '')
  if (days === null) {
    // The days stand in the address, so that a link shows next month what it shows today.
    const next = new URLSearchParams(params)
    for (const [name, day] of Object.entries(usualDays(today))) next.set(name, day)
    return <Navigate to={`?${next}`} replace />
  }
  return <DataOfDays />
}

function DataOfDays() {
  const [params] = useSearchParams()
  const question = useMemo(() => {
    const read = (name: string) => params.get(name) ?? ''
    return questionIn(read, daysIn(read) ?? usualDays('1970-01-01'))
  }, [params])
  return (
    <div className="wb-page wb-list-page">
      <GroupList title={title} question={question} />
    </div>
  )
}
