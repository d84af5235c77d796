import { expect, test } from 'vitest'
import { boardChanges, type CardChange, changeWords, movedCards } from './board-changes.ts'
import type { BoardColumn, BoardOrder } from './board-columns.ts'

/** A column with these orders, of which the changes need no more than their numbers. */
const column = (title: string, ids: readonly number[], unfetched = 0): BoardColumn => ({
  id: title,
  title,
  target: undefined,
  off: null,
  orders: ids.map((id) => ({ id }) as BoardOrder),
  older: [],
  count: ids.length,
  countIsCapped: false,
  unfetched,
  isGrouped: false,
  isNarrowed: false,
  drivingS: 0,
})
const none: ReadonlySet<number> = new Set()
const before = [column('Unassigned', [1, 2, 3]), column('Dana', [4])]

test.each<[what: string, after: readonly BoardColumn[], own: ReadonlySet<number>, words: string, moved: number[]]>([
  ['nothing', before, none, '', []],
  ['another column', [column('Unassigned', [1, 3]), column('Dana', [4, 2])], none, '#2 moved to Dana', [2]],
  ['new', [column('Unassigned', [1, 9, 2, 3]), column('Dana', [4])], none, '#9 is new in Unassigned', [9]],
  ['gone', [column('Unassigned', [1, 2, 3]), column('Dana', [])], none, '#4 is off the board', [4]],
  ['its place alone', [column('Unassigned', [3, 1, 2]), column('Dana', [4])], none, '', [3]],
  ['by the person', [column('Unassigned', [1, 3]), column('Dana', [4, 2])], new Set([2]), '', []],
  ['of a part that was fetched', [column('Unassigned', [2, 3, 9], 40), column('Dana', [4])], none, '', []],
])('tells of a card that has moved: %s', (_what, after, own, words, moved) => {
  expect(changeWords(boardChanges(before, after, own))).toBe(words)
  expect([...movedCards(before, after, own)]).toEqual(moved)
})

test('sums up many, so that they can be heard', () => {
  const came = (orderId: number): CardChange => ({ orderId, from: null, to: 'Unassigned' })
  const moved = (orderId: number): CardChange => ({ orderId, from: 'Unassigned', to: 'Dana' })
  const gone: CardChange = { orderId: 9, from: 'Dana', to: null }
  expect(changeWords([came(1), moved(2), gone])).toBe('#1 is new in Unassigned, #2 moved to Dana, #9 is off the board')
  expect(changeWords([came(1), came(2), moved(3), gone])).toBe('Orders: 2 new, 1 moved, 1 off the board')
  expect(changeWords([1, 2, 3, 4].map(moved))).toBe('Orders: 4 moved')
})
