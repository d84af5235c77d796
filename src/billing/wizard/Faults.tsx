import { Error as ErrorSign, WarningSign } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
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
  /** The acts besides mending it. */
  readonly renderActs?: ((fault: Of) => ReactNode) | undefined
  /** Beside the number of an order that is faulty by itself. */
  readonly renderOrderAct?: ((fault: Of, orderId: number) => ReactNode) | undefined
}

/** What keeps a run from being made, or is to be read first: each with its sentence, its orders, and where it is mended. */
export function Faults<Of extends Fault>(props: FaultsProps<Of>) {
  const { title, faults, linksOf, isOfOrders, renderActs, renderOrderAct } = props
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
            acts={renderActs?.(fault)}
            orderAct={renderOrderAct && ((orderId) => renderOrderAct(fault, orderId))}
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
  readonly acts: ReactNode
  readonly orderAct: ((orderId: number) => ReactNode) | undefined
}

function OneFault({ fault, links, isOfOrders, acts, orderAct }: OneFaultProps) {
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
          {isOfOrders && <Orders fault={fault} orderAct={orderAct} />}
        </p>
        {!isOfOrders && orderIds.length > 0 && (
          <details className={styles.about}>
            <summary>{countText(count, orderWords)}</summary>
            <Orders fault={fault} orderAct={orderAct} />
          </details>
        )}
        {acts !== undefined && acts !== null && <div className={styles.acts}>{acts}</div>}
      </div>
    </li>
  )
}

function Orders({ fault: { orderIds, count }, orderAct }: Pick<OneFaultProps, 'fault' | 'orderAct'>) {
  const orderPath = useOrderDrawerPath()
  const more = count - orderIds.length
  return (
    <span className={styles.orders}>
      {orderIds.map((orderId) => (
        <span key={orderId} className={styles.order}>
          <Link to={orderPath(orderId)} state={drawerState}>
            #{orderId}
          </Link>
          {orderAct?.(orderId)}
        </span>
      ))}
      {more > 0 && orderIds.length > 0 && <span className="wb-muted">and {more} more</span>}
    </span>
  )
}
