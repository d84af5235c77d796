import { useState } from 'react'
import { ChevronDown } from '@blueprintjs/icons'
import { NavLink } from 'react-router-dom'
import type { NavigationBadge, NavigationEntry, NavigationLink } from '#domain/navigation.ts'
import { later } from '#src/ui/later.tsx'

// Their place is kept, and no row of a list waits for them.
const sectionIcon = later<{ readonly id: NavigationEntry['id'] }>(
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
        <ul key={position} className="wb-menu-list" data-position={position}>
          {placed.map((entry) => (
            <li key={entry.id}>
              {entry.path === null ? (
                <Submenu entry={entry} onNavigate={onNavigate} />
              ) : (
                <NavLink to={entry.path} className="wb-menu-link" onClick={onNavigate}>
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
      <span className="wb-menu-icon">
        <sectionIcon.Part id={entry.id} />
      </span>
      <span className="wb-menu-text">{entry.label}</span>
      {entry.badge !== null && <Badge badge={entry.badge} />}
    </>
  )
}

function Badge({ badge }: { readonly badge: NavigationBadge }) {
  const isCount = 'count' in badge
  return (
    <span className="wb-menu-badge" data-intent={badge.intent}>
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
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="wb-menu-link" aria-expanded={open} onClick={() => setOpen((before) => !before)}>
        <EntryContent entry={entry} />
        <ChevronDown size={14} className="wb-menu-chevron" />
      </button>
      {open && (
        <ul className="wb-menu-sublist">
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
  if (link.disabled)
    return (
      <span className="wb-menu-link wb-menu-sublink" aria-disabled="true">
        {link.label}
      </span>
    )
  return (
    <NavLink to={link.path} className="wb-menu-link wb-menu-sublink" onClick={onNavigate}>
      {link.label}
    </NavLink>
  )
}
