import { Link } from 'react-router-dom'
import { statementRowLabels } from '#domain/accounting/invoices/statement.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { Statement } from '#generated/model/index.ts'
import shared from '#src/billing/billing.module.css'
import { dayText } from '#src/billing/words.ts'
import { AgeingFigures } from '../ageing/AgeingFigures.tsx'
import styles from './statement.module.css'

interface StatementTableProps {
  readonly statement: Statement
  readonly invoicePath: (invoiceId: number) => string
}

/** What moved between the two, day by day, with what was owed after each; under it what is owed by its age. */
export function StatementTable({ statement, invoicePath }: StatementTableProps) {
  const { from, until, openingCadCents, rows, closingCadCents, ageing } = statement
  return (
    <>
      <section className={`wb-card ${shared.part}`} aria-label="What moved">
        <table className={shared.table} aria-label="Statement">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">What</th>
              <th scope="col">Reference</th>
              <th scope="col">For</th>
              <th scope="col" data-number>
                Billed
              </th>
              <th scope="col" data-number>
                Paid or credited
              </th>
              <th scope="col" data-number>
                Owed
              </th>
            </tr>
          </thead>
          <tbody>
            <tr className={styles.sum}>
              <th scope="row">{dayText(from)}</th>
              <td colSpan={5} data-wide>
                Owed before
              </td>
              <td data-number data-label="Owed">
                {formatCents(openingCadCents)}
              </td>
            </tr>
            {rows.map((row, place) => (
              // Several may be alike, and none has a number of its own.
              <StatementLine key={`${place} ${row.reference}`} row={row} invoicePath={invoicePath} />
            ))}
            <tr className={styles.sum}>
              <th scope="row">{dayText(until)}</th>
              <td colSpan={5} data-wide>
                Owed at the end
              </td>
              <td data-number data-label="Owed">
                {formatCents(closingCadCents)}
              </td>
            </tr>
          </tbody>
        </table>
        {rows.length === 0 && <p className="wb-muted">Nothing moved in these days.</p>}
      </section>
      <section className={`wb-card ${shared.part}`} aria-label="By age">
        <h2>Owed by days past the due date</h2>
        <AgeingFigures ageing={ageing} />
      </section>
    </>
  )
}

interface StatementLineProps extends Pick<StatementTableProps, 'invoicePath'> {
  readonly row: Statement['rows'][number]
}

function StatementLine({ row, invoicePath }: StatementLineProps) {
  const { on, kind, reference, description, invoiceId, cadCents, balanceCadCents } = row
  const isBilled = cadCents > 0
  const isOfInvoice = kind === 'invoice' || kind === 'creditNote' || kind === 'reversal'
  return (
    <tr>
      <th scope="row">{dayText(on)}</th>
      <td data-label="What">{statementRowLabels[kind]}</td>
      <td data-label="Reference">
        {isOfInvoice && invoiceId !== null ? (
          <Link className="wb-lone-link" to={invoicePath(invoiceId)}>
            {reference}
          </Link>
        ) : (
          reference
        )}
      </td>
      <td data-label="For">{description}</td>
      <td data-number data-label={isBilled ? 'Billed' : undefined} data-none={!isBilled || undefined}>
        {isBilled && formatCents(cadCents)}
      </td>
      <td data-number data-label={isBilled ? undefined : 'Paid or credited'} data-none={isBilled || undefined}>
        {!isBilled && formatCents(-cadCents || 0)}
      </td>
      <td data-number data-label="Owed">
        {formatCents(balanceCadCents)}
      </td>
    </tr>
  )
}
