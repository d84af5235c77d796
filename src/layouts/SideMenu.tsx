import { Link } from 'react-router-dom'
import type { NavigationEntry } from '#domain/access/navigation.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import styles from './menu.module.css'

interface SideMenuProps {
  readonly entries: readonly NavigationEntry[]
  readonly open: boolean
}

/**
 * The menu beside the page. Closed, it is a rail of icons at the left edge which opens over the page while the pointer,
 * or the keyboard, is on it.
 */
export function SideMenu({ entries, open }: SideMenuProps) {
  const { tenant } = useSession()
  return (
    <div className={styles.place} data-open={open}>
      <nav className={styles.menu} aria-label="Main">
        <div className={styles.head}>
          <Link to={paths.home()} className={`${styles.home} wb-lone-link`} aria-label="Waybill, home">
            <Logo markOnly />
          </Link>
          <Avatar name={tenant.name} image={tenant.image} isLogo />
          <span className={styles.tenant} title={tenant.name}>
            {tenant.name}
          </span>
        </div>
        <MenuEntries entries={entries} />
      </nav>
    </div>
  )
}
