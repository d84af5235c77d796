import { Button, SegmentedControl } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { spreadsheetLine } from '#domain/files/csv-lines.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PeriodDays } from '#domain/accounting/period-words.ts'
import { saveFile } from '#src/tables/save-file.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { FigureChart, FigureColumn, SeriesLook } from './figure-columns.ts'
import { type AnalyticsQuestion, ordersPath } from './figure-address.ts'
import { bucketText } from './figure-words.ts'
import type { SeriesChartProps } from './SeriesChart.tsx'
import styles from './figures.module.css'

const chart = lazyComponent<SeriesChartProps>(async () => (await import('./SeriesChart.tsx')).SeriesChart)

/** Figures over time as the calls answer them. */
interface OverTime<Figures> {
  readonly buckets: readonly (PeriodDays & { readonly figures: Figures })[]
  readonly total: Figures
}

interface FigureCardProps<Figures> {
  readonly of: FigureChart<Figures>
  readonly question: AnalyticsQuestion
  readonly data: OverTime<Figures> | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** A chart, the same as a table whose figures open their orders, and as a file. Both are printed. */
export function FigureCard<Figures>({ of, question, data, error, retry }: FigureCardProps<Figures>) {
  const [isTable, setTable] = useState(false)
  const id = `figures-${of.title.replaceAll(' ', '-').toLowerCase()}`
  return (
    <section className={`wb-card ${styles.card}`} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id} className="wb-section-title">
          {of.title}
        </h2>
        <div className={`wb-no-print ${styles.cardActs}`}>
          <SegmentedControl
            small
            aria-label={`${of.title} as`}
            value={isTable ? 'table' : 'chart'}
            onValueChange={(value) => setTable(value === 'table')}
            options={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
          />
          <Button
            size="small"
            variant="minimal"
            icon={<Download />}
            aria-label={`Download ${of.title.toLowerCase()} as CSV`}
            disabled={data === undefined}
            onClick={() => data && saveFigures(of, question, data)}
          />
        </div>
      </header>
      {error !== null && data === undefined ? (
        <ErrorState title={`${of.title} could not be loaded`} error={error} retry={retry} />
      ) : data === undefined ? (
        <Skeleton height={220} />
      ) : (
        <>
          <div className={isTable ? 'wb-print-only' : undefined}>
            <Drawn of={of} question={question} data={data} />
          </div>
          <div className={isTable ? styles.tableScroll : 'wb-print-only'}>
            <FigureTable of={of} question={question} data={data} />
          </div>
        </>
      )}
    </section>
  )
}

type Shown<Figures> = Required<Pick<FigureCardProps<Figures>, 'of' | 'question'>> & { readonly data: OverTime<Figures> }

/** Columns that are drawn. */
function drawnColumns<Figures>({ columns }: FigureChart<Figures>) {
  return columns.filter(
    (column): column is FigureColumn<Figures> & { look: SeriesLook; color: OrderStatus } =>
      column.look !== undefined && column.color !== undefined,
  )
}

function Drawn<Figures>({ of, question, data }: Shown<Figures>) {
  const navigate = useNavigate()
  const [point, setPoint] = useState<number | null>(null)
  const drawn = useMemo(() => drawnColumns(of), [of])
  const labels = useMemo(() => data.buckets.map((days) => bucketText(days, question.by)), [data, question.by])
  const series = useMemo(
    () =>
      drawn.map(({ title, look, color, value }) => ({
        label: title,
        look,
        color,
        values: data.buckets.map(({ figures }) => value(figures)),
      })),
    [drawn, data],
  )
  const at = point === null ? undefined : data.buckets[point]
  return (
    <>
      <p className={styles.legend}>
        <span className={styles.legendWhen}>{at ? bucketText(at, question.by) : 'All of it'}</span>
        {drawn.map(({ id, title, look, color, value, text }) => (
          <span key={id} className={styles.legendEntry}>
            <span className={styles.mark} data-look={look} data-status={color} aria-hidden />
            {title} <strong>{text(value(at ? at.figures : data.total))}</strong>
          </span>
        ))}
      </p>
      <chart.Part
        labels={labels}
        series={series}
        axisText={of.axisText}
        description={`${of.title} over time. The numbers are in the table.`}
        onPoint={setPoint}
        onPick={(index) => {
          const days = data.buckets[index]
          const [first] = drawn
          if (days && first) void navigate(ordersPath(question, first.measure, { days: daysOnly(days) }))
        }}
      />
    </>
  )
}

function daysOnly({ from, until }: PeriodDays): PeriodDays {
  return { from, until }
}

function FigureTable<Figures>({ of, question, data }: Shown<Figures>) {
  return (
    <table className={styles.table}>
      <caption className="wb-visually-hidden">{of.title}</caption>
      <thead>
        <tr>
          <th scope="col">{{ day: 'Day', week: 'Week', month: 'Month' }[question.by]}</th>
          {of.columns.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.buckets.map(({ figures, ...days }) => (
          <tr key={days.from}>
            <th scope="row">{bucketText(days, question.by)}</th>
            {of.columns.map((column) => (
              <td key={column.id}>
                <Opened column={column} figures={figures} to={ordersPath(question, column.measure, { days })} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          {of.columns.map((column) => (
            <td key={column.id}>
              <Opened column={column} figures={data.total} to={ordersPath(question, column.measure)} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

interface OpenedProps<Figures> {
  readonly column: FigureColumn<Figures>
  readonly figures: Figures
  readonly to: string
}

/** A figure that opens its orders; of nothing there are none. */
function Opened<Figures>({ column: { value, text }, figures, to }: OpenedProps<Figures>) {
  const shown = value(figures)
  return shown === null || shown === 0 ? <>{text(shown)}</> : <Link to={to}>{text(shown)}</Link>
}

function saveFigures<Figures>(
  { title, columns }: FigureChart<Figures>,
  { from, until }: AnalyticsQuestion,
  { buckets }: OverTime<Figures>,
): void {
  const lines = [
    spreadsheetLine(['From', 'Until', ...columns.map((column) => column.title)]),
    ...buckets.map(({ figures, ...days }) =>
      spreadsheetLine([days.from, days.until, ...columns.map(({ value, fileText }) => fileText(value(figures)))]),
    ),
  ]
  // The mark lets spreadsheets read the names as UTF-8.
  const content = new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' })
  saveFile(content, `${title.toLowerCase().replaceAll(' ', '-')}-${from}-to-${until}.csv`)
}
