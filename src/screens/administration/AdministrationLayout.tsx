import { Disable } from '@blueprintjs/icons'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkTabs } from '#src/ui/LinkTabs.tsx'
import styles from './administration.module.css'

const sections = [
  { id: 'organizations', title: 'Organizations', to: paths.organizations() },
  { id: 'plans', title: 'Plans', to: paths.plans() },
  { id: 'errors', title: 'Errors', to: paths.errors() },
  { id: 'versions', title: 'Versions', to: paths.clientVersions() },
  { id: 'first-paints', title: 'First paints', to: paths.firstPaints() },
  { id: 'messages', title: 'Messages', to: paths.messageLog() },
  { id: 'jobs', title: 'Jobs', to: paths.installation() },
]

/** What administrators look after, beside each other: who is in trouble, and what with. */
export function AdministrationLayout() {
  const { permissions } = useSession()
  const { pathname } = useLocation()
  if (!permissions.has('installation.manage'))
    return (
      <EmptyState isScreen icon={<Disable size={18} />} title="For administrators of Waybill">
        This is where the installation is looked after. Your role opens none of it.
      </EmptyState>
    )
  const chosen = sections.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  if (chosen === undefined) return <Navigate to={paths.organizations()} replace />
  return (
    <div className={styles.administration}>
      <div className={styles.tabs}>
        <LinkTabs label="Super Admin" look="tabs" chosen={chosen.id} tabs={sections} />
      </div>
      <Outlet />
    </div>
  )
}
