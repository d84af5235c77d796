import { Error as ErrorSign, WarningSign } from '@blueprintjs/icons'
import { Link, useLocation } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import type { BillingRunFault } from '#generated/model/index.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { orderWords } from '../words.ts'
import { faultLinks } from './fault-links.ts'
import type { RunDraft } from './run-draft.ts'
import styles from './faults.module.css'

interface FaultsProps {
  readonly title: string
  readonly faults: readonly BillingRunFault[]
  readonly draft: RunDraft
}

/** What keeps a run from being made, or is to be read first: each with its sentence, its orders, and where it is mended. */
export function Faults({ title, faults, draft }: FaultsProps) {
  if (faults.length === 0) return null
  return (
    <section className={`wb-card ${styles.faults}`} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {faults.map((fault) => (
          <Fault key={`${fault.code} ${fault.message}`} fault={fault} draft={draft} />
        ))}
      </ul>
    </section>
  )
}

function Fault({ fault, draft }: { readonly fault: BillingRunFault; readonly draft: RunDraft }) {
  const { pathname, search } = useLocation()
  const { severity, message, orderIds, count, customerId, serviceId, taxKey } = fault
  const isError = severity === 'error'
  // What is about a customer, a service or a tax is mended there, and not order by order.
  const isOfOrders = customerId === null && serviceId === null && taxKey === null
  return (
    <li>
      <span className={styles.sign} data-severity={severity}>
        {isError ? <ErrorSign size={16} /> : <WarningSign size={16} />}
      </span>
      <div>
        <p>{message}</p>
        <p className={styles.places}>
          {faultLinks(fault, draft).map(({ to, text }) => (
            // From there one comes back to the same dry run.
            <Link key={to} to={to} state={{ back: pathname + search }}>
              {text}
            </Link>
          ))}
          {isOfOrders && <Orders fault={fault} />}
        </p>
        {!isOfOrders && orderIds.length > 0 && (
          <details className={styles.about}>
            <summary>{countText(count, orderWords)}</summary>
            <Orders fault={fault} />
          </details>
        )}
      </div>
    </li>
  )
}

function Orders({ fault: { orderIds, count } }: { readonly fault: BillingRunFault }) {
  const orderPath = useOrderDrawerPath()
  const more = count - orderIds.length
  return (
    <span className={styles.orders}>
      {orderIds.map((orderId) => (
        <Link key={orderId} to={orderPath(orderId)} state={drawerState}>
          #{orderId}
        </Link>
      ))}
      {more > 0 && orderIds.length > 0 && <span className="wb-muted">and {more} more</span>}
    </span>
  )
}
