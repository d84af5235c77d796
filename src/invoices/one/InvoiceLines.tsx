import { Document } from '@blueprintjs/icons'
import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Invoice, InvoiceLine, InvoiceLinePage } from '#generated/model/index.ts'
import shared from '#src/billing/billing.module.css'
import { PagedPart } from '#src/billing/run/PagedPart.tsx'
import { dayText } from '#src/billing/words.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { type PageRequest, usePagedRows } from '#src/tables/use-paged-rows.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { DisputeThread } from '../disputes/DisputeThread.tsx'
import { TextForm, type TextFormProps } from '../disputes/TextForm.tsx'
import { useReturnFocus } from '../disputes/use-return-focus.ts'
import { owedText } from '../words.ts'
import styles from '../invoices.module.css'

interface InvoiceLinesProps {
  readonly invoice: Invoice
  readonly queryKey: QueryKey
  readonly fetchPage: (request: PageRequest, signal: AbortSignal) => Promise<InvoiceLinePage>
  /** What can be done with a line, or with what is objected to; null: nothing. */
  readonly renderActs: (line: InvoiceLine, open: () => void) => ReactNode
  /** What is written about a line once it is opened. */
  readonly textOf: (line: InvoiceLine) => Omit<TextFormProps, 'onClose'>
}

const lineKinds = { order: null, correction: 'Correction', credit: 'Credit' } as const

/** The lines of an invoice: each opens its order, with what its customer objects to under it. */
export function InvoiceLines({ invoice, queryKey, fetchPage, renderActs, textOf }: InvoiceLinesProps) {
  const paged = usePagedRows<InvoiceLine>({ queryKey, fetchPage, startPage: 0 })
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Lines">
      <h2>Lines</h2>
      <PagedPart paged={paged} what="lines" expected={invoice.orders}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState icon={<Document size={18} />} title="No lines">
              Nothing stands on it.
            </EmptyState>
          ) : (
            <table className={`${shared.table} ${styles.lines}`} aria-label="Lines">
              <thead>
                <tr>
                  <th scope="col">Order</th>
                  <th scope="col">For</th>
                  <th scope="col">Day</th>
                  <th scope="col" data-number>
                    Before tax
                  </th>
                  <th scope="col" data-number>
                    Tax
                  </th>
                  <th scope="col" data-number>
                    Total
                  </th>
                  <th scope="col" className="wb-no-print">
                    <span className="wb-visually-hidden">What can be done</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <LineRows key={line.id} invoice={invoice} line={line} renderActs={renderActs} textOf={textOf} />
                ))}
              </tbody>
            </table>
          )
        }
      </PagedPart>
    </section>
  )
}

interface LineRowsProps extends Pick<InvoiceLinesProps, 'invoice' | 'renderActs' | 'textOf'> {
  readonly line: InvoiceLine
}

function LineRows({ invoice, line, renderActs, textOf }: LineRowsProps) {
  const orderPath = useOrderDrawerPath()
  const [isOpen, setOpen] = useState(false)
  const row = useRef<HTMLTableRowElement>(null)
  useReturnFocus(
    isOpen,
    () => row.current?.querySelector('button') ?? row.current?.nextElementSibling?.querySelector('button'),
  )
  const { orderId, kind, serviceName, description, poNumber, serviceDate, dispute } = line
  const open = () => setOpen(true)
  // The order stands before it already.
  const route = description.replace(/^Order \d+: /, '')
  const amounts = [
    ['Before tax', line.preTaxCadCents],
    ['Tax', line.taxCadCents],
    ['Total', line.totalCadCents],
  ] as const
  return (
    <>
      <tr ref={row} data-disputed={dispute !== null || isOpen || undefined}>
        <th scope="row">
          <Link className="wb-lone-link" to={orderPath(orderId)} state={drawerState}>
            #{orderId}
          </Link>
        </th>
        <td data-label="For" data-wide>
          {route}
          <span className={styles.under}>
            {[lineKinds[kind], serviceName, poNumber === '' ? null : poNumber]
              .filter((word) => word !== null)
              .join(' · ')}
          </span>
        </td>
        <td data-label="Day" className={styles.day}>
          {dayText(serviceDate)}
        </td>
        {amounts.map(([title, cents]) => (
          <td key={title} data-number data-label={title}>
            {owedText(invoice.kind, cents)}
          </td>
        ))}
        <td data-number className="wb-no-print">
          {dispute === null && !isOpen && renderActs(line, open)}
        </td>
      </tr>
      {(dispute !== null || isOpen) && (
        <tr className={styles.disputed}>
          <td colSpan={7} data-wide>
            <div className={styles.dispute}>
              {dispute !== null && <DisputeThread dispute={dispute} />}
              {isOpen ? (
                <TextForm {...textOf(line)} onClose={() => setOpen(false)} />
              ) : (
                <span className="wb-no-print">{renderActs(line, open)}</span>
              )}
            </div>
          </td>
        </tr>
      )}
    </>
  )
}
