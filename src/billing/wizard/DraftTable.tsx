import { Button } from '@blueprintjs/core'
import { formatCents } from '#domain/amounts/money.ts'
import type { BillingDraft } from '#generated/model/index.ts'
import shared from '../billing.module.css'

interface DraftTableProps {
  readonly drafts: readonly BillingDraft[]
  /** Leaves all of a customer unbilled. */
  readonly onExclude: (customer: BillingDraft['customer']) => void
}

/** Invoices and credit notes that a run would make. */
export function DraftTable({ drafts, onExclude }: DraftTableProps) {
  return (
    <table className={shared.table} aria-label="Invoices that it would make">
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Customer</th>
          <th scope="col">For</th>
          <th scope="col" data-number>
            Orders
          </th>
          <th scope="col" data-number>
            Total
          </th>
          <th scope="col">
            <span className="wb-visually-hidden">Exclude</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {drafts.map(({ number, kind, customer, billToName, label, orders, totalCadCents }) => (
          <tr key={number}>
            <th scope="row">
              {number}
              {kind === 'creditNote' && <span className="wb-muted"> credit note</span>}
            </th>
            <td data-label="Customer">
              {customer.name}
              {billToName !== customer.name && <span className="wb-muted"> as {billToName}</span>}
            </td>
            <td data-label="For">{label}</td>
            <td data-number data-label="Orders">
              {orders}
            </td>
            <td data-number data-label="Total">
              {formatCents(kind === 'creditNote' ? -totalCadCents : totalCadCents)}
            </td>
            <td data-number>
              <Button
                variant="minimal"
                size="small"
                text="Exclude"
                aria-label={`Exclude ${customer.name}`}
                onClick={() => onExclude(customer)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
