import {
  Add,
  ArrowRight,
  Box,
  Contrast,
  Exchange,
  Flash,
  Home,
  KeyCommand,
  LogOut,
  Moon,
  Person,
  User,
} from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import type { NavigationEntry } from '#domain/access/navigation.ts'
import { can } from '#src/access/can.ts'
import { sectionIcons } from '#src/layouts/section-icons.ts'
import { useThemeMode } from '#src/layouts/use-theme-mode.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { useMaySwitch } from '#src/session/use-may-switch.ts'
import type { Command } from './command.ts'
import { matchOf } from './match-screen.ts'
import { screensFor, sectionWords } from './screens.ts'

interface KnownCommandsOptions {
  readonly entries: readonly NavigationEntry[]
  readonly onShowKeys: () => void
}

/** A command with what else people call it. */
interface KnownCommand extends Command {
  readonly words?: string
}

/** A person reads so many screens at a glance; others are found by typing more. */
const mostScreens = 8

/**
 * Finds everything that needs no question to the server: the sections, every other screen that the person may open, and the small things
 * that are one's own. A match by the name comes before one by other words.
 */
export function useKnownCommands(query: string, options: KnownCommandsOptions): readonly Command[] {
  const sections = useSectionCommands(options)
  const screens = useScreenCommands(options)
  const own = useOwnCommands(options)
  if (query.trim() === '') return [...sections, ...own]
  return byName([...meant(sections, query), ...meant(screens, query).slice(0, mostScreens), ...meant(own, query)])
}

function meant(commands: readonly KnownCommand[], query: string): readonly Command[] {
  return byName(
    commands.flatMap(({ words = '', ...command }) => {
      const match = matchOf({ text: command.text, words }, query)
      return match === null ? [] : [{ ...command, isByWords: match === 1 }]
    }),
  )
}

function byName(commands: readonly Command[]): readonly Command[] {
  return commands.toSorted((one, other) => Number(one.isByWords ?? false) - Number(other.isByWords ?? false))
}

/** The screens beside the sections of the menu. */
function useScreenCommands({ entries }: KnownCommandsOptions): readonly KnownCommand[] {
  const session = useSession()
  const navigate = useNavigate()
  const sections = new Set(entries.flatMap(({ id, submenu }) => [id, ...submenu.map((link) => link.id)]))
  return screensFor(session, sections).map(({ text, to, words }) => ({
    id: `screen-${to}`,
    group: 'Go to',
    text,
    words,
    icon: <ArrowRight />,
    run: () => void navigate(to),
  }))
}

function useSectionCommands({ entries }: KnownCommandsOptions): readonly KnownCommand[] {
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
    {
      id: 'home',
      group: 'Go to',
      text: 'Home',
      words: sectionWords.home,
      icon: <Home />,
      run: () => void navigate(paths.home()),
    },
    ...links.map(({ id, label, path, icon }): KnownCommand => {
      const Icon = sectionIcons[icon] ?? Box
      const words = id === 'accounting' ? '' : sectionWords[id]
      return { id, group: 'Go to', text: label, words, icon: <Icon />, run: () => void navigate(path) }
    }),
  ]
}

function useOwnCommands({ onShowKeys }: KnownCommandsOptions): readonly KnownCommand[] {
  const navigate = useNavigate()
  const [, choose] = useThemeMode()
  const maySwitch = useMaySwitch(useSession().me.id)
  const group = 'Settings'
  return [
    {
      id: 'profile',
      group,
      text: 'My Profile',
      words: 'my account, my settings, me',
      icon: <User />,
      run: () => void navigate(paths.profile()),
    },
    ...(maySwitch
      ? [
          {
            id: 'switch',
            group,
            text: 'Switch Organizations',
            words: 'change company, tenants, another organization',
            icon: <Exchange />,
            run: () => void navigate(paths.switchTenants()),
          } as const,
        ]
      : []),
    { id: 'light', group, text: 'Light theme', icon: <Flash />, run: () => choose('light') },
    {
      id: 'dark',
      group,
      text: 'Dark theme',
      words: 'night mode, dark mode',
      icon: <Moon />,
      run: () => choose('dark'),
    },
    { id: 'system', group, text: 'Theme as the system', icon: <Contrast />, run: () => choose('system') },
    {
      id: 'keys',
      group,
      text: 'Keyboard shortcuts',
      words: 'hotkeys, help',
      hint: '?',
      icon: <KeyCommand />,
      run: onShowKeys,
    },
    {
      id: 'logout',
      group,
      text: 'Logout',
      words: 'sign out, log off, quit',
      icon: <LogOut />,
      run: () => void navigate(paths.logout()),
    },
  ]
}
