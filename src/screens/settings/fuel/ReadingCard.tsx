import { Tag } from '@blueprintjs/core'
import { formatCents } from '#domain/amounts/money.ts'
import { datesText, monthText } from '#domain/pricing/fuel-dates.ts'
import { litreText } from '#domain/pricing/fuel-table.ts'
import type { FuelReading } from '#generated/model/index.ts'
import { writeDate } from '#src/lib/calendar-date.ts'
import styles from './fuel.module.css'

interface ReadingCardProps {
  readonly title: string
  readonly reading: FuelReading | null
  /** Of the orders of the last 30 days, in cents; null without orders. */
  readonly medianCadCents: number | null
}

/** A surcharge, when it is in force, and how it came about. */
export function ReadingCard({ title, reading, medianCadCents }: ReadingCardProps) {
  if (reading === null) {
    return (
      <section className={`wb-card ${styles.reading}`}>
        <h2 className="wb-section-title">{title}</h2>
        <p className="wb-muted">Nothing: it takes a table and the prices of a month.</p>
      </section>
    )
  }
  const { percent, from, until, row, within, addsToMedianCadCents: adds } = reading
  return (
    <section className={`wb-card ${styles.reading}`}>
      <h2 className="wb-section-title">{title}</h2>
      <p>
        <span className={styles.percent}>{percent} %</span> {!reading.isFinal && <Tag intent="warning">so far</Tag>}
      </p>
      <p>{datesText(from, until)}</p>
      <p className="wb-muted">{meanWords(reading)}</p>
      <p className="wb-muted">
        {row === null
          ? 'That is below the table: nothing.'
          : `Row ${litreText(row.priceFrom)} to ${litreText(row.priceTo)}/L: ${percent} %${within === 'above' ? '; the price is above it, and the last row goes on' : ''}.`}
      </p>
      {adds !== null && medianCadCents !== null && (
        <p>
          Adds {formatCents(adds)} to your average order of {formatCents(medianCadCents)}.
        </p>
      )}
    </section>
  )
}

/** "Mean of October 2026: ($1.589 + $1.601) / 2 = $1.595/L". */
function meanWords({ prices, pricesOf, month, dollarsPerLitre }: FuelReading): string {
  const sum = prices.map((price) => litreText(price.dollarsPerLitre)).join(' + ')
  const arithmetic = prices.length > 1 ? `(${sum}) / ${prices.length} = ` : ''
  const missing = pricesOf === month ? '' : `${monthText(month)} has no prices. `
  return `${missing}Mean of ${monthText(pricesOf)}: ${arithmetic}${litreText(dollarsPerLitre)}/L`
}

export function day(date: string): string {
  return writeDate(date, 'MMM D, YYYY')
}
