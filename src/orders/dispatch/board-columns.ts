import { offWords } from '#domain/orders/days-off.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { DeliveryOrderListItem, Person, User } from '#generated/model/index.ts'
import { displayName } from '#src/session/session.ts'
import { type BoardView, type Trouble, troubles } from './board-filter.ts'
import { byPromise, promiseState } from './promise.ts'

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
  /** "Off until November 29": of a driver who is off today. */
  readonly off: string | null
  /** Nearest promise first, and what is delivered after what is not. */
  readonly orders: readonly BoardOrder[]
  /** Delivered on a day before and not completed yet: folded away. */
  readonly older: readonly BoardOrder[]
  /** How many there are, also of those that are not shown. */
  readonly count: number
  readonly countIsCapped: boolean
  /** How many of them were not fetched. */
  readonly unfetched: number
  /** Whether its orders stand by status, each under its word. */
  readonly isGrouped: boolean
  /** Whether only those in trouble are shown. */
  readonly isNarrowed: boolean
  /** Driving seconds of the orders in it. */
  readonly drivingS: number
}

interface BoardSource {
  readonly unassigned: OrderSet
  readonly active: OrderSet
  readonly drivers: readonly BoardDriver[]
  readonly moves: Moves
  readonly view: BoardView
  /** When the day of the organisation began, unix seconds. */
  readonly today: number
  /** That day by its date. */
  readonly date: LocalDate
}

type BoardDriver = Person & Pick<User, 'daysOff'>

const inHand: readonly OrderStatus[] = ['assigned', 'pickedUp']

/** The columns of the board: what waits, then each driver's orders in hand, or what is assigned and what is under way. */
export function boardColumns(source: BoardSource): readonly BoardColumn[] {
  const { unassigned, active, drivers, moves, view, today, date } = source
  const orders = latestOfEach([...unassigned.orders, ...active.orders]).map((order) => moved(order, moves))
  const waiting = orders.filter(({ status }) => status === 'created')
  const first: BoardColumn = {
    ...column('unassigned', 'Unassigned', null, waiting),
    count: unassigned.total - unassigned.orders.length + waiting.length,
    countIsCapped: unassigned.totalIsCapped,
    unfetched: unassigned.total - unassigned.orders.length,
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
      progressColumn(withDriver, today),
    ]
  const carried = withDriver.filter(({ status }) => inHand.includes(status))
  return [first, ...everyDriver(drivers, carried).map((driver) => driverColumn(driver, carried, date))]
}

/** What is under way by its promise, then what is delivered, the last of it first; only that of today is in sight. */
function progressColumn(withDriver: readonly BoardOrder[], today: number): BoardColumn {
  const delivered = withDriver
    .filter(({ status }) => status === 'droppedOff')
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
  const open = withDriver.filter(({ status }) => status === 'pickedUp')
  const all = column('progress', 'In progress', undefined, open)
  const orders = [...all.orders, ...delivered.filter(({ updatedAt }) => updatedAt >= today)]
  return {
    ...all,
    isGrouped: true,
    orders,
    count: orders.length,
    older: delivered.filter(({ updatedAt }) => updatedAt < today),
  }
}

/** How many of the orders in sight are in trouble, and of which kind. @param now unix seconds */
export function troubleCounts(columns: readonly BoardColumn[], now: number): Readonly<Record<Trouble, number>> {
  const tones = columns.flatMap(({ orders }) => orders.map((order) => promiseState(order, now).tone))
  const count = (trouble: Trouble) => tones.filter((tone) => tone === trouble).length
  return { late: count('late'), soon: count('soon') }
}

/** The columns with these orders alone; they count as before. @param now unix seconds */
export function onlyTrouble(columns: readonly BoardColumn[], trouble: Trouble, now: number): readonly BoardColumn[] {
  return columns.map((each) => ({
    ...each,
    orders: each.orders.filter((order) => promiseState(order, now).tone === trouble),
    older: [],
    isNarrowed: true,
  }))
}

