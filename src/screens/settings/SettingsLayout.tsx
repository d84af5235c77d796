import { Classes } from '@blueprintjs/core'
import { ChevronLeft, Cog, Search } from '@blueprintjs/icons'
import { useState } from 'react'
import { Link, Navigate, Outlet, useLocation, useMatch } from 'react-router-dom'
import { useIsSmallScreen } from '#src/lib/use-media-query.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { type FoundPage, findSettings, settingsPages } from '#src/layouts/settings-pages.ts'
import styles from './settings.module.css'
import '#src/ui/list.css'

/** The index of the settings beside the page that is open; on a phone one or the other. */
export function SettingsLayout() {
  const session = useSession()
  const pages = settingsPages(session)
  const narrow = useIsSmallScreen()
  const isIndex = useMatch(paths.settings()) !== null
  const [first] = pages
  if (isIndex && first === undefined) return <NoSettings />
  if (isIndex && !narrow && first !== undefined) return <Navigate to={first.to} replace />
  return (
    <div className={styles.settings}>
      {(!narrow || isIndex) && <SettingsIndex pages={pages} titled={isIndex} />}
      {!isIndex && (
        <div className={styles.page}>
          {narrow && (
            <Link to={paths.settings()} className={`wb-page-back ${styles.back}`}>
              <ChevronLeft size={14} />
              Settings
            </Link>
          )}
          <Outlet />
        </div>
      )}
    </div>
  )
}

/** For a person who has the entry in the menu by a right that opens no page here. */
function NoSettings() {
  const { tenant } = useSession()
  return (
    <EmptyState
      isScreen
      icon={<Cog size={18} />}
      title="No settings are open to you"
      actions={<ButtonLink to={paths.profileWhy()}>Why?</ButtonLink>}
    >
      Your role in {tenant.name} opens none of the settings. Ask an owner of the organization if you need one.
    </EmptyState>
  )
}

interface SettingsIndexProps {
  readonly pages: ReturnType<typeof settingsPages>
  /** Whether it is the page, and not beside one. */
  readonly titled: boolean
}

function SettingsIndex({ pages, titled }: SettingsIndexProps) {
  const [term, setTerm] = useState('')
  const found = findSettings(pages, term)
  const open = openPage(pages, useLocation().pathname)
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <nav className={styles.index} aria-label="Settings">
      {titled ? <PageHeader title="Settings" /> : <p className={styles.title}>Settings</p>}
      <div className={`${Classes.INPUT_GROUP} wb-filter-search ${styles.search}`}>
        <Search />
        <input
          type="search"
          className={Classes.INPUT}
          placeholder="Find a setting"
          aria-label="Find a setting"
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
      </div>
      <p className="wb-visually-hidden" role="status">
        {term === '' ? '' : `${found.length} of ${pages.length} pages`}
      </p>
      {found.length === 0 && term !== '' && <p className="wb-muted">Nothing is called “{term}”.</p>}
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <h2 className={styles.group}>{group}</h2>
          <ul className={styles.list}>
            {found
              .filter((page) => page.group === group)
              .map((page) => (
                <Entry key={page.to} page={page} isOpen={page.to === open} />
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** The page at whose address, or below it, one is: of Users and its Invitations the one that says more. */
function openPage(pages: SettingsIndexProps['pages'], pathname: string): string | undefined {
  const above = pages.map(({ to }) => to).filter((to) => pathname === to || pathname.startsWith(`${to}/`))
  return above.toSorted((left, right) => right.length - left.length)[0]
}

interface EntryProps {
  readonly page: FoundPage
  readonly isOpen: boolean
}

function Entry({ page: { title, to, by }, isOpen }: EntryProps) {
  return (
    <li>
      <Link to={to} className={styles.link} aria-current={isOpen ? 'page' : undefined}>
        {title}
        {by.length > 0 && <span className={styles.by}>{shortList(by)}</span>}
      </Link>
    </li>
  )
}

/** A common word such as "name" is on some pages many times. */
function shortList(labels: readonly string[]): string {
  const shown = labels.slice(0, 3).join(', ')
  return labels.length > 3 ? `${shown} and ${labels.length - 3} more` : shown
}
