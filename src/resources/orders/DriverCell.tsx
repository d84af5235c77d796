import type { OrderStatus, Person } from '#generated/model/index.ts'
import { displayName } from '#src/session/session.ts'
import { isElsewhere } from './driver-elsewhere.ts'
import './cells.css'

interface DriverCellProps {
  readonly driver: Person | null
  readonly status: OrderStatus
}

/** Who drives, or that nobody does yet. */
export function DriverCell({ driver, status }: DriverCellProps) {
  if (driver !== null) return <span>{displayName(driver)}</span>
  return <span className="wb-cell-none">{isElsewhere(status) ? 'Other courier' : 'Unassigned'}</span>
}
