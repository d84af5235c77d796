import { Button, HTMLSelect } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { areTooMany, daysBefore, figureSpanLabels, figureSpans } from '#domain/figures/spans.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import {
  useGetAnalyticsGroups,
  useGetOnTimeAnalytics,
  useGetOrderAnalytics,
  useGetRevenueAnalytics,
} from '#generated/client/accounting/accounting.ts'
import { daysOfPeriod } from '#domain/accounting/period-words.ts'
import { daysIn } from '#src/accounting/accounting-address.ts'
import { spanText } from '#src/accounting/figures.ts'
import { PeriodFilter } from '#src/accounting/PeriodFilter.tsx'
import { useNow } from '#src/lib/use-now.ts'
import { HomeTabs } from './HomeTabs.tsx'
import { useSession } from '#src/session/session.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { onTimeChart, orderChart, revenueChart, waitChart } from './figure-columns.ts'
import { type AnalyticsQuestion, paramsOf, questionIn, seesMoney, sideLabels, sidesOf } from './figure-address.ts'
import { FigureCard } from './FigureCard.tsx'
import { FigureGroups } from './FigureGroups.tsx'
import { FiguresOrDenied } from './FiguresOrDenied.tsx'
import { FigureTiles } from './FigureTiles.tsx'
import styles from './figures.module.css'

const title = 'Analytics'

/** How it goes over time: orders, money, punctuality and waiting, and by what. Every figure opens its orders. */
export function AnalyticsScreen() {
  return (
    <FiguresOrDenied title={title}>
      <OfDays />
    </FiguresOrDenied>
  )
}

function OfDays() {
  const session = useSession()
  const [params] = useSearchParams()
  const today = wallTimeAt(useNow(), session.timeZone).date
  const question = useMemo(() => {
    const read = (name: string) => params.get(name) ?? ''
    const days = daysIn(read)
    return days && questionIn(read, days, session)
  }, [params, session])
  if (question !== null) return <Analytics question={question} />
  // The days stand in the address, so that a link shows next month what it shows today.
  const next = new URLSearchParams(params)
  for (const [name, day] of Object.entries(daysOfPeriod('last30Days', today))) next.set(name, day)
  return <Navigate to={`?${next}`} replace />
}

function Analytics({ question }: { readonly question: AnalyticsQuestion }) {
  const session = useSession()
  const { tenant } = session
  const asked = { params: paramsOf(question) }
  const options = { query: { placeholderData: keepPreviousData } }
  const withMoney = seesMoney(session, question.side)
  const orders = useGetOrderAnalytics(tenant.id, asked, options)
  const onTime = useGetOnTimeAnalytics(tenant.id, asked, options)
  const revenue = useGetRevenueAnalytics(tenant.id, asked, { query: { ...options.query, enabled: withMoney } })
  const money = useMemo(() => revenueChart(question.side), [question.side])
  const before = daysBefore(question)
  const stateOf = <Data,>({ data, error, refetch }: { data: Data; error: unknown; refetch: () => unknown }) => ({
    question,
    data,
    error,
    retry: () => void refetch(),
  })
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title={title}
        subtitle={`${spanText(question.from, question.until)}, against ${spanText(before.from, before.until)}`}
        actions={<Button icon={<Print />} text="Print" onClick={() => window.print()} />}
      />
      <HomeTabs chosen="analytics" />
      <Filters question={question} />
      <FigureTiles question={question} orders={orders} onTime={onTime} revenue={withMoney ? revenue : null} />
      <div className={styles.cards}>
        <FigureCard of={orderChart} {...stateOf(orders)} />
        {withMoney && <FigureCard of={money} {...stateOf(revenue)} />}
        <FigureCard of={onTimeChart} {...stateOf(onTime)} />
        <FigureCard of={waitChart} {...stateOf(onTime)} />
      </div>
      <FigureGroups question={question} />
    </div>
  )
}

function Filters({ question }: { readonly question: AnalyticsQuestion }) {
  const session = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const sides = sidesOf(session)
  const change = (values: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(values))
      if (value === null) next.delete(name)
      else next.set(name, value)
    void navigate(`?${next}`)
  }
  return (
    <div className="wb-filter-bar wb-no-print" role="search" aria-label={title}>
      <div className="wb-filter-scroll">
        <PeriodFilter
          days={{ from: question.from, until: question.until }}
          onChoose={(days) => change({ ...days, by: null })}
        />
        <HTMLSelect
          aria-label="Put together by"
          value={question.by}
          onChange={({ currentTarget }) => change({ by: currentTarget.value })}
          options={figureSpans.map((span) => ({
            value: span,
            label: figureSpanLabels[span],
            disabled: areTooMany(question, span),
          }))}
        />
        {sides.length > 1 && (
          <HTMLSelect
            aria-label="Whose orders"
            value={question.side}
            onChange={({ currentTarget }) => change({ side: currentTarget.value, of: null, group: null })}
            options={sides.map((side) => ({ value: side, label: sideLabels[side] }))}
          />
        )}
        {question.of && <Narrowed question={question} onClear={() => change({ of: null })} />}
      </div>
    </div>
  )
}

interface NarrowedProps {
  readonly question: AnalyticsQuestion
  readonly onClear: () => void
}

/** What the page is narrowed to, by its name, and the way back to all. */
function Narrowed({ question, onClear }: NarrowedProps) {
  const { tenant } = useSession()
  const dimension = question.of?.dimension ?? 'party'
  const { data } = useGetAnalyticsGroups(tenant.id, {
    params: paramsOf(question),
    dimension,
    pagination: { page: 0, pageSize: 1 },
  })
  const label = data?.data[0]?.label
  return (
    <Button
      variant="outlined"
      text={label ? `Only ${label}` : 'Only one'}
      endIcon="cross"
      onClick={onClear}
      aria-label={label ? `Only ${label}: show all` : 'Show all'}
    />
  )
}
