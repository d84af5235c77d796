import { onTimePercent, type FigureMeasure } from '#domain/figures/figures.ts'
import type { OnTimeAnalytics, OrderAnalytics, RevenueAnalytics } from '#generated/model/index.ts'
import { countWords, moneyText } from '#src/accounting/figures.ts'
import { FigureTile } from '#src/ui/FigureTile.tsx'
import { type AnalyticsQuestion, ordersPath } from './figure-address.ts'
import { changeText, minutesText, percentText, pointsText } from './figure-words.ts'

interface FigureTilesProps {
  readonly question: AnalyticsQuestion
  readonly orders: Answer<OrderAnalytics>
  readonly onTime: Answer<OnTimeAnalytics>
  /** Null: not for this person. */
  readonly revenue: Answer<RevenueAnalytics> | null
}

/** Of a call, as far as it is there. */
interface Answer<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
}

interface Tile {
  readonly label: string
  readonly measure: FigureMeasure
  /** Undefined while it is on its way. */
  readonly text: string | undefined
  readonly change: string | undefined
  readonly isFaulty: boolean
}

/** What it comes to all together, held against the same before; each figure opens its orders. */
export function FigureTiles({ question, orders, onTime, revenue }: FigureTilesProps) {
  const tiles = [
    ...orderTiles(orders),
    ...punctualTiles(onTime),
    ...(revenue === null ? [] : moneyTiles(question, revenue)),
  ]
  return (
    <ul className="wb-figure-tiles">
      {tiles.map(({ label, measure, text, change, isFaulty }) => (
        <li key={label}>
          <FigureTile label={label} to={ordersPath(question, measure)} value={text} hint={change} isFaulty={isFaulty} />
        </li>
      ))}
    </ul>
  )
}

function orderTiles({ data, isError: isFaulty }: Answer<OrderAnalytics>): Tile[] {
  return (['placed', 'delivered'] as const).map((measure) => ({
    label: measure === 'placed' ? 'Placed' : 'Delivered',
    measure,
    text: data && countWords(data.total[measure]),
    change: data && changeText(data.total[measure], data.before.figures[measure]),
    isFaulty,
  }))
}

function punctualTiles({ data, isError: isFaulty }: Answer<OnTimeAnalytics>): Tile[] {
  const now = data?.total
  return [
    {
      label: 'On time',
      measure: 'promised',
      text: now && percentText(onTimePercent(now)),
      change: data && pointsText(onTimePercent(data.total), onTimePercent(data.before.figures)),
      isFaulty,
    },
    {
      label: 'Wait, half within',
      measure: 'waited',
      text: now && minutesText(now.waits.median),
      change: now && `Nine in ten within ${minutesText(now.waits.ninetieth)}`,
      isFaulty,
    },
  ]
}

function moneyTiles({ side }: AnalyticsQuestion, { data, isError: isFaulty }: Answer<RevenueAnalytics>): Tile[] {
  const amounts = [
    { label: side === 'carried' ? 'Revenue' : 'Spend', of: 'revenueCadCents' as const },
    ...(side === 'carried' ? [{ label: 'Margin', of: 'marginCadCents' as const }] : []),
  ]
  return amounts.map(({ label, of }) => ({
    label,
    measure: 'earned',
    text: data && moneyText(data.total[of]),
    change: data && changeText(data.total[of] ?? 0, data.before.figures[of] ?? 0),
    isFaulty,
  }))
}
