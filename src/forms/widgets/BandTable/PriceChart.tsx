import { formatCents } from '#domain/amounts/money.ts'
import type { PriceCurve } from './price-curve.ts'
import styles from './band-table.module.css'

interface PriceChartProps {
  readonly curve: PriceCurve
  /** "Price by distance". */
  readonly label: string
  /** A value in words, such as "12.5 km". */
  readonly text: (value: number) => string
}

/** More names than these would run into each other. */
const mostNames = 5

/** What orders pay over the measure: the picture for the eye, its corner points in words for the ear. */
export function PriceChart({ curve, label, text }: PriceChartProps) {
  const { stretches, gaps, marks, mostValue, mostCadCents } = curve
  const top = mostCadCents === 0 ? 1 : mostCadCents
  const x = (value: number) => (value / mostValue) * 100
  const y = (cents: number) => 100 - (cents / top) * 100
  const named = marks.length > mostNames ? marks.filter((_, index) => index === 0 || index === marks.length - 1) : marks
  const unpriced = gaps.map(({ from, to }) =>
    to === null ? `No price above ${text(from)}` : `No price above ${text(from)} up to ${text(to)}`,
  )
  const words = [
    ...marks.map(({ value, priceCadCents }) => `${text(value)} ${formatCents(priceCadCents)}`),
    ...unpriced,
  ]
  return (
    <figure className={styles.chart}>
      <figcaption className="wb-label">{label}</figcaption>
      <div className={styles.plot} role="img" aria-label={`${label}: ${words.join(', ')}`}>
        {mostCadCents > 0 && <span className={styles.top}>{formatCents(mostCadCents)}</span>}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {marks.slice(0, -1).map(({ value }) => (
            <line key={value} className={styles.edge} x1={x(value)} x2={x(value)} y1="0" y2="100" />
          ))}
          {gaps.map(({ from, to }) => (
            <rect
              key={from}
              className={styles.gap}
              x={x(from)}
              width={x((to ?? mostValue) - from)}
              y="0"
              height="100"
            />
          ))}
          {stretches.map((points) => {
            const line = points.map(
              ({ value, priceCadCents }) => `${x(value).toFixed(3)},${y(priceCadCents).toFixed(2)}`,
            )
            const [from, to] = [points[0], points.at(-1)].map((point) => x(point?.value ?? 0).toFixed(3))
            return (
              <g key={from}>
                <polygon className={styles.area} points={`${from},100 ${line.join(' ')} ${to},100`} />
                <polyline className={styles.line} points={line.join(' ')} />
              </g>
            )
          })}
        </svg>
        {named.map(({ value, priceCadCents }) => (
          <span
            key={value}
            className={styles.mark}
            style={x(value) > 50 ? { right: `${100 - x(value)}%`, textAlign: 'right' } : { left: `${x(value)}%` }}
          >
            {text(value)} <b>{formatCents(priceCadCents)}</b>
          </span>
        ))}
      </div>
      {unpriced.map((sentence) => (
        <p key={sentence} className={styles.unpriced} aria-hidden="true">
          {sentence}
        </p>
      ))}
    </figure>
  )
}