/** What the key shows next: what is late, what is due soon, then everything. Kinds without an order are passed over. */
export function nextTrouble(shown: Trouble | null, counts: Readonly<Record<Trouble, number>>): Trouble | null {
  const after = shown === null ? troubles : troubles.slice(troubles.indexOf(shown) + 1)
  return after.find((trouble) => counts[trouble] > 0) ?? null
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

function driverColumn(driver: BoardDriver, carried: readonly BoardOrder[], date: LocalDate): BoardColumn {
  const own = carried.filter((order) => order.driver?.id === driver.id)
  const off = offWords(driver.daysOff ?? [], date)
  return { ...column(`driver-${driver.id}`, displayName(driver), driver, own), off }
}

/** All who drive, and everyone who still carries an order although no longer listed: no order may be out of sight. */
function everyDriver(drivers: readonly BoardDriver[], carried: readonly BoardOrder[]): readonly BoardDriver[] {
  const known = new Map(drivers.map((driver) => [driver.id, driver]))
  for (const { driver } of carried) if (driver !== null && !known.has(driver.id)) known.set(driver.id, driver)
  return [...known.values()]
}

function column(id: string, title: string, target: BoardColumn['target'], orders: readonly BoardOrder[]): BoardColumn {
  return {
    id,
    title,
    target,
    off: null,
    orders: orders.toSorted(byPromise),
    older: [],
    count: orders.length,
    countIsCapped: false,
    unfetched: 0,
    isGrouped: false,
    isNarrowed: false,
    drivingS: orders.reduce((sum, { timeS }) => sum + timeS, 0),
  }
}

function moved(order: BoardOrder, moves: Moves): BoardOrder {
  const driver = moves.get(order.id)
  if (driver === undefined) return order
  return { ...order, driver, status: driver === null ? 'created' : 'assigned' }
}

export type BoardStep = 'next' | 'previous' | 'up' | 'down' | 'first' | 'last' | 'left' | 'right'

/**
 * The neighbour that a key leads to: by reading, or up, down and aside over the lanes in which a column lays out its cards, and from its
 * outer lane to the nearest row of the next column with cards.
 * @param lanesOf how many cards of a column stand side by side
 */
export function neighbour(
  columns: readonly (readonly number[])[],
  from: number | null,
  step: BoardStep,
  lanesOf: (ids: readonly number[]) => number = () => 1,
): number | null {
  const filled = columns.filter((ids) => ids.length > 0)
  const at = filled.findIndex((ids) => from !== null && ids.includes(from))
  const ids = filled[at]
  if (ids === undefined || from === null) return filled[0]?.[0] ?? null
  const index = ids.indexOf(from)
  const lanes = lanesOf(ids)
  const row = Math.floor(index / lanes)
  const isLastRow = row === Math.floor((ids.length - 1) / lanes)
  switch (step) {
    case 'next':
      return ids[index + 1] ?? from
    case 'previous':
      return ids[index - 1] ?? from
    case 'up':
      return ids[index - lanes] ?? from
    case 'down':
      return (isLastRow ? undefined : (ids[index + lanes] ?? ids.at(-1))) ?? from
    case 'first':
      return ids[0] ?? from
    case 'last':
      return ids.at(-1) ?? from
    case 'left': {
      if (index % lanes > 0) return ids[index - 1] ?? from
      const before = filled[at - 1]
      return before === undefined ? from : cardIn(before, row, lanesOf(before), 'last')
    }
    case 'right': {
      if (index % lanes < lanes - 1 && index + 1 < ids.length) return ids[index + 1] ?? from
      const after = filled[at + 1]
      return after === undefined ? from : cardIn(after, row, lanesOf(after), 'first')
    }
  }
}

/** The card of a row, or of the last row above it, in the first or last lane. */
function cardIn(ids: readonly number[], row: number, lanes: number, lane: 'first' | 'last'): number | null {
  const start = Math.min(row, Math.floor((ids.length - 1) / lanes)) * lanes
  return ids.slice(start, start + lanes).at(lane === 'first' ? 0 : -1) ?? null
}

/** Where the focus goes when the card under it moves away: to the one after it, or before it. */
export function afterLeaving(
  cards: readonly (readonly number[])[],
  leaving: readonly number[],
  from: number | null,
): number | null {
  const own = cards.find((ids) => from !== null && ids.includes(from)) ?? []
  const next = own.slice(own.indexOf(from ?? 0)).find((id) => !leaving.includes(id))
  const before = own.filter((id) => !leaving.includes(id)).at(-1)
  return (
    next ??
    before ??
    neighbour(
      cards.map((ids) => ids.filter((id) => !leaving.includes(id))),
      null,
      'down',
    )
  )
}

export type DriverColumn = BoardColumn & { readonly target: Person }

/** Whether a column is a driver's, and not one that waits or a status. */
export function isDriver(one: BoardColumn): one is DriverColumn {
  return one.target !== null && one.target !== undefined
}
