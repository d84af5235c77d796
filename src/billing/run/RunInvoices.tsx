import { Link } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import {
  getBillingExportInvoices,
  getGetBillingExportInvoicesQueryKey,
} from '#generated/client/accounting/accounting.ts'
import type { BillingExport, Invoice } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { dayText, madeText } from '../words.ts'
import { PagedPart } from './PagedPart.tsx'
import shared from '../billing.module.css'

/** The invoices and credit notes of a run, in the order of their numbers; void ones are struck through. */
export function RunInvoices({ run }: { readonly run: BillingExport }) {
  const sorted = { pagination: { sort: [{ field: 'number' as const, direction: 'asc' as const }] } }
  const paged = usePagedRows<Invoice>({
    queryKey: getGetBillingExportInvoicesQueryKey(run.id, sorted),
    fetchPage: (request, signal) =>
      getBillingExportInvoices(run.id, { pagination: { ...sorted.pagination, ...request } }, undefined, signal),
    startPage: 0,
  })
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Invoices">
      <h2>{madeText(run)}</h2>
      <PagedPart paged={paged} what="invoices" expected={run.invoices}>
        {(invoices) => <InvoiceTable invoices={invoices} />}
      </PagedPart>
    </section>
  )
}

function InvoiceTable({ invoices }: { readonly invoices: readonly Invoice[] }) {
  return (
    <table className={shared.table} aria-label="Invoices">
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Customer</th>
          <th scope="col">For</th>
          <th scope="col">Due</th>
          <th scope="col" data-number>
            Orders
          </th>
          <th scope="col" data-number>
            Before tax
          </th>
          <th scope="col" data-number>
            Tax
          </th>
          <th scope="col" data-number>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  )
}

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { number, kind, customer, billToName, label, dueDate, orders, voidedAt } = invoice
  const sign = kind === 'creditNote' ? -1 : 1
  const amounts = [
    ['Before tax', invoice.preTaxCadCents],
    ['Tax', invoice.taxCadCents],
    ['Total', invoice.totalCadCents],
  ] as const
  return (
    <tr data-void={voidedAt !== null || undefined}>
      <th scope="row">
        <Link className="wb-lone-link" to={paths.invoice(invoice.id)}>
          {number}
        </Link>
        {kind === 'creditNote' && <span className="wb-muted"> credit note</span>}
        {voidedAt !== null && <span className="wb-visually-hidden"> void</span>}
      </th>
      <td data-label="Customer">
        {customer.name}
        {billToName !== customer.name && <span className="wb-muted"> as {billToName}</span>}
      </td>
      <td data-label="For">{label}</td>
      <td data-label="Due">{voidedAt !== null ? 'Void' : dueDate === null ? '—' : dayText(dueDate)}</td>
      <td data-number data-label="Orders">
        {orders}
      </td>
      {amounts.map(([title, cents]) => (
        <td key={title} data-number data-label={title}>
          {formatCents(sign * cents)}
        </td>
      ))}
    </tr>
  )
}
