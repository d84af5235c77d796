import { Button } from '@blueprintjs/core'
import { Cross, Tick } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { displayName } from '#src/session/session.ts'
import type { MoveReport } from './use-moves.ts'
import styles from './strip.module.css'

interface MoveReportPanelProps {
  readonly report: MoveReport
  readonly onClose: () => void
}

/** What became of each order when not all could be moved: which, and why not. Those stay selected for another try. */
export function MoveReportPanel({ report: { driver, rows }, onClose }: MoveReportPanelProps) {
  const drawerPath = useOrderDrawerPath()
  const done = rows.filter(({ ok }) => ok).length
  const act = driver === null ? 'unassigned' : `assigned to ${displayName(driver)}`
  return (
    <section className={styles.boardReport} role="alert" aria-label="Result">
      <div className={styles.boardReportHead}>
        <strong>
          {done} of {rows.length} {act}
        </strong>
        <Button variant="minimal" size="small" icon={<Cross />} aria-label="Close the result" onClick={onClose} />
      </div>
      <ul>
        {rows.map(({ orderId, ok, message }) => (
          <li key={orderId} data-ok={ok || undefined}>
            {ok ? <Tick size={12} aria-hidden="true" /> : <Cross size={12} aria-hidden="true" />}
            <Link to={drawerPath(orderId)} state={drawerState}>
              #{orderId}
            </Link>
            <span>{ok ? act.charAt(0).toUpperCase() + act.slice(1) : message}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
