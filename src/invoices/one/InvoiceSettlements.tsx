import type { ReactNode } from 'react'
import { settlementMethodLabels, settlementKindLabels } from '#domain/accounting/invoices/types.ts'
import type { Invoice, SettlementOfInvoice } from '#generated/model/index.ts'
import shared from '#src/billing/billing.module.css'
import { dayText } from '#src/billing/words.ts'
import { owedText } from '../words.ts'
import styles from '../invoices.module.css'

interface InvoiceSettlementsProps {
  readonly invoice: Pick<Invoice, 'kind'>
  readonly settlements: readonly SettlementOfInvoice[]
  /** What can be done with one. */
  readonly renderActs?: (settlement: SettlementOfInvoice) => ReactNode
}

/** What was paid, given back and credited; what was taken back is struck through, with the row that did it. */
export function InvoiceSettlements({ invoice, settlements, renderActs }: InvoiceSettlementsProps) {
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Payments">
      <h2>{invoice.kind === 'creditNote' ? 'What it was used for' : 'What was paid of it'}</h2>
      {settlements.length === 0 ? (
        <p className="wb-muted">Nothing yet.</p>
      ) : (
        <table className={shared.table} aria-label="Payments">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">What</th>
              <th scope="col">Note</th>
              <th scope="col">By</th>
              <th scope="col" data-number>
                Amount
              </th>
              {renderActs && (
                <th scope="col" className="wb-no-print">
                  <span className="wb-visually-hidden">What can be done</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {settlements.map((settlement) => (
              <SettlementRow key={settlement.id} settlement={settlement} renderActs={renderActs} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface SettlementRowProps extends Pick<InvoiceSettlementsProps, 'renderActs'> {
  readonly settlement: SettlementOfInvoice
}

function SettlementRow({ settlement, renderActs }: SettlementRowProps) {
  const { kind, state, settledOn, cadCents, method, note, other, madeByName } = settlement
  const isGone = state === 'takenBack'
  const facts = [
    settlementKindLabels[kind],
    method === null ? null : settlementMethodLabels[method].toLowerCase(),
    other?.number ?? null,
  ]
  return (
    <tr>
      <th scope="row" className={isGone ? `${styles.day} ${styles.gone}` : styles.day}>
        {dayText(settledOn)}
      </th>
      <td data-label="What">
        {state === 'takesBack' && 'Taken back: '}
        <span className={isGone ? styles.gone : undefined}>{facts.filter((word) => word !== null).join(', ')}</span>
        {isGone && <span className="wb-muted"> taken back</span>}
      </td>
      <td data-label="Note" className={isGone ? styles.gone : undefined}>
        {note ?? ''}
      </td>
      <td data-label="By">{madeByName}</td>
      <td data-number data-label="Amount" className={isGone ? styles.gone : undefined}>
        {owedText('invoice', cadCents)}
      </td>
      {renderActs && (
        <td data-number className="wb-no-print">
          {state === 'standing' && renderActs(settlement)}
        </td>
      )}
    </tr>
  )
}
