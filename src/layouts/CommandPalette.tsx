import { type ReactElement, useDeferredValue, useState } from 'react'
import { MenuItem } from '@blueprintjs/core'
import { Add, Box, Contrast, Exchange, Flash, Home, KeyCommand, LogOut, Moon, Office, User } from '@blueprintjs/icons'
import { Omnibar, type ItemRendererProps } from '@blueprintjs/select'
import { useNavigate } from 'react-router-dom'
import { holdsWords } from '#domain/bare-letters.ts'
import type { NavigationEntry } from '#domain/navigation.ts'
import { orderStatusLabels } from '#domain/order-status.ts'
import { useGetPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import { useGetSwitchableTenants } from '#generated/client/users/users.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { switchTenant } from '#src/session/switch-tenant.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { sectionIcons } from './section-icons.ts'
import { useThemeMode } from './use-theme-mode.ts'
import '@blueprintjs/select/lib/css/blueprint-select.css'
import styles from './palette.module.css'

interface Command {
  readonly id: string
  readonly text: string
  readonly hint?: string
  readonly icon: ReactElement
  readonly run: () => void
  /** Found by the server, so it matches already whatever was typed. */
  readonly found?: boolean
}

interface CommandPaletteProps {
  readonly entries: readonly NavigationEntry[]
  readonly onClose: () => void
  readonly onShowKeys: () => void
}

/** Goes anywhere and does the small things, by typing a part of their name: sections, orders, organisations, theme. */
export function CommandPalette({ entries, onClose, onShowKeys }: CommandPaletteProps) {
  const [query, setQuery] = useState('')
  const commands = [
    ...useOrderCommands(query),
    ...useSectionCommands(entries),
    ...useTenantCommands(query),
    ...useOwnCommands(onShowKeys),
  ]
  return (
    <Omnibar<Command>
      isOpen
      onClose={onClose}
      className={styles.palette}
      items={commands}
      query={query}
      onQueryChange={setQuery}
      itemListPredicate={matching}
      itemRenderer={renderCommand}
      itemsEqual="id"
      onItemSelect={({ run }) => {
        onClose()
        run()
      }}
      noResults={<MenuItem disabled text="Nothing by that name" roleStructure="listoption" />}
      inputProps={{
        placeholder: 'Go to a section, an order number, an organization…',
        'aria-label': 'Search or go to',
      }}
      overlayProps={{ hasBackdrop: true }}
      initialContent={undefined}
    />
  )
}

function matching(query: string, commands: Command[]): Command[] {
  return commands.filter(({ text, found }) => found === true || holdsWords(text, query))
}

function renderCommand(command: Command, { handleClick, handleFocus, modifiers, ref }: ItemRendererProps) {
  if (!modifiers.matchesPredicate) return null
  return (
    <MenuItem
      key={command.id}
      ref={ref}
      active={modifiers.active}
      roleStructure="listoption"
      icon={command.icon}
      text={command.text}
      label={command.hint}
      onClick={handleClick}
      onFocus={handleFocus}
    />
  )
}

const longestOrderNumber = 12
/** The search needs three letters; fewer would match half the orders. */
const leastSearch = 3

function useOrderCommands(query: string): readonly Command[] {
  const session = useSession()
  const navigate = useNavigate()
  const search = useDeferredValue(query.trim().replace(/^#/, ''))
  const isNumber = /^\d+$/.test(search) && search.length <= longestOrderNumber
  const { data } = useGetPaginatedDeliveryOrders(
    session.tenant.id,
    { pagination: { page: 0, pageSize: 5, filter: { search } } },
    { query: { enabled: can.readOrders(session).allowed && (isNumber || search.length >= leastSearch) } },
  )
  const found = (data?.data ?? []).map((order) => ({
    id: `order-${order.id}`,
    text: `#${order.id}  ${order.pickupLocation.name} → ${order.dropoffLocation.name}`,
    hint: orderStatusLabels[order.status],
    icon: <Box />,
    found: true,
    run: () => void navigate(paths.order(order.id)),
  }))
  const isFound = found.some(({ id }) => id === `order-${search}`)
  if (!isNumber || isFound) return found
  return [
    ...found,
    {
      id: 'order-number',
      text: `Order #${search}`,
      icon: <Box />,
      found: true,
      run: () => void navigate(paths.order(search)),
    },
  ]
}

function useSectionCommands(entries: readonly NavigationEntry[]): readonly Command[] {
  const session = useSession()
  const navigate = useNavigate()
  const links = entries.flatMap(({ id, label, path, submenu }) => [
    ...(path === null ? [] : [{ id, label, path, icon: id }]),
    ...submenu.filter(({ disabled }) => !disabled).map((link) => ({ ...link, icon: id })),
  ])
  const newOrder: Command = {
    id: 'new-order',
    text: 'New order',
    hint: 'N',
    icon: <Add />,
    run: () => void navigate(paths.scheduler()),
  }
  return [
    ...(can.createOrder(session).allowed && entries.some(({ id }) => id === 'scheduler') ? [newOrder] : []),
    { id: 'home', text: 'Home', icon: <Home />, run: () => void navigate(paths.home()) },
    ...links.map(({ id, label, path, icon }) => {
      const Icon = sectionIcons[icon] ?? Box
      return { id, text: label, icon: <Icon />, run: () => void navigate(path) }
    }),
  ]
}

function useTenantCommands(query: string): readonly Command[] {
  const { me, tenant } = useSession()
  const search = useDeferredValue(query.trim())
  const { data } = useGetSwitchableTenants(me.id, { pagination: { page: 0, pageSize: 5 }, search })
  return (data?.data ?? [])
    .filter(({ id }) => id !== tenant.id)
    .map(({ id, name, kind }) => ({
      id: `tenant-${id}`,
      text: `Switch to ${name}`,
      hint: kind,
      icon: <Office />,
      run: () => {
        switchTenant(me.id, id).catch((error: unknown) => showError(error, { action: 'switch organization' }))
      },
    }))
}

function useOwnCommands(onShowKeys: () => void): readonly Command[] {
  const navigate = useNavigate()
  const [, choose] = useThemeMode()
  return [
    { id: 'profile', text: 'My Profile', icon: <User />, run: () => void navigate(paths.profile()) },
    { id: 'switch', text: 'Switch Organizations', icon: <Exchange />, run: () => void navigate(paths.switchTenants()) },
    { id: 'light', text: 'Light theme', icon: <Flash />, run: () => choose('light') },
    { id: 'dark', text: 'Dark theme', icon: <Moon />, run: () => choose('dark') },
    { id: 'system', text: 'Theme as the system', icon: <Contrast />, run: () => choose('system') },
    { id: 'keys', text: 'Keyboard shortcuts', hint: '?', icon: <KeyCommand />, run: onShowKeys },
    { id: 'logout', text: 'Logout', icon: <LogOut />, run: () => void navigate(paths.logout()) },
  ]
}
