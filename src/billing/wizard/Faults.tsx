import { Error as ErrorSign, WarningSign } from '@blueprintjs/icons'
import { Link, useLocation } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { orderWords } from '../words.ts'
import styles from './faults.module.css'

/** What a dry run has found. */
export interface Fault {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly count: number
  /** The first of them. */
  readonly orderIds: readonly number[]
}

/** Where a fault is mended. */
export interface FaultLink {
  readonly to: string
  readonly text: string
}

export interface FaultsProps<Of extends Fault> {
  readonly title: string
  readonly faults: readonly Of[]
  /** Where it is mended, the likeliest place first. */
  readonly linksOf: (fault: Of) => readonly FaultLink[]
  /** Whether it is mended order by order; the orders of the others stand folded under it. */
  readonly isOfOrders: (fault: Of) => boolean
}

/** What keeps a run from being made, or is to be read first: each with its sentence, its orders, and where it is mended. */
export function Faults<Of extends Fault>({ title, faults, linksOf, isOfOrders }: FaultsProps<Of>) {
  if (faults.length === 0) return null
  return (
    <section className={`wb-card ${styles.faults}`} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {faults.map((fault) => (
          <OneFault
            key={`${fault.code} ${fault.message}`}
            fault={fault}
            links={linksOf(fault)}
            isOfOrders={isOfOrders(fault)}
          />
        ))}
      </ul>
    </section>
  )
}

interface OneFaultProps {
  readonly fault: Fault
  readonly links: readonly FaultLink[]
  readonly isOfOrders: boolean
}

function OneFault({ fault, links, isOfOrders }: OneFaultProps) {
  const { pathname, search } = useLocation()
  const { severity, message, orderIds, count } = fault
  return (
    <li>
      <span className={styles.sign} data-severity={severity}>
        {severity === 'error' ? <ErrorSign size={16} /> : <WarningSign size={16} />}
      </span>
      <div>
        <p>{message}</p>
        <p className={styles.places}>
          {links.map(({ to, text }) => (
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

function Orders({ fault: { orderIds, count } }: Pick<OneFaultProps, 'fault'>) {
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
