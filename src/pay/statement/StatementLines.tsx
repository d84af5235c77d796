import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import { type PayLineKind, payLineWords, rateSourceWords } from '#domain/accounting/pay-words.ts'
import { getGetPayStatementLinesQueryKey, getPayStatementLines } from '#generated/client/accounting/accounting.ts'
import type { PayLine } from '#generated/model/index.ts'
import { dayText } from '#src/billing/words.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { PagedPart } from '#src/billing/run/PagedPart.tsx'
import shared from '#src/billing/billing.module.css'
import styles from './statement.module.css'

interface StatementLinesProps {
  readonly statementId: number
  readonly kind: PayLineKind
}

/** The lines of one kind of a statement; nothing where it has none. */
export function StatementLines({ statementId, kind }: StatementLinesProps) {
  const query = { pagination: { filter: { kinds: [kind] }, sort: [{ field: 'position', direction: 'asc' } as const] } }
  const paged = usePagedRows<PayLine>({
    queryKey: getGetPayStatementLinesQueryKey(statementId, query),
    fetchPage: (request, signal) =>
      getPayStatementLines(statementId, { pagination: { ...query.pagination, ...request } }, undefined, signal),
    startPage: 0,
  })
  const title = payLineWords[kind]
  const isOfOrders = kind === 'order' || kind === 'correction'
  if (!paged.isPending && paged.error === null && paged.rows.length === 0) return null
  // What it has none of is not announced first: orders are what nearly every statement has.
  if (paged.isPending && paged.error === null && kind !== 'order') return null
  return (
    <section className={`wb-card ${shared.part}`} aria-label={title}>
      <h2>{title}</h2>
      <PagedPart paged={paged} what={title.toLowerCase()} expected={4}>
        {(lines) =>
          isOfOrders ? (
            <OrderLines title={title} lines={lines} isCorrected={kind === 'correction'} />
          ) : (
            <ExtraLines title={title} lines={lines} />
          )
        }
      </PagedPart>
    </section>
  )
}

interface LineColumn {
  readonly title: string
  readonly cell: (line: PayLine) => ReactNode
}

const none = <span className="wb-cell-none">—</span>

function cents(amount: number | null): ReactNode {
  return amount === null ? none : formatCents(amount)
}

function someCents(amount: number): ReactNode {
  return amount === 0 ? none : formatCents(amount)
}

/** The arithmetic of a line, from what the order costs to what it pays, read from left to right. */
const arithmetic: readonly LineColumn[] = [
  { title: 'Before tax', cell: ({ preTaxCadCents }) => cents(preTaxCadCents) },
  { title: 'Left out', cell: (line) => <LeftOut line={line} /> },
  { title: 'Payable', cell: ({ payableCadCents }) => cents(payableCadCents) },
  { title: 'Rate', cell: (line) => <Rate line={line} /> },
  {
    title: 'Share',
    cell: ({ payableCadCents, shareCadCents }) => (payableCadCents === null ? none : cents(shareCadCents)),
  },
  { title: 'By hand', cell: ({ adjustmentsCadCents }) => someCents(adjustmentsCadCents) },
]

/** Of what was paid before, the difference alone is paid. */
const difference: readonly LineColumn[] = [
  { title: 'Earned', cell: ({ earnedCadCents }) => cents(earnedCadCents) },
  { title: 'Paid before', cell: ({ paidBeforeCadCents }) => cents(paidBeforeCadCents) },
]

function LeftOut({ line }: { readonly line: PayLine }) {
  const parts = [
    ['fuel', line.leftOutFuelCadCents],
    ['waiting', line.leftOutWaitCadCents],
    ['adjustments', line.leftOutAdjustmentsCadCents],
  ] as const
  const some = parts.filter(([, amount]) => amount !== 0)
  if (some.length === 0) return none
  return (
    <>
      {formatCents(-some.reduce((sum, [, amount]) => sum + amount, 0))}
      <span className={styles.note}>{some.map(([name]) => name).join(', ')}</span>
    </>
  )
}

function Rate({ line: { rate, rateFrom } }: { readonly line: PayLine }) {
  if (rate === null) return none
  return (
    <>
      {rate} %{rateFrom !== null && <span className={styles.note}>{rateSourceWords[rateFrom]}</span>}
    </>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly PayLine[]
}

function OrderLines({ title, lines, isCorrected }: LinesProps & { readonly isCorrected: boolean }) {
  const orderPath = useOrderDrawerPath()
  const columns = [
    ...arithmetic.filter((column) => column.title !== 'Left out' || lines.some(isCut)),
    ...(isCorrected ? difference : []),
  ]
  return (
    <table className={`${shared.table} ${styles.lines}`} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Day</th>
          {columns.map((column) => (
            <th key={column.title} scope="col" data-number>
              {column.title}
            </th>
          ))}
          <th scope="col" data-number>
            Pays
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.orderId === null ? (
                line.description
              ) : (
                <Link to={orderPath(line.orderId)} state={drawerState} className="wb-lone-link">
                  {line.description}
                </Link>
              )}
              {line.serviceName !== null && <span className={styles.about}>{line.serviceName}</span>}
            </th>
            <td data-label="Day" className={styles.day}>
              {dayText(line.day)}
            </td>
            {columns.map((column) => (
              <td key={column.title} data-number data-label={column.title}>
                {column.cell(line)}
              </td>
            ))}
            <td data-number data-label="Pays" className={styles.pays}>
              {formatCents(line.totalCadCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function isCut(line: PayLine): boolean {
  return line.leftOutFuelCadCents !== 0 || line.leftOutWaitCadCents !== 0 || line.leftOutAdjustmentsCadCents !== 0
}

function ExtraLines({ title, lines }: LinesProps) {
  return (
    <table className={shared.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">What for</th>
          <th scope="col">Day</th>
          <th scope="col" data-number>
            Pays
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, description, day, totalCadCents }) => (
          <tr key={id}>
            <th scope="row">{description}</th>
            <td data-label="Day">{dayText(day)}</td>
            <td data-number data-label="Pays" className={styles.pays}>
              {formatCents(totalCadCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
