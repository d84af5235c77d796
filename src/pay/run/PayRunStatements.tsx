import { Link } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import {
  getGetInvoiceExportStatementsQueryKey,
  getInvoiceExportStatements,
} from '#generated/client/accounting/accounting.ts'
import type { PayExport, PayStatement } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { payRights } from '../pay-rights.ts'
import { StatementState } from '../StatementState.tsx'
import { useMarkStatements } from '../use-mark-statements.ts'
import { madeText } from '../words.ts'
import { PagedPart } from '#src/billing/run/PagedPart.tsx'
import shared from '#src/billing/billing.module.css'
import styles from '../pay.module.css'

/** The statements of a pay run, in the order of their numbers; void ones are struck through. */
export function PayRunStatements({ run }: { readonly run: PayExport }) {
  const session = useSession()
  const { isBusy, markPaid } = useMarkStatements()
  const sorted = { pagination: { sort: [{ field: 'number' as const, direction: 'asc' as const }] } }
  const paged = usePagedRows<PayStatement>({
    queryKey: getGetInvoiceExportStatementsQueryKey(run.id, sorted),
    fetchPage: (request, signal) =>
      getInvoiceExportStatements(run.id, { pagination: { ...sorted.pagination, ...request } }, undefined, signal),
    startPage: 0,
  })
  const unpaid = paged.rows.filter(({ state }) => state === 'unpaid')
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Statements">
      <div className={styles.head}>
        <h2>{madeText(run)}</h2>
        {unpaid.length > 0 && !paged.hasMore && (
          <VerdictButton
            className="wb-no-print"
            size="small"
            verdict={payRights.change(session)}
            loading={isBusy}
            text={unpaid.length === paged.rows.length ? 'Mark all as paid' : 'Mark the others as paid'}
            onClick={() => void markPaid(unpaid)}
          />
        )}
      </div>
      <PagedPart paged={paged} what="statements" expected={run.statements}>
        {(statements) => <StatementTable statements={statements} />}
      </PagedPart>
    </section>
  )
}

function StatementTable({ statements }: { readonly statements: readonly PayStatement[] }) {
  return (
    <table className={shared.table} aria-label="Statements">
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Driver</th>
          <th scope="col">State</th>
          <th scope="col" data-number>
            Orders
          </th>
          <th scope="col" data-number>
            Pay of orders
          </th>
          <th scope="col" data-number>
            Corrections
          </th>
          <th scope="col" data-number>
            Extras
          </th>
          <th scope="col" data-number>
            Deductions
          </th>
          <th scope="col" data-number>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {statements.map((statement) => (
          <StatementRow key={statement.id} statement={statement} />
        ))}
      </tbody>
    </table>
  )
}

function StatementRow({ statement }: { readonly statement: PayStatement }) {
  const { id, number, driver, state, orders } = statement
  const amounts = [
    ['Pay of orders', statement.ordersCadCents],
    ['Corrections', statement.correctionsCadCents],
    ['Extras', statement.extrasCadCents],
    ['Deductions', statement.deductionsCadCents],
    ['Total', statement.totalCadCents],
  ] as const
  return (
    <tr data-void={state === 'void' || undefined}>
      <th scope="row">
        <Link to={paths.payStatement(id)} className="wb-lone-link">
          {number}
        </Link>
      </th>
      <td data-label="Driver">{driver.name}</td>
      <td data-label="State">
        <StatementState state={state} />
      </td>
      <td data-number data-label="Orders">
        {orders}
      </td>
      {amounts.map(([title, cents]) => (
        <td key={title} data-number data-label={title}>
          {cents === 0 && title !== 'Total' ? <span className="wb-cell-none">—</span> : formatCents(cents)}
        </td>
      ))}
    </tr>
  )
}
