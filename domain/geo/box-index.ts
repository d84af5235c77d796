import type { LatLng } from './geo.ts'

/** A box of degrees; its east may lie beyond 180, its west is never east of that. */
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Boxes within a box, down to those that were given. */
type Branch<Item> = Box & ({ readonly item: Item } | { readonly branches: readonly Branch<Item>[] })

/** Boxes in a tree, so that those around a point are found without looking at the others. */
export interface BoxIndex<Item> {
  readonly root: Branch<Item> | null
}

/** As many branches as a box holds. */
const fanOut = 8

/**
 * Packs boxes into a tree (sort-tile-recursive): neighbours lie in one branch. A box may be written any number of turns of the globe
 * away.
 */
export function boxIndexOf<Item>(items: readonly (readonly [Box, Item])[]): BoxIndex<Item> {
  let level: Branch<Item>[] = items
    .filter(([{ south, north }]) => south <= north)
    .map(([{ south, north, west, east }, item]) => {
      const turns = 360 * Math.floor((west + 180) / 360)
      return { south, north, west: west - turns, east: east - turns, item }
    })
  while (level.length > 1) level = packed(level)
  return { root: level[0] ?? null }
}

function packed<Item>(boxes: readonly Branch<Item>[]): Branch<Item>[] {
  const columns = Math.ceil(Math.sqrt(boxes.length / fanOut))
  const perColumn = fanOut * Math.ceil(boxes.length / columns / fanOut)
  return groupsOf(
    boxes.toSorted((one, other) => one.west + one.east - other.west - other.east),
    perColumn,
  )
    .flatMap((column) =>
      groupsOf(
        column.toSorted((one, other) => one.south + one.north - other.south - other.north),
        fanOut,
      ),
    )
    .map((branches) => ({
      south: Math.min(...branches.map(({ south }) => south)),
      north: Math.max(...branches.map(({ north }) => north)),
      west: Math.min(...branches.map(({ west }) => west)),
      east: Math.max(...branches.map(({ east }) => east)),
      branches,
    }))
}

function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  )
}

/** What was given with the boxes that hold a point, in no order; once for each turn of the globe that a box holds it in. */
export function itemsAt<Item>({ root }: BoxIndex<Item>, point: LatLng): Item[] {
  const found: Item[] = []
  if (root === null) return found
  const first = point.lng - 360 * Math.floor((point.lng + 180) / 360)
  for (let turned = first; turned <= root.east; turned += 360) collect(root, point, turned, found)
  return found
}

/** @param lng the point's longitude, as the boxes write it */
function collect<Item>(branch: Branch<Item>, point: LatLng, lng: number, found: Item[]): void {
  const { lat } = point
  if (lat < branch.south || lat > branch.north || lng < branch.west || lng > branch.east) return
  if ('item' in branch) found.push(branch.item)
  else for (const each of branch.branches) collect(each, point, lng, found)
}
