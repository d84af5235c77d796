import { Link } from 'react-router-dom'
import { onTimePercent } from '#domain/figures/figures.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { useGetUserAnalytics } from '#generated/client/accounting/accounting.ts'
import { countWords } from '#src/accounting/figures.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { lastDays, ordersPath, paramsOf } from './figure-address.ts'
import { percentText } from './figure-words.ts'

/** What a driver carried out lately and how punctually, with the way to these orders; nothing of one who delivered none. */
export function DriverFigures({ userId }: { readonly userId: number }) {
  const { timeZone } = useSession()
  const question = lastDays(wallTimeAt(useNow(), timeZone).date, 'carried')
  const { data } = useGetUserAnalytics(userId, { params: paramsOf(question) })
  if (data === undefined || data.total.delivered === 0) return null
  const { delivered } = data.total
  const percent = onTimePercent(data.total)
  return (
    <Link to={ordersPath(question, 'delivered', { of: { dimension: 'driver', key: String(userId) } })}>
      {countWords(delivered)} delivered in 30 days{percent !== null && `, ${percentText(percent)} on time`}
    </Link>
  )
}
