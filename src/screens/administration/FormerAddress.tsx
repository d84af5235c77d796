import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#src/paths.ts'

/** Leads from where organizations and jobs stood in the settings to where they stand now, with all that the address says. */
export function FormerAddress() {
  const { pathname, search } = useLocation()
  const [from, to] = pathname.startsWith(paths.formerOrganizations())
    ? [paths.formerOrganizations(), paths.organizations()]
    : [paths.formerInstallation(), paths.installation()]
  return <Navigate to={to + pathname.slice(from.length) + search} replace />
}
