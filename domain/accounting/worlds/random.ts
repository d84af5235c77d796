/** Chances that are the same for the same seed on every machine. */
export interface Chances {
  /** A whole number below `end`. */
  readonly below: (end: number) => number
  /** True in so many of a hundred cases. */
  readonly inHundred: (cases: number) => boolean
  readonly pick: <Item>(items: readonly Item[]) => Item
}

/** @param seed a whole number; neighbours have nothing in common */
export function chancesOf(seed: number): Chances {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  // Mulberry32: small, and good enough to shuffle a world.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    inHundred: (cases) => below(100) < cases,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
  }
}
