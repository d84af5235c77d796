import type { OrderStatus } from '#domain/order-status.ts'
import type { DeliveryOrderListItem, Person } from '#generated/model/index.ts'
import { displayName } from '#src/session/session.ts'
import type { BoardView } from './board-filter.ts'
import { byPromise } from './promise.ts'

export type BoardOrder = DeliveryOrderListItem

/** Orders as the server counts them: how many there are may be more than were fetched. */
export interface OrderSet {
  readonly orders: readonly BoardOrder[]
  readonly total: number
  readonly totalIsCapped: boolean
}

/** Where an order is being moved to before the server has said so; null: back to unassigned. */
export type Moves = ReadonlyMap<number, Person | null>

export interface BoardColumn {
  readonly id: string
  readonly title: string
  /** What dropping an order here means: this driver, nobody (null), or nothing at all (undefined). */
  readonly target: Person | null | undefined
  /** Nearest promise first. */
  readonly orders: readonly BoardOrder[]
  readonly count: number
  readonly countIsCapped: boolean
  /** Driving seconds of the orders in it. */
  readonly drivingS: number
}

interface BoardSource {
  readonly unassigned: OrderSet
  readonly active: OrderSet
  readonly drivers: readonly Person[]
  readonly moves: Moves
  readonly view: BoardView
}

const inHand: readonly OrderStatus[] = ['assigned', 'pickedUp']

/** The columns of the board: what waits, then each driver's orders in hand, or what is assigned and what is under way. */
export function boardColumns({ unassigned, active, drivers, moves, view }: BoardSource): readonly BoardColumn[] {
  const orders = latestOfEach([...unassigned.orders, ...active.orders]).map((order) => moved(order, moves))
  const waiting = orders.filter(({ status }) => status === 'created')
  const first: BoardColumn = {
    ...column('unassigned', 'Unassigned', null, waiting),
    count: unassigned.total - unassigned.orders.length + waiting.length,
    countIsCapped: unassigned.totalIsCapped,
  }
  const withDriver = orders.filter(({ status }) => status !== 'created')
  if (view === 'status')
    return [
      first,
      column(
        'assigned',
        'Assigned',
        undefined,
        withDriver.filter(({ status }) => status === 'assigned'),
      ),
      column(
        'progress',
        'In progress',
        undefined,
        withDriver.filter(({ status }) => status !== 'assigned'),
      ),
    ]
  const carried = withDriver.filter(({ status }) => inHand.includes(status))
  return [first, ...everyDriver(drivers, carried).map((driver) => driverColumn(driver, carried))]
}

/** The two lists are asked for one after the other: an order that changed in between is in both, once as it was. */
function latestOfEach(orders: readonly BoardOrder[]): readonly BoardOrder[] {
  const latest = new Map<number, BoardOrder>()
  for (const order of orders) {
    const known = latest.get(order.id)
    if (known === undefined || known.updatedAt <= order.updatedAt) latest.set(order.id, order)
  }
  return [...latest.values()]
}

function driverColumn(driver: Person, carried: readonly BoardOrder[]): BoardColumn {
  const own = carried.filter((order) => order.driver?.id === driver.id)
  return column(`driver-${driver.id}`, displayName(driver), driver, own)
}

/** All who drive, and whoever still carries an order although no longer listed: no order may be out of sight. */
function everyDriver(drivers: readonly Person[], carried: readonly BoardOrder[]): readonly Person[] {
  const known = new Map(drivers.map((driver) => [driver.id, driver]))
  for (const { driver } of carried) if (driver !== null && !known.has(driver.id)) known.set(driver.id, driver)
  return [...known.values()]
}

function column(id: string, title: string, target: BoardColumn['target'], orders: readonly BoardOrder[]): BoardColumn {
  return {
    id,
    title,
    target,
    orders: orders.toSorted(byPromise),
    count: orders.length,
    countIsCapped: false,
    drivingS: orders.reduce((sum, { timeS }) => sum + timeS, 0),
  }
}

function moved(order: BoardOrder, moves: Moves): BoardOrder {
  const driver = moves.get(order.id)
  if (driver === undefined) return order
  return { ...order, driver, status: driver === null ? 'created' : 'assigned' }
}

/** The neighbour that a key leads to: up and down within a column, left and right to the nearest row of the next one with cards. */
export function neighbour(
  columns: readonly (readonly number[])[],
  from: number | null,
  step: 'up' | 'down' | 'first' | 'last' | 'left' | 'right',
): number | null {
  const filled = columns.filter((ids) => ids.length > 0)
  const at = filled.findIndex((ids) => from !== null && ids.includes(from))
  const ids = filled[at]
  if (ids === undefined || from === null) return filled[0]?.[0] ?? null
  const row = ids.indexOf(from)
  switch (step) {
    case 'up':
      return ids[row - 1] ?? from
    case 'down':
      return ids[row + 1] ?? from
    case 'first':
      return ids[0] ?? from
    case 'last':
      return ids.at(-1) ?? from
    case 'left':
    case 'right': {
      const next = filled[at + (step === 'left' ? -1 : 1)]
      return next?.[Math.min(row, next.length - 1)] ?? from
    }
  }
}
