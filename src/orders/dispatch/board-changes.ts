import { movedIds } from '#src/lib/moved-rows.ts'
import type { BoardColumn } from './board-columns.ts'

/** What somebody else did to a card; null: it was not, or is no more, on the board. */
export interface CardChange {
  readonly orderId: number
  /** Titles of columns. */
  readonly from: string | null
  readonly to: string | null
}

/** So many are told one by one; of more only the figures. */
const toldSingly = 3

/**
 * The cards that came, went, or stand in another column than before.
 * @param own orders that the person is moving, which says so by itself
 */
export function boardChanges(
  before: readonly BoardColumn[],
  after: readonly BoardColumn[],
  own: ReadonlySet<number>,
): readonly CardChange[] {
  const [was, is] = [titlesOf(before), titlesOf(after)]
  // Where not all were fetched, what comes in may have stood there long since, and what goes may stand there still.
  const isPartial = [...before, ...after].some(({ unfetched }) => unfetched > 0)
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((orderId) => {
    const [from, to] = [was.get(orderId) ?? null, is.get(orderId) ?? null]
    const isUnsure = isPartial && (from === null || to === null)
    return from === to || own.has(orderId) || isUnsure ? [] : [{ orderId, from, to }]
  })
}

/** The cards that stand elsewhere than before, also those of which only the place in the column is another. */
export function movedCards(
  before: readonly BoardColumn[],
  after: readonly BoardColumn[],
  own: ReadonlySet<number>,
): ReadonlySet<number> {
  const placesBefore = new Map(before.map(({ id, orders }) => [id, orders.map((order) => order.id)]))
  const inOther = boardChanges(before, after, own).map(({ orderId }) => orderId)
  const inColumn = after.flatMap(({ id, orders }) => [
    ...movedIds(
      placesBefore.get(id) ?? [],
      orders.map((order) => order.id),
    ),
  ])
  return new Set([...inOther, ...inColumn].filter((id) => !own.has(id)))
}

/** "#10482 moved to Owen Fraser", or of many "Orders: 5 new, 2 moved". */
export function changeWords(changes: readonly CardChange[]): string {
  if (changes.length <= toldSingly) return changes.map(oneInWords).join(', ')
  const [came, went] = [changes.filter(({ from }) => from === null), changes.filter(({ to }) => to === null)]
  const counts: readonly (readonly [number, string])[] = [
    [came.length, 'new'],
    [changes.length - came.length - went.length, 'moved'],
    [went.length, 'off the board'],
  ]
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  return `Orders: ${told.join(', ')}`
}

function oneInWords({ orderId, from, to }: CardChange): string {
  if (to === null) return `#${orderId} is off the board`
  return from === null ? `#${orderId} is new in ${to}` : `#${orderId} moved to ${to}`
}

function titlesOf(columns: readonly BoardColumn[]): ReadonlyMap<number, string> {
  return new Map(
    columns.flatMap(({ title, orders, older }) => [...orders, ...older].map(({ id }) => [id, title] as const)),
  )
}
