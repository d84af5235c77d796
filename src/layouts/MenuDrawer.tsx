import { Button, Drawer } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import type { NavigationEntry } from '#domain/access/navigation.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import styles from './menu.module.css'

interface MenuDrawerProps {
  readonly entries: readonly NavigationEntry[]
  readonly open: boolean
  readonly onClose: () => void
}

/** The menu of small screens: over the whole page until a section is chosen. */
export function MenuDrawer({ entries, open, onClose }: MenuDrawerProps) {
  const { tenant } = useSession()
  return (
    <Drawer isOpen={open} onClose={onClose} position="left" size="100%" className={styles.drawer} aria-label="Menu">
      <nav className={styles.menu} aria-label="Main">
        <div className={styles.head}>
          <Link
            to={paths.home()}
            className={`${styles.home} wb-lone-link`}
            aria-label="Waybill, home"
            onClick={onClose}
          >
            <Logo markOnly />
          </Link>
          <Avatar name={tenant.name} image={tenant.image} isLogo />
          <span className={styles.tenant}>{tenant.name}</span>
          <Button
            variant="minimal"
            icon={<Cross />}
            aria-label="Close menu"
            onClick={onClose}
            className={styles.close}
          />
        </div>
        <MenuEntries entries={entries} onNavigate={onClose} />
      </nav>
    </Drawer>
  )
}
