import { useState } from 'react'
import { ChevronDown } from '@blueprintjs/icons'
import { NavLink, useLocation } from 'react-router-dom'
import type { NavigationBadge, NavigationEntry, NavigationLink } from '#domain/access/navigation.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import styles from './menu.module.css'

// Their place is kept, and no row of a list waits for them.
const sectionIcon = lazyComponent<{ readonly id: NavigationEntry['id'] }>(
  async () => (await import('./SectionIcon.tsx')).SectionIcon,
)

interface MenuEntriesProps {
  readonly entries: readonly NavigationEntry[]
  readonly onNavigate?: () => void
}

/** The entries of the side menu: those at the top, and below them those that belong to the bottom. */
export function MenuEntries({ entries, onNavigate }: MenuEntriesProps) {
  return (['top', 'bottom'] as const).map((position) => {
    const placed = entries.filter((entry) => entry.position === position)
    return (
      placed.length > 0 && (
        <ul key={position} className={styles.list} data-position={position}>
          {placed.map((entry) => (
            <li key={entry.id}>
              {entry.path === null ? (
                <Submenu entry={entry} onNavigate={onNavigate} />
              ) : (
                <NavLink to={entry.path} className={styles.link} onClick={onNavigate}>
                  <EntryContent entry={entry} />
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      )
    )
  })
}

function EntryContent({ entry }: { readonly entry: NavigationEntry }) {
  return (
    <>
      <span className={styles.icon}>
        <sectionIcon.Part id={entry.id} />
      </span>
      <span className={styles.text}>{entry.label}</span>
      {entry.badge !== null && <Badge badge={entry.badge} />}
    </>
  )
}

function Badge({ badge }: { readonly badge: NavigationBadge }) {
  const isCount = 'count' in badge
  return (
    <span className={styles.badge} data-intent={badge.intent}>
      <span className="wb-visually-hidden">, </span>
      {isCount ? countText(badge.count) : badge.text}
      <span className="wb-visually-hidden">{isCount ? ' waiting' : ' needs attention'}</span>
    </span>
  )
}

/** Three digits fit beside the word. */
function countText(count: number): string {
  return count > 999 ? '999+' : String(count)
}

interface SubmenuProps {
  readonly entry: NavigationEntry
  readonly onNavigate: (() => void) | undefined
}

function Submenu({ entry, onNavigate }: SubmenuProps) {
  const { pathname } = useLocation()
  const isHere = entry.submenu.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const [chosen, setChosen] = useState<boolean | null>(null)
  // Where one is stands in sight, until one closes it.
  const open = chosen ?? isHere
  return (
    <>
      <button type="button" className={styles.link} aria-expanded={open} onClick={() => setChosen(!open)}>
        <EntryContent entry={entry} />
        <ChevronDown size={14} className={styles.chevron} />
      </button>
      {open && (
        <ul className={styles.sublist}>
          {entry.submenu.map((link) => (
            <li key={link.id}>
              <SubmenuLink link={link} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function SubmenuLink({
  link,
  onNavigate,
}: {
  readonly link: NavigationLink
  readonly onNavigate: (() => void) | undefined
}) {
  return (
    <NavLink to={link.path} className={`${styles.link} ${styles.sublink}`} onClick={onNavigate}>
      {link.label}
    </NavLink>
  )
}
