import { expect, it } from 'vitest'
import { getGetPaginatedDeliveryOrdersResponseMock } from '#generated/client/orders/orders.msw.ts'
import { type BoardOrder, boardColumns, neighbour, nextTrouble, onlyTrouble, troubleCounts } from './board-columns.ts'

const kwame = { id: 21, firstName: 'Kwame', lastName: 'Mensah' }
const ravi = { id: 22, firstName: 'Ravi', lastName: 'Patel' }
const [sample] = getGetPaginatedDeliveryOrdersResponseMock().data
if (sample === undefined) throw new Error('A generated list has a row')

/** An order that waits, due in so many minutes. */
const order = (id: number, due: number, changes: Partial<BoardOrder> = {}): BoardOrder => ({
  ...sample,
  id,
  status: 'created',
  driver: null,
  dueAt: due * 60,
  updatedAt: 0,
  ...changes,
})

const set = (...orders: BoardOrder[]) => ({ orders, total: orders.length, totalIsCapped: false })
const waiting = order(1, 30)
const assigned = order(2, 20, { status: 'assigned', driver: kwame })
const delivered = order(3, 10, { status: 'droppedOff', driver: kwame })
const source = {
  unassigned: set(waiting),
  active: set(assigned, delivered),
  drivers: [kwame],
  moves: new Map<number, typeof kwame | null>(),
  view: 'drivers' as const,
  today: 0,
  date: '2026-11-28',
}
const shape = (columns: ReturnType<typeof boardColumns>) =>
  columns.map(({ title, count, orders }) => [title, count, orders.map(({ id }) => id)])

it('says of a driver who is off today until when', () => {
  const off = { ...ravi, daysOff: [{ fromDay: '2026-11-27', untilDay: '2026-11-29' }] }
  const later = { ...kwame, daysOff: [{ fromDay: '2026-11-29', untilDay: '2026-11-29' }] }
  const columns = boardColumns({ ...source, drivers: [later, off] })
  expect(columns.map((column) => column.off)).toEqual([null, null, 'Off until November 29'])
})

it('gives every driver a column of what is in hand', () => {
  expect(shape(boardColumns({ ...source, drivers: [kwame, ravi] }))).toEqual([
    ['Unassigned', 1, [1]],
    ['Kwame Mensah', 1, [2]],
    ['Ravi Patel', 0, []],
  ])
})

it('keeps in sight what somebody carries who is no longer listed', () => {
  const carried = order(4, 5, { status: 'pickedUp', driver: ravi })
  expect(shape(boardColumns({ ...source, active: set(carried) }))).toEqual([
    ['Unassigned', 1, [1]],
    ['Kwame Mensah', 0, []],
    ['Ravi Patel', 1, [4]],
  ])
})

it('shows by status what is assigned and what is under way', () => {
  expect(shape(boardColumns({ ...source, view: 'status' }))).toEqual([
    ['Unassigned', 1, [1]],
    ['Assigned', 1, [2]],
    ['In progress', 1, [3]],
  ])
})

it('begins what is under way with what is open, and folds away what was delivered before today', () => {
  const droppedAt = (id: number, updatedAt: number) => order(id, 1, { status: 'droppedOff', driver: kwame, updatedAt })
  const open = [7, 6].map((id) => order(id, id * 10, { status: 'pickedUp', driver: kwame }))
  const active = set(droppedAt(1, 99), droppedAt(2, 100), droppedAt(3, 300), ...open)
  const progress = boardColumns({ ...source, active, view: 'status', today: 100 }).at(-1)
  expect(progress).toMatchObject({ count: 4, isGrouped: true })
  expect(progress?.orders.map(({ id }) => id)).toEqual([6, 7, 3, 2])
  expect(progress?.older.map(({ id }) => id)).toEqual([1])
})

it('counts trouble across all drivers, and narrows every column down to it without counting less', () => {
  const late = order(4, 4, { status: 'pickedUp', driver: ravi })
  const columns = boardColumns({ ...source, active: set(assigned, delivered, late), drivers: [kwame, ravi] })
  const now = 15 * 60
  expect(troubleCounts(columns, now)).toEqual({ late: 1, soon: 2 })
  expect(shape(onlyTrouble(columns, 'late', now))).toEqual([
    ['Unassigned', 1, []],
    ['Kwame Mensah', 1, []],
    ['Ravi Patel', 1, [4]],
  ])
})

it('goes on by key from all to what is late, what is due soon and back, past what there is none of', () => {
  const both = { late: 2, soon: 6 }
  expect(nextTrouble(null, both)).toBe('late')
  expect(nextTrouble('late', both)).toBe('soon')
  expect(nextTrouble('soon', both)).toBeNull()
  expect(nextTrouble(null, { late: 0, soon: 1 })).toBe('soon')
  expect(nextTrouble('late', { late: 0, soon: 0 })).toBeNull()
})

it('moves a card and the counts before the server has answered', () => {
  const moves = new Map([
    [1, kwame],
    [2, null],
  ])
  expect(shape(boardColumns({ ...source, moves }))).toEqual([
    ['Unassigned', 1, [2]],
    ['Kwame Mensah', 1, [1]],
  ])
})

it('counts what was not fetched', () => {
  const [first] = boardColumns({ ...source, unassigned: { orders: [waiting], total: 700, totalIsCapped: false } })
  expect(first).toMatchObject({ count: 700 })
})

it('shows an order once, as it stands later, when both lists have it', () => {
  const before = order(9, 30, { updatedAt: 100 })
  const after = order(9, 30, { updatedAt: 200, status: 'assigned', driver: kwame })
  expect(shape(boardColumns({ ...source, unassigned: set(before), active: set(after) }))).toEqual([
    ['Unassigned', 0, []],
    ['Kwame Mensah', 1, [9]],
  ])
})

it('leads from card to card, over empty columns, and stops at the edges', () => {
  const cards = [[1, 2, 3], [], [4]]
  expect(neighbour(cards, null, 'down')).toBe(1)
  expect(neighbour(cards, 1, 'down')).toBe(2)
  expect(neighbour(cards, 1, 'up')).toBe(1)
  expect(neighbour(cards, 3, 'down')).toBe(3)
  expect(neighbour(cards, 3, 'right')).toBe(4)
  expect(neighbour(cards, 4, 'left')).toBe(1)
  expect(neighbour(cards, 4, 'right')).toBe(4)
  expect(neighbour([[], []], null, 'down')).toBeNull()
})

it('leads over the lanes of a column as they lie on the screen, and reads on by its letters', () => {
  const cards = [[1, 2, 3, 4, 5], [6], [7]]
  const from = (id: number, step: Parameters<typeof neighbour>[2]) =>
    neighbour(cards, id, step, ([first]) => (first === 1 ? 2 : 1))
  expect(from(1, 'next')).toBe(2)
  expect(from(3, 'previous')).toBe(2)
  expect(from(1, 'down')).toBe(3)
  expect(from(4, 'up')).toBe(2)
  // the last row has one card
  expect(from(4, 'down')).toBe(5)
  expect(from(5, 'down')).toBe(5)
  expect(from(1, 'right')).toBe(2)
  expect(from(4, 'right')).toBe(6)
  expect(from(5, 'right')).toBe(6)
  expect(from(4, 'left')).toBe(3)
  expect(from(6, 'left')).toBe(2)
  expect(from(6, 'right')).toBe(7)
})
