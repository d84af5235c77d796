/** Repeatable chance: the same seed gives the same sequence on every machine (mulberry32). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item
  /** True in this share of cases (0 to 1). */
  chance(share: number): boolean
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    pick: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
    chance: (share) => next() < share,
  }
}
