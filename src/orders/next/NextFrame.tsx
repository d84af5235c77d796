import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ChevronLeft } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { SessionBanner } from '#src/ui/SessionBanner.tsx'
import { paths } from '#src/paths.ts'
import { StatusTag } from '#src/orders/cells/StatusTag.tsx'
import { useSession } from '#src/session/session.ts'
import { Logo } from '#src/ui/Logo.tsx'
import '#src/ui/page.css'
import styles from './next.module.css'

interface NextFrameProps {
  readonly title: string
  /** The order that "back" leads to; null when there is none. */
  readonly orderId: number | null
  /** Where the order stands: once that is another, the page is another as well. */
  readonly status?: OrderStatus
  readonly children: ReactNode
}

/** One column for one thumb: without the menu, whose place a telephone does not have to spare. */
export function NextFrame({ title, orderId, status, children }: NextFrameProps) {
  const { drivesOnly } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Waybill`
    heading.current?.focus({ preventScroll: true })
  }, [title])
  useTopAfterMove(status, heading)
  const back =
    drivesOnly === true
      ? { to: paths.root(), label: 'Your deliveries' }
      : orderId === null
        ? { to: paths.orderHistory(), label: 'Orders' }
        : { to: paths.order(orderId), label: 'Order' }
  return (
    <div className={styles.next}>
      <SessionBanner />
      <header className={styles.bar}>
        <Link to={back.to} className={styles.back}>
          <ChevronLeft size={16} />
          {back.label}
        </Link>
        <Logo markOnly />
      </header>
      <main className={styles.main}>
        <div className={styles.title}>
          <h1 className="wb-page-title" tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {status !== undefined && <StatusTag status={status} />}
        </div>
        {children}
      </main>
    </div>
  )
}

/** After a move the page stands at the next address again, and not at the signature of the stop that was left. */
function useTopAfterMove(status: OrderStatus | undefined, heading: RefObject<HTMLHeadingElement | null>): void {
  const shown = useRef(status)
  useEffect(() => {
    const isMoved = shown.current !== undefined && shown.current !== status
    shown.current = status
    // A person who writes a comment while the office moves the order goes on writing.
    if (!isMoved || document.activeElement?.matches('input, textarea') === true) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [status, heading])
}
