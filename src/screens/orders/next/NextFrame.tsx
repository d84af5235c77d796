import { type ReactNode, useEffect, useRef } from 'react'
import { ChevronLeft } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { SessionBanner } from '#src/layouts/SessionBanner.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { Logo } from '#src/ui/Logo.tsx'
import '#src/ui/page.css'
import styles from './next.module.css'

interface NextFrameProps {
  readonly title: string
  /** The order that "back" leads to; null when there is none. */
  readonly orderId: number | null
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One column for one thumb: without the menu, whose place a telephone does not have to spare. */
export function NextFrame({ title, orderId, aside, children }: NextFrameProps) {
  const { drivesOnly } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Waybill`
    heading.current?.focus({ preventScroll: true })
  }, [title])
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
          {aside}
        </div>
        {children}
      </main>
    </div>
  )
}
