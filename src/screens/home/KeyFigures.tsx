import { countText } from '#domain/amounts/count-text.ts'
import { onTimePercent } from '#domain/figures/figures.ts'
import { addDays, unixSecondsAt, wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import {
  useGetInvoicingStats,
  useGetOnTimeAnalytics,
  useGetRevenueAnalytics,
  useGetRevenueLeakCounts,
} from '#generated/client/accounting/accounting.ts'
import { useGetTenantRecurringOrderDays } from '#generated/client/planner/planner.ts'
import { useGetTenantDrivers } from '#generated/client/users/users.ts'
import { can } from '#src/access/can.ts'
import { countWords, dayText, moneyText } from '#src/accounting/figures.ts'
import {
  lastDays,
  ordersPath,
  paramsOf,
  seesMoney,
  sidesOf,
  type AnalyticsQuestion,
} from '#src/figures/figure-address.ts'
import { changeText, percentText, pointsText } from '#src/figures/figure-words.ts'
import { seesFigures } from '#src/figures/FiguresOrDenied.tsx'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { FigureTile } from '#src/ui/FigureTile.tsx'

/** What orders that are not billed yet are looked for in; days. */
const unbilledDays = 365
/** Of recurring orders, with today. */
const nextDays = 7

/** What this person answers for, each with the way to what it counts: who is free, what came in, what is to be billed, what comes next. */
export function KeyFigures({ now }: { readonly now: number }) {
  const session = useSession()
  const today = wallTimeAt(now, session.timeZone).date
  const [side] = sidesOf(session)
  const sees = seesFigures(session) && side !== undefined
  return (
    <ul className="wb-figure-tiles" aria-label="Key figures">
      {can.dispatch(session).allowed && can.readDrivers(session).allowed && <FreeDrivers />}
      {sees && <Punctuality question={lastDays(today, side)} />}
      {sees && seesMoney(session, side) && <Money question={lastDays(today, side)} />}
      {can.readAccounting(session).allowed && <ToBill today={today} />}
      {can.readRecurringOrders(session).allowed && !session.features.has('Courier') && (
        <NextRecurrences today={today} />
      )}
    </ul>
  )
}

function FreeDrivers() {
  const { tenant } = useSession()
  const { data, isError } = useGetTenantDrivers(
    tenant.id,
    { pagination: { page: 0, pageSize: 1, filter: { offToday: false, withOrders: false } } },
    { query: { refetchInterval: refetchIntervalMs } },
  )
  return (
    <li>
      <FigureTile
        label="Free drivers"
        to={paths.drivers({ show: 'free' })}
        value={data && countWords(data.total)}
        hint="Nothing in hand"
        isFaulty={isError}
      />
    </li>
  )
}

function Punctuality({ question }: { readonly question: AnalyticsQuestion }) {
  const { tenant } = useSession()
  const { data, isError } = useGetOnTimeAnalytics(tenant.id, { params: paramsOf(question) })
  return (
    <li>
      <FigureTile
        label="On time, 30 days"
        to={ordersPath(question, 'promised')}
        value={data && percentText(onTimePercent(data.total))}
        hint={data && pointsText(onTimePercent(data.total), onTimePercent(data.before.figures))}
        isFaulty={isError}
      />
    </li>
  )
}

function Money({ question }: { readonly question: AnalyticsQuestion }) {
  const { tenant } = useSession()
  const { data, isError } = useGetRevenueAnalytics(tenant.id, { params: paramsOf(question) })
  const isCarried = question.side === 'carried'
  const card = (label: string, of: 'revenueCadCents' | 'marginCadCents') => (
    <li>
      <FigureTile
        label={`${label}, 30 days`}
        to={ordersPath(question, 'earned')}
        value={data && moneyText(data.total[of])}
        hint={data && changeText(data.total[of] ?? 0, data.before.figures[of] ?? 0)}
        isFaulty={isError}
      />
    </li>
  )
  return (
    <>
      {card(isCarried ? 'Revenue' : 'Spend', 'revenueCadCents')}
      {isCarried && card('Margin', 'marginCadCents')}
    </>
  )
}

function ToBill({ today }: { readonly today: LocalDate }) {
  const { tenant, timeZone } = useSession()
  const from = addDays(today, -unbilledDays)
  const stats = useGetInvoicingStats(tenant.id, {
    start: unixSecondsAt(from, 0, timeZone),
    end: unixSecondsAt(today, 0, timeZone),
  })
  const leaks = useGetRevenueLeakCounts(tenant.id, { until: today })
  const open = leaks.data?.kinds.reduce((sum, kind) => sum + kind.open, 0)
  return (
    <>
      <li>
        <FigureTile
          label="Unbilled"
          to={paths.accountingData({
            grouping: 'CustomerDeliveryOrder',
            from,
            until: today,
            states: 'unbilled,changed',
          })}
          value={stats.data && moneyText(stats.data.unbilledCadCents)}
          hint={stats.data && countText(stats.data.unbilledOrders, { one: 'order', many: 'orders' })}
          isFaulty={stats.isError}
        />
      </li>
      <li>
        <FigureTile
          label="Overdue"
          to={paths.ageing()}
          value={stats.data && moneyText(stats.data.overdueCadCents)}
          hint={stats.data && `of ${moneyText(stats.data.outstandingCadCents)} outstanding`}
          isFaulty={stats.isError}
        />
      </li>
      <li>
        <FigureTile
          label="Leaks"
          to={paths.newBillingRun({ step: 'leaks', until: today })}
          value={open === undefined ? undefined : countWords(open)}
          hint="Money may be lost"
          isFaulty={leaks.isError}
        />
      </li>
    </>
  )
}

function NextRecurrences({ today }: { readonly today: LocalDate }) {
  const { tenant } = useSession()
  const until = addDays(today, nextDays - 1)
  const { data, isError } = useGetTenantRecurringOrderDays(tenant.id, { day: today, until, limit: 1 })
  const next = data?.data[0]
  return (
    <li>
      <FigureTile
        label={`Recurring, ${nextDays} days`}
        to={paths.planner({ view: 'calendar' })}
        value={data && countWords(data.total)}
        hint={
          next
            ? `Next: ${next.name}, ${dayText(next.day.runsOn ?? next.day.date)}`
            : data && 'Nothing recurs until then'
        }
        isFaulty={isError}
      />
    </li>
  )
}
