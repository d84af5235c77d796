import type { ReactNode } from 'react'
import type { Person } from '#generated/model/index.ts'
import { Link } from 'react-router-dom'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import styles from './driver-name.module.css'

interface DriverNameProps {
  readonly driver: Person | null
  /** Said instead of "Unassigned" where nobody is named. */
  readonly nobody?: ReactNode
  /** Whether the name leads to the driver's page, where the person may see it. */
  readonly isLink?: boolean
}

/** Who drives an order, with a face, where a card is about it. */
export function DriverName({ driver, nobody, isLink = false }: DriverNameProps) {
  const leads = can.readDrivers(useSession()).allowed && isLink
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
          <strong>
            {leads ? (
              <Link to={paths.driver(driver.id)} className="wb-lone-link">
                {displayName(driver)}
              </Link>
            ) : (
              displayName(driver)
            )}
          </strong>
        </>
      )}
    </div>
  )
}
