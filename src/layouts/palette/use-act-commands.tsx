import { Disable, Person } from '@blueprintjs/icons'
import { useLocation } from 'react-router-dom'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { useGetDeliveryOrderSummary } from '#generated/client/orders/orders.ts'
import { useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import type { DeliveryOrderSummary, User } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { canOrder } from '#src/access/can-order.ts'
import { statusOf } from '#src/http/errors.ts'
import { driverListParams } from '#src/orders/find/driver-list.ts'
import { assigneeText, useAssignDriver, useUnassignOrders } from '#src/orders/acts/order-acts.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { orderOfAddress, typedAct } from './act-words.ts'
import type { Command, CommandSearch } from './command.ts'

const aMinuteMs = 60_000

/** What "assign 10313 maya" would do, one entry for each driver of that name; null where no act is typed. */
export function useActCommands(query: string): CommandSearch | null {
  const session = useSession()
  const typed = typedAct(query, orderOfAddress(useLocation()))
  const mayDispatch = can.dispatch(session)
  const isAsked = typed !== null && mayDispatch.allowed
  const orderId = useDebounced(typed?.orderId ?? null)
  const order = useGetDeliveryOrderSummary(orderId ?? 0, { query: { enabled: isAsked && orderId !== null } })
  // All of them at once: there are no more than a page, and every letter then finds without asking again.
  const drivers = useGetTenantUsersByRole(session.tenant.id, 'Driver', driverListParams(), {
    query: { enabled: isAsked && typed.act === 'assign', staleTime: aMinuteMs },
  })
  const assign = useAssignDriver()
  const unassign = useUnassignOrders()
  if (typed === null) return null

  const none: CommandSearch = { commands: [], isSearching: false, failed: false }
  if (!mayDispatch.allowed) return { ...none, note: mayDispatch.reason }
  if (typed.orderId === null) return { ...none, note: `Type the number of an order: ${typed.act} 10313` }
  if (typed.orderId !== orderId || order.isFetching || drivers.isFetching) return { ...none, isSearching: true }
  const { data } = order
  if (data === undefined) {
    const isUnknown = statusOf(order.error) === 404 || statusOf(order.error) === 403
    return isUnknown ? { ...none, note: `There is no order ${orderNumber(orderId)} here` } : { ...none, failed: true }
  }

  if (typed.act === 'unassign') {
    const verdict = canOrder.unassign(session, data)
    if (!verdict.allowed) return { ...none, note: verdict.reason }
    if (data.driver === null) return { ...none, note: `${orderNumber(orderId)} has no driver` }
    const text = `Unassign ${orderNumber(orderId)} from ${displayName(data.driver)}`
    return { ...none, commands: [commandOf(data, 'unassign', text, () => unassign.mutate([data]))] }
  }
  const verdict = canOrder.assign(session, data)
  if (!verdict.allowed) return { ...none, note: verdict.reason }
  const found = (drivers.data?.data ?? []).filter(
    (driver) => driver.id !== data.driver?.id && holdsWords(`${displayName(driver)} ${driver.email}`, typed.driver),
  )
  return {
    ...none,
    failed: drivers.isError,
    commands: found.map((driver) => assignCommand(data, driver, () => assign.mutate({ orders: [data], driver }))),
    note: found.length === 0 ? `No other driver is called “${typed.driver}”` : undefined,
  }
}

function assignCommand(order: DeliveryOrderSummary, driver: User, run: () => void): Command {
  const text = `Assign ${orderNumber(order.id)} to ${displayName(driver)}`
  return commandOf(order, `assign-${driver.id}`, text, run)
}

function commandOf(order: DeliveryOrderSummary, id: string, text: string, run: () => void): Command {
  const { pickupLocation, dropoffLocation } = order
  return {
    id,
    group: 'Act',
    text,
    detail: `${pickupLocation.name} → ${dropoffLocation.name}`,
    hint: assigneeText(order),
    icon: id === 'unassign' ? <Disable /> : <Person />,
    run,
  }
}
