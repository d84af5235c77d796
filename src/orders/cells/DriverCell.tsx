import type { OrderStatus, Person, TenantRef } from '#generated/model/index.ts'
import { displayName } from '#src/session/session.ts'
import { isElsewhere } from './driver-elsewhere.ts'
import '#src/ui/cells.css'

interface DriverCellProps {
  readonly driver: Person | null
  readonly status: OrderStatus
  /** The courier whose driver it will be. */
  readonly brokeredTo?: TenantRef | null
}

/** Who drives, or that nobody does yet. */
export function DriverCell({ driver, status, brokeredTo = null }: DriverCellProps) {
  if (driver !== null) return <span>{displayName(driver)}</span>
  if (brokeredTo !== null) return <span title={`Brokered to ${brokeredTo.name}`}>{brokeredTo.name}</span>
  if (isElsewhere(status))
    return (
      <span className="wb-cell-none" title="The courier that carries it out does not say who drives">
        Assigned
      </span>
    )
  return <span className="wb-cell-none">Unassigned</span>
}
