import { Link } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import type { Invoice } from '#generated/model/index.ts'
import shared from '#src/billing/billing.module.css'
import { dayText } from '#src/billing/words.ts'
import { Field } from '#src/forms/Field.tsx'
import { MoneyInput } from '#src/forms/widgets/Money/MoneyInput.tsx'
import { paths } from '#src/paths.ts'
import { daysText } from '../words.ts'
import { faultOfShare, type Shares } from './share-out.ts'
import styles from '../invoices.module.css'

interface ShareTableProps {
  /** The oldest first. */
  readonly invoices: readonly Invoice[]
  readonly shares: Shares
  readonly onChange: (shares: Shares) => void
}

/** How much of an amount each invoice gets. */
export function ShareTable({ invoices, shares, onChange }: ShareTableProps) {
  return (
    <table className={`${shared.table} ${styles.shares}`} aria-label="Outstanding invoices">
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">Due</th>
          <th scope="col" data-number>
            Outstanding
          </th>
          <th scope="col">Gets</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => {
          const { id, number, dueDate, daysOverdue, outstandingCadCents, label } = invoice
          const fault = faultOfShare(shares[id], invoice)
          return (
            <tr key={id}>
              <th scope="row">
                <Link className="wb-lone-link" to={paths.invoice(id)}>
                  {number}
                </Link>
                <span className={styles.under}>{label}</span>
              </th>
              <td data-label="Due">
                {dueDate === null ? '—' : dayText(dueDate)}
                {daysOverdue > 0 && (
                  <span className={`${styles.under} ${styles.late}`}>{daysText(daysOverdue)} overdue</span>
                )}
              </td>
              <td data-number data-label="Outstanding">
                {formatCents(outstandingCadCents)}
              </td>
              <td className={styles.share} data-wide>
                <Field
                  label={`${number} gets`}
                  labelHidden
                  pointer={`/parts/${id}`}
                  errors={fault === null ? [] : [fault]}
                >
                  {(control) => (
                    <MoneyInput
                      {...control}
                      value={shares[id]}
                      onChange={(share) => onChange({ ...shares, [id]: share })}
                    />
                  )}
                </Field>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
