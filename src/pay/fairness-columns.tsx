import { besideMedian } from '#domain/accounting/pay-words.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { DriverFairness } from '#generated/model/index.ts'
import { MeasureCell } from '#src/resources/MeasureCell.tsx'
import type { Column } from '#src/tables/column.ts'
import { minutesText } from './words.ts'
import '#src/ui/cells.css'
import styles from './fairness.module.css'

export const fairnessSorts = ['name', 'pay', 'orders', 'perHour', 'perKilometre'] as const
export type FairnessSort = (typeof fairnessSorts)[number]

const none = <span className="wb-cell-none">—</span>

interface BesideProps {
  /** Cents; null: not known. */
  readonly cents: number | null
  readonly median: number | null
}

/** How far something lies from the median: in words, which the colour only repeats. */
function Beside({ cents, median }: BesideProps) {
  const beside = besideMedian(cents, median)
  if (beside === null) return none
  return (
    <span className={styles.beside} data-side={beside.side}>
      {beside.text}
    </span>
  )
}

function dollars(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}

export const fairnessColumns: readonly Column<DriverFairness, FairnessSort>[] = [
  {
    id: 'name',
    title: 'Driver',
    width: 145,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ name }) => name,
    text: ({ name }) => name,
  },
  {
    id: 'orders',
    title: 'Orders',
    width: 70,
    align: 'right',
    sortField: 'orders',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ orders }) => orders,
    text: ({ orders }) => String(orders),
  },
  {
    id: 'withoutPay',
    title: 'Without pay',
    width: 95,
    align: 'right',
    byDefault: true,
    cell: ({ withoutPay }) => (withoutPay === 0 ? none : <span className="wb-cell-warning">{withoutPay}</span>),
    text: ({ withoutPay }) => String(withoutPay),
  },
  {
    id: 'pay',
    title: 'Pay',
    width: 90,
    align: 'right',
    sortField: 'pay',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ payCadCents }) => formatCents(payCadCents),
    text: ({ payCadCents }) => dollars(payCadCents),
  },
  {
    id: 'minutes',
    title: 'Time',
    width: 95,
    align: 'right',
    byDefault: true,
    cell: ({ minutes }) => (minutes === 0 ? none : minutesText(minutes)),
    text: ({ minutes }) => String(minutes),
  },
  {
    id: 'distance',
    title: 'Distance',
    width: 90,
    align: 'right',
    byDefault: true,
    cell: ({ distanceM }) => <MeasureCell value={distanceM} of="largeDistance" />,
    text: ({ distanceM }) => String(Math.round(distanceM)),
  },
  {
    id: 'perHour',
    title: 'Pay an hour',
    width: 114,
    align: 'right',
    sortField: 'perHour',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ perHourCadCents }) => (perHourCadCents === null ? none : formatCents(perHourCadCents)),
    text: ({ perHourCadCents }) => dollars(perHourCadCents),
  },
  {
    id: 'besideHour',
    title: 'Hour beside median',
    width: 165,
    byDefault: true,
    cell: ({ perHourCadCents, medianPerHourCadCents }) => (
      <Beside cents={perHourCadCents} median={medianPerHourCadCents} />
    ),
    text: ({ perHourCadCents, medianPerHourCadCents }) =>
      besideMedian(perHourCadCents, medianPerHourCadCents)?.text ?? '',
  },
  {
    id: 'perKilometre',
    title: 'Pay a kilometre',
    width: 115,
    align: 'right',
    sortField: 'perKilometre',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ perKilometreCadCents }) => (perKilometreCadCents === null ? none : formatCents(perKilometreCadCents)),
    text: ({ perKilometreCadCents }) => dollars(perKilometreCadCents),
  },
  {
    id: 'besideKilometre',
    title: 'Kilometre beside median',
    width: 182,
    byDefault: true,
    cell: ({ perKilometreCadCents, medianPerKilometreCadCents }) => (
      <Beside cents={perKilometreCadCents} median={medianPerKilometreCadCents} />
    ),
    text: ({ perKilometreCadCents, medianPerKilometreCadCents }) =>
      besideMedian(perKilometreCadCents, medianPerKilometreCadCents)?.text ?? '',
  },
]
