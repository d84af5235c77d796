import { Add, Box, MapMarker, NewPerson, People, Person } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { dialledNumber, formatPhone } from '#domain/addresses/phone.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { orderStatusLabels } from '#domain/orders/order-status.ts'
import { useGetCallers } from '#generated/client/orders/orders.ts'
import type { Caller } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { canRelate } from '#src/access/can-relate.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import type { Command, CommandSearch } from './command.ts'

const kinds = {
  customer: { label: 'Customer', Icon: People },
  contact: { label: 'Contact', Icon: Person },
  person: { label: 'Person', Icon: Person },
  location: { label: 'Location', Icon: MapMarker },
} as const

/** Who has the number that was typed or pasted, and what one does next for them; null where no number is typed. */
export function useCallerCommands(typed: string, search: string): CommandSearch | null {
  const session = useSession()
  const navigate = useNavigate()
  const isNumber = dialledNumber(typed) !== null
  const mayAsk = can.readOrders(session).allowed
  const callers = useGetCallers(
    session.tenant.id,
    { phone: search },
    { query: { enabled: mayAsk && dialledNumber(search) !== null } },
  )
  if (!isNumber || !mayAsk) return null

  const go = (to: string) => () => void navigate(to)
  const found = typed === search ? (callers.data?.data ?? []) : []
  const none = typed === search && callers.data !== undefined && found.length === 0
  const newCustomer: Command = {
    id: 'new-customer',
    group: 'On the line',
    text: 'New customer',
    detail: formatPhone(dialledNumber(typed)?.e164 ?? ''),
    icon: <NewPerson />,
    run: go(paths.customerInvitations.new()),
  }
  const customers = uniqueBy(
    found.flatMap(({ customer }) => customer ?? []),
    ({ id }) => id,
  )
  const newOrders = customers.map(({ id, name }, index): Command => ({
    id: `order-for-${id}`,
    group: 'On the line',
    text: `New order for ${name}`,
    icon: <Add />,
    isAlternative: index === 0,
    run: go(paths.scheduler({ customer: id })),
  }))
  const orders = uniqueBy(
    found.flatMap((caller) => caller.orders),
    ({ id }) => id,
  ).map(({ id, status, pickupName, dropoffName }): Command => ({
    id: `order-${id}`,
    group: 'Orders',
    text: orderNumber(id),
    detail: `${pickupName} → ${dropoffName}`,
    hint: orderStatusLabels[status],
    icon: <Box />,
    run: go(paths.order(id)),
  }))
  const [first, ...others] = found.map((caller): Command => {
    const { label, Icon } = kinds[caller.kind]
    return {
      id: `${caller.kind}-${caller.id}`,
      group: 'On the line',
      text: caller.name,
      detail: detailOf(caller),
      hint: label,
      icon: <Icon />,
      run: go(placeOf(caller)),
    }
  })
  return {
    commands: [
      ...(first === undefined ? [] : [first]),
      ...(can.createOrder(session).allowed ? newOrders : []),
      ...others,
      ...(none && canRelate.invite(session, 'customer').allowed ? [newCustomer] : []),
      ...orders,
    ],
    isSearching: callers.isFetching,
    failed: callers.isError,
    note: none ? 'Nobody known has this number' : undefined,
  }
}

/** Where one reads about them. */
function placeOf({ kind, id, customer }: Caller): string {
  switch (kind) {
    case 'customer':
      return paths.customers.one(id)
    case 'location':
      return paths.locations.one(id)
    case 'contact':
      return customer === null ? paths.contacts.one(id) : paths.customerContacts(customer.id).one(id)
    case 'person':
      return customer === null ? paths.users.one(id) : paths.customerSide(customer.id, 'people')
  }
}

/** @param count which stops at 1,001 */
function openOrderText(count: number): string {
  return count > 1_000 ? '1,000+ open orders' : countText(count, { one: 'open order', many: 'open orders' })
}

function detailOf({ kind, customer, openOrders, phone }: Caller): string {
  return [
    ...(kind === 'customer' || customer === null ? [] : [customer.name]),
    ...(phone.includes(';ext=') ? [formatPhone(phone)] : []),
    openOrders === 0 ? 'no open orders' : openOrderText(openOrders),
  ].join(' · ')
}

function uniqueBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}
