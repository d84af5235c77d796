import { Add, Box, Contrast, Exchange, Flash, Home, KeyCommand, LogOut, Moon, Person, User } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { holdsWords } from '#domain/text/bare-letters.ts'
import type { NavigationEntry } from '#domain/access/navigation.ts'
import { can } from '#src/access/can.ts'
import { sectionIcons } from '#src/layouts/section-icons.ts'
import { useThemeMode } from '#src/layouts/use-theme-mode.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { useMaySwitch } from '#src/session/use-may-switch.ts'
import type { Command } from './command.ts'

interface KnownCommandsOptions {
  readonly entries: readonly NavigationEntry[]
  readonly onShowKeys: () => void
}

/** What can be found without asking anybody: the sections, and the small things that are one's own. */
export function useKnownCommands(query: string, options: KnownCommandsOptions): readonly Command[] {
  return [...useSectionCommands(options), ...useOwnCommands(options)].filter(({ text }) => holdsWords(text, query))
}

function useSectionCommands({ entries }: KnownCommandsOptions): readonly Command[] {
  const session = useSession()
  const navigate = useNavigate()
  const links = entries.flatMap(({ id, label, path, submenu }) => [
    ...(path === null ? [] : [{ id, label, path, icon: id }]),
    // By itself "Data" would say nothing, and nobody who types "accounting" would find it.
    ...submenu.map((link) => ({
      ...link,
      label: `${label}: ${link.label}`,
      icon: link.id in sectionIcons ? link.id : id,
    })),
  ])
  const newOrder: Command = {
    id: 'new-order',
    group: 'Go to',
    text: 'New order',
    hint: 'N',
    icon: <Add />,
    run: () => void navigate(paths.scheduler()),
  }
  const assign: Command = {
    id: 'assign',
    group: 'Act',
    text: 'Assign an order to a driver…',
    hint: 'assign 10313 maya',
    icon: <Person />,
    run: 'assign ',
  }
  return [
    ...(can.dispatch(session).allowed ? [assign] : []),
    ...(can.createOrder(session).allowed && entries.some(({ id }) => id === 'scheduler') ? [newOrder] : []),
    { id: 'home', group: 'Go to', text: 'Home', icon: <Home />, run: () => void navigate(paths.home()) },
    ...links.map(({ id, label, path, icon }): Command => {
      const Icon = sectionIcons[icon] ?? Box
      return { id, group: 'Go to', text: label, icon: <Icon />, run: () => void navigate(path) }
    }),
  ]
}

function useOwnCommands({ onShowKeys }: KnownCommandsOptions): readonly Command[] {
  const navigate = useNavigate()
  const [, choose] = useThemeMode()
  const maySwitch = useMaySwitch(useSession().me.id)
  const group = 'Settings'
  return [
    { id: 'profile', group, text: 'My Profile', icon: <User />, run: () => void navigate(paths.profile()) },
    ...(maySwitch
      ? [
          {
            id: 'switch',
            group,
            text: 'Switch Organizations',
            icon: <Exchange />,
            run: () => void navigate(paths.switchTenants()),
          } as const,
        ]
      : []),
    { id: 'light', group, text: 'Light theme', icon: <Flash />, run: () => choose('light') },
    { id: 'dark', group, text: 'Dark theme', icon: <Moon />, run: () => choose('dark') },
    { id: 'system', group, text: 'Theme as the system', icon: <Contrast />, run: () => choose('system') },
    { id: 'keys', group, text: 'Keyboard shortcuts', hint: '?', icon: <KeyCommand />, run: onShowKeys },
    { id: 'logout', group, text: 'Logout', icon: <LogOut />, run: () => void navigate(paths.logout()) },
  ]
}
