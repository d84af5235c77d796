import type { Person } from '#generated/model/index.ts'
import { displayName } from '#src/session/session.ts'
import './cells.css'

/** Who drives, or that nobody does yet. */
export function DriverCell({ driver }: { readonly driver: Person | null }) {
  return driver === null ? <span className="wb-cell-none">Unassigned</span> : <span>{displayName(driver)}</span>
}
