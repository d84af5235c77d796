import { Box, MapMarker, Office, People, Person } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { labelledOrder, readOrderNumber } from '#domain/orders/order-number.ts'
import { orderStatusLabels } from '#domain/orders/order-status.ts'
import { useGetPaginatedLocations } from '#generated/client/locations/locations.ts'
import { useGetPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import { useGetCustomerTenants, useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import { useGetSwitchableTenants } from '#generated/client/users/users.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { driverListParams } from '#src/orders/find/driver-list.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { switchTenant } from '#src/session/switch-tenant.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { showError } from '#src/ui/error-dialog.ts'
import type { Command, CommandSearch } from './command.ts'
import { useCallerCommands } from './use-caller-commands.tsx'
import type { PaletteListProps } from './palette-props.ts'

/** As many of each kind: more are found by typing more. */
const shown = 5
/** Digits alone that are as many may be a phone number. */
const fewestPhoneDigits = 7
/** The search of orders needs three letters; fewer would match half of them. */
const fewestLetters = 3
/** Milliseconds: what is typed on is not asked for, and a call that is no longer wanted is broken off. */
const pause = 150

/** What the server finds by the words of the query, each kind if the person may read it. */
export function useFoundCommands(query: string, { entries }: Pick<PaletteListProps, 'entries'>): CommandSearch {
  const typed = query.trim()
  const search = useDebounced(typed, pause)
  const callers = useCallerCommands(typed, search)
  const kinds = [
    ...(callers === null ? [] : [callers]),
    useOrderCommands(typed, search),
    useCustomerCommands(typed, search),
    useDriverCommands(typed, search),
    useLocationCommands(
      typed,
      entries.some(({ id }) => id === 'locations'),
      search,
    ),
    useTenantCommands(search),
  ]
  const all = kinds.flatMap(({ commands }) => commands)
  return {
    // An order or a location of who calls is found by the number as well.
    commands: all.filter((command, index) => all.findIndex(({ id }) => id === command.id) === index),
    isSearching: typed !== search || kinds.some(({ isSearching }) => isSearching),
    failed: kinds.some(({ failed }) => failed),
    note: callers?.note,
  }
}

/** As much of a query as decides how its search stands. */
function standOf({ isFetching, isError }: { readonly isFetching: boolean; readonly isError: boolean }) {
  return { isSearching: isFetching, failed: isError }
}

function useOrderCommands(typed: string, search: string): CommandSearch {
  const session = useSession()
  const navigate = useNavigate()
  const orderId = readOrderNumber(typed)
  const asks = isDigits(search) ? readOrderNumber(search) !== null : search.length >= fewestLetters
  const orders = useGetPaginatedDeliveryOrders(
    session.tenant.id,
    { pagination: { page: 0, pageSize: shown, filter: { search } } },
    { query: { enabled: can.readOrders(session).allowed && asks } },
  )
  const found = (typed === search ? (orders.data?.data ?? []) : []).map(
    ({ id, pickupLocation, dropoffLocation, status }): Command => ({
      id: `order-${id}`,
      group: 'Orders',
      text: orderNumber(id),
      detail: `${pickupLocation.name} → ${dropoffLocation.name}`,
      hint: orderStatusLabels[status],
      icon: <Box />,
      run: () => void navigate(paths.order(id)),
    }),
  )
  if (orderId === null) return { ...standOf(orders), commands: found }
  // A whole number is worth opening before the search has answered.
  const byNumber: Command = {
    id: `order-${orderId}`,
    group: 'Orders',
    text: `Order ${orderNumber(orderId)}`,
    icon: <Box />,
    run: () => void navigate(paths.order(orderId)),
  }
  const exact = { ...(found.find(({ id }) => id === byNumber.id) ?? byNumber), isMeant: !isName(typed) }
  return { ...standOf(orders), commands: [exact, ...found.filter(({ id }) => id !== byNumber.id)] }
}

const byName = [{ field: 'name', direction: 'asc' }] as const

function useCustomerCommands(typed: string, search: string): CommandSearch {
  const session = useSession()
  const navigate = useNavigate()
  const isCourier = session.tenant.kind === 'Courier'
  const customers = useGetCustomerTenants(
    { pagination: { page: 0, pageSize: shown, sort: [...byName] }, search },
    { query: { enabled: isCourier && can.readCustomers(session).allowed && isName(search) } },
  )
  const commands = (customers.data?.data ?? []).map(({ id, name }): Command => ({
    id: `customer-${id}`,
    group: 'Customers',
    text: name,
    icon: <People />,
    run: () => void navigate(paths.customers.one(id)),
  }))
  return { ...standOf(customers), commands: holding(commands, typed, search) }
}

function useDriverCommands(typed: string, search: string): CommandSearch {
  const session = useSession()
  const navigate = useNavigate()
  const isCourier = session.tenant.kind === 'Courier'
  const mayRead = can.readUsers(session).allowed || can.dispatch(session).allowed
  const drivers = useGetTenantUsersByRole(session.tenant.id, 'Driver', driverListParams(search), {
    query: { enabled: isCourier && mayRead && isName(search) },
  })
  const commands = (drivers.data?.data ?? []).slice(0, shown).map((driver): Command => ({
    id: `driver-${driver.id}`,
    group: 'Drivers',
    text: displayName(driver),
    detail: driver.email,
    hint: 'Orders',
    icon: <Person />,
    run: () => void navigate(paths.orderHistory({ driver: driver.id })),
  }))
  return { ...standOf(drivers), commands: holding(commands, typed, search) }
}

function useLocationCommands(typed: string, mayRead: boolean, search: string): CommandSearch {
  const { tenant } = useSession()
  const navigate = useNavigate()
  const locations = useGetPaginatedLocations(
    tenant.id,
    { pagination: { page: 0, pageSize: shown, sort: [...byName] }, search },
    { query: { enabled: mayRead && isName(search) } },
  )
  const commands = (locations.data?.data ?? []).map(({ id, fullName, formattedAddress }): Command => ({
    id: `location-${id}`,
    group: 'Locations',
    text: fullName,
    detail: formattedAddress,
    icon: <MapMarker />,
    run: () => void navigate(paths.locations.one(id)),
  }))
  return { ...standOf(locations), commands: holding(commands, typed, search) }
}

/** A number is that of an order, unless it may be one to call; one letter begins half of all names. */
function isName(search: string): boolean {
  if (isDigits(search)) return search.length >= fewestPhoneDigits
  return search.length > 1 && labelledOrder(search) === null
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text)
}

/**
 * What answers an older question is offered only where it fits the words on the screen. What answers these very words is taken as it is:
 * it may be found by a reference or a phone number, which does not stand here.
 */
function holding(commands: readonly Command[], typed: string, search: string): readonly Command[] {
  if (typed === search) return commands
  return commands.filter(({ text, detail = '' }) => holdsWords(`${text} ${detail}`, typed))
}

function useTenantCommands(search: string): CommandSearch {
  const { me, tenant } = useSession()
  const tenants = useGetSwitchableTenants(me.id, { pagination: { page: 0, pageSize: shown }, search })
  const commands = (tenants.data?.data ?? [])
    .filter(({ id }) => id !== tenant.id)
    .map(({ id, name, kind }): Command => ({
      id: `tenant-${id}`,
      group: 'Organizations',
      text: `Switch to ${name}`,
      hint: kind,
      icon: <Office />,
      run: () => {
        switchTenant(me.id, id).catch((error: unknown) => showError(error, { action: 'switch organization' }))
      },
    }))
  return { ...standOf(tenants), commands }
}
