import { formatCents } from '#domain/amounts/money.ts'
import type { PayDraft } from '#generated/model/index.ts'
import shared from '#src/billing/billing.module.css'

const columns = [
  ['Orders', ({ ordersCadCents }) => ordersCadCents],
  ['Corrections', ({ correctionsCadCents }) => correctionsCadCents],
  ['Extras', ({ extrasCadCents }) => extrasCadCents],
  ['Deductions', ({ deductionsCadCents }) => deductionsCadCents],
] as const satisfies readonly (readonly [title: string, of: (draft: PayDraft) => number])[]

/** Statements that a pay run would make, each with what its total is made of; those below zero are not made. */
export function PayDraftTable({ drafts }: { readonly drafts: readonly PayDraft[] }) {
  return (
    <table className={shared.table} aria-label="Statements that it would make">
      <thead>
        <tr>
          <th scope="col">Driver</th>
          <th scope="col">Number</th>
          <th scope="col" data-number>
            Orders
          </th>
          {columns.map(([title]) => (
            <th key={title} scope="col" data-number>
              {title === 'Orders' ? 'Pay of orders' : title}
            </th>
          ))}
          <th scope="col" data-number>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft) => (
          <tr key={draft.driver.id}>
            <th scope="row">{draft.driver.name}</th>
            <td data-label="Number">{draft.number ?? <span className="wb-cell-warning">Not made, waits</span>}</td>
            <td data-number data-label="Orders">
              {draft.orders}
            </td>
            {columns.map(([title, of]) => (
              <td key={title} data-number data-label={title === 'Orders' ? 'Pay of orders' : title}>
                {of(draft) === 0 ? <span className="wb-cell-none">—</span> : formatCents(of(draft))}
              </td>
            ))}
            <td data-number data-label="Total">
              {formatCents(draft.totalCadCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
