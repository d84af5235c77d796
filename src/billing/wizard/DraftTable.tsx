import { formatCents } from '#domain/amounts/money.ts'
import type { BillingDraft } from '#generated/model/index.ts'
import shared from '../billing.module.css'

/** Invoices and credit notes that a run would make. */
export function DraftTable({ drafts }: { readonly drafts: readonly BillingDraft[] }) {
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
          </tr>
        ))}
      </tbody>
    </table>
  )
}
