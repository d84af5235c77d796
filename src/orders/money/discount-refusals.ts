import { formErrorOf } from '#src/http/errors.ts'

/** A price below zero that the server refuses. */
export interface BelowZero {
  /** Of the whole, a sentence. */
  readonly summary: string
  /** What is said at an adjustment, by its place in the list. */
  readonly faults: ReadonlyMap<number, string>
}

/** Reads the refusal of a preview or a save; null for any other answer. */
export function belowZeroOf(error: unknown): BelowZero | null {
  const refused = formErrorOf(error)
  if (refused?.code !== 'price_below_zero') return null
  const faults = Object.entries(refused.errors).flatMap(([pointer, [message]]): [number, string][] => {
    const index = /^\/items\/(\d+)\//.exec(pointer)?.[1]
    return index === undefined || message === undefined ? [] : [[Number(index), message]]
  })
  return { summary: refused.message, faults: new Map(faults) }
}
