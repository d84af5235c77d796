import { paths } from '#src/paths.ts'
import { seesFigures } from './FiguresOrDenied.tsx'
import { useSession } from '#src/session/session.ts'
import { LinkTabs } from '#src/ui/LinkTabs.tsx'

const tabs = [
  { id: 'today', title: 'Today', to: paths.home() },
  { id: 'analytics', title: 'Analytics', to: paths.analytics() },
]

/** The two sides of home; nothing for those who see no figures. */
export function HomeTabs({ chosen }: { readonly chosen: 'today' | 'analytics' }) {
  const session = useSession()
  return seesFigures(session) ? <LinkTabs label="Home" look="tabs" tabs={tabs} chosen={chosen} /> : null
}
