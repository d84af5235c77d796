import { Error as ErrorSign, WarningSign } from '@blueprintjs/icons'
import { Link, useLocation } from 'react-router-dom'
import type { BillingRunFault } from '#generated/model/index.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
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
  const orderPath = useOrderDrawerPath()
  const { severity, message, orderIds, count } = fault
  const isError = severity === 'error'
  const more = count - orderIds.length
  return (
    <li data-severity={severity}>
      {isError ? <ErrorSign size={16} /> : <WarningSign size={16} />}
      <div>
        <p>{message}</p>
        <p className={styles.places}>
          {faultLinks(fault, draft).map(({ to, text }) => (
            // Whoever mended it comes back to the same dry run.
            <Link key={to} to={to} state={{ back: pathname + search }}>
              {text}
            </Link>
          ))}
          {orderIds.length > 0 && (
            <span className={styles.orders}>
              {orderIds.map((orderId) => (
                <Link key={orderId} to={orderPath(orderId)} state={drawerState}>
                  #{orderId}
                </Link>
              ))}
              {more > 0 && <span className="wb-muted">and {more} more</span>}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
