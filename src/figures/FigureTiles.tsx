import { Link } from 'react-router-dom'
import { onTimePercent, type FigureMeasure } from '#domain/figures/figures.ts'
import type { OnTimeAnalytics, OrderAnalytics, RevenueAnalytics } from '#generated/model/index.ts'
import { countWords, moneyText } from '#src/accounting/figures.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { type AnalyticsQuestion, ordersPath } from './figure-address.ts'
import { changeText, minutesText, percentText, pointsText } from './figure-words.ts'
import styles from './figures.module.css'

interface FigureTilesProps {
  readonly question: AnalyticsQuestion
  readonly orders: OrderAnalytics | undefined
  readonly onTime: OnTimeAnalytics | undefined
  /** Null: not for this person. */
  readonly revenue: RevenueAnalytics | undefined | null
}

interface Tile {
  readonly label: string
  readonly measure: FigureMeasure
  /** Undefined while it is on its way. */
  readonly text: string | undefined
  readonly change: string | undefined
}

/** What it comes to all together, held against the same before; each figure opens its orders. */
export function FigureTiles({ question, orders, onTime, revenue }: FigureTilesProps) {
  const tiles = [
    ...orderTiles(orders),
    ...punctualTiles(onTime),
    ...(revenue === null ? [] : moneyTiles(question, revenue)),
  ]
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ label, measure, text, change }) => (
        <li key={label}>
          <Link to={ordersPath(question, measure)} className={styles.tile}>
            <span className={styles.tileLabel}>{label}</span>
            <span className={styles.tileValue}>{text ?? <Skeleton width={80} height={28} />}</span>
            <span className={styles.tileChange}>{change ?? <Skeleton width={120} height={14} />}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function orderTiles(data: OrderAnalytics | undefined): Tile[] {
  return (['placed', 'delivered'] as const).map((measure) => ({
    label: measure === 'placed' ? 'Placed' : 'Delivered',
    measure,
    text: data && countWords(data.total[measure]),
    change: data && changeText(data.total[measure], data.before.figures[measure]),
  }))
}

function punctualTiles(data: OnTimeAnalytics | undefined): Tile[] {
  const now = data?.total
  return [
    {
      label: 'On time',
      measure: 'promised',
      text: now && percentText(onTimePercent(now)),
      change: data && pointsText(onTimePercent(data.total), onTimePercent(data.before.figures)),
    },
    {
      label: 'Wait, half within',
      measure: 'waited',
      text: now && minutesText(now.waits.median),
      change: now && `Nine in ten within ${minutesText(now.waits.ninetieth)}`,
    },
  ]
}

function moneyTiles({ side }: AnalyticsQuestion, data: RevenueAnalytics | undefined): Tile[] {
  const amounts = [
    { label: side === 'carried' ? 'Revenue' : 'Spend', of: 'revenueCadCents' as const },
    ...(side === 'carried' ? [{ label: 'Margin', of: 'marginCadCents' as const }] : []),
  ]
  return amounts.map(({ label, of }) => ({
    label,
    measure: 'earned',
    text: data && moneyText(data.total[of]),
    change: data && changeText(data.total[of] ?? 0, data.before.figures[of] ?? 0),
  }))
}
