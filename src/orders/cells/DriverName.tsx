import type { ReactNode } from 'react'
import type { Person } from '#generated/model/index.ts'
import { displayName } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import styles from './driver-name.module.css'

interface DriverNameProps {
  readonly driver: Person | null
  /** Said instead of "Unassigned" where nobody is named. */
  readonly nobody?: ReactNode
}

/** Who drives an order, with a face, where a card is about it. */
export function DriverName({ driver, nobody }: DriverNameProps) {
  return (
    <div className={styles.driver}>
      {driver === null ? (
        (nobody ?? (
          <span className="wb-status" data-status="created">
            Unassigned
          </span>
        ))
      ) : (
        <>
          <Avatar name={displayName(driver)} image={driver.image ?? null} />
          <strong>{displayName(driver)}</strong>
        </>
      )}
    </div>
  )
}
