import { Box, Office } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { orderStatusLabels } from '#domain/order-status.ts'
import { useGetPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import { useGetSwitchableTenants } from '#generated/client/users/users.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { orderNumber } from '#src/resources/orders/order-columns.tsx'
import { useSession } from '#src/session/session.ts'
import { switchTenant } from '#src/session/switch-tenant.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { showError } from '#src/ui/error-dialog.ts'
import type { Command, Found } from './command.ts'

/** As many of each kind: more are found by typing more. */
const shown = 5
/** Longer ones are no order's number. */
const longestOrderNumber = 12
/** The search of orders needs three letters; fewer would match half of them. */
const fewestLetters = 3
/** Milliseconds: what is typed on is not asked for, and a call that is no longer wanted is broken off. */
const pause = 150

/** What the server finds by the words of the query, each kind if the person may read it. */
export function useFoundCommands(query: string): Found {
  const typed = query.trim().replace(/^#/, '')
  const search = useDebounced(typed, pause)
  const kinds = [useOrderCommands(typed, search), useTenantCommands(search)]
  return {
    commands: kinds.flatMap(({ commands }) => commands),
    isSearching: typed !== search || kinds.some(({ isSearching }) => isSearching),
    failed: kinds.some(({ failed }) => failed),
  }
}

/** As much of a query as decides how its search stands. */
function standOf({ isFetching, isError }: { readonly isFetching: boolean; readonly isError: boolean }) {
  return { isSearching: isFetching, failed: isError }
}

function useOrderCommands(typed: string, search: string): Found {
  const session = useSession()
  const navigate = useNavigate()
  const isNumber = /^\d+$/.test(typed) && typed.length <= longestOrderNumber
  const asks = /^\d+$/.test(search) ? search.length <= longestOrderNumber : search.length >= fewestLetters
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
  // A whole number is worth opening before the search has answered.
  const byNumber: Command = {
    id: `order-${typed}`,
    group: 'Orders',
    text: `Order #${typed}`,
    icon: <Box />,
    run: () => void navigate(paths.order(typed)),
  }
  const exact = found.find(({ id }) => id === byNumber.id) ?? byNumber
  return {
    ...standOf(orders),
    commands: isNumber ? [exact, ...found.filter(({ id }) => id !== byNumber.id)] : found,
  }
}

function useTenantCommands(search: string): Found {
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
