import { Cog } from '@blueprintjs/icons'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { settingsPages } from '#src/layouts/settings-pages.ts'

/** At an address of the settings that leads nowhere. Below `finance` stand the pages of its group, under their own addresses. */
export function NoSuchSetting() {
  const { pathname, search } = useLocation()
  const pages = settingsPages(useSession())
  const below = `${paths.accountingSettings()}/`
  const wanted = pathname.startsWith(below) ? `${paths.settings()}/${pathname.slice(below.length)}` : null
  const page = pages.find(({ group, to }) => group === 'Finance' && (wanted === to || wanted?.startsWith(`${to}/`)))
  if (wanted !== null && page !== undefined) return <Navigate to={wanted + search} replace />
  return (
    <EmptyState
      isScreen
      icon={<Cog size={18} />}
      title="No such page in the settings"
      actions={<ButtonLink to={paths.settings()}>All settings</ButtonLink>}
    >
      Nothing is at {pathname}. The address may have been mistyped.
    </EmptyState>
  )
}
